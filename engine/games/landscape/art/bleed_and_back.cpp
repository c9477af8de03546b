#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/landscape_art.h"
#include "engine/games/landscape/art/tile_plan.h"

#include <array>
#include <utility>

namespace tilewright::art {

Picture landscapeBleed(const Edges& edges, const std::array<double, 4>& units) {
    const auto& [north, east, south, west] = units;
    Picture picture;
    picture.fill(rectangle(-west, -north, 100 + west + east, 100 + north + south), land::field);
    constexpr double below = 1; // covered by the tile; without it, there is a hairline between the two
    const auto edge = [&](int side) { return edges[static_cast<std::size_t>(side & 3)]; };
    Path towns, rims, roads, walls, tops;
    for (const Direction d : allDirections) {
        const int side = index(d);
        const double out = units[static_cast<std::size_t>(side)];
        const double before = units[static_cast<std::size_t>((side + 3) & 3)],
                     after = units[static_cast<std::size_t>((side + 1) & 3)];
        if (out <= 0)
            continue;
        const Transform turn = toSide(d);
        // A corner belongs to a city or abbey if both of its sides do.
        const double left = edge(side) == edge(side + 3) ? -before : 0;
        const double right = edge(side) == edge(side + 1) ? 100 + after : 100;
        const auto strip = [&](double from, double to) {
            return rectangle(from, -out, to - from, out + below).transformed(turn);
        };
        if (edge(side) == Edge::City)
            towns.append(strip(left, right));
        else if (edge(side) == Edge::Any)
            walls.append(strip(left, right));
        else if (edge(side) == Edge::Road) {
            rims.append(strip(50 - land::roadHalf - land::roadRim, 50 + land::roadHalf + land::roadRim));
            roads.append(strip(50 - land::roadHalf, 50 + land::roadHalf));
        }
    }
    picture.fill(towns, land::town);
    picture.fill(walls, land::line);
    picture.fill(rims, land::roadRimColour);
    picture.fill(roads, land::road);
    return picture;
}

/// A compass rose over meadows. The same in all four rotations, so that a face-down tile reveals nothing.
Picture landscapeBack() {
    Picture picture;
    picture.fill(rectangle(0, 0, 100, 100), landscapeBackEdge);
    Path meadows, trees, tufts, hedges;
    for (const Direction d : allDirections) {
        const Transform turn = toSide(d);
        for (const auto& [at, r] : {std::pair{Point{14, 13}, 8.5}, {Point{34, 8}, 5.0}, {Point{70, 9}, 6.0}})
            meadows.append(circle(at, r).transformed(turn));
        for (const Point p : {Point{26, 14}, {47, 6}, {60, 7}, {7, 27}, {84, 6}})
            trees.append(circle(p, 2.4).transformed(turn));
        for (const Point p : {Point{17, 24}, {40, 13}, {56, 13}, {74, 17}})
            tufts.append(line(p, {p.x - 1.3, p.y - 2})
                             .append(line(p, {p.x, p.y - 2.5}))
                             .append(line(p, {p.x + 1.3, p.y - 2}))
                             .transformed(turn));
        hedges.append(line({3.5, 3.5}, {96.5, 3.5}).transformed(turn));
    }
    picture.fill(meadows, Rgb::hex(0x6C8855));
    picture.draw(trees, land::treeDark, {Rgb::hex(0x2F4526), 0.7, Join::Round, Cap::Butt});
    picture.stroke(tufts, {Rgb::hex(0x8DA56D), 0.7, Join::Round, Cap::Round});
    picture.stroke(hedges, {Rgb::hex(0x4A6338), 1.6, Join::Round, Cap::Butt});
    picture.draw(circle({50, 50}, 31), land::road, {land::line, 1.4, Join::Round, Cap::Butt});
    picture.stroke(circle({50, 50}, 28), {land::roadRimColour, 0.8, Join::Round, Cap::Butt});
    Path marks;
    for (int i = 0; i < 32; ++i)
        marks.append(line({50, 22.4}, {50, i % 4 == 0 ? 25.6 : 24})
                         .transformed(Transform::rotation(11.25 * i, {50, 50})));
    picture.stroke(marks, {land::roadRimColour, 0.7, Join::Round, Cap::Butt});
    // Eight points, each half light and half dark.
    const auto point = [](double length, double width, double degrees, bool dark) {
        return polygon(std::array{Point{50, 50 - length}, Point{50 + (dark ? width : -width), 50 - width},
                                  Point{50, 50}})
            .transformed(Transform::rotation(degrees, {50, 50}));
    };
    Path light, dark;
    for (const double degrees : {45.0, 135.0, 225.0, 315.0}) {
        light.append(point(17, 4.2, degrees, false));
        dark.append(point(17, 4.2, degrees, true));
    }
    for (const Direction d : allDirections) {
        light.append(point(25, 5.4, 90.0 * index(d), false));
        dark.append(point(25, 5.4, 90.0 * index(d), true));
    }
    const Stroke edge{land::line, 0.7, Join::Round, Cap::Butt};
    picture.draw(light, Rgb::hex(0xE3C176), edge);
    picture.draw(dark, Rgb::hex(0x9A3F2B), edge);
    picture.draw(circle({50, 50}, 3.4), land::stone, {land::line, 0.9, Join::Round, Cap::Butt});
    return picture;
}

Picture edgePicture(Edge edge) {
    constexpr Stroke frame{outlineColour, 3, Join::Round, Cap::Butt};
    Picture picture;
    const Rgb ground = edge == Edge::City ? land::town : edge == Edge::Any ? land::garden : land::field;
    picture.draw(roundedRectangle(6, 6, 88, 88, 10), ground, frame);
    switch (edge) {
    case Edge::City: {
        picture.fill(rectangle(7.5, 60, 85, 22), land::line);
        picture.fill(rectangle(7.5, 63, 85, 16), land::stone);
        Path roof = polygon(std::array{Point{22, 18}, Point{60, 18}, Point{60, 32}, Point{22, 32}});
        picture.fill(roof, Rgb::hex(0xC46B4F));
        picture.draw(polygon(std::array{Point{22, 32}, Point{60, 32}, Point{60, 46}, Point{22, 46}}),
                     Rgb::hex(0x8F3B28), {land::line, 2.4, Join::Round, Cap::Butt});
        picture.stroke(roof, {land::line, 2.4, Join::Round, Cap::Butt});
        for (const double x : {28.0, 72.0})
            picture.draw(circle({x, 71}, 13), land::stone, {land::line, 3, Join::Round, Cap::Butt});
        break;
    }
    case Edge::Road:
        picture.fill(rectangle(35, 7.5, 30, 85), land::roadRimColour);
        picture.fill(rectangle(38, 7.5, 24, 85), land::road);
        break;
    case Edge::Field:
        for (const Point p : {Point{30, 36}, {66, 46}, {40, 74}})
            picture.stroke(line(p, {p.x - 6, p.y - 9})
                               .append(line(p, {p.x, p.y - 12}))
                               .append(line(p, {p.x + 6, p.y - 9})),
                           {land::fieldDark, 3, Join::Round, Cap::Round});
        break;
    case Edge::Any: {
        // A tile with all sorts of sides, divided along its diagonals.
        constexpr std::array corners{Point{18, 18}, Point{82, 18}, Point{82, 82}, Point{18, 82}};
        constexpr std::array sorts{land::town, land::road, land::field, land::road};
        for (std::size_t i = 0; i < corners.size(); ++i)
            picture.draw(polygon(std::array{corners[i], corners[(i + 1) % corners.size()], Point{50, 50}}),
                         sorts[i], {land::line, 4, Join::Round, Cap::Butt});
        break;
    }
    }
    return picture;
}

} // namespace tilewright::art
