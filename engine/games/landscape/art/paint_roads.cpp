#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/paint_layers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tilewright::art {

namespace {

constexpr double rutWidth = 0.7;

/// Two rows of dashes where wheels run.
Path ruts(const Curve& road, Random& random) {
    Path path;
    for (const double side : {-1.8, 1.8})
        for (double t = 0.06 + 0.06 * random.unit(); t < 0.88; t += 0.13 + 0.05 * random.unit()) {
            const double to = t + 0.06;
            // On a short road the round end of the first would reach beyond the tile.
            if (distance(road.at(t), road.at(0)) < rutWidth)
                continue;
            path.append(line(moved(road.at(t), rightOf(road.direction(t)), side),
                             moved(road.at(to), rightOf(road.direction(to)), side)));
        }
    return path;
}

/// Walls to either side of a bridge, in the middle of the tile.
void addParapets(Picture& picture, const RoadPlan& road, double length) {
    const Point along = road.middle.direction(0.5);
    const double degrees = std::atan2(along.y, along.x) * 180 / std::numbers::pi;
    Path outline, top, piers;
    for (const double side : {-1.0, 1.0}) {
        const double y = 50 + side * (land::roadHalf + 1.2);
        outline.append(rectangle(50 - length / 2, y - 1.8, length, 3.6));
        top.append(rectangle(50 - length / 2 + 0.7, y - 1.1, length - 1.4, 2.2));
        for (const double end : {-1.0, 1.0})
            piers.append(rectangle(50 + end * length / 2 - 2.4, y - 2.4, 4.8, 4.8));
    }
    const Transform turn = Transform::rotation(degrees, {50, 50});
    picture.fill(outline.transformed(turn), land::line);
    picture.fill(top.transformed(turn), land::stone);
    picture.draw(piers.transformed(turn), land::stone, {land::line, 0.8, Join::Miter, Cap::Butt});
}

void addHachures(Path& path, Point at, double from, double to, int count, Random& random) {
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.6 * random.unit()) / count;
        const Point way{std::cos(angle), std::sin(angle)};
        path.append(line(moved(at, way, from), moved(at, way, to - 0.8 * random.unit())));
    }
}

Path blob(Point at, double radius, Random& random) {
    std::array<Point, 11> rim;
    for (std::size_t i = 0; i < rim.size(); ++i) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(i) / 11;
        const double r = radius * (0.95 + 0.1 * random.unit());
        rim[i] = {at.x + r * std::cos(angle), at.y + r * std::sin(angle)};
    }
    return smooth(rim, true);
}

/// The stone arch of a mouth on the north side, with the middle of its threshold at the origin; the road
/// comes from above.
void addArch(Picture& picture, const Transform& place) {
    constexpr int stones = 9;
    Path ring, hole, gaps;
    ring.moveTo(-8.4, -1.2)
        .lineTo(-8.4, 2)
        .cubicTo({-8.4, 12}, {8.4, 12}, {8.4, 2})
        .lineTo(8.4, -1.2)
        .close();
    hole.moveTo(-5, -1.2).lineTo(-5, 1.6).cubicTo({-5, 7.8}, {5, 7.8}, {5, 1.6}).lineTo(5, -1.2).close();
    for (int i = 1; i < stones; ++i) {
        const double angle = std::numbers::pi * i / stones;
        const Point way{-std::cos(angle), std::sin(angle)};
        gaps.append(line({way.x * 5.1, 1.4 + way.y * 4.8}, {way.x * 8.2, 1.4 + way.y * 7.9}));
    }
    picture.draw(ring.transformed(place), land::stone, {land::line, 0.9, Join::Round, Cap::Butt});
    picture.stroke(gaps.transformed(place), {land::line, 0.45, Join::Round, Cap::Butt});
    picture.fill(hole.transformed(place), Rgb::hex(0x1B1512));
}

} // namespace

