#pragma once

#include "engine/sheet/rules/rule_rows.h"

#include <cstdint>

namespace tilewright::sheet {

/// What a game on the landscape adds to it.
enum class LeafletExpansion : std::uint8_t { Nothing, Tunnels, Dungeon };

// Parts of its rule sheet, in their order.
RuleRows landscapeSetting(LeafletExpansion expansion);
RuleRows landscapeTurn();
RuleRows landscapeFeatures(LeafletExpansion expansion);
RuleRows landscapePieceRules();
RuleRows tunnelRules();
RuleRows dragonRules();
RuleRows towerRules();
RuleRows dungeonRules();
RuleRows landscapeEnd(LeafletExpansion expansion);

} // namespace tilewright::sheet
