#pragma once

#include "engine/game/table.h"
#include "engine/grid/text.h"
#include "engine/landscape/state/position.h"

#include <vector>

namespace tilewright::landscape {

// Reasons why the player on move can't do something now, in a few words; empty if a legal move does it.
// legalMoves() decides what is legal; these functions explain it to people, and allocate.

/// L-2.1: for laying the drawn tile.
Text whyNotLaid(const Position& position, Cell cell, Rotation rotation);
/// L-2.2, L-4: for placing a figure from the supply, or moving a wagon from where it was scored.
Text whyNotMoved(const Position& position, const game::Piece& piece, Cell to);
/// U-2.1: for a token on the mouth of that side.
Text whyNoToken(const Position& position, Cell cell, Direction side);
/// Every heading of actions without a move.
std::vector<game::Refusal> refusals(const Position& position);

} // namespace tilewright::landscape
