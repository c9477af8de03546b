#include "engine/sheet/rules/rule_rows.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <iterator>

namespace tilewright::sheet {

namespace {

using Part = RuleRows (*)();

RuleRows inOrder(std::initializer_list<Part> parts) {
    RuleRows rows;
    for (const Part part : parts)
        std::ranges::move(part(), std::back_inserter(rows));
    return rows;
}

} // namespace

const RuleRows& ruleRows(std::string_view ruleset) {
    static const RuleRows none;
    static const RuleRows beneath =
        inOrder({beneathSetting, beneathTurn, beneathActions, beneathDoors, beneathEnd});
    // The expansions are told apart by conditions.
    static const RuleRows landscape =
        inOrder({landscapeSetting, landscapeTurn, landscapeFeatures, landscapeFigures, tunnelRules,
                 dragonRules, towerRules, dungeonRules, landscapeEnd});
    if (ruleset == "beneath")
        return beneath;
    const std::array onTheLandscape{"landscape", "tunnel", "dungeon"};
    return std::ranges::find(onTheLandscape, ruleset) != onTheLandscape.end() ? landscape : none;
}

} // namespace tilewright::sheet
