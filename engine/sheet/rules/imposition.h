#pragma once

#include "engine/sheet/print_document.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace tilewright::sheet {

/// One side of a sheet that is folded in the middle: the pages on its left and right half, from 0; empty
/// halves are blank.
using FoldedSide = std::array<std::optional<std::size_t>, 2>;

/// Sides of sheets for that many pages, front, back, front, back, to be printed on both sides, folded and
/// put one into the other.
std::vector<FoldedSide> foldedSides(std::size_t pages);

/// The pages of the document on sheets of twice the width, with short lines where they are folded.
PrintDocument onFoldedSheets(PrintDocument pages);

} // namespace tilewright::sheet
