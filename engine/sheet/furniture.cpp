#include "engine/art/shapes/lettering.h"
#include "engine/sheet/marks.h"
#include "engine/sheet/strokes.h"

#include <algorithm>

namespace tilewright::sheet {

namespace {

constexpr double rulerLength = 50;

} // namespace

art::Path labelPath(const Label& label) {
    const double width = art::letteringWidth(label.text, label.capHeight);
    const double narrowing =
        label.maxWidth > 0 && width > label.maxWidth && width > 0 ? label.maxWidth / width : 1;
    const double share = static_cast<double>(label.anchor) / 2;
    const double x = label.x - width * narrowing * share;
    return art::lettering(label.text, label.capHeight)
        .transformed(art::Transform{narrowing, 0, 0, 1, x, label.y});
}

/// Above: ruler and printing instructions. Below: title and page. Between a third and a half of the margin,
/// where most printers still print and no tick extends.
Furniture furnitureOf(const SheetSpecification& s, double width, double height, const PageText& text,
                      const Words& words) {
    Furniture furniture;
    const double left = s.margins.left, right = width - s.margins.right;
    const double half = (right - left) / 2;
    if (half <= 5)
        return furniture;
    // A registration mark stands in the middle.
    const double reach = s.marks.registration ? half - 4 : half * 1.3;
    if (const double m = s.margins.bottom; m >= leastFurnitureMargin) {
        const double capHeight = std::min(2.2, m * 0.2), y = height - std::min(3.4, m * 0.34);
        const std::string name = s.note.empty() ? text.title : text.title + " \u00B7 " + s.note;
        furniture.labels.push_back({left, y, capHeight, reach, Anchor::Start, name});
        const Text page(QT_TRANSLATE_NOOP("Engine", "page %1 of %2"), {text.number, text.pages});
        furniture.labels.push_back({right, y, capHeight, half * 0.6, Anchor::End, words(page)});
    }
    const double besideRuler = right - left - rulerLength - 14;
    if (const double m = s.margins.top; m >= leastFurnitureMargin && besideRuler >= 12) {
        const double capHeight = std::min(2.2, m * 0.2), y = std::min(5.4, m * 0.54);
        furniture.labels.push_back({right, y, capHeight,
                                    s.marks.registration ? std::min(besideRuler, half - 4) : besideRuler,
                                    Anchor::End, words(QT_TRANSLATE_NOOP("Engine", "print at 100 %"))});
        furniture.labels.push_back({left + rulerLength + 2, y, capHeight, 12, Anchor::Start, "50 mm"});
        furniture.ruler.push_back({left, y, left + rulerLength, y});
        for (int i = 0; i <= 5; ++i)
            furniture.ruler.push_back({left + 10 * i, y, left + 10 * i, y - (i % 5 ? 0.6 : 1) * capHeight});
    }
    return furniture;
}

void drawFurniture(DrawnPage& page, const Furniture& furniture) {
    drawLines(page, furniture.ruler);
    art::Path text;
    for (const Label& label : furniture.labels)
        text.append(labelPath(label));
    if (!text.empty())
        page.on(Layer::Guides).push_back({std::move(text), std::nullopt, strokes::text()});
}

} // namespace tilewright::sheet
