#pragma once

#include "engine/game/game.h"

namespace tilewright::game {

/// What lies on the table as a map: rooms as the game's map has them, tiles by their ids, and tokens that a
/// map knows (door markers). Pieces and hands have no place in a map.
Map mapOf(const Game& game, const Table& table);
/// A map as it lies on the table, without a game: its chambers and markers. Pre: the set has the map's tiles.
Table tableOf(const Map& map, const TileSet& set);

} // namespace tilewright::game
