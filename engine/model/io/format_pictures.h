#pragma once

#include "engine/model/tileset.h"

namespace tilewright {

// The field "pictures" of a tile set, which the schema was checked for.

/// Gives the tiles and the set their pictures. Pre: the set has its tiles.
void picturesFromJson(const Json& pictures, TileSet& set);
/// Null if there are none. `sorted`: the tiles in the order of the file.
Json picturesToJson(const TileSet& set, const std::vector<const Tile*>& sorted);

} // namespace tilewright
