#pragma once

#include "engine/sheet/rules/rule_values.h"

#include <string_view>
#include <vector>

namespace tilewright::sheet {

/// What follows from options and facts.
struct DerivedValue {
    std::string_view name;
    /// Names of the values that it is made of.
    std::vector<std::string_view> reads;
    RuleValue (*value)(const RuleValues& values);
};
/// nullptr if there is none of that name.
const DerivedValue* findDerived(std::string_view name);

/// What a rule says where the rule system has no option for it.
struct UsualValue {
    std::string_view name;
    int number = 0;
    /// In place of the number, if not empty.
    std::string_view word = {};
};
/// nullptr if there is none of that name.
const UsualValue* findUsual(std::string_view name);

} // namespace tilewright::sheet
