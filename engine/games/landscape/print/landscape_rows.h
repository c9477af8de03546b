#pragma once

#include "engine/sheet/rules/rule_rows.h"

#include <cstdint>

namespace tilewright::sheet {

/// What a game on the landscape adds to it.
enum class Underground : std::uint8_t { Nothing, Tunnels, Dungeon };

// Parts of its rule sheet, in their order.
RuleRows landscapeSetting(Underground below);
RuleRows landscapeTurn();
RuleRows landscapeFeatures(Underground below);
RuleRows landscapeFigures();
RuleRows tunnelRules();
RuleRows dragonRules();
RuleRows towerRules();
RuleRows dungeonRules();
RuleRows landscapeEnd(Underground below);

} // namespace tilewright::sheet
