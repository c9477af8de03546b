#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/landscape_art.h"
#include "engine/games/landscape/art/paint_layers.h"

#include <array>
#include <cmath>
#include <numbers>

namespace tilewright::art {

namespace {

constexpr Stroke buildingEdge{land::line, 0.8, Join::Round, Cap::Butt};

/// A roof with its ridge along y; the right half lies in shade.
void addRoof(Picture& picture, double x, double y, double width, double height, Rgb light, Rgb dark) {
    picture.fill(rectangle(x, y, width, height), light);
    picture.fill(rectangle(x + width / 2, y, width / 2, height), dark);
    picture.stroke(rectangle(x, y, width, height), buildingEdge);
}

/// The same with its ridge along x; the lower half lies in shade.
void addCrossRoof(Picture& picture, double x, double y, double width, double height, Rgb light, Rgb dark) {
    picture.fill(rectangle(x, y, width, height), light);
    picture.fill(rectangle(x, y + height / 2, width, height / 2), dark);
    picture.stroke(rectangle(x, y, width, height), buildingEdge);
}

Path crossMark(double size) {
    return rectangle(-size * 0.16, -size * 0.6, size * 0.32, size * 1.25)
        .append(rectangle(-size * 0.45, -size * 0.3, size * 0.9, size * 0.32));
}

} // namespace

Picture cloisterDrawing(double radius) {
    Picture garden;
    // Drawn for 17 units.
    const Path hedge = roundedRectangle(-16.6, -16.6, 33.2, 33.2, 5.5);
    garden.fill(hedge, land::treeDark);
    garden.fill(roundedRectangle(-15.9, -15.9, 31.8, 31.8, 4.9), land::tree);
    garden.fill(roundedRectangle(-14.2, -14.2, 28.4, 28.4, 3.6), land::garden);
    Path beds, rows;
    for (const Point p : {Point{-12.6, 3.6}, {-12.6, 8.2}, {6.6, -12.8}, {6.6, -8.6}})
        beds.append(roundedRectangle(p.x, p.y, 6.4, 3.4, 0.8));
    for (const Point p : {Point{-12.6, 3.6}, {-12.6, 8.2}, {6.6, -12.8}, {6.6, -8.6}})
        for (const double dx : {1.2, 3.2, 5.2})
            rows.append(circle({p.x + dx, p.y + 1.7}, 0.75));
    garden.fill(beds, Rgb::hex(0x9C7B52));
    garden.fill(rows, land::tree);
    Picture chapel;
    addRoof(chapel, -4.6, -11.5, 9.2, 23.5, Rgb::hex(0x6D8299), land::slate);
    addCrossRoof(chapel, -10, -4.6, 20, 8.4, Rgb::hex(0x6D8299), land::slate);
    chapel.draw(polygon(std::array{Point{-4.6, -11.5}, Point{-3, -14}, Point{3, -14}, Point{4.6, -11.5}}),
                land::slateDark, buildingEdge);
    chapel.draw(rectangle(-4.3, -4.7, 8.6, 8.6), land::stone, buildingEdge);
    chapel.fill(crossMark(6.2).transformed(Transform::translation(0, -0.3)), Rgb::hex(0x7A1F16));
    garden.append(chapel, Transform::translation(-2.4, -1.6));
    Picture picture;
    picture.append(garden, Transform::scaling(radius / 17));
    return picture;
}

Picture cathedralDrawing() {
    Picture picture;
    const Rgb light = Rgb::hex(0x7E93A8), dark = land::slate;
    picture.fill(roundedRectangle(-8.4, -9.8, 16.8, 20.4, 2),
                 {land::line.red, land::line.green, land::line.blue, 50});
    picture.draw(arc({0, -6}, 4.4, 180, 360).close(), dark, buildingEdge);
    addRoof(picture, -4.2, -6, 8.4, 14.5, light, dark);
    addCrossRoof(picture, -8.2, -3.6, 16.4, 5.6, light, dark);
    for (const double x : {-6.6, 2.2}) {
        picture.draw(rectangle(x, 5.6, 4.4, 4.4), land::stone, buildingEdge);
        picture.fill(circle({x + 2.2, 7.8}, 1.2), land::slateDark);
    }
    picture.draw(circle({0, -0.8}, 3.5), palette::bone, buildingEdge);
    picture.fill(crossMark(4.2).transformed(Transform::translation(0, -0.9)), palette::gold);
    picture.stroke(crossMark(4.2).transformed(Transform::translation(0, -0.9)),
                   {land::line, 0.3, Join::Miter, Cap::Butt});
    return picture;
}

Picture towerDrawing(double radius) {
    Picture picture;
    const auto ring = [](double r) {
        std::array<Point, 8> corners;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const double angle = std::numbers::pi * (0.125 + 0.25 * static_cast<double>(i));
            corners[i] = {r * std::cos(angle), r * std::sin(angle)};
        }
        return polygon(corners);
    };
    picture.fill(ring(10), {land::line.red, land::line.green, land::line.blue, 90});
    picture.draw(ring(9.2), land::stone, {land::line, 1, Join::Miter, Cap::Butt});
    Path gaps;
    for (int i = 0; i < 16; ++i) {
        const double angle = std::numbers::pi * 0.125 * i;
        gaps.append(line({5.2 * std::cos(angle), 5.2 * std::sin(angle)},
                         {8.8 * std::cos(angle), 8.8 * std::sin(angle)}));
    }
    picture.stroke(gaps, {land::stoneDark, 0.6, Join::Round, Cap::Butt});
    picture.stroke(ring(7), {land::stoneDark, 0.6, Join::Round, Cap::Butt});
    picture.draw(ring(5), Rgb::hex(0x4A4038), {land::line, 0.9, Join::Miter, Cap::Butt});
    // Beams laid across, on which floors are to be built.
    Path beams;
    for (const double x : {-1.8, 1.8})
        beams.append(rectangle(x - 0.8, -4.4, 1.6, 8.8)).append(rectangle(-4.4, x - 0.8, 8.8, 1.6));
    picture.fill(beams, Rgb::hex(0xB78B56));
    Picture scaled;
    scaled.append(picture, Transform::scaling(radius / 10));
    return scaled;
}

