#include "engine/art/land/land_palette.h"
#include "engine/art/land/landscape_art.h"
#include "engine/art/palette.h"
#include "engine/art/shapes/emblems.h"
#include "engine/art/shapes/geometry.h"
#include "engine/art/shapes/lettering.h"

#include <algorithm>
#include <array>

namespace tilewright::art {

namespace {

constexpr Stroke bold{outlineColour, 3, Join::Round, Cap::Butt};
constexpr int players = 6;

/// A piece's wood: its player's fill and ink, and the light along an edge.
struct Wood {
    Rgb fill;
    Rgb ink;
    Rgb light;
};

Wood woodOf(int player) {
    const Colour colour = colourAt(player);
    return {fillOf(colour), inkOf(colour), mixed(fillOf(colour), palette::white, 0.5)};
}

void addNumber(Picture& picture, Point at, double size, int player, const Wood& wood) {
    picture.stroke(numeral(player + 1).transformed(Transform{size, 0, 0, size, at.x, at.y}),
                   {wood.ink, size * 1.75, Join::Round, Cap::Round});
}

void addShadow(Picture& picture, Point at, double half) {
    picture.fill(ellipse(at, half, 4.5), Rgb{0, 0, 0, 60});
}

/// A cloaked figure on its feet: 60 wide, 84 high, feet at y = 92.
Picture standing(int player) {
    const Wood wood = woodOf(player);
    Picture picture;
    addShadow(picture, {50, 91}, 34);
    Path cloak;
    cloak.moveTo(21, 91).cubicTo({25, 76}, {30, 66}, {31, 56}).cubicTo({24, 57}, {18, 54}, {19, 48});
    cloak.cubicTo({20, 40}, {34, 38}, {41, 34}).lineTo(59, 34).cubicTo({66, 38}, {80, 40}, {81, 48});
    cloak.cubicTo({82, 54}, {76, 57}, {69, 56}).cubicTo({70, 66}, {75, 76}, {79, 91}).close();
    picture.draw(cloak, wood.fill, bold);
    // A pointed hood round the face.
    Path hood;
    hood.moveTo(33, 36).cubicTo({31, 20}, {40, 10}, {54, 4}).cubicTo({56, 10}, {69, 18}, {67, 36}).close();
    picture.draw(hood, wood.fill, bold);
    picture.draw(ellipse({50, 25}, 8.2, 8.8), mixed(wood.fill, palette::bone, 0.72),
                 {outlineColour, 2.2, Join::Round, Cap::Butt});
    addNumber(picture, {50, 68}, 2.5, player, wood);
    return picture;
}

/// On the way: one leg before, one behind, a staff in the hand.
Picture thief(int player) {
    const Wood wood = woodOf(player);
    Picture picture;
    addShadow(picture, {50, 91}, 38);
    picture.stroke(line({86, 91}, {74, 24}), {outlineColour, 8, Join::Round, Cap::Round});
    picture.stroke(line({86, 91}, {74, 24}), {Rgb::hex(0x9A6A38), 3.6, Join::Round, Cap::Round});
    Path body;
    body.moveTo(12, 91)
        .lineTo(28, 91)
        .cubicTo({33, 83}, {40, 76}, {47, 71})
        .cubicTo({54, 75}, {58, 82}, {61, 91});
    body.lineTo(77, 91).cubicTo({74, 76}, {69, 66}, {62, 58}).cubicTo({68, 58}, {76, 58}, {80, 53});
    body.cubicTo({84, 47}, {76, 43}, {70, 46})
        .cubicTo({66, 42}, {60, 36}, {52, 36})
        .cubicTo({38, 36}, {32, 44}, {31, 56});
    body.cubicTo({30, 66}, {20, 78}, {12, 91}).close();
    picture.draw(body, wood.fill, bold);
    picture.draw(circle({57, 23}, 14), wood.fill, bold);
    // A hood's point hangs behind.
    picture.draw(polygon(std::array{Point{45, 15}, Point{26, 22}, Point{44, 31}}), wood.fill, bold);
    addNumber(picture, {49, 56}, 2.0, player, wood);
    return picture;
}

/// Flat on the back, a straw hat over the face.
Picture farmer(int player) {
    const Wood wood = woodOf(player);
    Picture picture;
    addShadow(picture, {50, 78}, 46);
    Path body;
    body.moveTo(34, 44)
        .cubicTo({46, 38}, {60, 42}, {72, 40})
        .lineTo(95, 36)
        .cubicTo({97, 42}, {97, 48}, {95, 53});
    body.lineTo(80, 58).lineTo(95, 63).cubicTo({97, 68}, {97, 74}, {95, 79}).lineTo(70, 75);
    body.cubicTo({58, 73}, {46, 78}, {34, 72}).close();
    picture.draw(body, wood.fill, bold);
    picture.draw(circle({21, 58}, 13.5), wood.fill, bold);
    picture.draw(ellipse({19, 58}, 8, 17.5), Rgb::hex(0xE3C069), bold);
    picture.draw(ellipse({15, 58}, 5.5, 9), Rgb::hex(0xD0A847), {outlineColour, 2, Join::Round, Cap::Butt});
    picture.stroke(line({22, 49}, {22, 67}), {Rgb::hex(0x7A5A1A), 1.8, Join::Round, Cap::Round});
    addNumber(picture, {53, 58}, 2.2, player, wood);
    return picture;
}

using Draw = Picture (*)(int player);

Picture smaller(const Picture& figure) {
    Picture picture;
    picture.append(figure, Transform::scaling(0.82).then(Transform::translation(9, 14)));
    return picture;
}

/// It counts as two: larger, on a plinth with two pips.
Picture larger(const Picture& figure, int player, double sunk) {
    const Wood wood = woodOf(player);
    Picture picture;
    picture.append(figure, Transform::scaling(0.93).then(Transform::translation(3.5, sunk)));
    picture.draw(roundedRectangle(8, 83, 84, 14, 3), wood.fill, bold);
    picture.fill(circle({43, 90}, 3.8).append(circle({57, 90}, 3.8)), wood.ink);
    return picture;
}

Picture mayor(int player) {
    const Wood wood = woodOf(player);
    Picture picture;
    addShadow(picture, {50, 92}, 40);
    Path robe;
    robe.moveTo(14, 92)
        .cubicTo({18, 66}, {20, 50}, {38, 45})
        .lineTo(62, 45)
        .cubicTo({80, 50}, {82, 66}, {86, 92})
        .close();
    picture.draw(robe, wood.fill, bold);
    picture.draw(circle({50, 34}, 13), wood.fill, bold);
    // A tall hat.
    picture.draw(roundedRectangle(37, 4, 26, 20, 3), wood.fill, bold);
    picture.draw(roundedRectangle(28, 21, 44, 7, 3), wood.fill, bold);
    picture.fill(rectangle(38.4, 16, 23.2, 4), palette::gold);
    // The chain of office.
    Path chain;
    chain.moveTo(34, 49).cubicTo({38, 64}, {62, 64}, {66, 49});
    picture.stroke(chain, {outlineColour, 5.2, Join::Round, Cap::Round});
    picture.stroke(chain, {palette::gold, 2.8, Join::Round, Cap::Round});
    addNumber(picture, {50, 77}, 2.2, player, wood);
    return picture;
}

Picture wagon(int player) {
    const Wood wood = woodOf(player);
    Picture picture;
    addShadow(picture, {50, 91}, 45);
    picture.stroke(line({84, 66}, {97, 58}), {outlineColour, 5, Join::Round, Cap::Round});
    Path cover;
    cover.moveTo(12, 62)
        .cubicTo({4, 36}, {14, 20}, {28, 20})
        .lineTo(70, 20)
        .cubicTo({88, 20}, {94, 38}, {86, 62})
        .close();
    picture.draw(cover, wood.fill, bold);
    Path hoops;
    hoops.moveTo(30, 22).cubicTo({24, 34}, {24, 48}, {29, 60});
    hoops.moveTo(70, 22).cubicTo({76, 34}, {76, 48}, {71, 60});
    picture.stroke(hoops, {wood.light, 2.2, Join::Round, Cap::Round});
    picture.draw(polygon(std::array{Point{8, 61}, Point{90, 61}, Point{85, 76}, Point{13, 76}}),
                 Rgb::hex(0x9A6A38), bold);
    for (const double x : {27.0, 71.0}) {
        picture.draw(circle({x, 79}, 12.5), Rgb::hex(0xC79A5C), bold);
        picture.stroke(line({x - 11, 79}, {x + 11, 79}).append(line({x, 68}, {x, 90})),
                       {outlineColour, 2, Join::Round, Cap::Butt});
        picture.fill(circle({x, 79}, 3), outlineColour);
    }
    addNumber(picture, {50, 41}, 2.4, player, wood);
    return picture;
}

Picture builder(int player) {
    const Wood wood = woodOf(player);
    Picture picture;
    addShadow(picture, {47, 92}, 36);
    // A long hammer over the shoulder.
    picture.stroke(line({58, 62}, {84, 18}), {outlineColour, 8, Join::Round, Cap::Round});
    picture.stroke(line({58, 62}, {84, 18}), {Rgb::hex(0x9A6A38), 3.8, Join::Round, Cap::Round});
    picture.draw(rectangle(-13, -6.5, 26, 13)
                     .transformed(Transform::rotation(30).then(Transform::translation(83, 16))),
                 palette::silver, bold);
    picture.draw(polygon(std::array{Point{18, 92}, Point{30, 44}, Point{64, 44}, Point{76, 92}}), wood.fill,
                 bold);
    picture.stroke(line({62, 48}, {67, 58}), {outlineColour, 12, Join::Round, Cap::Round});
    picture.stroke(line({62, 48}, {67, 58}), {wood.fill, 7, Join::Round, Cap::Round});
    picture.draw(circle({47, 31}, 13), wood.fill, bold);
    // A flat cap.
    Path cap;
    cap.moveTo(31, 27)
        .cubicTo({32, 10}, {62, 10}, {63, 24})
        .lineTo(72, 27)
        .lineTo(70, 31)
        .lineTo(31, 30)
        .close();
    picture.draw(cap, wood.fill, bold);
    addNumber(picture, {47, 71}, 2.4, player, wood);
    return picture;
}

Picture pig(int player) {
    const Wood wood = woodOf(player);
    Picture picture;
    addShadow(picture, {50, 87}, 42);
    for (const double x : {22.0, 36.0, 58.0, 71.0})
        picture.draw(roundedRectangle(x - 5, 66, 10, 21, 3), wood.fill, bold);
    Path tail;
    tail.moveTo(12, 50).cubicTo({2, 48}, {2, 38}, {8, 38}).cubicTo({13, 38}, {11, 45}, {6, 43});
    picture.stroke(tail, {outlineColour, 4, Join::Round, Cap::Round});
    Path body;
    body.moveTo(11, 52).cubicTo({11, 34}, {28, 27}, {46, 28}).cubicTo({56, 28}, {62, 30}, {67, 33});
    body.lineTo(70, 20)
        .lineTo(80, 33)
        .cubicTo({87, 37}, {89, 42}, {90, 46})
        .lineTo(97, 48)
        .lineTo(96, 62)
        .lineTo(87, 62);
    body.cubicTo({82, 72}, {70, 76}, {52, 76}).cubicTo({24, 77}, {11, 70}, {11, 52}).close();
    picture.draw(body, wood.fill, bold);
    picture.fill(circle({79, 46}, 2.8), wood.ink);
    picture.fill(circle({92.5, 53}, 1.4).append(circle({92.5, 58}, 1.4)), wood.ink);
    addNumber(picture, {44, 53}, 2.4, player, wood);
    return picture;
}

/// A round storey of a tower, seen from a little above.
Picture towerFloor(int player) {
    const Wood wood = woodOf(player);
    Picture picture;
    addShadow(picture, {50, 86}, 44);
    Path wall;
    wall.moveTo(10, 36).lineTo(10, 70).cubicTo({10, 92}, {90, 92}, {90, 70}).lineTo(90, 36).close();
    picture.draw(wall, wood.fill, bold);
    picture.draw(ellipse({50, 36}, 40, 19), mixed(wood.fill, palette::white, 0.35), bold);
    picture.draw(ellipse({50, 37}, 24, 10.5), mixed(wood.fill, palette::black, 0.5), bold);
    addNumber(picture, {50, 70}, 2.1, player, wood);
    return picture;
}

/// A shield to lay before a player: symbol and numeral.
Picture playerToken(int player) {
    const Wood wood = woodOf(player);
    Picture picture;
    Path shield;
    shield.moveTo(8, 8).lineTo(92, 8).lineTo(92, 46).cubicTo({92, 72}, {74, 88}, {50, 97});
    shield.cubicTo({26, 88}, {8, 72}, {8, 46}).close();
    picture.draw(shield, wood.fill, bold);
    picture.fill(symbolPath(colourAt(player)).transformed(Transform{15, 0, 0, 15, 50, 30}), wood.ink,
                 FillRule::EvenOdd);
    addNumber(picture, {50, 68}, 3, player, wood);
    return picture;
}

Picture fairy() {
    Picture picture;
    addShadow(picture, {50, 92}, 28);
    const Rgb wing{214, 236, 246, 255};
    for (const double side : {-1.0, 1.0}) {
        const Transform mirror{side, 0, 0, 1, 50, 0};
        Path upper, lower;
        upper.moveTo(6, 46).cubicTo({18, 10}, {46, 4}, {45, 24}).cubicTo({45, 42}, {24, 54}, {6, 54}).close();
        lower.moveTo(6, 54)
            .cubicTo({24, 54}, {40, 62}, {36, 74})
            .cubicTo({30, 84}, {12, 74}, {6, 60})
            .close();
        picture.draw(upper.transformed(mirror), wing, bold);
        picture.draw(lower.transformed(mirror), wing, bold);
    }
    Path dress;
    dress.moveTo(44, 40)
        .lineTo(56, 40)
        .cubicTo({58, 58}, {66, 76}, {72, 90})
        .cubicTo({60, 94}, {40, 94}, {28, 90});
    dress.cubicTo({34, 76}, {42, 58}, {44, 40}).close();
    picture.draw(dress, Rgb::hex(0xF7F2E3), bold);
    picture.draw(circle({50, 27}, 12), Rgb::hex(0xF7F2E3), bold);
    picture.stroke(arc({50, 27}, 12, 195, 345), {palette::gold, 5, Join::Round, Cap::Butt});
    return picture;
}

Picture dragon() {
    Picture picture;
    addShadow(picture, {50, 90}, 44);
    const Rgb skin = Rgb::hex(0xA3241C), wingSkin = Rgb::hex(0xD9622F);
    Path wing;
    wing.moveTo(42, 46)
        .lineTo(16, 8)
        .cubicTo({34, 8}, {60, 6}, {70, 30})
        .cubicTo({62, 26}, {58, 30}, {57, 38});
    wing.cubicTo({51, 32}, {46, 36}, {42, 46}).close();
    Path body;
    body.moveTo(3, 62)
        .cubicTo({10, 84}, {24, 92}, {44, 90})
        .lineTo(72, 90)
        .cubicTo({82, 88}, {80, 80}, {72, 80});
    body.cubicTo({80, 70}, {84, 58}, {82, 44})
        .lineTo(97, 40)
        .cubicTo({98, 34}, {92, 28}, {82, 26})
        .lineTo(80, 14);
    body.lineTo(72, 24).cubicTo({62, 30}, {60, 42}, {62, 52}).cubicTo({50, 46}, {36, 52}, {30, 64});
    body.cubicTo({26, 74}, {14, 74}, {3, 62}).close();
    picture.draw(body, skin, bold);
    picture.draw(wing, wingSkin, bold);
    picture.stroke(line({42, 45}, {56, 12}).append(line({47, 40}, {66, 18})),
                   {outlineColour, 1.8, Join::Round, Cap::Round});
    picture.fill(circle({83, 34}, 2.6), palette::gold);
    picture.stroke(line({86, 41}, {95, 38}), {outlineColour, 1.8, Join::Round, Cap::Round});
    return picture;
}

struct Pose {
    std::string_view name;
    Draw draw;
    /// How far a large one is lowered onto its plinth.
    double sunk;
};

constexpr std::array<Pose, 3> poses{{{"standing", standing, 0}, {"thief", thief, 0}, {"farmer", farmer, 10}}};

Picture follower(std::string_view pose, int player, bool large) {
    const auto* const found =
        std::find_if(poses.begin(), poses.end(), [pose](const Pose& p) { return p.name == pose; });
    if (found == poses.end())
        return {};
    const Picture figure = found->draw(player);
    return large ? larger(figure, player, found->sunk) : smaller(figure);
}

} // namespace

Picture landscapePiece(std::string_view kind, int player) {
    const int seat = std::clamp(player, 0, players - 1);
    constexpr std::string_view small = "follower-", large = "large-follower-";
    if (kind == "follower" || kind == "large-follower")
        return follower(poses.front().name, seat, kind != "follower");
    if (kind.starts_with(small))
        return follower(kind.substr(small.size()), seat, false);
    if (kind.starts_with(large))
        return follower(kind.substr(large.size()), seat, true);
    if (kind == "mayor")
        return mayor(seat);
    if (kind == "wagon")
        return wagon(seat);
    if (kind == "builder")
        return builder(seat);
    if (kind == "pig")
        return pig(seat);
    if (kind == "tower-floor")
        return towerFloor(seat);
    if (kind == "player-token")
        return playerToken(seat);
    if (kind == "fairy")
        return fairy();
    return kind == "dragon" ? dragon() : Picture{};
}

Picture landscapeToken(std::string_view kind) {
    constexpr std::string_view tunnel = "tunnel-";
    if (!kind.starts_with(tunnel))
        return {};
    const auto colour = colourFromName(kind.substr(tunnel.size()));
    if (!colour || index(*colour) >= players)
        return {};
    Picture picture;
    const Rgb ink = inkOf(*colour);
    picture.draw(circle({50, 50}, 48), palette::bone, bold);
    picture.draw(circle({50, 50}, 42.5), fillOf(*colour), {outlineColour, 2, Join::Round, Cap::Butt});
    picture.fill(symbolPath(*colour).transformed(Transform{17, 0, 0, 17, 50, 34}), ink, FillRule::EvenOdd);
    constexpr double height = 20;
    const std::string_view code = codeOf(*colour);
    const double width = letteringWidth(code, height) - 2 * height / 8;
    picture.stroke(lettering(code, height).transformed(Transform::translation(50 - width / 2, 81)),
                   {ink, 4.2, Join::Round, Cap::Round});
    return picture;
}

} // namespace tilewright::art
