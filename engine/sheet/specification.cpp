#include "engine/sheet/specification.h"
#include "engine/sheet/sheet_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

namespace tilewright::sheet {

namespace {

/// The margin that most printers leave white.
constexpr double printersMargin = 4.2;
/// A disc is 24 of a tile's 100 units wide; if it is smaller than leastSymbol, its symbol is not
/// recognisable.
constexpr double discShare = 0.24;
constexpr double leastSymbol = 4;

bool within(double value, double least, double greatest) {
    return value >= least && value <= greatest;
}

class Checker {
public:
    explicit Checker(const SheetSpecification& s) : s_(s) {}

    Issues take() {
        checkPaper();
        for (const double margin : {s_.margins.top, s_.margins.right, s_.margins.bottom, s_.margins.left})
            length(margin, "sheet-margin", QT_TRANSLATE_NOOP("Engine", "margin is %1 mm; expected 0 to %2"));
        for (const double gap : {s_.gapX, s_.gapY})
            length(gap, "sheet-gap", QT_TRANSLATE_NOOP("Engine", "gap is %1 mm; expected 0 to %2"));
        length(s_.bleed, "sheet-bleed", QT_TRANSLATE_NOOP("Engine", "bleed is %1 mm; expected 0 to %2"));
        length(s_.back.gutter, "sheet-gutter",
               QT_TRANSLATE_NOOP("Engine", "gutter is %1 mm; expected 0 to %2"));
        length(s_.overlap, "sheet-overlap",
               QT_TRANSLATE_NOOP("Engine", "overlap is %1 mm; expected 0 to %2"));
        checkInside();
        checkBacks();
        checkNumbers();
        return std::move(issues_);
    }

private:
    void checkPaper() {
        if (!within(s_.paper.width, 1, maxPaperMillimetres) ||
            !within(s_.paper.height, 1, maxPaperMillimetres))
            issues_.push_back(errorIssue(
                "sheet-paper", {QT_TRANSLATE_NOOP("Engine", "paper is %1 by %2 mm; expected 1 to %3"),
                                {millimetres(s_.paper.width), millimetres(s_.paper.height),
                                 millimetres(maxPaperMillimetres)}}));
        if (!within(s_.tileMillimetres, minTileMillimetres, maxTileMillimetres))
            issues_.push_back(errorIssue(
                "sheet-tile", {QT_TRANSLATE_NOOP("Engine", "a tile is %1 mm wide; expected %2 to %3"),
                               {millimetres(s_.tileMillimetres), millimetres(minTileMillimetres),
                                millimetres(maxTileMillimetres)}}));
    }
    void length(double value, const char* code, const char* source) {
        const bool isKnown = std::any_of(issues_.begin(), issues_.end(),
                                         [&](const Issue& issue) { return issue.code == code; });
        if (!isKnown && !within(value, 0, maxPaperMillimetres))
            issues_.push_back(
                errorIssue(code, {source, {millimetres(value), millimetres(maxPaperMillimetres)}}));
    }
    void checkInside() {
        const double half = s_.tileMillimetres / 2;
        if (!within(s_.cornerRadius, 0, half))
            issues_.push_back(errorIssue(
                "sheet-corner-radius",
                {QT_TRANSLATE_NOOP("Engine", "corners are rounded by %1 mm; expected 0 to half a tile, %2"),
                 {millimetres(s_.cornerRadius), millimetres(half)}}));
        if (!(s_.safeInset >= 0 && s_.safeInset < half))
            issues_.push_back(errorIssue(
                "sheet-safe-inset",
                {QT_TRANSLATE_NOOP("Engine",
                                   "safe inset is %1 mm; expected 0 or more, and less than half a tile, %2"),
                 {millimetres(s_.safeInset), millimetres(half)}}));
    }
    void checkBacks() {
        constexpr double mostOffset = 50;
        for (const double offset : {s_.back.offsetX, s_.back.offsetY})
            if (!within(offset, -mostOffset, mostOffset))
                issues_.push_back(
                    errorIssue("sheet-back-offset",
                               {QT_TRANSLATE_NOOP("Engine", "backs are moved by %1 mm; expected -%2 to %2"),
                                {millimetres(offset), millimetres(mostOffset)}}));
        if (!within(s_.back.rotation, -maxSkew, maxSkew))
            issues_.push_back(errorIssue(
                "sheet-back-rotation",
                {QT_TRANSLATE_NOOP("Engine", "the skew of backs is %1 degrees; expected -%2 to %2: it "
                                             "corrects crooked paper feed and can't turn backs around"),
                 {millimetres(s_.back.rotation), millimetres(maxSkew)}}));
    }
    void checkNumbers() {
        if (s_.components.empty())
            issues_.push_back(
                errorIssue("sheet-no-component",
                           QT_TRANSLATE_NOOP("Engine", "there is nothing to print; expected tiles, markers, "
                                                       "standees, player aids or a board")));
        if (s_.firstSlot < 1)
            issues_.push_back(errorIssue(
                "sheet-first-slot",
                {QT_TRANSLATE_NOOP("Engine", "the first slot is %1; expected 1 or more"), {s_.firstSlot}}));
        for (const ChosenTile& tile : s_.chosen)
            if (tile.count < 0 || tile.count > 500)
                issues_.push_back(errorIssue(
                    "sheet-count",
                    {QT_TRANSLATE_NOOP("Engine", "tile “%1” is chosen %2 times; expected 0 to 500"),
                     {tile.id, tile.count}}));
    }

