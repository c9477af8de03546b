#include "engine/games/beneath/art/chamber_drawing.h"

#include "engine/art/palette.h"
#include "engine/art/shapes/emblems.h"
#include "engine/art/shapes/geometry.h"

#include <array>

namespace tilewright::art {

namespace {

constexpr double left = 50 - corridorHalf, right = 50 + corridorHalf, width = 2 * corridorHalf;
/// The middle of a disc on the north side.
constexpr Point discCentre{50, 22};
constexpr Rgb jambStone = Rgb::hex(0x9C8C78);
constexpr Stroke thin{palette::shadow, 0.8, Join::Round, Cap::Butt};

/// Two blocks that hold a door in the corridor's walls.
void addJambs(Picture& picture, double y, double height, Rgb stone) {
    picture.draw(rectangle(left - 3.4, y, 4.6, height).append(rectangle(right - 1.2, y, 4.6, height)), stone,
                 thin);
}

void addShadow(Picture& picture, double y, double height) {
    picture.fill(rectangle(left, y, width, height),
                 Rgb{palette::shadow.red, palette::shadow.green, palette::shadow.blue, 70});
}

void addOpenArch(Picture& picture) {
    constexpr int stones = 7;
    addShadow(picture, 13.5, 3.2);
    for (int i = 0; i < stones; ++i) {
        const auto rim = [](double t, double lift) {
            const double x = -1 + 2 * t;
            return Point{50 + x * (corridorHalf + 0.2), lift - 3.2 * (1 - x * x)};
        };
        const double a = double(i) / stones, b = double(i + 1) / stones;
        const std::array<Point, 4> corners{rim(a, 11.4), rim(b, 11.4), rim(b, 15), rim(a, 15)};
        const bool key = i == stones / 2;
        picture.draw(polygon(corners),
                     key     ? Rgb::hex(0xC4B49A)
                     : i % 2 ? Rgb::hex(0xA4947E)
                             : Rgb::hex(0xB0A088),
                     {palette::shadow, 0.55, Join::Round, Cap::Butt});
    }
    addJambs(picture, 9.6, 7.4, jambStone);
}

void addPlanks(Picture& picture, Rgb wood, Rgb grain, Rgb band) {
    addShadow(picture, 9, 2);
    picture.draw(rectangle(left, 3.4, width, 5.8), wood, thin);
    Path gaps;
    for (double x : {44.5, 50.0, 55.5})
        gaps.append(line({x, 3.8}, {x, 8.8}));
    picture.stroke(gaps, {grain, 0.7, Join::Round, Cap::Butt});
    picture.fill(
        rectangle(left + 0.4, 4.5, width - 0.8, 1).append(rectangle(left + 0.4, 7.1, width - 0.8, 1)), band);
    addJambs(picture, 2.5, 7.6, jambStone);
}

void addBars(Picture& picture) {
    addShadow(picture, 4.6, 9);
    Path bars;
    for (double x : {41.2, 45.6, 50.0, 54.4, 58.8})
        bars.append(line({x, 3.4}, {x, 13}));
    const Path rails = line({left, 5}, {right, 5}).append(line({left, 11.4}, {right, 11.4}));
    picture.stroke(Path(bars).append(rails), {palette::shadow, 2.3, Join::Round, Cap::Round});
    picture.stroke(rails, {Rgb::hex(0x5A5C63), 1.1, Join::Round, Cap::Butt});
    picture.stroke(bars, {Rgb::hex(0x9EA3AD), 1.1, Join::Round, Cap::Butt});
    addJambs(picture, 2.8, 10.8, Rgb::hex(0x6E6A66));
}

void addKeyhole(Picture& picture) {
    addShadow(picture, 12, 2.4);
    picture.draw(rectangle(left, 3, width, 9.4), Rgb::hex(0x4B4F59), thin);
    Path studs;
    for (double x : {41.4, 58.6})
        for (double y : {4.9, 10.5})
            studs.append(circle({x, y}, 0.75));
    picture.fill(studs, palette::silver);
    picture.draw(roundedRectangle(44.4, 3.6, 11.2, 8.2, 1.6), palette::silver,
                 {palette::shadow, 0.6, Join::Round, Cap::Butt});
    Path hole = circle({50, 6.5}, 1.6);
    hole.moveTo(49.4, 7.2).lineTo(50.6, 7.2).lineTo(51.5, 10.6).lineTo(48.5, 10.6).close();
    picture.fill(hole, outlineColour);
    addJambs(picture, 2.2, 11, Rgb::hex(0x8A8C93));
}

void addGildedLeaves(Picture& picture) {
    addShadow(picture, 12, 2.4);
    const Rgb dark = Rgb::hex(0x8A6410);
    picture.draw(rectangle(left, 3, width / 2, 9.4).append(rectangle(50, 3, width / 2, 9.4)), palette::gold,
                 thin);
    picture.stroke(rectangle(left + 1.9, 4.6, 7, 6.2).append(rectangle(52.1, 4.6, 7, 6.2)),
                   {dark, 0.8, Join::Miter, Cap::Butt});
    picture.fill(
        rectangle(left + 0.4, 3.4, width / 2 - 0.8, 0.8).append(rectangle(50.4, 3.4, width / 2 - 0.8, 0.8)),
        Rgb::hex(0xF3D675));
    picture.draw(circle({48.5, 7.8}, 1).append(circle({51.5, 7.8}, 1)), Rgb::hex(0xF3D675),
                 {palette::shadow, 0.5, Join::Round, Cap::Butt});
    addJambs(picture, 2.2, 11, Rgb::hex(0xB98F35));
}

} // namespace

Picture doorPicture(SideContent side) {
    Picture picture;
    if (side == SideContent::Open)
        addOpenArch(picture);
    else if (side == SideContent::CellDoor)
        addBars(picture);
    else if (side == SideContent::KeyRoomDoor)
        addKeyhole(picture);
    else if (side == SideContent::GuardhouseDoor)
        addGildedLeaves(picture);
    else if (side == SideContent::Special)
        addPlanks(picture, Rgb::hex(0x33302F), Rgb::hex(0x1F1C1B), Rgb::hex(0x77787C));
    else if (isSkull(side))
        addPlanks(picture, Rgb::hex(0x7A4A22), Rgb::hex(0x4F2D12), palette::iron);
    return picture;
}

void addDoor(Picture& picture, SideContent side, Direction where) {
    picture.append(doorPicture(side), toSide(where));
    if (!isSkull(side) && side != SideContent::Special)
        return;
    // The chin points to the edge: the disc's south is outside of the tile.
    const Transform place = Transform::rotation(180).then(Transform::translation(discCentre.x, discCentre.y));
    picture.append(isSkull(side) ? skullDisc(skullColour(side)) : specialDisc(), place.then(toSide(where)));
}

} // namespace tilewright::art
