#pragma once

#include "engine/model/landscape_tile.h"
#include "engine/model/tileset.h"

#include <array>
#include <optional>
#include <vector>

namespace tilewright {

/// What lies around an empty place: the edges of its neighbours, north first, none where there is no
/// neighbour. Those that are equal when turned are the same.
using OpenPlace = std::array<std::optional<Edge>, 4>;

int neighbourCount(const OpenPlace& place);
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
