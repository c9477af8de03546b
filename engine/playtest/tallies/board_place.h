#pragma once

#include "engine/grid/cell.h"

#include <optional>
#include <string>
#include <string_view>

namespace tilewright::playtest {

/// What the counters of BoardUse are about. Names that are none of theirs give nothing: they may come out of
/// a file.
struct ChamberPlace {
    /// "cell+prisoner", and "cell" of it.
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

/// Where a figure of a chamber or a door is: "use/3,-1", "door/3,-1/north". Nothing for the others.
std::optional<Cell> placeOfFigure(std::string_view figure);

} // namespace tilewright::playtest
