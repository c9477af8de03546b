#pragma once

#include "engine/grid/cell.h"

#include <optional>
#include <string>
#include <string_view>

namespace tilewright::playtest {

/// Parsers for the names of BoardUse's counters. Other names give nothing, as they may come from a file.
struct ChamberPlace {
    /// "cell+prisoner", and the "cell" in it.
    std::string alike;
    std::string room;
    Cell cell;
};
/// "cell+prisoner/3,-1"
std::optional<ChamberPlace> chamberOf(std::string_view name);

struct DoorPlace {
    Cell cell;
    Direction side = Direction::North;
};
/// "3,-1"
std::optional<Cell> cellOf(std::string_view name);

/// "3,-1/north"
std::optional<DoorPlace> doorOf(std::string_view name);

/// The cell of a figure of a chamber or a door: "use/3,-1", "door/3,-1/north". Empty for other figures.
std::optional<Cell> cellOfFigure(std::string_view figure);

} // namespace tilewright::playtest
