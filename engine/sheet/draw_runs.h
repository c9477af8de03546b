#pragma once

#include "engine/sheet/pieces/printed_pieces.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/translator.h"

#include <cstddef>
#include <span>
#include <string>

namespace tilewright::sheet {

/// What is said about the pages.
struct DocumentInfo {
    std::string title;
    /// Pages that come after them.
    std::size_t following = 0;
    Translator words = inEnglish;
};

/// Draws the pages of all runs: front, back, front, back if the specification asks for backs, otherwise
/// fronts only. The page behind pieces without backs is blank. Errors are those of layout().
Loaded<PrintDocument> drawRuns(std::span<const PieceRun> runs, const SheetSpecification& specification,
                               const DocumentInfo& text);

} // namespace tilewright::sheet
