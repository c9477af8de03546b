#pragma once

#include "engine/game/table.h"
#include "engine/grid/text.h"
#include "engine/landscape/state/position.h"

#include <vector>

namespace tilewright::landscape {

// Why the player on move can't do something now, in a few words; empty where a legal move does it. Legal is
// what legalMoves lists: this says the same from the other side, for people, and allocates.

/// L-2.1: the drawn tile.
Text whyNotLaid(const Position& position, Cell cell, Rotation rotation);
/// L-2.2, L-4: a figure, from the supply or, a wagon, from where it was scored.
Text whyNotMoved(const Position& position, const game::Piece& piece, Cell to);
/// U-2.1: a token on the mouth of that side.
Text whyNoToken(const Position& position, Cell cell, Direction side);
/// Every heading of actions without a move.
std::vector<game::Refusal> refusals(const Position& position);

} // namespace tilewright::landscape
