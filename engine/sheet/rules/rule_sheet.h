#pragma once

#include "engine/sheet/print_document.h"
#include "engine/sheet/rules/rule_blocks.h"
#include "engine/sheet/rules/rule_flow.h"
#include "engine/sheet/rules/rule_values.h"
#include "engine/sheet/sheet_layout.h"
#include "engine/sheet/specification.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace tilewright::sheet {

/// Where everything of a leaflet is, at a size of its text that fills the pages. All lengths are those on
/// paper, in millimetres, divided by the scale.
struct RuleLayout {
    double scale = 1;
    /// Of the leaflet: half of the paper if that is folded.
    Size page;
    Margins margins;
    /// On the first page, from its margins, as wide as these leave.
    std::vector<RuleBlock> title;
    std::vector<RuleBlock> blocks;
    RuleColumns columns;
    std::vector<RuleFragment> pieces;
};

/// The layout on as few sheets of paper as possible whose last page is the fullest; empty if the paper has
/// too little room.
std::optional<RuleLayout> ruleLayout(const RuleSubject& variant, const SheetSpecification& specification,
                                     const Translator& words);

/// One side of a sheet that is folded in the middle: the pages on its left and right half, from 0; empty
/// halves are blank.
using FoldedSide = std::array<std::optional<std::size_t>, 2>;

/// Sides of sheets for that many pages, front, back, front, back, to be printed on both sides, folded and
/// put one into the other.
std::vector<FoldedSide> foldedSides(std::size_t pages);

/// The pages of the document on sheets of twice the width, with short lines where they are folded.
PrintDocument onFoldedSheets(PrintDocument pages);

/// The rules of a variant as a leaflet: of half pages on folded sheets, or of whole pages, as the
/// specification says, with its paper, margins and colours. Errors: those of check(), rules without a sheet,
/// and paper too small for text.
Loaded<PrintDocument> ruleSheet(const RuleSubject& variant, const SheetSpecification& specification,
                                const Translator& words);

} // namespace tilewright::sheet
