#pragma once

#include "engine/sheet/pieces/printed_pieces.h"

namespace tilewright::sheet {

/// A mat for the dungeon (D-1.1), beside the tiles: four tiles wide, less if the paper has no room for it. It
/// has a corner for each of `players`, one each for dragon and fairy, and a line of text about entering and
/// leaving.
PieceRun dungeonMat(const SheetSpecification& specification, int players, const Translator& words);

} // namespace tilewright::sheet
