#include "engine/art/palette.h"
#include "engine/art/shapes/emblems.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/beneath/art/beneath_pictures.h"
#include "engine/games/beneath/art/chamber_drawing.h"

#include <array>

namespace tilewright::art {

namespace {

constexpr Stroke frame{outlineColour, 3, Join::Round, Cap::Butt};

Picture earthSwatch() {
    Picture picture;
    picture.draw(roundedRectangle(6, 6, 88, 88, 10), palette::earth, frame);
    Path dark, light;
    for (const Point p : {Point{28, 30}, {70, 62}, {34, 76}})
        dark.append(ellipse(p, 9, 6.5));
    for (const Point p : {Point{60, 26}, {26, 54}, {76, 82}, {52, 50}})
        light.append(ellipse(p, 6, 4.5));
    picture.fill(dark, palette::earthDark);
    picture.fill(light, palette::earthLight);
    return picture;
}

/// A piece of corridor with the door in it, enlarged.
Picture doorSwatch(SideContent side) {
    constexpr double zoom = 3;
    Picture picture;
    picture.draw(roundedRectangle(6, 6, 88, 88, 10), palette::floor, frame);
    const Path walls = rectangle(7.5, 16, 9, 68).append(rectangle(83.5, 16, 9, 68));
    picture.fill(walls, palette::wall);
    const double middle = side == SideContent::Open ? 12.3 : 7.8;
    picture.append(doorPicture(side), Transform{zoom, 0, 0, zoom, 50 - 50 * zoom, 50 - middle * zoom});
    return picture;
}

Picture discSwatch(const Picture& disc) {
    Picture picture;
    picture.append(disc, Transform{4, 0, 0, 4, 50, 50});
    return picture;
}

} // namespace

Picture skullPicture(Colour colour) {
    return discSwatch(skullDisc(colour));
}

Picture sidePicture(SideContent side) {
    if (isSkull(side))
        return skullPicture(skullColour(side));
    if (side == SideContent::Special)
        return discSwatch(specialDisc());
    return side == SideContent::Earth ? earthSwatch() : doorSwatch(side);
}

Picture symbolPicture(Colour colour) {
    Picture picture;
    picture.draw(roundedRectangle(6, 6, 88, 88, 12), fillOf(colour),
                 {outlineColour, 6, Join::Round, Cap::Butt});
    picture.fill(symbolPath(colour).transformed(Transform{31, 0, 0, 31, 50, 50}), inkOf(colour),
                 FillRule::EvenOdd);
    return picture;
}

} // namespace tilewright::art
