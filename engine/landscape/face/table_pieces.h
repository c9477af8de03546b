#pragma once

#include "engine/game/table.h"
#include "engine/landscape/state/position.h"

#include <vector>

namespace tilewright::landscape {

// What is on the table besides its tiles.

/// A figure that is not in the supply.
game::Piece pieceOf(const Position& position, int player, int slot);
/// Figures, dragon, fairy and floors on the board; lower floors of a tower first.
std::vector<game::Piece> piecesOnBoard(const Position& position);
/// The dungeon, and the prisons if towers take prisoners.
std::vector<game::Space> spacesOf(const Position& position);

} // namespace tilewright::landscape
