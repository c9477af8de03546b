#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/beneath/art/beneath_pictures.h"
#include "engine/games/beneath/art/chamber_outline.h"
#include "engine/games/beneath/art/doors.h"
#include "engine/games/beneath/art/wall_layers.h"

namespace tilewright::art {

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
