#pragma once

#include "engine/tileset/issue.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Where tiles lie on paper. All lengths are millimetres from the paper's upper left corner, x to the right,
/// y down.
namespace tilewright::sheet {

/// Upright: width <= height.
struct Paper {
    std::string name = "A4";
    double width = 210;
    double height = 297;
    friend bool operator==(const Paper&, const Paper&) = default;
};
/// A5, A4, A3, Letter, Legal, Tabloid.
std::span<const Paper> papers();
/// nullptr when there is none of that name; upper and lower case are the same.
const Paper* findPaper(std::string_view name);

enum class Orientation { Portrait, Landscape };
enum class Quantities { AsCounted, OneOfEach };

struct SheetSpecification {
    Paper paper;
    Orientation orientation = Orientation::Portrait;
    /// On all four sides; no slot and no bleed reaches into it.
    double margin = 10;
    double tileMillimetres = 45;
    /// Between the bleeds of neighbouring tiles.
    double gap = 0;
    /// Round each tile.
    double bleed = 0;
    /// Short lines in the margins, at the ends of each cut.
    bool edgeTicks = true;
    /// Small crosses at the corners of the tiles.
    bool cornerCrosses = true;
    Quantities quantities = Quantities::AsCounted;
};

inline constexpr double leastTile = 5;
inline constexpr double greatestTile = 500;
inline constexpr double greatestPaper = 5000;
/// Narrower margins have no room for text and ruler.
inline constexpr double leastFurnitureMargin = 5;

/// Upper left corner of a tile as cut, without bleed.
struct Slot {
    double x = 0;
    double y = 0;
    int item = 0;
};

struct Segment {
    double x1 = 0;
    double y1 = 0;
    double x2 = 0;
    double y2 = 0;
};

enum class Anchor { Start, End };

/// A line of text in the margin; y is its baseline. Text wider than maxWidth is to be narrowed.
struct Label {
    double x = 0;
    double y = 0;
    double capHeight = 2;
    double maxWidth = 0;
    Anchor anchor = Anchor::Start;
    Text text;
};

struct Page {
    std::vector<Slot> places;
    /// Edge ticks lie in the margins, crosses on the art.
    std::vector<Segment> ticks;
    std::vector<Segment> crosses;
    std::vector<Label> labels;
    /// 50 mm with a stroke at every ten; empty without room for it.
    std::vector<Segment> ruler;
};

struct Layout {
    double width = 0;
    double height = 0;
    double tile = 0;
    double bleed = 0;
    int columns = 0;
    int rows = 0;
    std::vector<Page> pages;
};

/// What keeps the specification from being laid out; empty when nothing does.
Issues check(const SheetSpecification& specification);

/// `counts[i]` copies of item i, in order, row by row; the block of slots is centred on each page. Errors:
/// those of check, and nothing to print.
Loaded<Layout> layout(const SheetSpecification& specification, std::span<const int> counts,
                      std::string_view title);

} // namespace tilewright::sheet
