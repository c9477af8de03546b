#include "engine/sheet/marks.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr double crossArm = 1.2;
constexpr double rulerLength = 50;

/// Positions that differ by less than a nanometre are one cut.
std::int64_t key(double millimetres) {
    return std::llround(millimetres * 1e6);
}
double value(std::int64_t k) {
    return static_cast<double>(k) / 1e6;
}

/// Outward from the block, clear of it and of the text that lies further out.
void addTicks(Page& page, const SheetSpecification& s, const Grid& grid) {
    const double scale = std::min(1.0, s.margin / 10);
    const double from = scale, to = 4 * scale;
    if (scale <= 0)
        return;
    std::set<std::int64_t> columns, rows;
    for (const Slot& slot : page.places)
        for (double edge : {0.0, s.tileMillimetres}) {
            columns.insert(key(slot.x + edge));
            rows.insert(key(slot.y + edge));
        }
    const double left = grid.left - s.bleed, right = grid.width - left;
    const double top = grid.top - s.bleed, bottom = grid.height - top;
    for (std::int64_t k : columns) {
        page.ticks.push_back({value(k), top - from, value(k), top - to});
        page.ticks.push_back({value(k), bottom + from, value(k), bottom + to});
    }
    for (std::int64_t k : rows) {
        page.ticks.push_back({left - from, value(k), left - to, value(k)});
        page.ticks.push_back({right + from, value(k), right + to, value(k)});
    }
}

void addCrosses(Page& page, const SheetSpecification& s) {
    std::set<std::pair<std::int64_t, std::int64_t>> corners;
    for (const Slot& slot : page.places)
        for (double right : {0.0, s.tileMillimetres})
            for (double down : {0.0, s.tileMillimetres})
                corners.insert({key(slot.y + down), key(slot.x + right)});
    for (const auto& [y, x] : corners) {
        page.crosses.push_back({value(x) - crossArm, value(y), value(x) + crossArm, value(y)});
        page.crosses.push_back({value(x), value(y) - crossArm, value(x), value(y) + crossArm});
    }
}

/// Above: ruler and how to print. Below: what it is and which page. Between a third and a half of the margin,
/// where most printers still print and no tick reaches.
void addFurniture(Page& page, const SheetSpecification& s, const Grid& grid, std::string_view title,
                  std::size_t number, std::size_t pages) {
    const double capHeight = std::min(2.2, s.margin * 0.2);
    const double left = s.margin, right = grid.width - s.margin;
    const double upper = std::min(5.4, s.margin * 0.54), lower = grid.height - std::min(3.4, s.margin * 0.34);
    const double half = (right - left) / 2;
    // A name is not to be translated: it stands in place of the whole sentence.
    page.labels.push_back({left, lower, capHeight, half * 1.3, Anchor::Start, Text("%1", {title})});
    page.labels.push_back({right, lower, capHeight, half * 0.6, Anchor::End,
                           Text(QT_TRANSLATE_NOOP("Engine", "page %1 of %2"), {number, pages})});
    const double besideRuler = right - left - rulerLength - 14;
    if (besideRuler < 12)
        return;
    page.labels.push_back({right, upper, capHeight, besideRuler, Anchor::End,
                           Text(QT_TRANSLATE_NOOP("Engine", "print at 100 %"))});
    page.labels.push_back({left + rulerLength + 2, upper, capHeight, 12, Anchor::Start,
                           Text(QT_TRANSLATE_NOOP("Engine", "50 mm"))});
    page.ruler.push_back({left, upper, left + rulerLength, upper});
    for (int i = 0; i <= 5; ++i)
        page.ruler.push_back({left + 10 * i, upper, left + 10 * i, upper - (i % 5 ? 0.6 : 1) * capHeight});
}

} // namespace

void addMarks(Page& page, const SheetSpecification& s, const Grid& grid, std::string_view title,
              std::size_t number, std::size_t pages) {
    if (s.edgeTicks)
        addTicks(page, s, grid);
    if (s.cornerCrosses)
        addCrosses(page, s);
    if (s.margin >= leastFurnitureMargin)
        addFurniture(page, s, grid, title, number, pages);
}

} // namespace tilewright::sheet
