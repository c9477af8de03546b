#pragma once

#include "engine/model/lint/map_issue_collector.h"
#include "engine/model/map/map_graph.h"

namespace tilewright {

/// Checks that passages meet passages, and that each tile is connected to a room (B-1.4).
void checkPassagesMeet(MapIssueCollector& report, const MapGraph& board, const StopToken& stop);
/// Checks that door markers lie on passageways, at most one on each, and that there are as many (B-3.3).
/// `set` may be nullptr.
void checkMarkers(MapIssueCollector& report, const MapGraph& board, const TileSet* set);

} // namespace tilewright
