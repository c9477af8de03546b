#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/landscape_art.h"
#include "engine/games/landscape/art/tile_plan.h"

#include <algorithm>

namespace tilewright::art {

namespace {

Path areaOf(const TilePlan& plan, const Landscape& tile, std::int8_t number) {
    Path area;
    switch (tile.features[static_cast<std::size_t>(number)].kind) {
    case FeatureKind::Field:
        return plan.grid.outline(number);
    case FeatureKind::Road:
        for (const RoadPlan& road : plan.roads)
            if (road.feature == number)
                area.append(road.middle.ribbon(land::roadHalf));
        return area;
    case FeatureKind::City:
    case FeatureKind::Cloister:
        for (const CityPlan& city : plan.cities)
            if (city.label == number) {
                area.append(city.area);
                if (city.bridge)
                    area.append(city.bridge->ribbon(7));
            }
        if (!area.empty())
            return area;
        for (const DrawingPlan& drawingPlan : plan.drawings)
            if (drawingPlan.kind == DrawingKind::Cloister && drawingPlan.feature == number)
                area = roundedRectangle(drawingPlan.at.x - drawingPlan.radius,
                                        drawingPlan.at.y - drawingPlan.radius, 2 * drawingPlan.radius,
                                        2 * drawingPlan.radius, 0.35 * drawingPlan.radius);
        return area;
    }
    return area;
}

/// The part of a road between its side and its mouth.
FeatureShape stub(const MouthPlan& mouth) {
    const Point side = middleOf(mouth.side);
    const Point along = inwards(mouth.side);
    const double depth = distance(side, mouth.front);
    return {Curve::through(std::array{side, moved(side, along, depth + 2)}).ribbon(land::roadHalf),
            moved(side, along, 0.55 * depth)};
}

} // namespace

FeatureShapes landscapeFeatureShapes(const Landscape& land, std::string_view seedText, bool splitTunnels) {
    FeatureShapes shapes;
    if (land.features.empty())
        return shapes;
    const TilePlan plan = planOf(land, seedText);
    for (std::size_t i = 0; i < land.features.size(); ++i)
        shapes.features.push_back({areaOf(plan, land, static_cast<std::int8_t>(i)), plan.anchors[i]});
    std::vector<bool> begun(land.features.size(), false);
    for (const MouthPlan& mouth : plan.mouths) {
        const auto road = static_cast<std::size_t>(mouth.feature);
        int number = mouth.feature;
        if (land.features[road].tunnel == Tunnel::Splits) {
            if (!splitTunnels)
                continue;
            if (begun[road]) {
                number = static_cast<int>(shapes.features.size());
                shapes.features.push_back(stub(mouth));
            } else {
                begun[road] = true;
                shapes.features[road] = stub(mouth);
            }
        }
        shapes.mouths.push_back({number, mouth.side, mouth.spot});
    }
    for (const DrawingPlan& drawingPlan : plan.drawings) {
        if (drawingPlan.kind == DrawingKind::Tower)
            shapes.tower = drawingPlan.at;
        if (drawingPlan.kind == DrawingKind::Volcano)
            shapes.volcano = drawingPlan.at;
    }
    return shapes;
}

} // namespace tilewright::art
