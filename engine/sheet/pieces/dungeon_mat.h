#pragma once

#include "engine/sheet/pieces/pieces.h"

namespace tilewright::sheet {

/// The place under the towers (D-1.1), beside the tiles: four tiles wide, less where the paper has no room
/// for it. A corner for each of `players`, one each for dragon and fairy, and in a line what comes in and
/// goes out.
PieceRun dungeonMat(const SheetSpecification& specification, int players);

} // namespace tilewright::sheet
