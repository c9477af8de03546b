#pragma once

#include "engine/model/tileset.h"

#include <array>
#include <vector>

namespace tilewright {

struct DoorVariantOptions {
    /// The doors to try on each side, in the order of Sides. A side of earth stays earth; an empty list keeps
    /// the present door.
    std::array<std::vector<SideContent>, 4> doors;
    /// The count of each variant.
    int count = 1;
    /// Skips variants that equal an earlier variant under rotation.
    bool differentOnly = true;
    /// Skips variants that equal a tile of the set under rotation.
    bool newOnly = true;
};

/// The number of combinations before any is skipped.
long long combinationCount(const std::vector<Tile>& tiles, const DoorVariantOptions& choice);

/// Every combination of doors on each of the tiles, north varying slowest. Each has the id and the notes of
/// its original tile. Pre: combinationCount() fit into memory.
std::vector<Tile> doorVariants(const TileSet& set, const std::vector<Tile>& tiles,
                               const DoorVariantOptions& choice);

} // namespace tilewright
