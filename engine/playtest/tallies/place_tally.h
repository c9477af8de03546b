#pragma once

#include "engine/games/table.h"
#include "engine/grid/cell.h"

#include <array>
#include <cstdint>
#include <map>

namespace tilewright::playtest {

/// What happens in a cell of a board without a fixed plan, in one game or in many.
struct PlaceCounts {
    /// Points, each time that a feature with the cell's tile scores, all players together.
    std::int64_t scored = 0;
    /// Players' pieces that are put there from the hand.
    std::int64_t placed = 0;
    /// Contests begun by laying a tile there (Contests).
    std::int64_t contests = 0;
    /// Players' pieces there that a neutral piece sends home (SpaceUse).
    std::int64_t sentHome = 0;

    PlaceCounts& operator+=(const PlaceCounts& other);
    friend bool operator==(const PlaceCounts&, const PlaceCounts&) = default;
};

/// All its numbers, in their order in a report's file.
inline constexpr std::array placeFields{&PlaceCounts::scored, &PlaceCounts::placed, &PlaceCounts::contests,
                                        &PlaceCounts::sentHome};

/// Counts by place, with the cell where the board begins at 0, 0. Boards grow without limit: what happens
/// beyond the window of cells is counted in the nearest cell of its border, and once more in `beyond`.
struct PlaceTally {
    /// Cells of the window on each side of the first one.
    static constexpr int reach = 20;

    struct ReadsBefore {
        bool operator()(Cell a, Cell b) const { return readingOrderLess(a, b); }
    };
    std::map<Cell, PlaceCounts, ReadsBefore> cells;
    PlaceCounts beyond;
    /// Games that were counted; 0 of rules whose board is a plan with chambers of its own (BoardUse).
    std::int64_t games = 0;

    void add(Cell place, std::int64_t PlaceCounts::*what, std::int64_t number);
    PlaceTally& operator+=(const PlaceTally& other);
    friend bool operator==(const PlaceTally&, const PlaceTally&) = default;
};

/// The cell where the board begins: that of the first tile on the table. `start`: before the first move.
Cell startCellOf(const game::Table& start);
/// Its place in the window, the border for what lies beyond.
Cell insideWindow(Cell place);

} // namespace tilewright::playtest
