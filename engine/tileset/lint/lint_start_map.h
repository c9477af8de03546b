#pragma once

#include "engine/tileset/lint/map_report.h"
#include "engine/tileset/map/board.h"

#include <stop_token>

namespace tilewright {

/// Checks that a map consists of tiles only, as start maps of the landscape game must.
void checkTilesOnly(MapReport& report, const Map& map, const std::stop_token& stop);
/// Checks that neighbouring tiles match (L-2.1).
void checkTouching(MapReport& report, const Board& board, const TileSet& set, const std::stop_token& stop);

} // namespace tilewright
