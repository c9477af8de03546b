#pragma once

#include "engine/base/translatable_text.h"
#include "engine/sheet/rules/rule_rows.h"
#include "engine/sheet/rules/rule_values.h"

#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

/// A value that follows from options and facts.
struct DerivedValue {
    std::string_view name;
    /// Names of the values that it is made of.
    std::vector<std::string_view> reads;
    RuleValue (*value)(const RuleValues& values);
};

/// What the rule sheet of a rule system says, and what its sentences read besides options and facts.
struct Leaflet {
    RuleRows rows;
    /// Of two with the same name the first counts.
    std::vector<DerivedValue> derived;
};

/// By the id of the rule system; null if there is none.
const Leaflet* leafletOf(std::string_view ruleset);
/// All rows of a rule system in their order, by its id; empty if there are none.
const RuleRows& ruleRows(std::string_view ruleset);

inline RuleValue switchValue(bool value) {
    return {value ? 1 : 0, {}};
}

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
