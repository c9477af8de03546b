#include "engine/art/shapes/emblems.h"
#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"

#include <array>

namespace tilewright::art {

namespace {

Path cranium() {
    Path p;
    p.moveTo(0, -9.9)
        .cubicTo({5.6, -9.9}, {8.9, -6.4}, {8.9, -1.7})
        .cubicTo({8.9, 1.3}, {8.1, 3.6}, {5.7, 4.9});
    p.lineTo(5.7, 7.2).cubicTo({5.7, 8.5}, {5, 9.2}, {3.8, 9.2}).lineTo(-3.8, 9.2);
    p.cubicTo({-5, 9.2}, {-5.7, 8.5}, {-5.7, 7.2}).lineTo(-5.7, 4.9);
    p.cubicTo({-8.1, 3.6}, {-8.9, 1.3}, {-8.9, -1.7}).cubicTo({-8.9, -6.4}, {-5.6, -9.9}, {0, -9.9});
    return p.close();
}

Path eyesAndNose() {
    Path p = ellipse({-4, 2.8}, 1.8, 1.55);
    p.append(ellipse({4, 2.8}, 1.8, 1.55));
    return p.moveTo(0, 3.8).lineTo(1, 5.7).lineTo(-1, 5.7).close();
}

Path teeth() {
    Path p;
    for (double x : {-2.4, 0.0, 2.4})
        p.append(line({x, 7}, {x, 8.8}));
    return p;
}

void addDisc(Picture& picture) {
    picture.draw(circle({0, 0}, 11.45), palette::bone, {palette::shadow, 1.1, Join::Round, Cap::Butt});
}

void addSkull(Picture& picture, Rgb fill, Rgb ink) {
    picture.draw(cranium(), fill, {outlineColour, 0.9, Join::Round, Cap::Butt});
    picture.fill(eyesAndNose(), ink);
    picture.stroke(teeth(), {ink, 0.8, Join::Round, Cap::Butt});
}

} // namespace

Picture skullDisc(Colour colour) {
    Picture picture;
    addDisc(picture);
    addSkull(picture, fillOf(colour), inkOf(colour));
    picture.fill(symbolPath(colour).transformed(Transform{4.4, 0, 0, 4.4, 0, -4.15}), inkOf(colour),
                 FillRule::EvenOdd);
    return picture;
}

Picture specialDisc() {
    Picture picture;
    addDisc(picture);
    addSkull(picture, Rgb::hex(0x141414), palette::bone);
    const Path slash = line({-7.7, 7.7}, {7.7, -7.7});
    picture.stroke(slash, {palette::bone, 3.3, Join::Round, Cap::Butt});
    picture.stroke(slash, {palette::red, 2.3, Join::Round, Cap::Butt});
    return picture;
}

Picture keyEmblem(Rgb metal) {
    Picture picture;
    Path p = circle({0, -5}, 4.6).append(circle({0, -5}, 2.2));
    const std::array<Point, 12> shaft{{{-1.2, -0.8},
                                       {1.2, -0.8},
                                       {1.2, 4},
                                       {4, 4},
                                       {4, 5.8},
                                       {1.2, 5.8},
                                       {1.2, 7},
                                       {3.3, 7},
                                       {3.3, 8.8},
                                       {1.2, 8.8},
                                       {1.2, 9.6},
                                       {-1.2, 9.6}}};
    p.append(polygon(shaft));
    Shape shape{p, metal, Stroke{outlineColour, 0.8, Join::Round, Cap::Butt}, FillRule::EvenOdd};
    picture.shapes.push_back(shape);
    return picture;
}

Picture guardEmblem() {
    Picture picture;
    const Stroke outline{outlineColour, 0.7, Join::Round, Cap::Butt};
    Picture halberd;
    halberd.draw(rectangle(-0.6, -10, 1.2, 22), Rgb::hex(0x7A4A22), outline);
    const std::array<Point, 9> head{{{0, -13},
                                     {1.1, -9.5},
                                     {0.9, -7.8},
                                     {4.6, -9.4},
                                     {4.9, -4.4},
                                     {0.9, -5.8},
                                     {-0.9, -5.8},
                                     {-2.9, -6.8},
                                     {-1.1, -9.5}}};
    halberd.draw(polygon(head), palette::silver, outline);
    picture.append(halberd, Transform::rotation(38));
    picture.append(halberd, Transform{-1, 0, 0, 1, 0, 0}.then(Transform::rotation(-38)));
    Path shield;
    shield.moveTo(-5, -4.5).lineTo(5, -4.5).lineTo(5, 1).cubicTo({5, 4.5}, {2, 6.6}, {0, 7.6});
    shield.cubicTo({-2, 6.6}, {-5, 4.5}, {-5, 1}).close();
    picture.draw(shield, palette::gold, outline);
    picture.fill(rectangle(-0.9, -3.8, 1.8, 10.2).append(rectangle(-4.4, -1.6, 8.8, 1.8)),
                 Rgb::hex(0x7A1F16));
    return picture;
}

Picture towerEmblem(Rgb stone) {
    Picture picture;
    const std::array<Point, 20> p{{{-7, 10},    {-7, -4},     {-9, -4},    {-9, -10},   {-6, -10},
                                   {-6, -7.5},  {-4.2, -7.5}, {-4.2, -10}, {-1.6, -10}, {-1.6, -7.5},
                                   {1.6, -7.5}, {1.6, -10},   {4.2, -10},  {4.2, -7.5}, {6, -7.5},
                                   {6, -10},    {9, -10},     {9, -4},     {7, -4},     {7, 10}}};
    picture.draw(polygon(p), stone, {outlineColour, 0.8, Join::Round, Cap::Butt});
    Path gate;
    gate.moveTo(-3.2, 9.6)
        .lineTo(-3.2, 3)
        .cubicTo({-3.2, -1.2}, {3.2, -1.2}, {3.2, 3})
        .lineTo(3.2, 9.6)
        .close();
    picture.fill(gate, outlineColour);
    picture.stroke(line({-7, -4}, {7, -4}), {outlineColour, 0.7, Join::Round, Cap::Butt});
    return picture;
}

Picture stairsEmblem() {
    Picture picture;
    constexpr int steps = 6;
    for (int i = 0; i < steps; ++i) {
        const double inset = 1.9 * i;
        const Rgb tint = mixed(palette::floor, palette::shadow, 0.12 + 0.16 * i);
        picture.draw(rectangle(-11 + inset, -11 + inset, 22 - 2 * inset, 22 - 2 * inset), tint,
                     {palette::shadow, 0.5, Join::Miter, Cap::Butt});
    }
    return picture;
}

Path numeral(int digit) {
    constexpr double w = 3, h = 5;
    switch (digit) {
    case 0:
        return ellipse({0, 0}, w, h);
    case 1:
        return Path().moveTo(-2, -2.8).lineTo(0.5, -h).lineTo(0.5, h);
    case 2:
        return Path()
            .moveTo(-w, -2.4)
            .cubicTo({-w, -6}, {w, -5.9}, {w, -2.2})
            .cubicTo({w, 0.4}, {-1.2, 2}, {-w, h})
            .lineTo(3.2, h);
    case 3:
        return Path()
            .moveTo(-w, -3.2)
            .cubicTo({-2, -5.7}, {2.8, -5.6}, {2.8, -2.6})
            .cubicTo({2.8, -0.7}, {1, -0.4}, {-0.6, -0.4})
            .cubicTo({1.4, -0.4}, {w, 0.5}, {w, 2.3})
            .cubicTo({w, 5.7}, {-2.4, 5.8}, {-w, 3});
    case 4:
        return Path().moveTo(1.6, h).lineTo(1.6, -h).lineTo(-3.2, 2.2).lineTo(3.4, 2.2);
    case 5:
        return Path()
            .moveTo(2.6, -h)
            .lineTo(-2.2, -h)
            .lineTo(-2.6, -0.6)
            .cubicTo({-1, -2.4}, {w, -2}, {w, 1.5})
            .cubicTo({w, 5.6}, {-1.8, 5.8}, {-w, 3.4});
    case 6:
        return ellipse({0, 2}, w, 3).append(Path().moveTo(-w, 2).cubicTo({-w, -2}, {-1, -4.4}, {1.6, -h}));
    case 7:
        return Path().moveTo(-w, -h).lineTo(w, -h).cubicTo({1, -2}, {-0.8, 1}, {-1, h});
    case 8:
        return ellipse({0, -2.6}, 2.5, 2.4).append(ellipse({0, 2.4}, w, 2.6));
    case 9:
        return ellipse({0, -2}, w, 3).append(Path().moveTo(w, -2).cubicTo({w, 2}, {1, 4.4}, {-1.6, h}));
    default:
        return {};
    }
}

} // namespace tilewright::art
