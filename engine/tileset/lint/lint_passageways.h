#pragma once

#include "engine/tileset/lint/map_report.h"
#include "engine/tileset/map/board.h"

namespace tilewright {

/// Whether passage meets passage, and each tile hangs together with a room (B-1.4).
void checkJoints(MapReport& report, const Board& board, const std::stop_token& stop);
/// Whether door markers lie on passageways, one on each at most.
void checkMarkers(MapReport& report, const Board& board);

} // namespace tilewright
