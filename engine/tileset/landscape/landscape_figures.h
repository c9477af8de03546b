#pragma once

#include "engine/tileset/landscape/landscape_edit.h"
#include "engine/tileset/tileset.h"

#include <array>
#include <vector>

namespace tilewright {

/// What a landscape set consists of. Every tile counts as often as its count says.
struct LandscapeCounts {
    int tiles = 0;
    /// By edge, then by how many sides of a tile show it, 0 to 4: tiles.
    std::array<std::array<int, 5>, 4> tilesBySides{};
    /// Sides by edge, features by kind, and what features and tiles bear by trait.
    std::array<int, 4> edges{};
    std::array<int, 4> features{};
    std::array<int, 19> traits{};
    int pennants = 0;
};
LandscapeCounts landscapeCounts(const TileSet& set);

/// How many sides of the tile show it, and whether anything on it bears the trait.
int sidesShowing(const Landscape& tile, Edge edge);
bool bearsAnywhere(const Landscape& tile, Trait trait);

/// A hole between four tiles: what these show to it, north first. Two that are equal when turned are one.
using EdgeHole = Edges;
/// All of cities, roads and fields, each once, those with more cities first, then those with more roads: 24.
const std::vector<EdgeHole>& edgeHoles();
/// Whether the tile can be laid there in some turn (L-2.1).
bool fits(const EdgeHole& hole, const Landscape& tile);
/// Copies of tiles that fit each of edgeHoles(), in their order.
std::vector<int> copiesThatFit(const TileSet& set);

} // namespace tilewright
