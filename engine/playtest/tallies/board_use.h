#pragma once

#include "engine/game/game.h"
#include "engine/playtest/tallies/counters.h"
#include "engine/tileset/map/cell_index.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tilewright::playtest {

/// How much use a game makes of each chamber of its map and of each of their doors.
///
/// Counters: for a chamber "use/ALIKE/X,Y" (steps into it and out of it, and pieces that come in there),
/// "barred/X,Y" (bars laid at one of its doors) and "refused-at/X,Y" (its doors with nothing behind them,
/// each time that a tile fits nowhere); for a door "door/X,Y/SIDE" (steps through it, either way). Chambers
/// with the same ALIKE might be used alike: the kind of room, and after a plus sign what stands in it at the
/// start ("cell+prisoner"); "tile" for a tile.
class BoardUse {
public:
    /// Forgets what was before. `start`: the table before the first move.
    void start(const game::Game& game, const game::Table& start);
    /// Pre: `step` is a piece that moved.
    void moved(const game::Change& step);
    /// A bar was laid on that side.
    void barred(Cell cell, Direction side);
    /// A tile left the game. `laid`: where something lies.
    void refused(const CellIndex& laid);
    /// Zeros too: what nobody uses is the most telling.
    void addTo(Counters& counters) const;

private:
    struct Use {
        Cell cell;
        std::string alike;
        /// Bit d: a door is there.
        unsigned doors = 0;
        std::int64_t chamber = 0;
        std::int64_t barred = 0;
        std::int64_t refused = 0;
        std::array<std::int64_t, 4> through{};
    };
    Use* at(Cell cell);

    std::vector<Use> chambers_;
    CellIndex places_;
};

} // namespace tilewright::playtest
