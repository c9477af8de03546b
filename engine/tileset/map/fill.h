#pragma once

#include "engine/tileset/map/map.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tilewright {

/// Tiles for empty cells of a map, so that every side matches (B-4.2) and each tile is joined to the dungeon
/// by a passageway (B-4.3), as if they were laid one after the other. On a map without chambers the first
/// tile has nothing to join.
struct FillOrder {
    /// Cells that hold a chamber already are left alone.
    std::vector<Cell> cells;
    /// No tile more often than its count, less those that the map shows; otherwise counts only weigh.
    bool respectCounts = false;
    std::uint64_t seed = 1;
    /// How often a laying may be taken back to try another; then what was reached best is completed as far as
    /// it goes.
    int mostStepsBack = 20'000;
};

struct FillResult {
    /// In the order in which they can be laid.
    std::vector<Chamber> laid;
    /// Cells for which no tile was found, in reading order.
    std::vector<Cell> unfilled;
    /// Whether all ways were tried, so that nobody can fill all the cells; only where some are unfilled.
    bool proven = false;
    bool stopped = false;
};

/// The same order gives the same tiles on every machine. Stopped, it gives nothing.
FillResult fillLegally(const Map& map, const TileSet& set, const FillOrder& order,
                       const std::stop_token& stop = {});

/// Empty cells beside chambers in which no tile of the set matches all its neighbours, in reading order.
std::vector<Cell> findHoles(const Map& map, const TileSet& set, const std::stop_token& stop = {});

} // namespace tilewright
