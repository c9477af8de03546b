#include "engine/art/palette.h"
#include "engine/art/shapes/emblems.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/beneath/art/beneath_pictures.h"

#include <algorithm>
#include <array>

namespace tilewright::art {

namespace {

constexpr Stroke outline{outlineColour, 3, Join::Round, Cap::Butt};

/// A turned wooden figure: head, shoulders, spreading skirt; its foot at y = `foot`.
Path pawnPath(double x, double foot, double half, double height) {
    const double top = foot - height, head = height * 0.19, neck = top + 1.75 * head;
    Path p;
    p.moveTo(x - half, foot)
        .cubicTo({x - half, foot - height * 0.18}, {x - half * 0.62, foot - height * 0.3},
                 {x - half * 0.52, foot - height * 0.46});
    p.cubicTo({x - half * 0.46, foot - height * 0.56}, {x - half * 0.6, neck + 1}, {x - head * 0.62, neck});
    p.cubicTo({x - head * 1.5, neck - head * 0.6}, {x - head * 1.2, top}, {x, top});
    p.cubicTo({x + head * 1.2, top}, {x + head * 1.5, neck - head * 0.6}, {x + head * 0.62, neck});
    p.cubicTo({x + half * 0.6, neck + 1}, {x + half * 0.46, foot - height * 0.56},
              {x + half * 0.52, foot - height * 0.46});
    p.cubicTo({x + half * 0.62, foot - height * 0.3}, {x + half, foot - height * 0.18}, {x + half, foot});
    return p.close();
}

void addPawn(Picture& picture, double x, double foot, double half, double height, Rgb fill) {
    picture.fill(ellipse({x, foot}, half * 1.25, 5), Rgb{0, 0, 0, 60});
    picture.draw(pawnPath(x, foot, half, height), fill, outline);
    // Light along the left of the wood.
    Path light;
    light.moveTo(x - half * 0.78, foot - height * 0.07)
        .cubicTo({x - half * 0.66, foot - height * 0.22}, {x - half * 0.46, foot - height * 0.3},
                 {x - half * 0.37, foot - height * 0.44});
    picture.stroke(light, {mixed(fill, palette::white, 0.5), 2.6, Join::Round, Cap::Round});
}

void addNumeral(Picture& picture, Point at, double size, int value, Rgb ink) {
    picture.stroke(numeral(value).transformed(Transform{size, 0, 0, size, at.x, at.y}),
                   {ink, size * 1.75, Join::Round, Cap::Round});
}

Picture runner(int player, int number) {
    Picture picture;
    const Colour colour = colourAt(player);
    addPawn(picture, 50, 91, 27, 83, fillOf(colour));
    addNumeral(picture, {50, 72}, 2.35, player + 1, inkOf(colour));
    // Pips on the head show which Runner it is.
    Path pips;
    if (number == 1)
        pips = circle({50, 23}, 4.2);
    else if (number == 2)
        pips = circle({43.5, 23}, 4.2).append(circle({56.5, 23}, 4.2));
    picture.fill(pips, inkOf(colour));
    return picture;
}

Picture freePrisoner(int player) {
    Picture picture;
    const Colour colour = colourAt(player);
    addPawn(picture, 43, 92, 33, 89, fillOf(colour));
    addNumeral(picture, {43, 73}, 2.6, player + 1, inkOf(colour));
    return picture;
}

/// Without ball and chain, and with the key that opened his cell.
Picture releasedPrisoner(int player) {
    Picture picture = freePrisoner(player);
    const Stroke edge{outlineColour, 2.4, Join::Round, Cap::Butt};
    picture.draw(rectangle(78.2, 66, 5.6, 27), palette::gold, edge);
    picture.draw(rectangle(83.8, 79, 8, 5), palette::gold, edge);
    picture.draw(rectangle(83.8, 87, 6, 5), palette::gold, edge);
    picture.draw(circle({81, 59}, 10), palette::gold, edge);
    picture.draw(circle({81, 59}, 4), palette::white, edge);
    return picture;
}

Picture prisoner(int player) {
    Picture picture = freePrisoner(player);
    Path chain;
    for (const Point p : {Point{70, 70}, {76, 73}, {80.5, 77}})
        chain.append(circle(p, 3.2));
    picture.stroke(chain, {outlineColour, 3.6, Join::Round, Cap::Butt});
    picture.stroke(chain, {Rgb::hex(0x9EA3AD), 1.6, Join::Round, Cap::Butt});
    picture.draw(circle({84, 85.5}, 11), Rgb::hex(0x3A3B40), outline);
    picture.stroke(arc({84, 85.5}, 6.5, 190, 265), {Rgb::hex(0x9EA3AD), 2.2, Join::Round, Cap::Round});
    return picture;
}

Picture guard() {
    Picture picture;
    picture.fill(ellipse({44, 91}, 34, 5), Rgb{0, 0, 0, 60});
    const Stroke edge{outlineColour, 2.4, Join::Round, Cap::Butt};
    addPawn(picture, 44, 91, 27, 82, palette::gold);
    // A helmet's brim and crest.
    picture.draw(pathFrom("M27,24 C30,6 58,6 61,24 52,19.5 36,19.5 27,24 Z"), palette::silver, edge);
    picture.draw(rectangle(76, 8, 4.6, 84), Rgb::hex(0x7A4A22), edge);
    const std::array<Point, 7> blade{
        {{80.6, 16}, {93, 12}, {95.5, 24}, {93, 36}, {80.6, 31}, {80.6, 26}, {80.6, 20}}};
    picture.draw(polygon(blade), palette::silver, edge);
    picture.draw(polygon(std::array{Point{76, 20}, Point{67.5, 24}, Point{76, 28}}), palette::silver, edge);
    picture.draw(polygon(std::array{Point{75, 12}, Point{78.3, 2}, Point{81.6, 12}}), palette::silver, edge);
    // The hand that holds it.
    picture.draw(circle({76, 56}, 5.6), palette::gold, edge);
    picture.stroke(line({56, 55}, {71, 56}), {outlineColour, 8.4, Join::Round, Cap::Butt});
    picture.stroke(line({54, 55}, {72.5, 56}), {palette::gold, 4.6, Join::Round, Cap::Round});
    return picture;
}

} // namespace

Picture beneathPiece(std::string_view kind, int player, int number) {
    const int seat = std::clamp(player, 0, 3);
    if (kind == "runner")
        return runner(seat, number);
    if (kind == "prisoner")
        return prisoner(seat);
    if (kind == "prisoner-released")
        return releasedPrisoner(seat);
    return kind == "guard" ? guard() : Picture{};
}

} // namespace tilewright::art
