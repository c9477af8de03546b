#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/landscape_art.h"

#include <array>
#include <cmath>
#include <numbers>

namespace tilewright::art {

namespace {

constexpr Stroke rimStroke{land::line, 0.9, Join::Round, Cap::Butt};

Picture medal(Rgb ground) {
    Picture picture;
    picture.draw(circle({0, 0}, 9.4), palette::bone, {land::line, 1.1, Join::Round, Cap::Butt});
    picture.draw(circle({0, 0}, 8), ground, {land::line, 0.5, Join::Round, Cap::Butt});
    return picture;
}

} // namespace

Picture dragonEmblem() {
    Picture picture = medal(Rgb::hex(0x8E1F1A));
    const Path wing = pathFrom("M-0.6,-0.4 L-5.6,-5.4 C-2.4,-5.4 1.4,-5.6 3,-2.2 1.8,-2.6 1.4,-1.6 1.3,-0.6 "
                               "0.4,-1.4 -0.4,-1 -0.6,-0.4 Z");
    const Path body = pathFrom(
        "M-6.2,2.6 C-5.2,5.6 -1.8,5.2 -0.8,2.6 0.2,0 3.4,0.4 2.6,3 2,5 4.6,5.4 5.4,3 6,1 5,-0.6 4.4,-1.6");
    const Path head = pathFrom("M3.2,-1.2 L3.6,-4.4 5,-2.9 6.9,-1.6 6.3,-0.4 4.9,-0.7 5.2,0.3 4,0.3 Z");
    picture.draw(wing, Rgb::hex(0xF2C14E), {land::line, 0.4, Join::Round, Cap::Butt});
    picture.stroke(body, {land::line, 2.6, Join::Round, Cap::Round});
    picture.stroke(body, {Rgb::hex(0xF2C14E), 1.9, Join::Round, Cap::Round});
    picture.draw(head, Rgb::hex(0xF2C14E), {land::line, 0.4, Join::Round, Cap::Butt});
    picture.fill(polygon(std::array{Point{-6.9, 1.4}, Point{-5.2, 2.2}, Point{-6.6, 3.6}}),
                 Rgb::hex(0xF2C14E));
    picture.fill(circle({4.8, -1.8}, 0.4), land::line);
    return picture;
}

Picture portalEmblem() {
    Picture picture;
    picture.draw(circle({0, 0}, 9.4), land::stone, {land::line, 1.1, Join::Round, Cap::Butt});
    Path gaps;
    for (int i = 0; i < 10; ++i) {
        const double angle = 2 * std::numbers::pi * i / 10;
        gaps.append(
            line({6.6 * std::cos(angle), 6.6 * std::sin(angle)}, {9 * std::cos(angle), 9 * std::sin(angle)}));
    }
    picture.stroke(gaps, {land::line, 0.5, Join::Round, Cap::Butt});
    picture.draw(circle({0, 0}, 6.4), Rgb::hex(0x4B2A86), rimStroke);
    for (const double turn : {0.0, 120.0, 240.0}) {
        std::vector<Point> arm;
        for (int i = 0; i <= 6; ++i) {
            const double angle = 0.42 * i, r = 0.6 + 0.78 * i;
            arm.push_back({r * std::cos(angle), r * std::sin(angle)});
        }
        picture.stroke(smooth(arm, false).transformed(Transform::rotation(turn)),
                       {Rgb::hex(0xD8B8FF), 1.1, Join::Round, Cap::Round});
    }
    picture.fill(circle({0, 0}, 1.2), palette::white);
    return picture;
}

Picture pennantEmblem() {
    Picture picture;
    const auto shield = [](double s) {
        Path p;
        p.moveTo(-7.4 * s, -8.6 * s).lineTo(7.4 * s, -8.6 * s).lineTo(7.4 * s, 0);
        p.cubicTo({7.4 * s, 5.4 * s}, {2.6 * s, 8.2 * s}, {0, 9.6 * s});
        p.cubicTo({-2.6 * s, 8.2 * s}, {-7.4 * s, 5.4 * s}, {-7.4 * s, 0});
        return p.close();
    };
    picture.draw(shield(1), palette::bone, {land::line, 1.1, Join::Round, Cap::Butt});
    picture.fill(shield(0.8), Rgb::hex(0x1F4E8C));
    // A golden diagonal band.
    picture.fill(polygon(std::array{Point{-5.9, -6.9}, Point{-2.4, -6.9}, Point{5.8, 0.6}, Point{5, 3.8}}),
                 Rgb::hex(0xF4CF55));
    return picture;
}

Picture princessEmblem() {
    Picture picture = medal(Rgb::hex(0xD98CB3));
    const Path dress =
        pathFrom("M0,0.2 C2,1.2 3.4,4 4.4,6.4 1.8,7.7 -1.8,7.7 -4.4,6.4 -3.4,4 -2,1.2 0,0.2 Z");
    picture.draw(dress, Rgb::hex(0x7C1F52), {land::line, 0.5, Join::Round, Cap::Butt});
    picture.draw(ellipse({0, -1.2}, 3.1, 3.7), Rgb::hex(0x6A3B17), {land::line, 0.5, Join::Round, Cap::Butt});
    picture.draw(circle({0, -1.2}, 2.1), Rgb::hex(0xF6D9BC), {land::line, 0.4, Join::Round, Cap::Butt});
    const Path crown = pathFrom("M-3,-3.1 L-3.4,-6.9 -1.5,-5.2 0,-7.5 1.5,-5.2 3.4,-6.9 3,-3.1 Z");
    picture.draw(crown, Rgb::hex(0xF4C430), {land::line, 0.6, Join::Round, Cap::Butt});
    return picture;
}

Picture wineEmblem() {
    Picture picture = medal(Rgb::hex(0xF3E9D2));
    Path grapes;
    for (const Point p : {Point{-3.2, -1.6}, {0, -1.6}, {3.2, -1.6}, {-1.6, 1.1}, {1.6, 1.1}, {0, 3.8}})
        grapes.append(circle(p, 1.75));
    picture.draw(grapes, Rgb::hex(0x5A1E63), {land::line, 0.5, Join::Round, Cap::Butt});
    const Path leaf = pathFrom("M0.2,-3.4 C1,-6.4 4,-6.8 5.2,-5.2 4,-3.4 2,-2.8 0.2,-3.4 Z");
    picture.draw(leaf, Rgb::hex(0x4C7A34), {land::line, 0.5, Join::Round, Cap::Butt});
    picture.stroke(line({0, -3.2}, {-0.8, -6.4}), {Rgb::hex(0x5A3A1A), 0.9, Join::Round, Cap::Round});
    return picture;
}

Picture grainEmblem() {
    Picture picture = medal(Rgb::hex(0xF3E9D2));
    Path stalks, ears;
    for (const double lean : {-28.0, 0.0, 28.0}) {
        const Transform turn = Transform::rotation(lean, {0, 6});
        stalks.append(line({0, 6.4}, {0, -3}).transformed(turn));
        for (const double y : {-5.4, -3.2, -1.0})
            for (const double x : {-1.0, 1.0})
                ears.append(ellipse({x, y}, 0.85, 1.35).transformed(turn));
    }
    picture.stroke(stalks, {Rgb::hex(0x8A6414), 0.8, Join::Round, Cap::Round});
    picture.draw(ears, Rgb::hex(0xE2AE2E), {Rgb::hex(0x6A4A08), 0.45, Join::Round, Cap::Butt});
    picture.stroke(line({-2.2, 3.4}, {2.2, 3.4}), {land::line, 1.1, Join::Round, Cap::Round});
    return picture;
}

Picture clothEmblem() {
    Picture picture = medal(Rgb::hex(0xF3E9D2));
    const Stroke edge{land::line, 0.55, Join::Round, Cap::Butt};
    // A bale, its loose end hanging down.
    picture.draw(polygon(std::array{Point{-5, 0}, Point{2.6, 0}, Point{2.6, 5.4}, Point{-5, 5.4}}),
                 Rgb::hex(0x2F8C86), edge);
    Path folds;
    for (const double x : {-3.1, -1.2, 0.7})
        folds.append(line({x, 0.6}, {x, 5.2}));
    picture.stroke(folds, {Rgb::hex(0x8FD3CC), 0.6, Join::Round, Cap::Butt});
    picture.draw(roundedRectangle(-5.8, -5, 11.6, 5.6, 2.6), Rgb::hex(0x37A39C), edge);
    picture.draw(ellipse({4.4, -2.2}, 1.7, 2.8), Rgb::hex(0xBCE6E1), edge);
    picture.stroke(ellipse({4.4, -2.2}, 0.7, 1.3), {land::line, 0.5, Join::Round, Cap::Butt});
    return picture;
}

} // namespace tilewright::art
