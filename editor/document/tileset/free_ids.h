#pragma once

#include "engine/model/tileset.h"

#include <vector>

namespace tilewright {

/// New tiles with the ids that they get in the set, in this order: those that exist already or occur twice
/// are replaced by free ones.
std::vector<Tile> withFreeIds(const TileSet& set, std::vector<Tile> tiles);

} // namespace tilewright
