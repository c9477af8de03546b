#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/tile_plan.h"

#include <algorithm>
#include <numeric>

namespace tilewright::art {

namespace {

/// In cells; smaller regions are gaps between lines instead of fields.
constexpr int leastField = 12;

void fillDrawing(LabelGrid& grid, const DrawingPlan& drawingPlan) {
    switch (drawingPlan.kind) {
    case DrawingKind::Cloister:
        grid.fill(roundedRectangle(drawingPlan.at.x - drawingPlan.radius,
                                   drawingPlan.at.y - drawingPlan.radius, 2 * drawingPlan.radius,
                                   2 * drawingPlan.radius, 6),
                  drawingPlan.feature);
        break;
    case DrawingKind::Village:
        grid.fill(circle(drawingPlan.at, 3), LabelGrid::blocked);
        break;
    case DrawingKind::House:
    case DrawingKind::Gatehouse:
    case DrawingKind::Tower:
    case DrawingKind::Volcano:
        grid.fill(circle(drawingPlan.at, drawingPlan.radius), LabelGrid::blocked);
        break;
    default:
        break;
    }
}

} // namespace

bool planFields(TilePlan& plan, const Landscape& tile) {
    LabelGrid& grid = plan.grid;
    for (const CityPlan& city : plan.cities)
        grid.fill(city.area, city.label);
    for (const CityPlan& city : plan.cities)
        for (const Curve& wall : city.walls)
            grid.fill(wall.ribbon(land::wallHalf, true, true), LabelGrid::blocked);
    for (const Curve& hedge : plan.hedges)
        grid.fill(hedge.ribbon(1.3), LabelGrid::blocked);
    for (const Curve& ridge : plan.ridges) {
        grid.fill(ridge.ribbon(9), LabelGrid::blocked);
        grid.fill(circle(ridge.at(1), 9.5), LabelGrid::blocked);
    }
    for (const MouthPlan& mouth : plan.mouths)
        if (mouth.ground != MouthPlan::Ground::Knoll)
            grid.fill(circle(mouth.spot, land::tokenRadius + 1), LabelGrid::blocked);
    for (const DrawingPlan& drawingPlan : plan.drawings)
        fillDrawing(grid, drawingPlan);
    for (const bool over : {false, true})
        for (const RoadPlan& road : plan.roads)
            if (road.over == over)
                grid.fill(road.middle.ribbon(land::roadHalf), road.feature);

    int count = 0;
    const std::vector<int> regions = grid.openRegions(count);
    std::vector<int> sizes(static_cast<std::size_t>(count), 0);
    for (const int region : regions)
        if (region >= 0)
            ++sizes[static_cast<std::size_t>(region)];
    std::vector<std::int8_t> labels(static_cast<std::size_t>(count), LabelGrid::blocked);
    std::vector<std::size_t> inner;
    std::vector<bool> atSide(static_cast<std::size_t>(count), false);
    std::vector<int> regionOf(tile.features.size(), -1);
    bool whole = true;
    for (int h = 0; h < halfSideCount; ++h) {
        const Point p = toSide(directionAt(h / 2))({h % 2 == 0 ? 25.5 : 74.5, 1});
        const int region =
            regions[static_cast<std::size_t>(p.y) * LabelGrid::size + static_cast<std::size_t>(p.x)];
        const int field = fieldAt(tile, h);
        if (region < 0 || field < 0 || atSide[static_cast<std::size_t>(region)])
            continue;
        int& known = regionOf[static_cast<std::size_t>(field)];
        whole = whole && known < 0;
        known = region;
        labels[static_cast<std::size_t>(region)] = static_cast<std::int8_t>(field);
        atSide[static_cast<std::size_t>(region)] = true;
    }
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (!atSide[i] && sizes[i] >= leastField)
            inner.push_back(i);
    // Inner fields get the largest regions without a half side, in reading order if equal.
    std::stable_sort(inner.begin(), inner.end(),
                     [&](std::size_t a, std::size_t b) { return sizes[a] > sizes[b]; });
    auto next = inner.begin();
    for (std::size_t f = 0; f < tile.features.size() && next != inner.end(); ++f)
        if (tile.features[f].kind == FeatureKind::Field && tile.features[f].halfSides == 0)
            labels[*next++] = static_cast<std::int8_t>(f);
    grid.relabel(regions, labels);
    // After the fields, which continue below.
    for (const CityPlan& city : plan.cities)
        if (city.bridge)
            grid.fill(city.bridge->ribbon(7), city.label);
    grid.measure();
    return whole || !tile.crossings.empty();
}

} // namespace tilewright::art
