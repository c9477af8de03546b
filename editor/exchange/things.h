#pragma once

#include "engine/art/picture.h"
#include "engine/game/table.h"

#include <optional>
#include <string>
#include <vector>

namespace tilewright::exchange {

/// A kind of piece or token of a player (-1: nobody's), which of several from 0.
struct Thing {
    game::Kind kind;
    int player = -1;
    int number = 0;
};

bool isPiece(game::Kind kind);
/// Picks and door markers: wooden cubes on a table.
bool isCube(game::Kind kind);
art::Picture pictureOf(const Thing& thing);
/// What a cube or a player's piece is painted with.
art::Rgb colourOf(const Thing& thing);
/// "Blue pick", "Runner 1 of Blue". In English: programs get the same names everywhere.
std::string nameOf(const Thing& thing);

/// What a player has before him, one by one; pieces have the numbers that none on the table has.
std::vector<Thing> thingsOf(const game::Table& table, int player);
/// Pieces in the spaces of a player, -1 for those that are everybody's.
std::vector<Thing> thingsIn(const game::Table& table, int player);

} // namespace tilewright::exchange
