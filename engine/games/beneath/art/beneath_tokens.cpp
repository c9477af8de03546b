#include "engine/art/palette.h"
#include "engine/art/shapes/emblems.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/beneath/art/beneath_pictures.h"

#include <array>

namespace tilewright::art {

namespace {

constexpr Stroke woodEdge{outlineColour, 3, Join::Round, Cap::Butt};

/// A wooden cube seen from above a corner. The left face has the plain colour and the mark.
struct Cube {
    double half; // half of its width
    Point middle;
    Point left(double along, double down) const {
        return {middle.x - half + half * along,
                middle.y - half * 0.5 + half * 0.5 * along + half * 1.02 * down};
    }
};

void addCube(Picture& picture, const Cube& cube, Rgb fill, Rgb top, Rgb right) {
    const double h = cube.half, x = cube.middle.x, y = cube.middle.y;
    const Point west{x - h, y - h * 0.5}, front{x, y}, east{x + h, y - h * 0.5}, back{x, y - h};
    const double tall = h * 1.02;
    const auto lowered = [&](Point p) { return Point{p.x, p.y + tall}; };
    picture.draw(polygon(std::array{west, back, east, front}), top, woodEdge);
    picture.draw(polygon(std::array{west, front, lowered(front), lowered(west)}), fill, woodEdge);
    picture.draw(polygon(std::array{front, east, lowered(east), lowered(front)}), right, woodEdge);
}

Picture pick(Colour colour) {
    Picture picture;
    const Rgb fill = fillOf(colour);
    const Cube cube{38, {50, 49}};
    addCube(picture, cube, fill, mixed(fill, palette::white, 0.45), mixed(fill, palette::black, 0.25));
    // On the left face, in its plane.
    const Point centre = cube.left(0.5, 0.5);
    const double size = 13;
    picture.fill(
        symbolPath(colour).transformed(Transform{size, size * 0.5, 0, size * 1.08, centre.x, centre.y}),
        inkOf(colour), FillRule::EvenOdd);
    return picture;
}

Picture marker(Rgb fill, Rgb top, Rgb right, Rgb grain) {
    Picture picture;
    const Cube cube{45, {50, 49.5}};
    addCube(picture, cube, fill, top, right);
    Path lines;
    for (double down : {0.3, 0.52, 0.74}) {
        const Point from = cube.left(0.14, down), to = cube.left(0.8, down + 0.03);
        lines.append(line(from, to));
    }
    picture.stroke(lines, {grain, 1.6, Join::Round, Cap::Round});
    return picture;
}

Picture silver() {
    Picture picture;
    const Cube cube{38, {50, 49}};
    addCube(picture, cube, palette::silver, Rgb::hex(0xF3F5F8), Rgb::hex(0x8F96A3));
    const Point centre = cube.left(0.5, 0.5);
    // The keyhole of the key room's doors, which it opens.
    Path hole = circle({0, -5}, 7);
    hole.moveTo(-2.5, -2).lineTo(2.5, -2).lineTo(6, 13).lineTo(-6, 13).close();
    picture.fill(hole.transformed(Transform{1, 0.5, 0, 1.05, centre.x, centre.y}), outlineColour);
    return picture;
}

Picture key() {
    Picture picture;
    picture.append(keyEmblem(palette::gold), Transform::rotation(35).then(Transform{4.3, 0, 0, 4.3, 50, 50}));
    return picture;
}

/// Two picks become one.
Picture exchangeToken() {
    Picture picture;
    picture.draw(circle({50, 50}, 44), Rgb::hex(0xC69A5B), woodEdge);
    picture.stroke(circle({50, 50}, 37), {Rgb::hex(0x8A6433), 2.2, Join::Round, Cap::Butt});
    const auto square = [](double x, double y) { return roundedRectangle(x - 8.5, y - 8.5, 17, 17, 2.5); };
    picture.draw(square(31, 38).append(square(31, 62)), Rgb::hex(0xF2E4C8), woodEdge);
    picture.draw(square(70, 50), Rgb::hex(0xF2E4C8), woodEdge);
    picture.stroke(line({43, 50}, {54, 50}).append(Path().moveTo(49, 43.5).lineTo(55.5, 50).lineTo(49, 56.5)),
                   {outlineColour, 3.6, Join::Round, Cap::Round});
    return picture;
}

} // namespace

Picture beneathToken(std::string_view kind) {
    constexpr std::string_view picks = "pick-";
    if (kind.starts_with(picks)) {
        const auto colour = colourFromName(kind.substr(picks.size()));
        return colour ? pick(*colour) : Picture{};
    }
    if (kind == "black")
        return marker(Rgb::hex(0x262626), Rgb::hex(0x5A5A5A), Rgb::hex(0x0E0E0E), Rgb::hex(0x454545));
    if (kind == "white")
        return marker(Rgb::hex(0xECE7DC), Rgb::hex(0xFFFFFF), Rgb::hex(0xC5BEAF), Rgb::hex(0xCFC7B6));
    if (kind == "silver")
        return silver();
    if (kind == "key")
        return key();
    if (kind == "token")
        return exchangeToken();
    return {};
}

} // namespace tilewright::art
