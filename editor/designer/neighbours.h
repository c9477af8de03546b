#pragma once

#include "engine/model/tileset.h"

#include <array>
#include <optional>

namespace tilewright {

struct Neighbour {
    /// Index in TileSet::tiles.
    int tile = 0;
    Rotation rotation = Rotation::R0;
};

/// For each side of tile `index`, a tile of the set that may lie beside it; empty if there is none. The same
/// `seed` gives the same choice. Other tiles are preferred over the tile itself.
std::array<std::optional<Neighbour>, 4> chooseNeighbours(const TileSet& set, int index, std::uint64_t seed);

} // namespace tilewright