Picture keepDrawing(double radius) {
    Picture picture;
    picture.draw(rectangle(-8, -8, 16, 16), land::stone, {land::line, 1.2, Join::Miter, Cap::Butt});
    picture.draw(rectangle(-5, -5, 10, 10), land::stoneDark, buildingEdge);
    picture.stroke(line({-5, -5}, {5, 5}).append(line({5, -5}, {-5, 5})), buildingEdge);
    for (const double x : {-8.0, 8.0})
        for (const double y : {-8.0, 8.0}) {
            picture.draw(circle({x, y}, 4), land::stone, {land::line, 1.2, Join::Round, Cap::Butt});
            picture.fill(circle({x, y}, 1.9), land::stoneDark);
        }
    Picture scaled;
    scaled.append(picture, Transform::scaling(radius / 10));
    return scaled;
}

Picture villageDrawing(Random& random) {
    Picture picture;
    picture.draw(circle({0, 0}, 7.3), Rgb::hex(0xDCCBA4), {land::roadRimColour, 0.9, Join::Round, Cap::Butt});
    Path cobbles;
    for (int i = 0; i < 12; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.4 * random.unit()) / 12;
        cobbles.append(circle({5.2 * std::cos(angle), 5.2 * std::sin(angle)}, 0.65));
    }
    picture.fill(cobbles, Rgb::hex(0xB79F72));
    picture.draw(circle({0, 0}, 2.9), land::stone, buildingEdge);
    picture.draw(circle({0, 0}, 1.6), land::water, {land::line, 0.5, Join::Round, Cap::Butt});
    return picture;
}

