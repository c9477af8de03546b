#pragma once

#include "engine/base/stop.h"
#include "engine/model/lint/map_report.h"
#include "engine/model/map/board.h"

namespace tilewright {

/// Checks that a map consists of tiles only, as start maps of the landscape game must.
void checkTilesOnly(MapReport& report, const Map& map, const StopToken& stop);
/// Checks that neighbouring tiles match (L-2.1).
void checkTouching(MapReport& report, const Board& board, const TileSet& set, const StopToken& stop);

} // namespace tilewright
