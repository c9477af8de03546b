#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

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
    /// Tiles with this mark, each 0 to 500; no tile has two of them.
    int volcanoes = 0;
    int dragons = 0;
    int portals = 0;
    int towers = 0;
    /// Cities with a princess or a cathedral, roads with an inn, roads that end in a tunnel mouth: 0 to 500,
    /// as far as the tiles have room. Roads are parted for mouths if there are too few that end.
    int princesses = 0;
    int cathedrals = 0;
    int inns = 0;
    int tunnels = 0;
    /// The most tiles with the same round of sides, and the smallest share of edgeHoles() that a tile must
    /// fit: sides are exchanged between tiles until it is so, or as far as they allow. 0: as it comes.
    int mostAlike = 0;
    double fitShare = 0;
    std::uint64_t seed = 1;
    std::string name = "Generated";
    friend bool operator==(const LandscapeSpecification&, const LandscapeSpecification&) = default;
};

/// What would make a set of its size, with cities, roads and fields in the same proportions; the rest is as
/// usual.
LandscapeSpecification landscapeSpecificationOf(const TileSet& set);

/// Issues if the specification can't be met; otherwise empty.
Issues check(const LandscapeSpecification& specification);

/// Generates a set of flat tiles with cities, roads, fields, cloisters and the marks asked for. Sides by
/// largest remainder; a tile of fields alone has a cloister unless a volcano or tower stands there; equal
/// tiles are merged into one with a count. The same specification gives the same set, byte for byte. Pre:
/// check() is empty.
TileSet generate(const LandscapeSpecification& specification);

} // namespace tilewright
