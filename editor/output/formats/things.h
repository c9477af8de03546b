#pragma once

#include "engine/art/picture.h"
#include "engine/games/table.h"

#include <optional>
#include <string>
#include <vector>

namespace tilewright::exchange {

/// A piece or token of a player (-1: nobody's), by kind and by number from 0.
struct Thing {
    game::Kind kind;
    int player = -1;
    int number = 0;
};

bool isPiece(game::Kind kind);
/// Picks and door markers: wooden cubes on a table.
bool isCube(game::Kind kind);
art::Picture pictureOf(const Thing& thing);
/// The paint of a cube or a player's piece.
art::Rgb colourOf(const Thing& thing);
/// "Blue pick", "Runner 1 of Blue". In English, so that programs get the same names everywhere.
std::string nameOf(const Thing& thing);

/// A player's things off the board, one by one; pieces have the numbers not used on the table.
std::vector<Thing> thingsOf(const game::Table& table, int player);
/// Pieces in the spaces of a player, or in everybody's for -1.
std::vector<Thing> thingsIn(const game::Table& table, int player);

} // namespace tilewright::exchange
