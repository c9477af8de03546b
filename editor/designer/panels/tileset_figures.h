#pragma once

#include "engine/games/beneath/tiles/generate.h"
#include "engine/model/tileset.h"

#include <array>

namespace tilewright {

/// The contents of a set, counting every copy of a tile.
struct TileSetFigures {
    int tiles = 0;
    int kinds = 0;
    /// In the order of allConfigurations.
    std::array<int, 5> configurations{};
    std::array<int, colourCount> skulls{};
    int open = 0;
    int special = 0;
};

TileSetFigures figuresOfTileSet(const TileSet& set);

/// The same numbers from a specification, before rounding.
struct TileSetTargets {
    std::array<double, 5> configurations{};
    std::array<double, colourCount> skulls{};
    double open = 0;
    double special = 0;
    double allSkulls = 0;
    double passages = 0;
    double earth = 0;
};

/// Pre: check(specification) is empty.
TileSetTargets targetsOfTileSet(const BeneathSetSpecification& specification);

} // namespace tilewright
