#pragma once

#include "engine/tileset/issue.h"
#include "engine/tileset/tileset.h"

#include <array>
#include <cstdint>

namespace tilewright {

/// What a generated landscape set shall be.
struct LandscapeSpecification {
    /// Copies of all tiles together, 1 to 500.
    int tiles = 72;
    /// Weights of city, road and field among all sides; not negative, not all zero.
    std::array<double, 3> weights{3, 3, 4};
    /// Of the tiles with several city sides, the share on which these are one city: 0 to 1.
    double joinedShare = 0.6;
    /// The share of all cities that have a pennant: 0 to 1.
    double pennantShare = 0.2;
    /// Tiles with a cloister among fields: 0 to `tiles`. They take no more field sides than there are.
    int cloisters = 6;
    std::uint64_t seed = 1;
    std::string name = "Generated";
};

/// Issues where the specification can't be met; empty when it can.
Issues check(const LandscapeSpecification& specification);

/// A set of valid tiles (L-1.1): sides, joined cities and pennants by largest remainder, which tile gets them
/// by lot; equal tiles (under rotation) merged into one with a count. The same specification gives the same
/// set, byte for byte. Pre: check() is empty.
TileSet generateLandscape(const LandscapeSpecification& specification);

} // namespace tilewright
