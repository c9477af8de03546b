#pragma once

#include "engine/tileset/tileset.h"

#include <array>
#include <vector>

namespace tilewright {

struct VariantChoice {
    /// What each side may become, in the order of Sides. A side of earth stays earth; an empty list keeps the
    /// door that is there.
    std::array<std::vector<Side>, 4> doors;
    /// Of each variant.
    int count = 1;
    /// Leaves out what is, turned, equal to a variant before it.
    bool differentOnly = true;
    /// Leaves out what is, turned, equal to a tile of the set.
    bool newOnly = true;
};

/// How many combinations there are before any is left out.
long long combinations(const std::vector<Tile>& tiles, const VariantChoice& choice);

/// Every combination of doors on each of the tiles, north varying slowest. Each has the id and the notes of
/// the tile that it comes from. Pre: combinations() fit into memory.
std::vector<Tile> variants(const TileSet& set, const std::vector<Tile>& tiles, const VariantChoice& choice);

} // namespace tilewright
