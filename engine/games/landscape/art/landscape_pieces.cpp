#include "engine/art/palette.h"
#include "engine/art/shapes/emblems.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/landscape_art.h"

#include <algorithm>
#include <array>

namespace tilewright::art {

namespace {

constexpr Stroke edged(double width) {
    return {outlineColour, width, Join::Round, Cap::Butt};
}
constexpr Stroke bold = edged(3);
constexpr Stroke roundEnded(Rgb colour, double width) {
    return {colour, width, Join::Round, Cap::Round};
}
constexpr int players = 6;

/// A piece's wood: its player's fill and ink, and the light along an edge.
struct Wood {
    int player = 0;
    Rgb fill;
    Rgb ink;
    Rgb light;
};

Wood woodOf(int player) {
    const Colour colour = colourAt(player);
    return {player, fillOf(colour), inkOf(colour), mixed(fillOf(colour), palette::white, 0.5)};
}

void addNumber(Picture& picture, Point at, double size, const Wood& wood) {
    picture.stroke(numeral(wood.player + 1).transformed(Transform{size, 0, 0, size, at.x, at.y}),
                   roundEnded(wood.ink, size * 1.75));
}

/// A line in its edge; the widths with the edge and without it.
void addBar(Picture& picture, const Path& path, Rgb colour, std::array<double, 2> widths) {
    picture.stroke(path, roundEnded(outlineColour, widths[0]));
    picture.stroke(path, roundEnded(colour, widths[1]));
}

/// The shadow on the ground, for a piece to be drawn over.
Picture shadowed(Point at, double half) {
    Picture picture;
    picture.fill(ellipse(at, half, 4.5), Rgb{0, 0, 0, 60});
    return picture;
}

/// A cloaked figure on its feet: 60 wide, 84 high, feet at y = 92.
Picture standing(const Wood& wood) {
    Picture picture = shadowed({50, 91}, 34);
    const Path cloak = pathFrom("M21,91 C25,76 30,66 31,56 24,57 18,54 19,48 20,40 34,38 41,34 L59,34 C66,38 "
                                "80,40 81,48 82,54 76,57 69,56 70,66 75,76 79,91 Z");
    picture.draw(cloak, wood.fill, bold);
    // A pointed hood round the face.
    const Path hood = pathFrom("M33,36 C31,20 40,10 54,4 56,10 69,18 67,36 Z");
    picture.draw(hood, wood.fill, bold);
    picture.draw(ellipse({50, 25}, 8.2, 8.8), mixed(wood.fill, palette::bone, 0.72), edged(2.2));
    addNumber(picture, {50, 68}, 2.5, wood);
    return picture;
}

/// On the way: one leg before, one behind, a staff in the hand.
Picture thief(const Wood& wood) {
    Picture picture = shadowed({50, 91}, 38);
    addBar(picture, line({86, 91}, {74, 24}), Rgb::hex(0x9A6A38), {8, 3.6});
    const Path body =
        pathFrom("M12,91 L28,91 C33,83 40,76 47,71 54,75 58,82 61,91 L77,91 C74,76 69,66 62,58 68,58 76,58 "
                 "80,53 84,47 76,43 70,46 66,42 60,36 52,36 38,36 32,44 31,56 30,66 20,78 12,91 Z");
    picture.draw(body, wood.fill, bold);
    picture.draw(circle({57, 23}, 14), wood.fill, bold);
    // A hood's point hangs behind.
    picture.draw(polygon(std::array{Point{45, 15}, Point{26, 22}, Point{44, 31}}), wood.fill, bold);
    addNumber(picture, {49, 56}, 2.0, wood);
    return picture;
}

/// Flat on the back, a straw hat over the face.
Picture farmer(const Wood& wood) {
    Picture picture = shadowed({50, 78}, 46);
    const Path body = pathFrom("M34,44 C46,38 60,42 72,40 L95,36 C97,42 97,48 95,53 L80,58 95,63 C97,68 "
                               "97,74 95,79 L70,75 C58,73 46,78 34,72 Z");
    picture.draw(body, wood.fill, bold);
    picture.draw(circle({21, 58}, 13.5), wood.fill, bold);
    picture.draw(ellipse({19, 58}, 8, 17.5), Rgb::hex(0xE3C069), bold);
    picture.draw(ellipse({15, 58}, 5.5, 9), Rgb::hex(0xD0A847), edged(2));
    picture.stroke(line({22, 49}, {22, 67}), roundEnded(Rgb::hex(0x7A5A1A), 1.8));
    addNumber(picture, {53, 58}, 2.2, wood);
    return picture;
}

Picture smaller(const Picture& figure) {
    Picture picture;
    picture.append(figure, Transform::scaling(0.82).then(Transform::translation(9, 14)));
    return picture;
}

/// It counts as two: larger, on a plinth with two pips.
Picture larger(const Picture& figure, const Wood& wood, double sunk) {
    Picture picture;
    picture.append(figure, Transform::scaling(0.93).then(Transform::translation(3.5, sunk)));
    picture.draw(roundedRectangle(8, 83, 84, 14, 3), wood.fill, bold);
    picture.fill(circle({43, 90}, 3.8).append(circle({57, 90}, 3.8)), wood.ink);
    return picture;
}

Picture mayor(const Wood& wood) {
    Picture picture = shadowed({50, 92}, 40);
    const Path robe = pathFrom("M14,92 C18,66 20,50 38,45 L62,45 C80,50 82,66 86,92 Z");
    picture.draw(robe, wood.fill, bold);
    picture.draw(circle({50, 34}, 13), wood.fill, bold);
    // A tall hat.
    picture.draw(roundedRectangle(37, 4, 26, 20, 3), wood.fill, bold);
    picture.draw(roundedRectangle(28, 21, 44, 7, 3), wood.fill, bold);
    picture.fill(rectangle(38.4, 16, 23.2, 4), palette::gold);
    // The chain of office.
    const Path chain = pathFrom("M34,49 C38,64 62,64 66,49");
    addBar(picture, chain, palette::gold, {5.2, 2.8});
    addNumber(picture, {50, 77}, 2.2, wood);
    return picture;
}

Picture wagon(const Wood& wood) {
    Picture picture = shadowed({50, 91}, 45);
    picture.stroke(line({84, 66}, {97, 58}), roundEnded(outlineColour, 5));
    const Path cover = pathFrom("M12,62 C4,36 14,20 28,20 L70,20 C88,20 94,38 86,62 Z");
    picture.draw(cover, wood.fill, bold);
    const Path hoops = pathFrom("M30,22 C24,34 24,48 29,60 M70,22 C76,34 76,48 71,60");
    picture.stroke(hoops, roundEnded(wood.light, 2.2));
    picture.draw(polygon(std::array{Point{8, 61}, Point{90, 61}, Point{85, 76}, Point{13, 76}}),
                 Rgb::hex(0x9A6A38), bold);
    for (const double x : {27.0, 71.0}) {
        picture.draw(circle({x, 79}, 12.5), Rgb::hex(0xC79A5C), bold);
        picture.stroke(line({x - 11, 79}, {x + 11, 79}).append(line({x, 68}, {x, 90})), edged(2));
        picture.fill(circle({x, 79}, 3), outlineColour);
    }
    addNumber(picture, {50, 41}, 2.4, wood);
    return picture;
}

Picture builder(const Wood& wood) {
    Picture picture = shadowed({47, 92}, 36);
    // A long hammer over the shoulder.
    addBar(picture, line({58, 62}, {84, 18}), Rgb::hex(0x9A6A38), {8, 3.8});
    picture.draw(rectangle(-13, -6.5, 26, 13)
                     .transformed(Transform::rotation(30).then(Transform::translation(83, 16))),
                 palette::silver, bold);
    picture.draw(polygon(std::array{Point{18, 92}, Point{30, 44}, Point{64, 44}, Point{76, 92}}), wood.fill,
                 bold);
    addBar(picture, line({62, 48}, {67, 58}), wood.fill, {12, 7});
    picture.draw(circle({47, 31}, 13), wood.fill, bold);
    // A flat cap.
    const Path cap = pathFrom("M31,27 C32,10 62,10 63,24 L72,27 70,31 31,30 Z");
    picture.draw(cap, wood.fill, bold);
    addNumber(picture, {47, 71}, 2.4, wood);
    return picture;
}

Picture pig(const Wood& wood) {
    Picture picture = shadowed({50, 87}, 42);
    for (const double x : {22.0, 36.0, 58.0, 71.0})
        picture.draw(roundedRectangle(x - 5, 66, 10, 21, 3), wood.fill, bold);
    const Path tail = pathFrom("M12,50 C2,48 2,38 8,38 13,38 11,45 6,43");
    picture.stroke(tail, roundEnded(outlineColour, 4));
    const Path body = pathFrom("M11,52 C11,34 28,27 46,28 56,28 62,30 67,33 L70,20 80,33 C87,37 89,42 90,46 "
                               "L97,48 96,62 87,62 C82,72 70,76 52,76 24,77 11,70 11,52 Z");
    picture.draw(body, wood.fill, bold);
    picture.fill(circle({79, 46}, 2.8), wood.ink);
    picture.fill(circle({92.5, 53}, 1.4).append(circle({92.5, 58}, 1.4)), wood.ink);
    addNumber(picture, {44, 53}, 2.4, wood);
    return picture;
}

/// A round storey of a tower, seen from a little above.
Picture towerFloor(const Wood& wood) {
    Picture picture = shadowed({50, 86}, 44);
    const Path wall = pathFrom("M10,36 L10,70 C10,92 90,92 90,70 L90,36 Z");
    picture.draw(wall, wood.fill, bold);
    picture.draw(ellipse({50, 36}, 40, 19), mixed(wood.fill, palette::white, 0.35), bold);
    picture.draw(ellipse({50, 37}, 24, 10.5), mixed(wood.fill, palette::black, 0.5), bold);
    addNumber(picture, {50, 70}, 2.1, wood);
    return picture;
}

/// A shield to lay before a player: symbol and numeral.
Picture playerToken(const Wood& wood) {
    Picture picture;
    const Path shield = pathFrom("M8,8 L92,8 92,46 C92,72 74,88 50,97 26,88 8,72 8,46 Z");
    picture.draw(shield, wood.fill, bold);
    picture.fill(symbolPath(colourAt(wood.player)).transformed(Transform{15, 0, 0, 15, 50, 30}), wood.ink,
                 FillRule::EvenOdd);
    addNumber(picture, {50, 68}, 3, wood);
    return picture;
}

Picture fairy(const Wood&) {
    Picture picture = shadowed({50, 92}, 28);
    const Rgb wing{214, 236, 246, 255};
    for (const double side : {-1.0, 1.0}) {
        const Transform mirror{side, 0, 0, 1, 50, 0};
        for (const char* const half :
             {"M6,46 C18,10 46,4 45,24 45,42 24,54 6,54 Z", "M6,54 C24,54 40,62 36,74 30,84 12,74 6,60 Z"})
            picture.draw(pathFrom(half).transformed(mirror), wing, bold);
    }
    const Path dress = pathFrom("M44,40 L56,40 C58,58 66,76 72,90 60,94 40,94 28,90 34,76 42,58 44,40 Z");
    picture.draw(dress, Rgb::hex(0xF7F2E3), bold);
    picture.draw(circle({50, 27}, 12), Rgb::hex(0xF7F2E3), bold);
    picture.stroke(arc({50, 27}, 12, 195, 345), {palette::gold, 5, Join::Round, Cap::Butt});
    return picture;
}

Picture dragon(const Wood&) {
    Picture picture = shadowed({50, 90}, 44);
    const Rgb skin = Rgb::hex(0xA3241C), wingSkin = Rgb::hex(0xD9622F);
    const Path wing = pathFrom("M42,46 L16,8 C34,8 60,6 70,30 62,26 58,30 57,38 51,32 46,36 42,46 Z");
    const Path body =
        pathFrom("M3,62 C10,84 24,92 44,90 L72,90 C82,88 80,80 72,80 80,70 84,58 82,44 L97,40 C98,34 92,28 "
                 "82,26 L80,14 72,24 C62,30 60,42 62,52 50,46 36,52 30,64 26,74 14,74 3,62 Z");
    picture.draw(body, skin, bold);
    picture.draw(wing, wingSkin, bold);
    picture.stroke(line({42, 45}, {56, 12}).append(line({47, 40}, {66, 18})), roundEnded(outlineColour, 1.8));
    picture.fill(circle({83, 34}, 2.6), palette::gold);
    picture.stroke(line({86, 41}, {95, 38}), roundEnded(outlineColour, 1.8));
    return picture;
}

using Draw = Picture (*)(const Wood& wood);

struct Pose {
    std::string_view name;
    Draw draw;
    /// How far a large one is lowered onto its plinth.
    double sunk;
};
constexpr std::array<Pose, 3> poses{{{"standing", standing, 0}, {"thief", thief, 0}, {"farmer", farmer, 10}}};

struct Kind {
    std::string_view name;
    Draw draw;
};
constexpr std::array<Kind, 8> otherKinds{{{"mayor", mayor},
                                          {"wagon", wagon},
                                          {"builder", builder},
                                          {"pig", pig},
                                          {"tower-floor", towerFloor},
                                          {"player-token", playerToken},
                                          {"fairy", fairy},
                                          {"dragon", dragon}}};

Picture follower(std::string_view pose, const Wood& wood, bool large) {
    const auto found = std::ranges::find(poses, pose, &Pose::name);
    if (found == poses.end())
        return {};
    const Picture figure = found->draw(wood);
    return large ? larger(figure, wood, found->sunk) : smaller(figure);
}

} // namespace

Picture landscapePiece(std::string_view kind, int player) {
    const Wood wood = woodOf(std::clamp(player, 0, players - 1));
    constexpr std::string_view small = "follower-", large = "large-follower-";
    if (kind == "follower" || kind == "large-follower")
        return follower(poses.front().name, wood, kind != "follower");
    if (kind.starts_with(small))
        return follower(kind.substr(small.size()), wood, false);
    if (kind.starts_with(large))
        return follower(kind.substr(large.size()), wood, true);
    const auto other = std::ranges::find(otherKinds, kind, &Kind::name);
    return other == otherKinds.end() ? Picture{} : other->draw(wood);
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
    picture.draw(circle({50, 50}, 42.5), fillOf(*colour), edged(2));
    picture.fill(symbolPath(*colour).transformed(Transform{17, 0, 0, 17, 50, 34}), ink, FillRule::EvenOdd);
    constexpr double height = 20;
    const std::string_view code = codeOf(*colour);
    const double width = codeLettersWidth(code, height) - 2 * height / 8;
    picture.stroke(codeLetters(code, height).transformed(Transform::translation(50 - width / 2, 81)),
                   roundEnded(ink, 4.2));
    return picture;
}

} // namespace tilewright::art