Picture volcanoDrawing(double radius, Random& random) {
    Picture picture;
    const auto ring = [&](double r, double unevenness) {
        std::array<Point, 13> rim;
        for (std::size_t i = 0; i < rim.size(); ++i) {
            const double angle = 2 * std::numbers::pi * static_cast<double>(i) / 13;
            const double at = r * (1 - unevenness * random.unit());
            rim[i] = {at * std::cos(angle), at * std::sin(angle)};
        }
        return smooth(rim, true);
    };
    picture.draw(ring(9.7, 0.12), Rgb::hex(0x8A7361), {land::line, 0.7, Join::Round, Cap::Butt});
    picture.fill(ring(7.2, 0.16), Rgb::hex(0x6B5647));
    Path ridges;
    for (int i = 0; i < 18; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.5 * random.unit()) / 18,
                     to = 7.2 + 1.6 * random.unit();
        ridges.append(line({4.8 * std::cos(angle), 4.8 * std::sin(angle)},
                           {to * std::cos(angle), to * std::sin(angle)}));
    }
    picture.stroke(ridges, {Rgb::hex(0x4A392E), 0.5, Join::Round, Cap::Round});
    Path streams;
    for (int i = 0; i < 3; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.4 * random.unit()) / 3;
        const auto at = [&](double r, double turn) {
            return Point{r * std::cos(angle + turn), r * std::sin(angle + turn)};
        };
        streams.append(smooth(std::array{at(3, 0), at(5, 0.16), at(6.6, -0.04), at(8, 0.1)}, false));
    }
    picture.stroke(streams, {Rgb::hex(0xE0522A), 1.1, Join::Round, Cap::Round});
    picture.draw(ring(4.6, 0.12), Rgb::hex(0x33261F), {land::line, 0.4, Join::Round, Cap::Butt});
    picture.fill(ring(3.6, 0.14), Rgb::hex(0xE0522A));
    picture.fill(ring(2.1, 0.18), Rgb::hex(0xFFC54D));
    Picture scaled;
    scaled.append(picture, Transform::scaling(radius / 10));
    return scaled;
}

Picture innDrawing(Random& random) {
    Picture picture;
    std::array<Point, 8> shore;
    for (std::size_t i = 0; i < shore.size(); ++i) {
        const double angle = std::numbers::pi * 0.25 * static_cast<double>(i), r = 0.9 + 0.14 * random.unit();
        shore[i] = {-0.6 + 9.2 * r * std::cos(angle), 3.4 + 6.2 * r * std::sin(angle)};
    }
    picture.draw(smooth(shore, true), land::water, {Rgb::hex(0x3E6F88), 0.9, Join::Round, Cap::Butt});
    Path ripples;
    for (const Point p : {Point{-6, 5.4}, {-2.2, 7.2}, {2.4, 5.8}})
        ripples.append(Path()
                           .moveTo(p.x - 1.5, p.y)
                           .cubicTo({p.x - 0.5, p.y - 0.9}, {p.x + 0.5, p.y - 0.9}, {p.x + 1.5, p.y}));
    picture.stroke(ripples, {Rgb::hex(0xD9EDF5), 0.6, Join::Round, Cap::Round});
    addCrossRoof(picture, -7, -7.6, 12.6, 8.6, Rgb::hex(0xD9A244), Rgb::hex(0xB07C28));
    picture.fill(rectangle(-4.6, -6.6, 1.6, 1.6), land::line);
    // Its sign: a tankard on a board.
    picture.stroke(line({7.6, -7.6}, {7.6, 2.4}), {land::line, 1.1, Join::Round, Cap::Round});
    picture.draw(roundedRectangle(4.6, -6.4, 6, 6, 1), palette::bone, buildingEdge);
    picture.fill(rectangle(6, -5, 2.3, 3.2), Rgb::hex(0x8A4B14));
    picture.stroke(arc({8.4, -3.4}, 0.9, -90, 90), {Rgb::hex(0x8A4B14), 0.5, Join::Round, Cap::Butt});
    return picture;
}

} // namespace tilewright::art
