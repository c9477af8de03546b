#pragma once

#include "engine/model/tileset.h"

#include <vector>

namespace tilewright {

/// The set with the skulls of the tiles at `tileIndices` recoloured so that the pick colours have equal
/// numbers of them, copies counted, as far as the counts of the tiles allow: no change of one skull and no
/// exchange of two would bring two colours closer. Shapes, other doors, counts and all other tiles stay. Few
/// skulls change, and a tile rarely gets a colour twice. Skulls of colours outside the set get one of its
/// colours. The same set gives the same result. Without pick colours nothing changes.
TileSet withEvenSkulls(const TileSet& set, const std::vector<int>& tileIndices);

/// The most minus the fewest skulls of a pick colour on these tiles, copies counted; 0 without pick colours.
int skullSpread(const TileSet& set, const std::vector<int>& tileIndices);

} // namespace tilewright
