#include "engine/art/shapes/geometry.h"
#include "engine/sheet/print_marks.h"
#include "engine/sheet/sheet_layout.h"
#include "engine/sheet/test_pages.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr int scaleReach = 10; // extent of a scale, in millimetres to each side
constexpr double crossReach = 14;

/// Right and up in the front's view; -1 if the correction has the opposite sign.
struct Signs {
    int right = 1;
    int up = 1;
};

void addScale(DrawnPage& page, art::Point at, Signs signs) {
    std::vector<Segment> lines{{at.x - scaleReach, at.y, at.x + scaleReach, at.y},
                               {at.x, at.y - scaleReach, at.x, at.y + scaleReach}};
    for (int i = -scaleReach; i <= scaleReach; ++i) {
        const double length = i % 5 == 0 ? 1.6 : 0.8;
        lines.push_back({at.x + i, at.y - length, at.x + i, at.y + length});
        lines.push_back({at.x - length, at.y + i, at.x + length, at.y + i});
    }
    drawLines(page, lines, 0.1);
    const auto number = [](int value) { return (value > 0 ? "+" : "") + std::to_string(value); };
    for (const int i : {-scaleReach, scaleReach}) {
        drawText(page, {at.x + i, at.y + 4.2, 1.6, 0, Anchor::Middle, number(signs.right * i)});
        drawText(page, {at.x + 2.2, at.y - i + 0.8, 1.6, 0, Anchor::Start, number(signs.up * i)});
    }
}

void addCross(DrawnPage& page, const art::Transform& place, art::Point at) {
    art::Path mark = art::line({at.x - crossReach, at.y}, {at.x + crossReach, at.y});
    mark.append(art::line({at.x, at.y - crossReach}, {at.x, at.y + crossReach})).append(art::circle(at, 3));
    page.on(Layer::Guides).push_back({mark.transformed(place), std::nullopt, strokes::line(0.2)});
}

/// A scale of a hundred millimetres for a ruler; along the lower and the left scales.
void addRuler(DrawnPage& page, art::Point from, bool across) {
    constexpr int length = 100;
    std::vector<Segment> lines;
    const auto add = [&](double along, double depth) {
        lines.push_back(across ? Segment{from.x + along, from.y, from.x + along, from.y - depth}
                               : Segment{from.x, from.y + along, from.x + depth, from.y + along});
    };
    lines.push_back(across ? Segment{from.x, from.y, from.x + length, from.y}
                           : Segment{from.x, from.y, from.x, from.y + length});
    for (int i = 0; i <= length; ++i)
        add(i, i % 10 == 0 ? 4 : i % 5 == 0 ? 3 : 2);
    drawLines(page, lines, 0.1);
    for (int i = 0; i <= length; i += 50)
        drawText(page, across
                           ? Label{from.x + i, from.y + 3.2, 1.8, 0, Anchor::Middle, std::to_string(i)}
                           : Label{from.x - 0.8, from.y + i + 0.9, 1.8, 0, Anchor::End, std::to_string(i)});
}

} // namespace

Loaded<PrintDocument> alignmentTest(const SheetSpecification& s, const Translator& words) {
    Loaded<PrintDocument> result;
    result.issues = check(s);
    if (hasErrors(result.issues))
        return result;
    const SlotGrid grid = slotGridOf(s, {s.tileMillimetres, s.tileMillimetres});
    const double width = grid.width, height = grid.height;
    const double inset = std::min({25.0, width / 5, height / 5});
    const std::array<art::Point, 5> places{{{inset, inset},
                                            {width - inset, inset},
                                            {width / 2, height / 2},
                                            {inset, height - inset},
                                            {width - inset, height - inset}}};
    PrintDocument document;
    document.title = words(QT_TRANSLATE_NOOP("Engine", "Alignment test"));
    document.width = width;
    document.height = height;
    document.turned = s.back.flip;
    DrawnPage front, back;
    back.face = Face::Back;
    const bool sideways = turnsSideways(s);
    const art::Transform mirror = frontToBack(s, width, height);
    const art::Transform moved = art::Transform::rotation(s.back.rotation, {width / 2, height / 2})
                                     .then(art::Transform::translation(s.back.offsetX, s.back.offsetY));
    for (const art::Point place : places) {
        addScale(front, place, sideways ? Signs{1, 1} : Signs{-1, -1});
        addCross(back, moved, mirror(place));
    }
    const double middle = width / 2;
    const auto write = [&](DrawnPage& page, double y, const Text& text) {
        drawText(page, fitted({middle, y, 2.6, width - 2 * inset, Anchor::Middle, words(text)}));
    };
    const double top = height / 2 - std::min(50.0, height / 4);
    write(front, top,
          QT_TRANSLATE_NOOP("Engine", "Front. Print both pages at 100 %, on both sides of one sheet."));
    write(front, top + 6,
          s.back.flip == Flip::LongEdge ? QT_TRANSLATE_NOOP("Engine", "Turn over the long edge.")
                                        : QT_TRANSLATE_NOOP("Engine", "Turn over the short edge."));
    write(front, top + 12,
          QT_TRANSLATE_NOOP("Engine",
                            "Hold it against the light: where a cross of the back lies on the scales,"));
    write(front, top + 18,
          QT_TRANSLATE_NOOP("Engine", "read what to add to the offset of backs: across, and up and down."));
    write(back, top, QT_TRANSLATE_NOOP("Engine", "Back."));
    if (width >= 2 * inset + 60 && height >= 160) {
        addRuler(front, {middle - 50, height - inset - 14}, true);
        if (height >= 220)
            addRuler(front, {inset + 12 - 4, height / 2 - 50}, false);
    }
    front.trim = front.bleed = back.trim = back.bleed = {0, 0, width, height};
    document.pages.push_back(std::move(front));
    document.pages.push_back(std::move(back));
    result.issues = applyTextSettings(document, s, words);
    result.value = std::move(document);
    return result;
}

} // namespace tilewright::sheet