void paintRoads(Picture& picture, const TilePlan& plan, bool over, Random& random) {
    Path shadow, rim, surface, dashes;
    bool any = false;
    const bool overTown = std::any_of(plan.roads.begin(), plan.roads.end(), [&](const RoadPlan& road) {
        const std::int8_t beside = plan.grid.at(moved({50, 50}, rightOf(road.middle.direction(0.5)), 12));
        return road.over && std::any_of(plan.cities.begin(), plan.cities.end(),
                                        [&](const CityPlan& city) { return city.label == beside; });
    });
    for (const RoadPlan& road : plan.roads) {
        if (road.over != over)
            continue;
        any = true;
        rim.append(road.middle.ribbon(land::roadHalf + land::roadRim));
        surface.append(road.middle.ribbon(land::roadHalf));
        dashes.append(ruts(road.middle, random));
    }
    if (!any)
        return;
    const double length = overTown ? 52 : 26;
    if (over)
        for (const RoadPlan& road : plan.roads)
            if (road.over) {
                const Point along = road.middle.direction(0.5);
                picture.fill(Curve::through(std::array{moved({50, 50}, along, -length / 2),
                                                       moved({50, 50}, along, length / 2)})
                                 .ribbon(land::roadHalf + 4.6),
                             {land::line.red, land::line.green, land::line.blue, 80});
            }
    picture.fill(rim, land::roadRimColour);
    picture.fill(surface, land::road);
    picture.stroke(dashes, {land::rut, rutWidth, Join::Round, Cap::Round});
    if (over)
        for (const RoadPlan& road : plan.roads)
            if (road.over)
                addParapets(picture, road, length);
}

void paintTunnels(Picture& picture, const TilePlan& plan, Random& random) {
    Path rocks, knolls, bastions, slopes, cracks, courses, spots;
    for (const Curve& ridge : plan.ridges)
        for (const double t : {0.35, 0.7, 1.0})
            rocks.append(blob(ridge.at(t), 9.5 + 1.5 * random.unit(), random));
    for (const Curve& hill : plan.hills)
        for (const double t : {0.35, 0.7, 1.0})
            knolls.append(blob(hill.at(t), 9.5 + 1.5 * random.unit(), random));
    for (const MouthPlan& mouth : plan.mouths) {
        if (mouth.ground == MouthPlan::Ground::Bastion) {
            bastions.append(circle(mouth.spot, 12.9));
            addHachures(courses, mouth.spot, 11.4, 12.9, 22, random);
        } else {
            const bool rock = mouth.ground == MouthPlan::Ground::Rock;
            (rock ? rocks : knolls).append(blob(mouth.spot, 13.2, random));
            addHachures(rock ? cracks : slopes, mouth.spot, 11.9, 13.4, 26, random);
        }
        spots.append(circle(mouth.spot, land::tokenRadius));
    }
    const auto shaded = [](Rgb colour, std::uint8_t alpha) {
        return Rgb{colour.red, colour.green, colour.blue, alpha};
    };
    picture.stroke(knolls, {land::treeDark, 1.6, Join::Round, Cap::Butt});
    picture.fill(knolls, mixed(land::fieldDark, land::field, 0.3));
    picture.stroke(slopes, {land::treeDark, 0.6, Join::Round, Cap::Round});
    picture.stroke(rocks, {land::line, 1.8, Join::Round, Cap::Butt});
    picture.fill(rocks, land::rock);
    picture.stroke(cracks, {shaded(land::line, 130), 0.6, Join::Round, Cap::Round});
    picture.draw(bastions, land::stone, {land::line, 1, Join::Round, Cap::Butt});
    picture.stroke(courses, {land::stoneDark, 0.6, Join::Round, Cap::Butt});
    picture.fill(spots, {255, 250, 235, 90});
    picture.stroke(spots, {shaded(land::line, 120), 0.5, Join::Round, Cap::Butt});
    for (const MouthPlan& mouth : plan.mouths) {
        const Transform turn = toSide(mouth.side);
        const double depth = distance(middleOf(mouth.side), mouth.front);
        addArch(picture, Transform::translation(50, depth).then(turn));
    }
}

} // namespace tilewright::art
