#pragma once

#include "engine/art/picture.h"
#include "engine/sheet/specification.h"

#include <array>
#include <span>
#include <string>
#include <vector>

/// Places of pieces on paper. All lengths are millimetres from the paper's upper left corner, x to the right,
/// y down.
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

/// An item whose copies are laid out.
struct LayoutItem {
    int count = 0;
    /// If groups are enabled with page breaks, a page has items of one group only.
    int group = 0;
    std::string id;
};

/// Upper left corner of a piece as cut, without bleed.
struct Slot {
    double x = 0;
    double y = 0;
    int item = 0;
    /// Bleed beyond the cut: north, east, south, west.
    std::array<double, 4> bleed{};
};

struct LayoutPage {
    std::vector<Slot> places;
    /// The group of its first item.
    int group = 0;
};

struct Layout {
    SlotGrid grid;
    std::vector<LayoutPage> pages;
};

/// Lays out copies of the items, row by row. Errors: those of check, a piece that doesn't fit, an unknown
/// chosen tile, a slot beyond the page, and nothing to print.
Loaded<Layout> layout(const SheetSpecification& specification, Size piece, std::span<const LayoutItem> items);

/// Maps a point of a front to the point behind it on the back, as seen from there.
art::Transform frontToBack(const SheetSpecification& specification, double pageWidth, double pageHeight);

/// The place of the back of a piece whose upper left corner is at x, y: maps the piece's millimetres to those
/// of the page with the backs. The back is upright if the piece is turned over sideways.
art::Transform backTransform(const SheetSpecification& specification, const SlotGrid& grid, double x,
                             double y);

} // namespace tilewright::sheet
