#include "engine/art/palette.h"
#include "engine/art/shapes/emblems.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/beneath/art/beneath_pictures.h"

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace tilewright::art {

namespace {

/// A stone of a ring round the middle, between two angles clockwise from north and two radii.
Path ringStone(double from, double to, double inner, double outer) {
    const auto at = [](double angle, double r) {
        return Point{50 + r * std::sin(angle), 50 - r * std::cos(angle)};
    };
    const double middle = (from + to) / 2;
    return polygon(std::array{at(from, inner), at(from, outer), at(middle, outer * 1.006), at(to, outer),
                              at(to, inner), at(middle, inner * 1.006)});
}

} // namespace

/// A walled shaft seen from above. The same in all four rotations, so that a face-down tile reveals nothing.
Picture beneathBack() {
    Picture picture;
    picture.fill(rectangle(0, 0, 100, 100), palette::earth);
    Path dark, light;
    for (Direction d : allDirections) {
        for (const Point p : {Point{33, 7}, {62, 6}, {24, 12}})
            dark.append(ellipse(p, 2.6, 1.9).transformed(toSide(d)));
        for (const Point p : {Point{47, 5}, {73, 12}, {6, 31}})
            light.append(ellipse(p, 2.1, 1.5).transformed(toSide(d)));
    }
    picture.fill(dark, palette::earthDark);
    picture.fill(light, palette::earthLight);
    picture.fill(circle({50, 50}, 39), Rgb::hex(0x3A2D25));
    picture.fill(circle({50, 50}, 36.5), palette::shadow);
    constexpr int stones = 16;
    constexpr double step = 2 * std::numbers::pi / stones, gap = 0.022;
    std::array<Path, 2> ring;
    for (int i = 0; i < stones; ++i)
        ring[static_cast<std::size_t>(i % 2)].append(
            ringStone(i * step + gap, (i + 1) * step - gap, 27, 35.5));
    picture.fill(ring[0], palette::wall);
    picture.fill(ring[1], Rgb::hex(0x9C8C78));
    const std::array<Rgb, 5> depths{Rgb::hex(0x6B5640), Rgb::hex(0x54432F), Rgb::hex(0x3D3022),
                                    Rgb::hex(0x281F17), Rgb::hex(0x130F0C)};
    double radius = 25.6;
    for (Rgb depth : depths) {
        picture.fill(circle({50, 50}, radius), depth);
        radius -= 4.1;
    }
    // Iron rungs down all four walls.
    Path rungs;
    for (Direction d : allDirections)
        for (const auto& [y, half] : {std::pair{27.5, 4.2}, {31.5, 3.5}, {35.2, 2.9}, {38.6, 2.3}})
            rungs.append(line({50 - half, y}, {50 + half, y}).transformed(toSide(d)));
    picture.stroke(rungs, {Rgb::hex(0xB8A483), 1.3, Join::Round, Cap::Round});
    for (Direction d : allDirections) {
        const Transform place = Transform{0.85, 0, 0, 0.85, 12.2, 12.2};
        picture.append(keyEmblem(palette::gold), Transform::rotation(-45).then(place).then(toSide(d)));
    }
    return picture;
}

} // namespace tilewright::art
