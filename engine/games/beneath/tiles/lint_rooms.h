#pragma once

#include "engine/model/lint/map_report.h"
#include "engine/model/map/board.h"

namespace tilewright {

/// Checks the rooms of a board (B-2.1, B-2.4, B-4.4).
void checkRooms(MapReport& report, const Board& board, const TileSet* set, const StopToken& stop);

} // namespace tilewright
