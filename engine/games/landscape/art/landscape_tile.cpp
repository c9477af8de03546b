#include "engine/art/hash.h"
#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/landscape_art.h"
#include "engine/games/landscape/art/paint_layers.h"

#include <algorithm>
#include <utility>

namespace tilewright::art {

namespace {

/// Houses between the roads of a village, if there is room.
void paintVillageHouses(Picture& picture, const TilePlan& plan, Point at, Random& random) {
    Houses houses;
    for (const double dx : {-1.0, 1.0})
        for (const double dy : {-1.0, 1.0}) {
            const Point place{at.x + 10.4 * dx, at.y + 10.4 * dy};
            const bool clear =
                std::none_of(plan.anchors.begin(), plan.anchors.end(),
                             [&](Point anchor) { return distance(anchor, place) < 9; }) &&
                std::none_of(plan.drawings.begin(), plan.drawings.end(), [&](const DrawingPlan& t) {
                    return t.kind != DrawingKind::Village && distance(t.at, place) < t.radius + 4.5;
                });
            if (clear && plan.grid.clearance(place) > 3)
                houses.add(place, 7 + random.unit(), 5.2, dx * dy > 0 ? 135 : 45, random);
        }
    houses.paint(picture);
}

Picture drawing(const DrawingPlan& drawingPlan, Random& random) {
    switch (drawingPlan.kind) {
    case DrawingKind::Village:
        return villageDrawing(random);
    case DrawingKind::House: {
        Picture picture;
        Houses houses;
        // A yard at the end of the road, which comes from the south.
        picture.draw(circle({0, 1}, land::roadHalf), land::road,
                     {land::roadRimColour, land::roadRim, Join::Round, Cap::Butt});
        picture.fill(rectangle(-land::roadHalf + 0.1, 1, 2 * land::roadHalf - 0.2, 5.2), land::road);
        houses.add({0, -4.4}, 10.5, 6.6, 0, random);
        houses.add({-6.6, 2.2}, 6.8, 5.2, 90, random);
        houses.paint(picture);
        return picture;
    }
    case DrawingKind::Gatehouse:
        return keepDrawing(drawingPlan.radius);
    case DrawingKind::Cloister:
        return cloisterDrawing(drawingPlan.radius);
    case DrawingKind::Volcano:
        return volcanoDrawing(drawingPlan.radius, random);
    case DrawingKind::Tower:
        return towerDrawing(drawingPlan.radius);
    case DrawingKind::Dragon:
        return dragonEmblem();
    case DrawingKind::Portal:
        return portalEmblem();
    case DrawingKind::Pennant:
        return pennantEmblem();
    case DrawingKind::Cathedral:
        return cathedralDrawing();
    case DrawingKind::Princess:
        return princessEmblem();
    case DrawingKind::Wine:
        return wineEmblem();
    case DrawingKind::Grain:
        return grainEmblem();
    case DrawingKind::Cloth:
        return clothEmblem();
    case DrawingKind::Inn:
        return innDrawing(random);
    }
    return {};
}

/// Whether it is drawn for the size of its place; others are drawn for 10 units.
bool hasItsSize(DrawingKind kind) {
    return kind == DrawingKind::Village || kind == DrawingKind::House || kind == DrawingKind::Gatehouse ||
           kind == DrawingKind::Cloister || kind == DrawingKind::Volcano || kind == DrawingKind::Tower;
}

} // namespace

void paintDrawings(Picture& picture, const TilePlan& plan, Random& random) {
    for (const DrawingPlan& drawingPlan : plan.drawings) {
        // Ornaments are a little more than 10 units in radius, with their outlines.
        const double scale = drawingPlan.kind == DrawingKind::House ? std::min(1.0, drawingPlan.radius / 6.5)
                             : hasItsSize(drawingPlan.kind)         ? 1
                                                                    : drawingPlan.radius / 11;
        picture.append(
            drawing(drawingPlan, random),
            Transform::scaling(scale)
                .then(Transform::rotation(drawingPlan.kind == DrawingKind::House ? drawingPlan.degrees : 0))
                .then(Transform::translation(drawingPlan.at.x, drawingPlan.at.y)));
        if (drawingPlan.kind == DrawingKind::Village)
            paintVillageHouses(picture, plan, drawingPlan.at, random);
    }
}

LayeredPicture landscapePicture(const Landscape& tile, std::string_view seedText) {
    const TilePlan plan = planOf(tile, seedText);
    Random random(hash(seedText), 0, Purpose::Art, 10);
    Picture picture;
    paintFields(picture, plan, tile, random);
    paintHedges(picture, plan, random);
    paintTowns(picture, plan, random);
    paintOrchards(picture, plan, tile, random);
    paintRoads(picture, plan, false, random);
    paintWalls(picture, plan);
    paintTownBridges(picture, plan);
    paintGates(picture, plan);
    paintRoads(picture, plan, true, random);
    paintTunnels(picture, plan, random);
    const std::size_t signs = picture.shapes.size();
    paintDrawings(picture, plan, random);
    return {std::move(picture), signs};
}

} // namespace tilewright::art
