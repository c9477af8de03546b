#include "engine/sheet/print_marks.h"

#include "engine/art/shapes/geometry.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr double crossArm = 1.2;

double fromNanometres(std::int64_t k) {
    return static_cast<double>(k) / 1e6;
}

art::Path path(std::span<const Segment> segments) {
    art::Path result;
    for (const Segment& s : segments)
        result.append(art::line({s.x1, s.y1}, {s.x2, s.y2}));
    return result;
}

void stroke(DrawnPage& page, art::Path p, const art::Stroke& stroke) {
    if (!p.empty())
        page.on(Layer::Guides).push_back({std::move(p), std::nullopt, stroke});
}

/// All slots with their bleed.
art::Box blockOf(const SlotGrid& g) {
    return {g.left - g.bleed, g.top - g.bleed, g.left + (g.columns - 1) * g.pitchX + g.piece.width + g.bleed,
            g.top + (g.rows - 1) * g.pitchY + g.piece.height + g.bleed};
}

art::Path allCuts(std::span<const CutPiece> pieces) {
    art::Path result;
    for (const art::Path& cut : cutPaths(pieces))
        result.append(cut);
    return result;
}

void drawCutLines(DrawnPage& page, CutLines kind, std::span<const CutPiece> pieces) {
    if (kind == CutLines::None)
        return;
    const art::Path cuts = allCuts(pieces);
    if (kind == CutLines::Full)
        return stroke(page, cuts, strokes::line());
    constexpr double dash = 2;
    stroke(page, cuts, strokes::halo(0.2));
    stroke(page, strokes::dashed(cuts, dash), strokes::line(0.2));
}

void drawSafeInsets(DrawnPage& page, double inset, std::span<const CutPiece> pieces) {
    if (inset <= 0)
        return;
    art::Path safe;
    for (const CutPiece& p : pieces)
        if (2 * inset < std::min(p.width, p.height))
            safe.append(art::rectangle(p.x + inset, p.y + inset, p.width - 2 * inset, p.height - 2 * inset));
    constexpr double dash = 1;
    stroke(page, safe, strokes::halo(0.15));
    stroke(page, strokes::dashed(safe, dash), strokes::line(0.15));
}

} // namespace

std::vector<Segment> ticksOf(const SheetSpecification& s, const SlotGrid& grid,
                             std::span<const CutPiece> pieces) {
    // Where a cut ends: beside slots that stay empty, nobody knows what a tick belongs to.
    struct Ends {
        double least, most;
    };
    std::map<std::int64_t, Ends> columns, rows;
    const auto add = [](std::map<std::int64_t, Ends>& cuts, double at, double from, double to) {
        Ends& ends = cuts.try_emplace(nanometres(at), Ends{from, to}).first->second;
        ends = {std::min(ends.least, from), std::max(ends.most, to)};
    };
    for (const CutPiece& p : pieces) {
        for (const double x : {p.x, p.x + p.width})
            add(columns, x, p.y - grid.bleed, p.y + p.height + grid.bleed);
        for (const double y : {p.y, p.y + p.height})
            add(rows, y, p.x - grid.bleed, p.x + p.width + grid.bleed);
    }
    std::vector<Segment> ticks;
    // A margin of ten millimetres has ticks of three, one from the block.
    const auto reach = [](double margin) { return std::min(1.0, margin / 10); };
    for (const auto& [k, ends] : columns) {
        const double x = fromNanometres(k);
        if (const double r = reach(std::min(s.margins.top, ends.least)); r > 0)
            ticks.push_back({x, ends.least - r, x, ends.least - 4 * r});
        if (const double r = reach(std::min(s.margins.bottom, grid.height - ends.most)); r > 0)
            ticks.push_back({x, ends.most + r, x, ends.most + 4 * r});
    }
    for (const auto& [k, ends] : rows) {
        const double y = fromNanometres(k);
        if (const double r = reach(std::min(s.margins.left, ends.least)); r > 0)
            ticks.push_back({ends.least - r, y, ends.least - 4 * r, y});
        if (const double r = reach(std::min(s.margins.right, grid.width - ends.most)); r > 0)
            ticks.push_back({ends.most + r, y, ends.most + 4 * r, y});
    }
    return ticks;
}

