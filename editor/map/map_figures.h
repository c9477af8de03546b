#pragma once

#include "editor/document/map/map_document.h"

#include <array>

namespace tilewright {

/// What a map consists of.
struct MapFigures {
    int chambers = 0;
    int tiles = 0;
    /// In the order of allRooms.
    std::array<int, 6> rooms{};
    /// Passages onto free cells; -1 where it was not counted.
    int openAtRim = 0;
    int black = 0;
    int white = 0;
    /// Numbers of players that can play on it.
    std::vector<int> players;
};

MapFigures mapFigures(const MapDocument& document);

} // namespace tilewright
