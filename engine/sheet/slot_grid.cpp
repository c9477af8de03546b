#include "engine/sheet/sheet_layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright::sheet {

namespace {

struct Span {
    double from = 0;
    double to = 0;
    double length() const { return to - from; }
};

/// The room for fronts; on a folded page their backs get the rest.
Span room(double paper, double before, double after, bool folded, double gutter) {
    return folded ? Span{std::max(before, after), (paper - gutter) / 2} : Span{before, paper - after};
}

/// Exact fits count, regardless of rounding.
int fitting(double available, double piece, double strip) {
    constexpr double slack = 1e-9;
    return available < piece - slack
               ? 0
               : static_cast<int>(std::floor((available + strip) / (piece + strip) + slack));
}

} // namespace

bool turnsSideways(const SheetSpecification& s) {
    return (s.back.flip == Flip::LongEdge) == (s.orientation == Orientation::Portrait);
}

SlotGrid slotGridOf(const SheetSpecification& s, Size piece) {
    SlotGrid grid;
    grid.width = std::min(s.paper.width, s.paper.height);
    grid.height = std::max(s.paper.width, s.paper.height);
    if (s.orientation == Orientation::Landscape)
        std::swap(grid.width, grid.height);
    grid.piece = piece;
    grid.bleed = s.bleedMode == BleedMode::None ? 0 : s.bleed;
    const double between = s.bleedMode == BleedMode::Each     ? 2 * s.bleed
                           : s.bleedMode == BleedMode::Shared ? s.bleed
                                                              : 0;
    const double stripX = between + s.gapX, stripY = between + s.gapY;
    grid.bleedX = std::min(grid.bleed, stripX / 2);
    grid.bleedY = std::min(grid.bleed, stripY / 2);
    grid.pitchX = piece.width + stripX;
    grid.pitchY = piece.height + stripY;
    const bool folded = s.back.backs != Backs::None && s.back.gutterFold, sideways = turnsSideways(s);
    const Span x = room(grid.width, s.margins.left, s.margins.right, folded && sideways, s.back.gutter);
    const Span y = room(grid.height, s.margins.top, s.margins.bottom, folded && !sideways, s.back.gutter);
    grid.columns = fitting(x.length() - 2 * grid.bleed, piece.width, stripX);
    grid.rows = fitting(y.length() - 2 * grid.bleed, piece.height, stripY);
    const double spareX = x.length() - 2 * grid.bleed - (grid.columns * grid.pitchX - stripX);
    const double spareY = y.length() - 2 * grid.bleed - (grid.rows * grid.pitchY - stripY);
    grid.left = x.from + grid.bleed + spareX * static_cast<double>(s.horizontal) / 2;
    grid.top = y.from + grid.bleed + spareY * static_cast<double>(s.vertical) / 2;
    return grid;
}

} // namespace tilewright::sheet
