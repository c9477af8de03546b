#include "engine/sheet/rules/rule_rows.h"

#include "engine/games/kit.h"
#include "engine/sheet/rules/leaflet.h"

#include <algorithm>
#include <iterator>

namespace tilewright::sheet {

const RuleRows& ruleRows(std::string_view ruleset) {
    static const RuleRows none;
    const Leaflet* leaflet = leafletOf(ruleset);
    return leaflet == nullptr ? none : leaflet->rows;
}

RuleRows concatenated(std::vector<RuleRows> parts) {
    RuleRows rows;
    for (RuleRows& part : parts)
        std::ranges::move(part, std::back_inserter(rows));
    return rows;
}

} // namespace tilewright::sheet
