#pragma once

#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

namespace tilewright {

/// Whether the set has all tiles that the map is made of.
bool hasTilesOf(const TileSet& set, const Map& map);
/// What a set is played on if nobody says: the bundled map; where that is made of tiles the set hasn't, the
/// set's first tile alone.
Map startMapOf(const TileSet& set);

} // namespace tilewright
