#pragma once

#include "engine/art/picture.h"
#include "engine/sheet/cuts.h"
#include "engine/sheet/lettering/text_shapes.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/sheet_layout.h"

#include <span>
#include <string>
#include <vector>

namespace tilewright::sheet {

/// The strokes of marks.
namespace strokes {

inline constexpr art::Rgb dark = art::Rgb::hex(0x1A1A1A);
inline constexpr art::Rgb light = art::Rgb::hex(0xFFFFFF, 200);

constexpr art::Stroke line(double width = 0.1) {
    return {dark, width, art::Join::Miter, art::Cap::Butt};
}
/// Drawn below a line, so that it shows on both earth and floor.
constexpr art::Stroke halo(double width = 0.4) {
    return {light, width, art::Join::Miter, art::Cap::Butt};
}
/// Turns straight parts into dashes with gaps of the same length; curves stay whole.
art::Path dashed(const art::Path& path, double dash);

} // namespace strokes

struct Segment {
    double x1 = 0;
    double y1 = 0;
    double x2 = 0;
    double y2 = 0;
};

enum class Anchor : std::uint8_t { Start, Middle, End };

/// A line of text; y is its baseline. Text wider than maxWidth is shortened; 0 is no limit.
struct Label {
    double x = 0;
    double y = 0;
    double capHeight = 2;
    double maxWidth = 0;
    Anchor anchor = Anchor::Start;
    std::string text;
    FontWeight weight = FontWeight::Regular;
};
/// Set smaller before it is shortened, as far as it can still be read: for words of ours.
Label fitted(Label label);
std::vector<art::Shape> labelShapes(const Label& label, art::Rgb colour = strokes::dark);

/// What stands in the margins of a page.
struct MarginContent {
    std::vector<Label> labels;
    /// 50 mm with a stroke every ten; empty if there is no room for it.
    std::vector<Segment> ruler;
};

/// The text about a page. `number` counts from 1.
struct PageText {
    std::string title;
    std::size_t number = 1;
    std::size_t pages = 1;
};

MarginContent marginContentOf(const SheetSpecification& specification, double width, double height,
                              const PageText& text, const Translator& words = inEnglish);
/// Cut ticks at both ends of each cut, clear of the pieces and of the text further out.
std::vector<Segment> ticksOf(const SheetSpecification& specification, const SlotGrid& grid,
                             std::span<const CutPiece> pieces);
/// Two lines at each corner of a piece.
std::vector<Segment> crossesOf(std::span<const CutPiece> pieces);

// Drawn on the layer Guides.

/// Draws all marks of the specification around the pieces, except the content of margins and registration.
void drawMarks(DrawnPage& page, const SheetSpecification& specification, const SlotGrid& grid,
               std::span<const CutPiece> pieces);
void drawMarginContent(DrawnPage& page, const MarginContent& marginContent);
/// Draws bull's eyes in the middle of each margin, mapped to the page by `place` (for backs, that of the
/// back).
void drawRegistration(DrawnPage& page, const SheetSpecification& specification, double width, double height,
                      const art::Transform& place);
/// Draws a fold line: dashes on Guides, and a line on Score.
void drawFold(DrawnPage& page, const Segment& fold);
void drawText(DrawnPage& page, const Label& label);
void drawLines(DrawnPage& page, std::span<const Segment> lines, double width = 0.15);

} // namespace tilewright::sheet
