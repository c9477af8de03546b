#include "engine/sheet/grid.h"
#include "engine/sheet/sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

namespace tilewright::sheet {

namespace {

/// At most two decimals, none for whole numbers.
std::string millimetres(double value) {
    std::array<char, 64> buffer{};
    const double rounded = std::round(value * 100) / 100;
    const int decimals = rounded == std::round(rounded) ? 0 : 2;
    const int length = std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, rounded);
    return {buffer.data(),
            static_cast<std::size_t>(std::min<int>(length, static_cast<int>(buffer.size()) - 1))};
}

Issue error(const char* code, Text message, Text remedy = {}) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    issue.remedy = std::move(remedy);
    return issue;
}

bool within(double value, double least, double greatest) {
    return value >= least && value <= greatest;
}

} // namespace

Issues check(const SheetSpecification& s) {
    Issues issues;
    if (!within(s.paper.width, 1, greatestPaper) || !within(s.paper.height, 1, greatestPaper))
        issues.push_back(
            error("sheet-paper",
                  {QT_TRANSLATE_NOOP("Engine", "paper is %1 by %2 mm; expected 1 to %3"),
                   {millimetres(s.paper.width), millimetres(s.paper.height), millimetres(greatestPaper)}}));
    if (!within(s.tileMillimetres, leastTile, greatestTile))
        issues.push_back(
            error("sheet-tile",
                  {QT_TRANSLATE_NOOP("Engine", "a tile is %1 mm wide; expected %2 to %3"),
                   {millimetres(s.tileMillimetres), millimetres(leastTile), millimetres(greatestTile)}}));
    const auto notNegative = [&](double value, const char* code, const char* source) {
        if (!within(value, 0, greatestPaper))
            issues.push_back(error(code, {source, {millimetres(value), millimetres(greatestPaper)}}));
    };
    notNegative(s.margin, "sheet-margin", QT_TRANSLATE_NOOP("Engine", "margin is %1 mm; expected 0 to %2"));
    notNegative(s.gap, "sheet-gap", QT_TRANSLATE_NOOP("Engine", "gap is %1 mm; expected 0 to %2"));
    notNegative(s.bleed, "sheet-bleed", QT_TRANSLATE_NOOP("Engine", "bleed is %1 mm; expected 0 to %2"));
    if (!issues.empty())
        return issues;
    const Grid grid = gridOf(s);
    if (grid.columns < 1 || grid.rows < 1)
        issues.push_back(error(
            "sheet-paper-too-small",
            {QT_TRANSLATE_NOOP(
                 "Engine", "paper leaves %1 by %2 mm between its margins; a tile with its bleed takes %3"),
             {millimetres(grid.width - 2 * s.margin), millimetres(grid.height - 2 * s.margin),
              millimetres(s.tileMillimetres + 2 * s.bleed)}},
            QT_TRANSLATE_NOOP("Engine", "take larger paper, smaller tiles or narrower margins")));
    return issues;
}

} // namespace tilewright::sheet
