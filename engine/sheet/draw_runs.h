#pragma once

#include "engine/sheet/drawing.h"
#include "engine/sheet/pieces/pieces.h"

#include <span>

namespace tilewright::sheet {

/// Draws the pages of all runs: front, back, front, back if the specification asks for backs, otherwise
/// fronts only. Text on them is English, so that window and command line give the same bytes everywhere.
/// Errors are those of layout().
Loaded<Document> drawRuns(std::span<const PieceRun> runs, const SheetSpecification& specification,
                          const std::string& title, std::size_t following = 0);

} // namespace tilewright::sheet
