#pragma once

#include "editor/document/map/map_document.h"

#include <array>

namespace tilewright {

/// The contents of a map.
struct MapFigures {
    int chambers = 0;
    int tiles = 0;
    /// In the order of allRooms.
    std::array<int, 6> rooms{};
    /// Passages to free cells; -1 if not counted.
    int openAtRim = 0;
    int black = 0;
    int white = 0;
    /// Possible numbers of players.
    std::vector<int> players;
};

MapFigures mapFigures(const MapDocument& document);

} // namespace tilewright
