#pragma once

#include "engine/model/lint/map_issue_collector.h"
#include "engine/model/lint/set_issue_collector.h"
#include "engine/model/map/map_graph.h"

namespace tilewright {

/// Checks the pick colours of a set for Beneath (B-1.5).
void checkColours(SetIssueCollector& report, const TileSet& set);
/// Checks the sides of one of its tiles (B-1.2, B-1.3); `pointer` is the tile's.
void checkSides(SetIssueCollector& report, const TileSet& set, const Tile& tile, const std::string& pointer);

/// Checks the rooms of a board (B-2.1, B-2.4, B-4.4).
void checkRooms(MapIssueCollector& report, const MapGraph& board, const TileSet* set, const StopToken& stop);

/// Checks that passages meet passages, and that each tile is connected to a room (B-1.4).
void checkPassagesMeet(MapIssueCollector& report, const MapGraph& board, const StopToken& stop);
/// Checks that door markers lie on passageways, at most one on each, and that there are as many (B-3.3).
/// `set` may be nullptr.
void checkMarkers(MapIssueCollector& report, const MapGraph& board, const TileSet* set);

} // namespace tilewright
