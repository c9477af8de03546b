#pragma once

#include "engine/base/issue.h"
#include "engine/base/threads.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

#include <vector>

namespace tilewright {

class MapGraph;
class MapIssueCollector;

/// All errors (invalid) and warnings (doubtful) of a set. Pointers are into the set's file as given (tiles in
/// their present order).
Issues lint(const TileSet& set);

/// The same for a map (B-2.1, B-2.4). With `set`, also checks the tiles on the map; without, only what needs
/// no set. If stopped, returns what it has found so far.
Issues lint(const Map& map, const TileSet* set = nullptr, const StopToken& stop = {});

/// The numbers of players, out of 2, 3 and 4, that can play on the map (B-2.4), ascending. Needs no set: if
/// the map has tiles, an outward passage is assumed.
std::vector<int> possiblePlayerCounts(const Map& map);

// Parts of it, for the families whose tiles have them.

/// Warnings about a set as a whole: the distribution of its passages and skulls.
Issues lintStatistics(const TileSet& set);
/// Checks that a map consists of tiles only, as start maps of the landscape game must.
void checkTilesOnly(MapIssueCollector& report, const Map& map, const StopToken& stop);
/// Checks that neighbouring tiles match (L-2.1).
void checkTouching(MapIssueCollector& report, const MapGraph& board, const TileSet& set,
                   const StopToken& stop);

} // namespace tilewright
