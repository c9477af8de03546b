#pragma once

#include "engine/model/lint/map_issue_collector.h"
#include "engine/model/map/map_graph.h"

namespace tilewright {

/// Checks the rooms of a board (B-2.1, B-2.4, B-4.4).
void checkRooms(MapIssueCollector& report, const MapGraph& board, const TileSet* set, const StopToken& stop);

} // namespace tilewright
