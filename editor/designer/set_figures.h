#pragma once

#include "engine/tileset/tileset.h"

#include <array>

namespace tilewright {

/// What a set consists of. Every tile counts as often as its count says.
struct SetFigures {
    int tiles = 0;
    int kinds = 0;
    /// In the order of allConfigurations.
    std::array<int, 5> configurations{};
    std::array<int, colourCount> skulls{};
    int open = 0;
    int special = 0;
};

SetFigures setFigures(const TileSet& set);

} // namespace tilewright
