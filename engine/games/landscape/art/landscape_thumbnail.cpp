#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/landscape_art.h"
#include "engine/games/landscape/art/tile_plan.h"

#include <algorithm>

namespace tilewright::art {

namespace {

/// A plain sign in a plain colour, recognisable in a few pixels.
void addSign(Picture& picture, const DrawingPlan& drawingPlan) {
    const auto disc = [&](Rgb fill, double radius) {
        const double fitting = std::min(radius, drawingPlan.radius - 0.5);
        picture.draw(circle(drawingPlan.at, fitting), fill, {land::line, 3, Join::Round, Cap::Butt});
    };
    const double half = std::min(11.0, drawingPlan.radius - 1);
    switch (drawingPlan.kind) {
    case DrawingKind::Cloister:
        picture.draw(rectangle(drawingPlan.at.x - half, drawingPlan.at.y - half, 2 * half, 2 * half),
                     land::slate, {land::line, 3, Join::Round, Cap::Butt});
        break;
    case DrawingKind::Cathedral:
        disc(land::slate, 13);
        break;
    case DrawingKind::Volcano:
        disc(Rgb::hex(0xE0522A), 12);
        break;
    case DrawingKind::Tower:
        disc(land::stone, 9);
        break;
    case DrawingKind::Village:
    case DrawingKind::House:
    case DrawingKind::Gatehouse:
        disc(Rgb::hex(0xA3452F), 7);
        break;
    case DrawingKind::Pennant:
        disc(Rgb::hex(0x1F4E8C), 7);
        break;
    case DrawingKind::Dragon:
        disc(Rgb::hex(0x8E1F1A), 7);
        break;
    default:
        break;
    }
}

} // namespace

Picture landscapeThumbnail(const Landscape& tile, std::string_view seedText) {
    const TilePlan plan = planOf(tile, seedText);
    Picture picture;
    picture.fill(rectangle(0, 0, 100, 100), land::field);
    Path walls, towns, gardens, rims, roads;
    for (const CityPlan& city : plan.cities) {
        (city.abbey ? gardens : towns).append(city.area);
        for (const Curve& wall : city.walls)
            walls.append(wall.ribbon(3, true, true));
    }
    picture.fill(towns, Rgb::hex(0xA9713F));
    picture.fill(gardens, land::garden);
    picture.fill(walls, land::line);
    for (const bool over : {false, true}) {
        rims = roads = Path();
        for (const RoadPlan& road : plan.roads)
            if (road.over == over) {
                rims.append(road.middle.ribbon(land::roadHalf + 3));
                roads.append(road.middle.ribbon(land::roadHalf + 1));
            }
        picture.fill(rims, land::roadRimColour);
        picture.fill(roads, land::road);
    }
    for (const CityPlan& city : plan.cities)
        if (city.bridge)
            picture.fill(city.bridge->ribbon(7), Rgb::hex(0xA9713F));
    for (const MouthPlan& mouth : plan.mouths)
        picture.draw(circle(mouth.spot, 8), land::rock, {land::line, 3, Join::Round, Cap::Butt});
    for (const DrawingPlan& drawingPlan : plan.drawings)
        addSign(picture, drawingPlan);
    return picture;
}

} // namespace tilewright::art
