#include "engine/art/land_palette.h"
#include "engine/art/seed.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/land_paint.h"
#include "engine/games/landscape/art/land_things.h"
#include "engine/games/landscape/art/landscape_art.h"

#include <algorithm>
#include <utility>

namespace tilewright::art {

namespace {

/// Houses between the roads of a village, if there is room.
void paintVillageHouses(Picture& picture, const LandPlan& plan, Point at, Random& random) {
    Houses houses;
    for (const double dx : {-1.0, 1.0})
        for (const double dy : {-1.0, 1.0}) {
            const Point place{at.x + 10.4 * dx, at.y + 10.4 * dy};
            const bool clear =
                std::none_of(plan.anchors.begin(), plan.anchors.end(),
                             [&](Point anchor) { return distance(anchor, place) < 9; }) &&
                std::none_of(plan.things.begin(), plan.things.end(), [&](const ThingPlan& t) {
                    return t.kind != ThingKind::Village && distance(t.at, place) < t.radius + 4.5;
                });
            if (clear && plan.grid.clearance(place) > 3)
                houses.add(place, 7 + random.unit(), 5.2, dx * dy > 0 ? 135 : 45, random);
        }
    houses.paint(picture);
}

Picture drawing(const ThingPlan& thing, Random& random) {
    switch (thing.kind) {
    case ThingKind::Village:
        return villageDrawing(random);
    case ThingKind::House: {
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
    case ThingKind::Gatehouse:
        return keepDrawing(thing.radius);
    case ThingKind::Cloister:
        return cloisterDrawing(thing.radius);
    case ThingKind::Volcano:
        return volcanoDrawing(thing.radius, random);
    case ThingKind::Tower:
        return towerDrawing(thing.radius);
    case ThingKind::Dragon:
        return dragonEmblem();
    case ThingKind::Portal:
        return portalEmblem();
    case ThingKind::Pennant:
        return pennantEmblem();
    case ThingKind::Cathedral:
        return cathedralDrawing();
    case ThingKind::Princess:
        return princessEmblem();
    case ThingKind::Wine:
        return wineEmblem();
    case ThingKind::Grain:
        return grainEmblem();
    case ThingKind::Cloth:
        return clothEmblem();
    case ThingKind::Inn:
        return innDrawing(random);
    }
    return {};
}

/// Whether it is drawn for the size of its place; others are drawn for 10 units.
bool hasItsSize(ThingKind kind) {
    return kind == ThingKind::Village || kind == ThingKind::House || kind == ThingKind::Gatehouse ||
           kind == ThingKind::Cloister || kind == ThingKind::Volcano || kind == ThingKind::Tower;
}

} // namespace

void paintThings(Picture& picture, const LandPlan& plan, Random& random) {
    for (const ThingPlan& thing : plan.things) {
        // Ornaments are a little more than 10 units in radius, with their outlines.
        const double scale = thing.kind == ThingKind::House ? std::min(1.0, thing.radius / 6.5)
                             : hasItsSize(thing.kind)       ? 1
                                                            : thing.radius / 11;
        picture.append(drawing(thing, random),
                       Transform::scaling(scale)
                           .then(Transform::rotation(thing.kind == ThingKind::House ? thing.degrees : 0))
                           .then(Transform::translation(thing.at.x, thing.at.y)));
        if (thing.kind == ThingKind::Village)
            paintVillageHouses(picture, plan, thing.at, random);
    }
}

Layered landscapePicture(const Landscape& tile, std::string_view seedText) {
    const LandPlan plan = planOf(tile, seedText);
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
    paintThings(picture, plan, random);
    return {std::move(picture), signs};
}

} // namespace tilewright::art
