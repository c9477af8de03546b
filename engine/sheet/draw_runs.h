#pragma once

#include "engine/sheet/drawing.h"
#include "engine/sheet/pieces/pieces.h"
#include "engine/sheet/words.h"

#include <cstddef>
#include <span>
#include <string>

namespace tilewright::sheet {

/// What is said about the pages.
struct RunsText {
    std::string title;
    /// Pages that come after them.
    std::size_t following = 0;
    Words words = inEnglish;
};

/// Draws the pages of all runs: front, back, front, back if the specification asks for backs, otherwise
/// fronts only. The page behind pieces without backs is blank. Errors are those of layout().
Loaded<Document> drawRuns(std::span<const PieceRun> runs, const SheetSpecification& specification,
                          const RunsText& text);

} // namespace tilewright::sheet
