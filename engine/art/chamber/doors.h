#pragma once

#include "engine/art/picture.h"
#include "engine/grid/cell.h"
#include "engine/tileset/side.h"

namespace tilewright::art {

/// Puts a door, and its disc if it has one, where it stands on a tile or room of 100 units.
void addDoor(Picture& picture, Side side, Direction where);
/// The door alone, on the north side of the square; without the disc.
Picture doorPicture(Side side);
/// The transform that brings what is drawn for the north side to another.
Transform toSide(Direction where);
/// Where the middle of a disc lies, for the north side.
inline constexpr Point discPlace{50, 22};

} // namespace tilewright::art
