#pragma once

#include "engine/tileset/issue.h"
#include "engine/tileset/tileset.h"

#include <array>
#include <cstdint>
#include <string>

namespace tilewright {

/// Parameters of a generated set of landscape tiles.
struct LandscapeSpecification {
    /// Copies of all tiles together, 1 to 500.
    int tiles = 72;
    /// Weights of city, road and field among the sides of all tiles; not negative, not all zero.
    std::array<double, 3> edgeWeights{79, 94, 115};
    /// Shares, each 0 to 1: of tiles with a cloister, among those that have room for one; of tiles whose city
    /// sides are one city, among those with two or three; of cities with a pennant, among those of two sides
    /// or more.
    double cloisterShare = 0.5;
    double joinedShare = 0.7;
    double pennantShare = 0.4;
    std::uint64_t seed = 1;
    std::string name = "Generated";
};

/// Issues if the specification can't be met; otherwise empty.
Issues check(const LandscapeSpecification& specification);

/// Generates a set of flat tiles with cities, roads, fields and cloisters only. Sides by largest remainder; a
/// tile of fields alone has a cloister; equal tiles are merged into one with a count. The same specification
/// gives the same set, byte for byte. Pre: check() is empty.
TileSet generate(const LandscapeSpecification& specification);

} // namespace tilewright
