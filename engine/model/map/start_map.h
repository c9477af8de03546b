#pragma once

#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

namespace tilewright {

/// Whether the map is one for sets of this kind, and the set has all tiles of it.
bool hasTilesOf(const TileSet& set, const Map& map);
/// The default map of a set: the bundled map; if that has tiles missing in the set, the set's first tile
/// alone.
Map startMapOf(const TileSet& set);

} // namespace tilewright
