#pragma once

#include "engine/sheet/specification.h"

namespace tilewright::sheet {

/// The size of a tile or another piece, as cut.
struct Size {
    double width = 0;
    double height = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

/// The slots of a full page: their number and distance, and the first one's upper left corner.
struct SlotGrid {
    double width = 0; // of the paper as turned
    double height = 0;
    Size piece;
    int columns = 0;
    int rows = 0;
    double pitchX = 0;
    double pitchY = 0;
    double left = 0;
    double top = 0;
    /// Bleed beyond the cut without a neighbour, and towards a neighbour beside and below.
    double bleed = 0;
    double bleedX = 0;
    double bleedY = 0;
};
SlotGrid slotGridOf(const SheetSpecification& specification, Size piece);

/// Whether the paper is turned over sideways, like the page of a book, instead of head over heels.
bool turnsSideways(const SheetSpecification& specification);

} // namespace tilewright::sheet
