#pragma once

#include "engine/games/game.h"

namespace tilewright::game {

/// The table as a map: rooms as in the game's map, tiles by their ids, and the tokens that maps have (door
/// markers on passageways). Pieces, hands and markers in chambers are left out.
Map mapOf(const Game& game, const Table& table);
/// The table of a map without a game: its chambers and markers. Pre: the set has the map's tiles.
Table tableOf(const Map& map, const TileSet& set);

} // namespace tilewright::game
