#pragma once

#include "engine/base/threads.h"
#include "engine/model/map/map.h"

#include <cstdint>
#include <vector>

namespace tilewright {

/// A request for tiles for empty cells of a map, so that every side matches (B-4.2) and each tile is
/// connected to the dungeon by a passageway (B-4.3), as if they were laid one by one. On a map without
/// chambers the first tile has nothing to connect to.
struct FillRequest {
    /// Cells that hold a chamber already are skipped.
    std::vector<Cell> cells;
    /// Uses no tile more often than its count, less those on the map; otherwise counts are only weights.
    bool respectCounts = false;
    std::uint64_t seed = 1;
    /// Maximum number of backtracking steps; after that the best result so far is completed as far as
    /// possible.
    int maxBacktracks = 20'000;
};

struct FillResult {
    /// In an order in which they can be laid.
    std::vector<Chamber> laid;
    /// Cells without a tile, in reading order.
    std::vector<Cell> unfilled;
    /// Whether all possibilities were tried, so that the cells can't all be filled; only if some are
    /// unfilled.
    bool provenImpossible = false;
    bool stopped = false;
};

/// The same order gives the same tiles on every machine. If stopped, returns nothing.
FillResult fillLegally(const Map& map, const TileSet& set, const FillRequest& order,
                       const StopToken& stop = {});

/// Empty cells beside chambers in which no tile of the set matches all neighbours, in reading order.
std::vector<Cell> findHoles(const Map& map, const TileSet& set, const StopToken& stop = {});

} // namespace tilewright