    const SheetSpecification& s_;
    Issues issues_;
};

} // namespace

bool equalIgnoringCase(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

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
        if (equalIgnoringCase(paper.name, name))
            return &paper;
    return nullptr;
}

Text::Argument millimetres(double value) {
    std::array<char, 400> buffer{};
    const double rounded = std::round(value * 100) / 100;
    const int decimals = rounded == std::round(rounded) ? 0 : 2;
    const int length = std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, rounded);
    std::string text(buffer.data(),
                     static_cast<std::size_t>(std::min<int>(length, static_cast<int>(buffer.size()) - 1)));
    if (decimals == 2 && text.ends_with('0'))
        text.pop_back();
    return Text::Argument::number(std::move(text));
}

Issues check(const SheetSpecification& s) {
    return Checker(s).take();
}

Issues warnings(const SheetSpecification& s) {
    Issues issues;
    const SlotGrid grid = slotGridOf(s, {s.tileMillimetres, s.tileMillimetres});
    const double least = std::min({s.margins.top, s.margins.right, s.margins.bottom, s.margins.left});
    if (grid.columns > 0 && grid.rows > 0) {
        const double right = grid.left + grid.columns * grid.pitchX - (grid.pitchX - s.tileMillimetres);
        const double bottom = grid.top + grid.rows * grid.pitchY - (grid.pitchY - s.tileMillimetres);
        const double nearest = std::min({grid.left, grid.top, grid.width - right, grid.height - bottom});
        if (nearest < printersMargin)
            issues.push_back(warningIssue(
                "sheet-printers-margin",
                {QT_TRANSLATE_NOOP(
                     "Engine",
                     "tiles begin %1 mm from the edge of the paper; most printers leave %2 mm blank"),
                 {millimetres(nearest), millimetres(printersMargin)}},
                QT_TRANSLATE_NOOP("Engine", "use wider margins, or a printer that prints to the edge")));
    }
    if (s.marks.marginContent && least < minContentMargin)
        issues.push_back(warningIssue(
            "sheet-no-furniture",
            {QT_TRANSLATE_NOOP("Engine", "a margin of %1 mm has no room for text and ruler; they need %2"),
             {millimetres(least), millimetres(minContentMargin)}},
            {}));
    if (s.tileMillimetres * discShare < leastSymbol)
        issues.push_back(warningIssue(
            "sheet-small-symbols",
            {QT_TRANSLATE_NOOP("Engine", "door symbols are %1 mm wide; below %2 mm they are hard to read"),
             {millimetres(s.tileMillimetres * discShare), millimetres(leastSymbol)}},
            QT_TRANSLATE_NOOP("Engine", "use larger tiles")));
    const bool isUsual = std::any_of(papers().begin(), papers().end(), [&](const Paper& p) {
        return std::min(s.paper.width, s.paper.height) <= p.width &&
               std::max(s.paper.width, s.paper.height) <= p.height;
    });
    if (!isUsual)
        issues.push_back(warningIssue(
            "sheet-needs-scaling",
            {QT_TRANSLATE_NOOP("Engine",
                               "no standard paper fits a page of %1 by %2 mm: a printer would scale it"),
             {millimetres(grid.width), millimetres(grid.height)}},
            QT_TRANSLATE_NOOP("Engine", "have it printed by a print shop, or use smaller paper")));
    return issues;
}

} // namespace tilewright::sheet
