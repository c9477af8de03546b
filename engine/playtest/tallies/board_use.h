#pragma once

#include "engine/games/game.h"
#include "engine/grid/cell.h"
#include "engine/model/map/cell_index.h"
#include "engine/playtest/tallies/number_writer.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// Counts how much a game uses each chamber of its map and each of their doors.
class BoardUse {
public:
    /// Resets the counts. `start`: the table before the first move.
    void start(const game::Game& game, const game::Table& start);
    /// Pre: `step` is a piece that moved.
    void moved(const game::Change& step);
    /// Counts a bar laid on that side.
    void barred(Cell cell, Direction side);
    /// Counts a tile that left the game. `laid`: the occupied cells.
    void refused(const CellIndex& laid);
    /// Adds zeros too, as unused chambers matter most.
    void addTo(CounterWriter& count) const;

private:
    struct Use {
        Cell cell;
        std::string alike;
        /// "X,Y"
        std::string place;
        /// Bit d: a door on side d.
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

// Parsers for the names of BoardUse's counters. Other names give nothing, as they may come from a file.

struct ChamberPlace {
    /// "cell+prisoner", and the "cell" in it.
    std::string alike;
    std::string room;
    Cell cell;
};
/// "cell+prisoner/3,-1"
std::optional<ChamberPlace> chamberOf(std::string_view name);

/// "3,-1"
std::optional<Cell> cellOf(std::string_view name);

struct DoorPlace {
    Cell cell;
    Direction side = Direction::North;
};
/// "3,-1/north"
std::optional<DoorPlace> doorOf(std::string_view name);

/// The cell of a figure of a chamber or a door: "use/3,-1", "door/3,-1/north". Empty for other figures.
std::optional<Cell> cellOfFigure(std::string_view figure);

} // namespace tilewright::playtest
