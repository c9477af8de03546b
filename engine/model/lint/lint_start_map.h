#pragma once

#include "engine/base/stop_token.h"
#include "engine/model/lint/map_issue_collector.h"
#include "engine/model/map/map_graph.h"

namespace tilewright {

/// Checks that a map consists of tiles only, as start maps of the landscape game must.
void checkTilesOnly(MapIssueCollector& report, const Map& map, const StopToken& stop);
/// Checks that neighbouring tiles match (L-2.1).
void checkTouching(MapIssueCollector& report, const MapGraph& board, const TileSet& set,
                   const StopToken& stop);

} // namespace tilewright
