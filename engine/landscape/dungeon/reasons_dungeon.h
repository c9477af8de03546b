#pragma once

#include "engine/game/table.h"
#include "engine/landscape/state/position.h"

#include <vector>

namespace tilewright::landscape {

// As reasons.h, of what the dungeon adds.

/// Why nothing can be deployed at all now.
Text notDeploying(const Position& position);
/// Why nothing can be the deployment, whatever it is.
Text notDeployed(const Position& position);
/// Why nobody of the player's comes out of the dungeon.
Text notLeaving(const Position& position);
/// Why that one doesn't come out there. Pre: no legal move brings him there.
Text notLeaving(const Position& position, Figure figure, Cell to);
/// Why dragon or fairy don't go there.
Text notBeing(const Position& position, game::Kind being, Cell to);
void addDungeonRefusals(const Position& position, std::vector<game::Refusal>& all);

using AddMoves = void (*)(const Position&, game::MoveList&);
bool hasMoveOf(const Position& position, AddMoves add, Figure figure);

} // namespace tilewright::landscape
