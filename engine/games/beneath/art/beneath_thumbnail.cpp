#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/beneath/art/beneath_pictures.h"
#include "engine/games/beneath/art/chamber_drawing.h"

#include <utility>

namespace tilewright::art {

namespace {

/// A dot or, for room doors, a bar across the corridor, large enough for a few pixels.
void addSimpleDoor(Picture& picture, SideContent side, Direction where) {
    const Transform place = toSide(where);
    const auto dot = [&](Rgb fill, Rgb rim) {
        picture.draw(circle({50, 20}, 11.5).transformed(place), fill, {rim, 3, Join::Round, Cap::Butt});
    };
    const auto bar = [&](Rgb fill) {
        picture.draw(rectangle(36, 6, 28, 12).transformed(place), fill,
                     {outlineColour, 3, Join::Round, Cap::Butt});
    };
    if (isSkull(side)) {
        dot(fillOf(skullColour(side)), outlineColour);
    } else if (side == SideContent::Special) {
        dot(outlineColour, palette::bone);
        picture.stroke(line({43, 27}, {57, 13}).transformed(place),
                       {palette::red, 5, Join::Round, Cap::Butt});
    } else if (side == SideContent::CellDoor) {
        bar(palette::iron);
    } else if (side == SideContent::KeyRoomDoor) {
        bar(palette::silver);
    } else if (side == SideContent::GuardhouseDoor) {
        bar(palette::gold);
    }
}

void addDoors(Picture& picture, const Sides& sides) {
    for (Direction d : allDirections)
        addSimpleDoor(picture, sides[static_cast<std::size_t>(index(d))], d);
}

} // namespace

Picture simpleTilePicture(const Sides& sides) {
    return simpleLayeredTile(sides).picture;
}

LayeredPicture simpleLayeredTile(const Sides& sides) {
    Random random(0, 0, Purpose::Art);
    const ChamberOutline outline(sides, 27, 0, random);
    Picture picture;
    picture.fill(rectangle(0, 0, 100, 100), palette::earth);
    picture.fill(outline.path(4), palette::shadow);
    picture.fill(outline.path(0), palette::floor);
    const std::size_t signs = picture.shapes.size();
    addDoors(picture, sides);
    return {std::move(picture), signs};
}

Picture simpleBeneathRoom(const Chamber& chamber) {
    Picture picture;
    picture.fill(rectangle(0, 0, 100, 100), Rgb::hex(0x4F4B48));
    const auto floor = [&](double grow, Rgb colour) {
        Path path = rectangle(19 - grow, 19 - grow, 62 + 2 * grow, 62 + 2 * grow);
        for (Direction d : allDirections)
            if (isPassage(chamber.sides[static_cast<std::size_t>(index(d))]))
                path.append(rectangle(50 - corridorHalf - grow, 0, 2 * (corridorHalf + grow), 40)
                                .transformed(toSide(d)));
        picture.fill(path, colour);
    };
    floor(4, palette::shadow);
    floor(0, chamber.room == Room::Guardhouse ? Rgb::hex(0xE6CB7C)
             : chamber.room == Room::KeyRoom  ? Rgb::hex(0xD3D6DE)
                                              : palette::floor);
    if (chamber.room == Room::Cell && chamber.seat >= 1 && chamber.seat <= 4)
        picture.draw(rectangle(30, 30, 40, 40), fillOf(colourAt(chamber.seat - 1)),
                     {outlineColour, 3, Join::Miter, Cap::Butt});
    addDoors(picture, chamber.sides);
    return picture;
}

} // namespace tilewright::art
