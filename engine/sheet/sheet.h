#pragma once

#include "engine/art/picture.h"
#include "engine/sheet/grid.h"
#include "engine/sheet/specification.h"

#include <array>
#include <span>
#include <string>
#include <vector>

/// Where things lie on paper. All lengths are millimetres from the paper's upper left corner, x to the right,
/// y down.
namespace tilewright::sheet {

/// Something of which copies are laid out.
struct Item {
    int count = 0;
    /// Only items of one group share a page, if groups are asked for and pages to be broken.
    int group = 0;
    std::string id;
};

/// Upper left corner of a piece as cut, without bleed.
struct Slot {
    double x = 0;
    double y = 0;
    int item = 0;
    /// Beyond the cut, north, east, south, west.
    std::array<double, 4> bleed{};
};

struct Page {
    std::vector<Slot> places;
    /// Of its first item.
    int group = 0;
};

struct Layout {
    Grid grid;
    std::vector<Page> pages;
};

/// Copies of the items, row by row. Errors: those of check, a piece that doesn't fit, a chosen tile that is
/// not there, a slot that a page hasn't got, and nothing to print.
Loaded<Layout> layout(const SheetSpecification& specification, Size piece, std::span<const Item> items);

/// What brings a point of a front to the one behind it on the back, as seen from there.
art::Transform behind(const SheetSpecification& specification, double pageWidth, double pageHeight);

/// Where the back of a piece lies that has its upper left corner at x, y: from the piece's own millimetres to
/// those of the page with the backs. The back is upright when the piece is turned over sideways.
art::Transform backPlace(const SheetSpecification& specification, const Grid& grid, double x, double y);

} // namespace tilewright::sheet
