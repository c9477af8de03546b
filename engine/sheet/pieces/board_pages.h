#pragma once

#include "engine/base/stop.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"
#include "engine/sheet/drawing.h"
#include "engine/sheet/specification.h"
#include "engine/sheet/words.h"

namespace tilewright::sheet {

/// A board cut into overlapping pages. Millimetres.
struct BoardGrid {
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

inline constexpr int mostBoardPages = 1000;

/// Errors: those of check, no map or an empty one, an overlap that leaves no room on a page, too many pages.
Loaded<BoardGrid> boardGrid(const SheetSpecification& specification, const Map* map);

/// A hint if turning the paper would need fewer pages.
Issues boardHints(const SheetSpecification& specification, const Map& map);

/// Appends the board's pages after all others. Parts are named A1, B1 ... like the squares of a chessboard,
/// but from the top. Pre: boardGrid() has a value. If stopped, pages are missing.
void addBoard(Document& document, const Map& map, const TileSet& set, const SheetSpecification& specification,
              const StopToken& stop, const Words& words);

} // namespace tilewright::sheet
