#pragma once

#include "engine/games/landscape/rules/state/position.h"
#include "engine/games/table.h"

#include <vector>

namespace tilewright::landscape {

// What is on the table besides its tiles.

/// A figure that is not in the supply.
game::Piece pieceOf(const Position& position, int player, int slot);
/// Makes `pieces` those on the board.
void findPiecesOnBoard(const Position& position, std::vector<game::Piece>& pieces);

} // namespace tilewright::landscape
