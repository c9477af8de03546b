#pragma once

#include "engine/model/tileset.h"

#include <string>
#include <vector>

namespace tilewright {

/// "tee-04" gives "tee-05", or the next free number.
std::string freeId(const TileSet& set, const std::string& like);

/// New tiles with the ids that they get in the set, in this order: those that exist already or occur twice
/// are replaced by free ones.
std::vector<Tile> withFreeIds(const TileSet& set, std::vector<Tile> tiles);

} // namespace tilewright
