#pragma once

#include "engine/tileset/lint/map_report.h"
#include "engine/tileset/map/board.h"

#include <stop_token>

namespace tilewright {

/// Whether a map is made of tiles and of nothing else, as the landscape game asks of a start map.
void checkTilesOnly(MapReport& report, const Map& map, const std::stop_token& stop);
/// Whether tiles side by side show the same there (L-2.1).
void checkTouching(MapReport& report, const Board& board, const TileSet& set, const std::stop_token& stop);

} // namespace tilewright
