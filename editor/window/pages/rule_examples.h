#pragma once

#include <QString>

#include <functional>
#include <string_view>

class QMenu;

namespace tilewright {

/// A bundled game that stops at a decision about one rule.
struct RuleExample {
    /// "D-2.1"
    QString number;
    QString title;
    /// What to try there.
    QString hint;
    /// The record.
    std::string_view text;
};

/// Fills a menu with all of them, by the parts of the rules; `open` is called with the chosen one.
void fillRuleExamples(QMenu& menu, const std::function<void(const RuleExample&)>& open);

} // namespace tilewright
