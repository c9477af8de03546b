#pragma once

#include "engine/art/picture.h"
#include "engine/grid/cell.h"
#include "engine/model/sides.h"

namespace tilewright::art {

/// Draws a door, with its disc if it has one, on a side of a tile or room of 100 units.
void addDoor(Picture& picture, SideContent side, Direction where);
/// The door alone, on the north side of the square; without the disc.
Picture doorPicture(SideContent side);
/// The middle of a disc on the north side.
inline constexpr Point discCentre{50, 22};

} // namespace tilewright::art
