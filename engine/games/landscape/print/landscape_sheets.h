#pragma once

#include "engine/sheet/rules/leaflet.h"

#include <cstdint>

/// What is printed for the games on the landscape besides their tiles.
namespace tilewright::sheet {

class GameParts;

const GameParts& landscapeParts();

const Leaflet& landscapeLeaflet();
/// What the landscape's says, and of tunnels.
const Leaflet& tunnelLeaflet();
/// What the landscape's says, and of the dungeon.
const Leaflet& dungeonLeaflet();

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
