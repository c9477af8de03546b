#include "engine/art/hash.h"
#include "engine/art/palette.h"
#include "engine/art/shapes/emblems.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/beneath/art/beneath_pictures.h"
#include "engine/games/beneath/art/chamber_drawing.h"

#include <algorithm>
#include <array>

namespace tilewright::art {

namespace {

constexpr double inset = 18, corner = 7;

/// A square hall with cut corners, and its corridors, grown by an offset; one closed subpath.
Path hall(const Sides& sides, double offset) {
    std::vector<Point> points;
    for (Direction d : allDirections) {
        const Transform turn = toSide(d);
        const double half = corridorHalf + offset, top = inset - offset, cut = corner - 0.6 * offset;
        points.push_back(turn({inset - offset + cut, top}));
        if (isPassage(sides[static_cast<std::size_t>(index(d))]))
            for (Point p :
                 {Point{50 - half, top}, Point{50 - half, 0}, Point{50 + half, 0}, Point{50 + half, top}})
                points.push_back(turn(p));
        points.push_back(turn({100 - inset + offset - cut, top}));
    }
    return polygon(points);
}

/// Courses of dressed stone over the square; a block ends at the edge, so that walls continue on the next
/// square.
void addMasonry(Picture& picture, Random& random) {
    picture.fill(rectangle(0, 0, 100, 100), Rgb::hex(0x34302E));
    constexpr int courses = 8;
    constexpr double height = 100.0 / courses, length = 25, joint = 0.9;
    const std::array<Rgb, 4> tints{Rgb::hex(0x55504C), Rgb::hex(0x5C5752), Rgb::hex(0x4F4A47),
                                   Rgb::hex(0x605A54)};
    std::array<Path, 4> blocks;
    for (int j = 0; j < courses; ++j)
        for (int i = 0; i <= 4; ++i) {
            const double from = std::max(0.0, i * length - (j % 2 ? length / 2 : 0));
            const double to = std::min(100.0, (i + 1) * length - (j % 2 ? length / 2 : 0));
            const double y = j * height;
            const bool hidden = from > inset && to < 100 - inset && y > inset && y + height < 100 - inset;
            if (to - from > 1 && !hidden)
                blocks[random.below(4)].append(
                    rectangle(from + joint / 2, y + joint / 2, to - from - joint, height - joint));
        }
    for (std::size_t i = 0; i < tints.size(); ++i)
        picture.fill(blocks[i], tints[i]);
}

/// Square slabs, clipped to the hall; dressed stone, unlike the rough floors of tiles.
void addSlabs(Picture& picture, const Sides& sides, Random& random, const std::vector<Rgb>& tints) {
    constexpr double seam = 0.35;
    Polygon floor = flattened(hall(sides, -0.5), 1);
    floor = clipped(clipped(floor, {0, seam}, {0, -1}), {0, 100 - seam}, {0, 1});
    floor = clipped(clipped(floor, {seam, 0}, {-1, 0}), {100 - seam, 0}, {1, 0});
    std::vector<Point> sites;
    constexpr double slab = 64.0 / 6;
    for (int j = 0; j < 6; ++j)
        for (int i = 0; i < 6; ++i)
            sites.push_back({inset + (i + 0.5) * slab, inset + (j + 0.5) * slab});
    for (Direction d : allDirections)
        if (isPassage(sides[static_cast<std::size_t>(index(d))]))
            for (double x : {44.5, 55.5})
                sites.push_back(toSide(d)({x, inset - slab}));
    addFlagstones(picture, random, floor, sites, 0.8, tints);
}

struct RoomColours {
    std::vector<Rgb> slabs;
    Rgb joint;
    Rgb wall;
};

RoomColours coloursOf(Room room) {
    const Rgb wall = Rgb::hex(0xA7A096);
    switch (room) {
    case Room::Cell:
        return {{Rgb::hex(0xC9C3B8), Rgb::hex(0xC2BBB0), Rgb::hex(0xCEC9BF)}, Rgb::hex(0xA09888), wall};
    case Room::KeyRoom:
        return {{Rgb::hex(0xD3D6DE), Rgb::hex(0xCBCFD8), Rgb::hex(0xDADDE4)},
                Rgb::hex(0xA6ABB8),
                Rgb::hex(0x9DA2AE)};
    case Room::Guardhouse:
        return {{Rgb::hex(0xE6CB7C), Rgb::hex(0xDFC271), Rgb::hex(0xEAD28B)},
                Rgb::hex(0xB39544),
                Rgb::hex(0xB6A06A)};
    default:
        return {{Rgb::hex(0xDCD2BE), Rgb::hex(0xD6CBB5), Rgb::hex(0xE2D9C7)}, Rgb::hex(0xB5A88F), wall};
    }
}

void addCell(Picture& picture, int seat) {
    // A straw bed for a cell without a player.
    if (seat < 1 || seat > 4) {
        picture.draw(roundedRectangle(38, 32, 24, 36, 3), Rgb::hex(0xC8AC62),
                     {outlineColour, 0.8, Join::Round, Cap::Butt});
        return;
    }
    const Colour colour = colourAt(seat - 1);
    const Stroke outline{outlineColour, 0.8, Join::Round, Cap::Butt};
    Path frame = roundedRectangle(32, 32, 36, 36, 4);
    picture.draw(frame, fillOf(colour), outline);
    picture.draw(roundedRectangle(35.6, 35.6, 28.8, 28.8, 2.4), Rgb::hex(0xDAD5CC), outline);
    picture.stroke(numeral(seat).transformed(Transform{1.85, 0, 0, 1.85, 50, 50}),
                   {outlineColour, 3.6, Join::Round, Cap::Round});
    for (const Point p : {Point{26.5, 26.5}, {73.5, 26.5}, {73.5, 73.5}, {26.5, 73.5}}) {
        picture.draw(roundedRectangle(p.x - 4.6, p.y - 4.6, 9.2, 9.2, 1.6), fillOf(colour), outline);
        picture.fill(symbolPath(colour).transformed(Transform{3.2, 0, 0, 3.2, p.x, p.y}), inkOf(colour),
                     FillRule::EvenOdd);
    }
}

void addPillars(Picture& picture) {
    Path feet, shafts;
    for (const Point p : {Point{29, 29}, {71, 29}, {71, 71}, {29, 71}}) {
        feet.append(rectangle(p.x - 4.2, p.y - 4.2, 8.4, 8.4));
        shafts.append(circle(p, 3.3));
    }
    picture.draw(feet, Rgb::hex(0x9A9184), {palette::shadow, 0.7, Join::Miter, Cap::Butt});
    picture.draw(shafts, Rgb::hex(0xBDB4A6), {palette::shadow, 0.7, Join::Round, Cap::Butt});
}

void addEmblem(Picture& picture, const Chamber& chamber) {
    const auto centred = [](double scale) { return Transform{scale, 0, 0, scale, 50, 50}; };
    const auto inlay = [&](Rgb fill, Rgb rim) {
        picture.draw(circle({50, 50}, 18), fill, {palette::shadow, 0.8, Join::Round, Cap::Butt});
        picture.stroke(circle({50, 50}, 16.2), {rim, 1.2, Join::Round, Cap::Butt});
    };
    switch (chamber.room) {
    case Room::Cell:
        addCell(picture, chamber.seat);
        break;
    case Room::GuardChamber:
        inlay(Rgb::hex(0xC7B89C), Rgb::hex(0x8C7B68));
        picture.append(guardEmblem(), centred(1.05));
        break;
    case Room::KeyRoom:
        inlay(Rgb::hex(0x4B5366), palette::silver);
        picture.append(keyEmblem(palette::gold), Transform::rotation(45).then(centred(1.25)));
        break;
    case Room::Guardhouse:
        inlay(Rgb::hex(0x7A1F16), palette::gold);
        picture.append(towerEmblem(palette::gold), centred(1.05));
        break;
    case Room::Entrance:
        picture.append(stairsEmblem(), centred(1.4));
        break;
    case Room::Chamber:
        addPillars(picture);
        break;
    }
}

} // namespace

Picture beneathRoom(const Chamber& chamber) {
    Random random(hash(name(chamber.room)), static_cast<std::uint64_t>(chamber.seat), Purpose::Art);
    const RoomColours colours = coloursOf(chamber.room);
    Picture picture;
    addMasonry(picture, random);
    picture.fill(hall(chamber.sides, 5.2), palette::shadow);
    picture.fill(hall(chamber.sides, 4.2), colours.wall);
    picture.fill(hall(chamber.sides, 0.8), palette::shadow);
    picture.fill(hall(chamber.sides, 0), colours.joint);
    addSlabs(picture, chamber.sides, random, colours.slabs);
    const Rgb shade{palette::shadow.red, palette::shadow.green, palette::shadow.blue, 34};
    for (double depth : {-1.4, -2.9})
        picture.fill(hall(chamber.sides, 0).append(hall(chamber.sides, depth)), shade, FillRule::EvenOdd);
    addEmblem(picture, chamber);
    for (Direction d : allDirections)
        addDoor(picture, chamber.sides[static_cast<std::size_t>(index(d))], d);
    return picture;
}

} // namespace tilewright::art
