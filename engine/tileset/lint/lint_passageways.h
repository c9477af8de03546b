#pragma once

#include "engine/tileset/lint/map_report.h"
#include "engine/tileset/map/board.h"

namespace tilewright {

/// Checks that passages meet passages, and that each tile is connected to a room (B-1.4).
void checkJoints(MapReport& report, const Board& board, const std::stop_token& stop);
/// Checks that door markers lie on passageways, at most one on each.
void checkMarkers(MapReport& report, const Board& board);

} // namespace tilewright
