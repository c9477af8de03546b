#pragma once

#include "engine/games/landscape/tiles/landscape_edit.h"
#include "engine/model/tileset.h"

#include <array>
#include <optional>
#include <vector>

namespace tilewright {

/// What a landscape set consists of, counting every copy of a tile.
struct LandscapeCounts {
    int tiles = 0;
    /// Tiles by edge and by the number of their sides that show it, 0 to 4.
    std::array<std::array<int, 5>, 4> tilesBySides{};
    /// Sides by edge, features by kind, and traits of features and tiles.
    std::array<int, 4> edges{};
    std::array<int, 4> features{};
    std::array<int, 19> traits{};
    int pennants = 0;
};
LandscapeCounts landscapeCounts(const TileSet& set);

/// The number of the tile's sides that show the edge; whether anything on it has the trait.
int sidesShowing(const Landscape& tile, Edge edge);
bool hasTraitAnywhere(const Landscape& tile, Trait trait);

/// A hole between four tiles: the edges around it, north first. Holes that are equal when turned are the
/// same.
using EdgeHole = Edges;
/// All holes of cities, roads and fields, each once, those with more cities first, then those with more
/// roads: 24.
const std::vector<EdgeHole>& edgeHoles();
/// Whether the tile can be laid there in some rotation (L-2.1).
bool fits(const EdgeHole& hole, const Landscape& tile);
/// Number of copies of tiles that fit each of edgeHoles(), in their order.
std::vector<int> copiesThatFit(const TileSet& set);

/// What lies around an empty place: the edges of its neighbours, north first, none where there is no
/// neighbour. Those that are equal when turned are the same.
using OpenPlace = std::array<std::optional<Edge>, 4>;

/// All places with 1 to 4 neighbours that show cities, roads and fields, each once, those with fewer
/// neighbours first: 69, of which the last 24 are edgeHoles().
const std::vector<OpenPlace>& openPlaces();
/// Whether the tile can be laid there in some rotation (L-2.1).
bool fitsAt(const OpenPlace& place, const Landscape& tile);

/// The open places with so many neighbours, and how a set's tiles fit them.
struct OpenPlaceFigures {
    int places = 0;
    /// Places that no tile fits.
    int unfit = 0;
    /// Copies of tiles that fit a place, on average.
    double copies = 0;
    /// A place that the fewest copies fit, but some.
    OpenPlace scarcest{};

    double fitShare() const { return places == 0 ? 0 : 1 - static_cast<double>(unfit) / places; }
};
/// For 1, 2, 3 and 4 neighbours. Tiles without copies don't count.
std::array<OpenPlaceFigures, 4> openPlaceFigures(const TileSet& set);

} // namespace tilewright
