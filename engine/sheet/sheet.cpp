#include "engine/sheet/sheet.h"

#include "engine/sheet/grid.h"
#include "engine/sheet/marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tilewright::sheet {

namespace {

bool sameLetters(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

int fitting(double available, double piece, double gap) {
    constexpr double slack = 1e-9; // exact fits count, whatever the last bit says
    return available < piece - slack
               ? 0
               : static_cast<int>(std::floor((available + gap) / (piece + gap) + slack));
}

/// Item numbers in the order in which they are laid.
std::vector<int> ordered(std::span<const int> counts, Quantities quantities) {
    std::vector<int> items;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const int copies = quantities == Quantities::OneOfEach ? std::min(counts[i], 1) : counts[i];
        items.insert(items.end(), static_cast<std::size_t>(std::max(copies, 0)), static_cast<int>(i));
    }
    return items;
}

} // namespace

std::span<const Paper> papers() {
    static const std::array<Paper, 6> known{{{"A5", 148, 210},
                                             {"A4", 210, 297},
                                             {"A3", 297, 420},
                                             {"Letter", 215.9, 279.4},
                                             {"Legal", 215.9, 355.6},
                                             {"Tabloid", 279.4, 431.8}}};
    return known;
}

const Paper* findPaper(std::string_view name) {
    for (const Paper& paper : papers())
        if (sameLetters(paper.name, name))
            return &paper;
    return nullptr;
}

Grid gridOf(const SheetSpecification& s) {
    Grid grid;
    grid.width = std::min(s.paper.width, s.paper.height);
    grid.height = std::max(s.paper.width, s.paper.height);
    if (s.orientation == Orientation::Landscape)
        std::swap(grid.width, grid.height);
    const double piece = s.tileMillimetres + 2 * s.bleed;
    grid.pitch = piece + s.gap;
    grid.columns = fitting(grid.width - 2 * s.margin, piece, s.gap);
    grid.rows = fitting(grid.height - 2 * s.margin, piece, s.gap);
    grid.left = (grid.width - (grid.columns * grid.pitch - s.gap)) / 2 + s.bleed;
    grid.top = (grid.height - (grid.rows * grid.pitch - s.gap)) / 2 + s.bleed;
    return grid;
}

Loaded<Layout> layout(const SheetSpecification& s, std::span<const int> counts, std::string_view title) {
    Loaded<Layout> result;
    result.issues = check(s);
    if (hasErrors(result.issues))
        return result;
    const std::vector<int> items = ordered(counts, s.quantities);
    if (items.empty()) {
        Issue issue;
        issue.code = "sheet-empty";
        issue.message =
            QT_TRANSLATE_NOOP("Engine", "there is no tile to print; expected at least one copy of one");
        result.issues.push_back(std::move(issue));
        return result;
    }
    const Grid grid = gridOf(s);
    Layout layout{grid.width, grid.height, s.tileMillimetres, s.bleed, grid.columns, grid.rows, {}};
    const std::size_t perPage = static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(grid.rows);
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i % perPage == 0)
            layout.pages.emplace_back();
        const auto place = static_cast<int>(i % perPage);
        const int row = place / grid.columns;
        const int column = place % grid.columns;
        layout.pages.back().places.push_back(
            {grid.left + column * grid.pitch, grid.top + row * grid.pitch, items[i]});
    }
    for (std::size_t i = 0; i < layout.pages.size(); ++i)
        addMarks(layout.pages[i], s, grid, title, i + 1, layout.pages.size());
    result.value = std::move(layout);
    return result;
}

} // namespace tilewright::sheet
