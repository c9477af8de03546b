#pragma once

#include "engine/base/threads.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/specification.h"

namespace tilewright::sheet {

/// A board cut into overlapping pages. Millimetres.
struct BoardPageGrid {
    int columns = 1;
    int rows = 1;
    double pageWidth = 0; // of the paper as turned
    double pageHeight = 0;
    /// Size of the part between the margins.
    double width = 0;
    double height = 0;
    /// Distance from one part to the next.
    double stepX = 0;
    double stepY = 0;
    /// Position of the first part, from the board's upper left corner; not positive.
    double left = 0;
    double top = 0;
};

inline constexpr int maxBoardPages = 1000;

/// Errors: those of check, no map or an empty one, an overlap that leaves no room on a page, too many pages.
Loaded<BoardPageGrid> boardPageGrid(const SheetSpecification& specification, const Map* map);

/// A hint if turning the paper would need fewer pages.
Issues boardHints(const SheetSpecification& specification, const Map& map);

/// Appends the board's pages after all others. Parts are named A1, B1 ... like the squares of a chessboard,
/// but from the top. Pre: boardPageGrid() has a value. If stopped, pages are missing.
void addBoard(PrintDocument& document, const Map& map, const TileSet& set,
              const SheetSpecification& specification, const StopToken& stop, const Translator& words);

} // namespace tilewright::sheet
