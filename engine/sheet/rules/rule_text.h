#pragma once

#include "engine/base/translatable_text.h"
#include "engine/sheet/rules/rule_rows.h"
#include "engine/sheet/rules/rule_values.h"

#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

/// The rows that a variant's rule sheet says, as text; empty for those that it doesn't. In the order of
/// ruleRows(), headings without anything below them left out.
std::vector<std::optional<Text>> ruleSentences(const RuleRows& rows, const RuleValues& values);

/// The names of options that a row depends on.
std::set<std::string_view> optionsOf(const RuleRow& row, const RuleValues& values);

/// What stands together on the sheet.
struct RuleParagraph {
    RuleRow::Kind kind = RuleRow::Kind::Paragraph;
    /// In one line of text, with spaces between.
    std::vector<Text> sentences;
    std::string_view picture;
};
std::vector<RuleParagraph> ruleParagraphs(const RuleSubject& variant);

} // namespace tilewright::sheet