std::vector<Segment> crossesOf(std::span<const CutPiece> pieces) {
    std::set<std::pair<std::int64_t, std::int64_t>> corners;
    for (const CutPiece& p : pieces)
        for (const double right : {0.0, p.width})
            for (const double down : {0.0, p.height})
                corners.insert({nanometres(p.y + down), nanometres(p.x + right)});
    std::vector<Segment> crosses;
    for (const auto& [y, x] : corners) {
        crosses.push_back({fromNanometres(x) - crossArm, fromNanometres(y), fromNanometres(x) + crossArm,
                           fromNanometres(y)});
        crosses.push_back({fromNanometres(x), fromNanometres(y) - crossArm, fromNanometres(x),
                           fromNanometres(y) + crossArm});
    }
    return crosses;
}

void drawMarks(DrawnPage& page, const SheetSpecification& s, const SlotGrid& grid,
               std::span<const CutPiece> pieces) {
    drawSafeInsets(page, s.safeInset, pieces);
    drawCutLines(page, s.marks.cutLines, pieces);
    if (s.marks.edgeTicks)
        stroke(page, path(ticksOf(s, grid, pieces)), strokes::line());
    if (s.marks.cornerCrosses) {
        const art::Path crosses = path(crossesOf(pieces));
        stroke(page, crosses, strokes::halo());
        stroke(page, crosses, strokes::line());
    }
    if (s.marks.blockOutline) {
        const art::Box box = blockOf(grid);
        stroke(page, art::rectangle(box.left, box.top, box.right - box.left, box.bottom - box.top),
               strokes::line(0.2));
    }
}

void drawRegistration(DrawnPage& page, const SheetSpecification& s, double width, double height,
                      const art::Transform& place) {
    constexpr double ring = 1.6, arm = 2.6, eye = 0.5;
    art::Path lines, eyes;
    const auto add = [&](art::Point at, double margin) {
        const double size = std::min(1.0, margin / 2 / (arm + 0.4));
        const art::Transform there =
            art::Transform::scaling(size).then(art::Transform::translation(at.x, at.y)).then(place);
        art::Path mark = art::circle({0, 0}, ring);
        mark.append(art::line({-arm, 0}, {arm, 0})).append(art::line({0, -arm}, {0, arm}));
        lines.append(mark.transformed(there));
        eyes.append(art::circle({0, 0}, eye).transformed(there));
    };
    const Margins& m = s.margins;
    for (const auto& [at, margin] : {std::pair{art::Point{width / 2, m.top / 2}, m.top},
                                     {art::Point{width / 2, height - m.bottom / 2}, m.bottom},
                                     {art::Point{m.left / 2, height / 2}, m.left},
                                     {art::Point{width - m.right / 2, height / 2}, m.right}})
        if (margin >= 2)
            add(at, margin);
    stroke(page, lines, strokes::line());
    if (!eyes.empty())
        page.on(Layer::Guides).push_back({eyes, strokes::dark, std::nullopt});
}

void drawFold(DrawnPage& page, const Segment& fold) {
    const art::Path line = art::line({fold.x1, fold.y1}, {fold.x2, fold.y2});
    constexpr double dash = 3;
    stroke(page, strokes::dashed(line, dash), strokes::line(0.15));
    page.on(Layer::Score)
        .push_back(
            {line, std::nullopt, art::Stroke{scoreColour, machineStroke, art::Join::Miter, art::Cap::Butt}});
}

void drawLines(DrawnPage& page, std::span<const Segment> lines, double width) {
    stroke(page, path(lines), strokes::line(width));
}

void drawText(DrawnPage& page, const Label& label) {
    std::ranges::move(labelShapes(label), std::back_inserter(page.on(Layer::Guides)));
}

} // namespace tilewright::sheet
