#pragma once

#include "engine/games/landscape/rules/state/position.h"
#include "engine/games/table.h"

#include <vector>

namespace tilewright::landscape {

// Like reasons.h, for the actions that the dungeon adds.

/// Why none of the player's figures can leave the dungeon.
Text whyNotLeaving(const Position& position);
/// Why that one can't leave there. Pre: no legal move does it.
Text whyNotLeaving(const Position& position, PieceType pieceType, Cell to);
/// Why dragon or fairy can't go there.
Text whyCreatureNotMoved(const Position& position, game::Kind creature, Cell to);
// Of L-6, and of L-5, as far as they are played; both are among those of the dungeon.
void addDragonRefusals(const Position& position, std::vector<game::Refusal>& all);
void addTowerRefusals(const Position& position, std::vector<game::Refusal>& all);
void addDungeonRefusals(const Position& position, std::vector<game::Refusal>& all);

} // namespace tilewright::landscape
