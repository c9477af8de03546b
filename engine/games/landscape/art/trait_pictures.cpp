// Signs for traits of features and tiles, for palettes and filters.
#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/landscape_art.h"

#include <array>

namespace tilewright::art {

namespace {

constexpr Stroke signLine{land::line, 3, Join::Round, Cap::Butt};

/// The dark stone arch of a tunnel around a point; its threshold is the lower end.
void addTunnelArch(Picture& picture, Point at, double half) {
    const auto arch = [at](double reach, double foot) {
        Path path;
        path.moveTo(at.x - reach, at.y + foot).lineTo(at.x - reach, at.y);
        path.cubicTo({at.x - reach, at.y - 1.33 * reach}, {at.x + reach, at.y - 1.33 * reach},
                     {at.x + reach, at.y});
        return path.lineTo(at.x + reach, at.y + foot).close();
    };
    picture.draw(arch(half, 0.9 * half), land::stone, signLine);
    picture.fill(arch(0.58 * half, 0.9 * half), land::line);
}

Picture mouthSign() {
    Picture picture;
    addTunnelArch(picture, {50, 48}, 30);
    picture.draw(polygon(std::array{Point{34, 73}, Point{66, 73}, Point{73, 90}, Point{27, 90}}), land::road,
                 {land::roadRimColour, 3, Join::Round, Cap::Butt});
    return picture;
}

/// Two mouths, and the road between them below ground.
Picture splitsSign() {
    Picture picture;
    addTunnelArch(picture, {27, 54}, 21);
    addTunnelArch(picture, {73, 54}, 21);
    Path below;
    for (const double x : {24.0, 42.0, 60.0})
        below.append(rectangle(x, 84, 12, 6));
    picture.draw(below, land::road, {land::line, 2, Join::Miter, Cap::Butt});
    return picture;
}

/// A road that comes from below and ends at the given drawing.
Picture endSign(const Picture& there, double size) {
    Picture picture;
    picture.fill(rectangle(38, 50, 24, 42.5), land::roadRimColour);
    picture.fill(rectangle(41, 50, 18, 42.5), land::road);
    picture.append(there, Transform::scaling(size).then(Transform::translation(50, 38)));
    return picture;
}

Picture houseSign() {
    Picture picture;
    picture.draw(rectangle(-9, -6, 18, 12), Rgb::hex(0xB9563D), {land::line, 1, Join::Round, Cap::Butt});
    picture.stroke(line({-9, 0}, {9, 0}), {land::line, 1, Join::Round, Cap::Butt});
    return picture;
}

Picture gateSign() {
    Picture picture;
    picture.draw(rectangle(-10, -4, 20, 8), land::stone, {land::line, 1, Join::Round, Cap::Butt});
    picture.fill(rectangle(-3.5, -4, 7, 8), land::line);
    for (const double x : {-8.0, 8.0})
        picture.draw(circle({x, 0}, 5), land::stone, {land::line, 1, Join::Round, Cap::Butt});
    return picture;
}

Picture signOf(Trait trait) {
    // Always the same, for every tile.
    Random random(1, 0, Purpose::Art, 1);
    switch (trait) {
    case Trait::Cathedral:
        return cathedralDrawing();
    case Trait::Princess:
        return princessEmblem();
    case Trait::Wine:
        return wineEmblem();
    case Trait::Grain:
        return grainEmblem();
    case Trait::Cloth:
        return clothEmblem();
    case Trait::Inn:
        return innDrawing(random);
    case Trait::Cloister:
        return cloisterDrawing(10);
    case Trait::Volcano:
        return volcanoDrawing(10, random);
    case Trait::Dragon:
        return dragonEmblem();
    case Trait::Portal:
        return portalEmblem();
    case Trait::Tower:
        return towerDrawing(10);
    case Trait::EndsInCrossing:
        return villageDrawing(random);
    case Trait::EndsAtGate:
        return gateSign();
    case Trait::EndsAtCloister:
        return cloisterDrawing(10);
    case Trait::EndsAtTower:
        return towerDrawing(10);
    case Trait::EndsAtVolcano:
        return volcanoDrawing(10, random);
    case Trait::Terminus:
        return houseSign();
    case Trait::Mouth:
    case Trait::Splits:
        break;
    }
    return {};
}

} // namespace

Picture traitPicture(Trait trait) {
    constexpr double drawingSize = 3.9, endingSize = 2.6;
    const bool city = trait <= Trait::Cloth,
               ends = trait >= Trait::EndsInCrossing && trait <= Trait::Terminus;
    Picture picture;
    picture.draw(roundedRectangle(6, 6, 88, 88, 10), city ? land::town : land::field,
                 {outlineColour, 3, Join::Round, Cap::Butt});
    if (trait == Trait::Mouth || trait == Trait::Splits)
        picture.append(trait == Trait::Mouth ? mouthSign() : splitsSign());
    else if (ends)
        picture.append(endSign(signOf(trait), endingSize));
    else
        picture.append(signOf(trait), Transform::scaling(drawingSize).then(Transform::translation(50, 50)));
    return picture;
}

} // namespace tilewright::art
