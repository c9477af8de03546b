#pragma once

#include "engine/sheet/rules/rule_rows.h"
#include "engine/sheet/rules/rule_values.h"

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

inline RuleValue switchValue(bool value) {
    return {value ? 1 : 0, {}};
}

} // namespace tilewright::sheet
