#include "engine/art/hash.h"
#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/beneath/art/beneath_pictures.h"
#include "engine/games/beneath/art/chamber_drawing.h"

#include <cmath>
#include <utility>

namespace tilewright::art {

namespace {

/// The widths of the wall layers around a tile's floor; they cross the tile's edge along its corridors.
namespace layers {

constexpr double shade = 7.5;
constexpr double outline = 4.4;
constexpr double wall = 3.3;
constexpr double inner = 0.55;
constexpr Rgb shadeColour = Rgb::hex(0x3A2D25);
constexpr Rgb innerColour = Rgb::hex(0x4A3D32);

} // namespace layers

constexpr double chamberRadius = 28;
/// The flagstones keep this far from the walls.
constexpr double stonesOffset = -0.5;

/// Sites of the flagstones: staggered rows, unevenly set; corridors get pairs of stones.
std::vector<Point> stoneSites(const ChamberOutline& outline, Random& random) {
    std::vector<Point> sites;
    constexpr double row = 8.4, column = 9.8;
    for (int j = -4; j <= 4; ++j)
        for (int i = -4; i <= 4; ++i) {
            const double shift = j % 2 ? 0.5 : 0;
            const Point p{50 + (i + shift) * column + (random.unit() - 0.5) * 4.6,
                          50 + j * row + (random.unit() - 0.5) * 3.8};
            if (outline.contains(p, 2) && std::hypot(p.x - 50, p.y - 50) < chamberRadius + 3)
                sites.push_back(p);
        }
    for (Direction d : allDirections) {
        if (!isPassage(outline.sides()[static_cast<std::size_t>(index(d))]))
            continue;
        for (int j = 0; j < 3; ++j)
            for (double x : {44.5, 55.5})
                sites.push_back(
                    toSide(d)({x + (random.unit() - 0.5) * 4.5,
                               3.7 + 7.3 * j + (random.unit() - 0.5) * 2 + (x > 50 ? 1.4 : -0.6)}));
    }
    return sites;
}

/// Joints of the wall's stones, square to the rim.
Path wallJoints(const ChamberOutline& outline, Random& random) {
    Path joints;
    constexpr int count = 26;
    for (int i = 0; i < count; ++i) {
        const double angle = (i + 0.5 * random.unit()) * 6.283185 / count;
        const double sine = std::sin(angle), cosine = std::cos(angle), r = outline.radius(angle);
        const Point inside{50 + (r + layers::inner) * sine, 50 - (r + layers::inner) * cosine};
        const Point outside{50 + (r + layers::wall) * sine, 50 - (r + layers::wall) * cosine};
        bool corridor = false;
        for (std::size_t s = 0; s < 4; ++s)
            corridor =
                corridor ||
                (isPassage(outline.sides()[s]) &&
                 std::abs(std::remainder(angle - static_cast<double>(s) * 1.5707963, 6.283185)) < 0.72);
        if (!corridor)
            joints.append(line(inside, outside));
    }
    for (Direction d : allDirections)
        if (isPassage(outline.sides()[static_cast<std::size_t>(index(d))]))
            for (double wall : {50 - corridorHalf - layers::inner, 50 + corridorHalf + layers::inner})
                for (double y : {13.0, 19.0}) {
                    const double outer =
                        wall < 50 ? 50 - corridorHalf - layers::wall : 50 + corridorHalf + layers::wall;
                    joints.append(line({wall, y}, {outer, y}).transformed(toSide(d)));
                }
    return joints;
}

void addFloor(Picture& picture, const ChamberOutline& outline, Random& random) {
    picture.fill(outline.path(layers::outline), palette::shadow);
    picture.fill(outline.path(layers::wall), palette::wall);
    picture.stroke(wallJoints(outline, random), {Rgb::hex(0x5E5144), 0.6, Join::Round, Cap::Butt});
    picture.fill(outline.path(layers::inner), layers::innerColour);
    picture.fill(outline.path(0), palette::joint);
    Polygon cut = flattened(outline.path(stonesOffset), 4);
    constexpr double seam = 0.35; // half a joint on either side of a tile's edge
    cut = clipped(cut, {0, seam}, {0, -1});
    cut = clipped(cut, {0, 100 - seam}, {0, 1});
    cut = clipped(cut, {seam, 0}, {-1, 0});
    cut = clipped(cut, {100 - seam, 0}, {1, 0});
    addFlagstones(picture, random, cut, stoneSites(outline, random), 0.8,
                  {palette::floor, Rgb::hex(0xDDD2BC), Rgb::hex(0xD3C6AD), Rgb::hex(0xE0D6C3)});
    const Rgb shade{palette::shadow.red, palette::shadow.green, palette::shadow.blue, 34};
    for (double depth : {-1.4, -2.9})
        picture.fill(outline.path(0).append(outline.path(depth)), shade, FillRule::EvenOdd);
}

} // namespace

Picture tilePicture(const Sides& sides, std::string_view seedText) {
    return layeredTile(sides, seedText).picture;
}

LayeredPicture layeredTile(const Sides& sides, std::string_view seedText) {
    Random random(hash(seedText), 0, Purpose::Art);
    const ChamberOutline outline(sides, chamberRadius, 1, random);
    Picture picture;
    addEarth(picture, random,
             [&](Point p, double distance) { return !outline.contains(p, layers::shade + distance); });
    picture.fill(outline.path(layers::shade), layers::shadeColour);
    addFloor(picture, outline, random);
    const std::size_t signs = picture.shapes.size();
    for (Direction d : allDirections)
        addDoor(picture, sides[static_cast<std::size_t>(index(d))], d);
    return {std::move(picture), signs};
}

Picture bleedPicture(const Sides& sides, const std::array<double, 4>& units) {
    const auto& [north, east, south, west] = units;
    Picture picture;
    picture.fill(rectangle(-west, -north, 100 + west + east, 100 + north + south), palette::earth);
    constexpr double below = 1; // covered by the tile; without it, there is a hairline between the two
    const auto strips = [&](double offset, Rgb colour) {
        Path path;
        const double half = corridorHalf + offset;
        for (Direction d : allDirections)
            if (const auto i = static_cast<std::size_t>(index(d)); isPassage(sides[i]) && units[i] > 0)
                path.append(
                    rectangle(50 - half, -units[i], 2 * half, units[i] + below).transformed(toSide(d)));
        picture.fill(path, colour);
    };
    strips(layers::shade, layers::shadeColour);
    strips(layers::outline, palette::shadow);
    strips(layers::wall, palette::wall);
    strips(layers::inner, layers::innerColour);
    strips(0, palette::floor);
    return picture;
}

} // namespace tilewright::art
