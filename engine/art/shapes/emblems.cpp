#include "engine/art/shapes/emblems.h"
#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"

#include <array>

namespace tilewright::art {

namespace {

Path cranium() {
    return pathFrom("M0,-9.9 C5.6,-9.9 8.9,-6.4 8.9,-1.7 8.9,1.3 8.1,3.6 5.7,4.9 L5.7,7.2 C5.7,8.5 5,9.2 "
                    "3.8,9.2 L-3.8,9.2 C-5,9.2 -5.7,8.5 -5.7,7.2 L-5.7,4.9 C-8.1,3.6 -8.9,1.3 -8.9,-1.7 "
                    "-8.9,-6.4 -5.6,-9.9 0,-9.9 Z");
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
    const Path shield = pathFrom("M-5,-4.5 L5,-4.5 5,1 C5,4.5 2,6.6 0,7.6 -2,6.6 -5,4.5 -5,1 Z");
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
    const Path gate = pathFrom("M-3.2,9.6 L-3.2,3 C-3.2,-1.2 3.2,-1.2 3.2,3 L3.2,9.6 Z");
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
    switch (digit) {
    case 0:
        return ellipse({0, 0}, 3, 5);
    case 1:
        return pathFrom("M-2,-2.8 L0.5,-5 0.5,5");
    case 2:
        return pathFrom("M-3,-2.4 C-3,-6 3,-5.9 3,-2.2 3,0.4 -1.2,2 -3,5 L3.2,5");
    case 3:
        return pathFrom("M-3,-3.2 C-2,-5.7 2.8,-5.6 2.8,-2.6 2.8,-0.7 1,-0.4 -0.6,-0.4 1.4,-0.4 3,0.5 3,2.3 "
                        "3,5.7 -2.4,5.8 -3,3");
    case 4:
        return pathFrom("M1.6,5 L1.6,-5 -3.2,2.2 3.4,2.2");
    case 5:
        return pathFrom("M2.6,-5 L-2.2,-5 -2.6,-0.6 C-1,-2.4 3,-2 3,1.5 3,5.6 -1.8,5.8 -3,3.4");
    case 6:
        return ellipse({0, 2}, 3, 3).append(pathFrom("M-3,2 C-3,-2 -1,-4.4 1.6,-5"));
    case 7:
        return pathFrom("M-3,-5 L3,-5 C1,-2 -0.8,1 -1,5");
    case 8:
        return ellipse({0, -2.6}, 2.5, 2.4).append(ellipse({0, 2.4}, 3, 2.6));
    case 9:
        return ellipse({0, -2}, 3, 3).append(pathFrom("M3,-2 C3,2 1,4.4 -1.6,5"));
    default:
        return {};
    }
}

} // namespace tilewright::art
