#pragma once

#include "engine/sheet/cuts.h"
#include "engine/sheet/drawing.h"
#include "engine/sheet/lettering/lettering.h"
#include "engine/sheet/sheet.h"
#include "engine/sheet/strokes.h"
#include "engine/sheet/words.h"

#include <span>
#include <string>
#include <vector>

namespace tilewright::sheet {

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
    Weight weight = Weight::Regular;
};
/// Set smaller before it is shortened, as far as it can still be read: for words of ours.
Label fitted(Label label);
std::vector<art::Shape> labelShapes(const Label& label, art::Rgb colour = strokes::dark);

/// The furniture in the margins of a page.
struct Furniture {
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

Furniture furnitureOf(const SheetSpecification& specification, double width, double height,
                      const PageText& text, const Words& words = inEnglish);
/// Cut ticks at both ends of each cut, clear of the pieces and of the text further out.
std::vector<Segment> ticksOf(const SheetSpecification& specification, const Grid& grid,
                             std::span<const CutPiece> pieces);
/// Two lines at each corner of a piece.
std::vector<Segment> crossesOf(std::span<const CutPiece> pieces);

// Drawn on the layer Guides.

/// Draws all marks of the specification around the pieces, except furniture and registration.
void drawMarks(DrawnPage& page, const SheetSpecification& specification, const Grid& grid,
               std::span<const CutPiece> pieces);
void drawFurniture(DrawnPage& page, const Furniture& furniture);
/// Draws bull's eyes in the middle of each margin, mapped to the page by `place` (for backs, that of the
/// back).
void drawRegistration(DrawnPage& page, const SheetSpecification& specification, double width, double height,
                      const art::Transform& place);
/// Draws a fold line: dashes on Guides, and a line on Score.
void drawFold(DrawnPage& page, const Segment& fold);
void drawText(DrawnPage& page, const Label& label);
void drawLines(DrawnPage& page, std::span<const Segment> lines, double width = 0.15);

} // namespace tilewright::sheet
