#include "engine/art/art.h"
#include "engine/art/chamber_outline.h"
#include "engine/art/doors.h"
#include "engine/art/geometry.h"
#include "engine/art/palette.h"
#include "engine/art/tile_layers.h"

namespace tilewright::art {

Picture bleedPicture(const Sides& sides, double units) {
    Picture picture;
    picture.fill(rectangle(-units, -units, 100 + 2 * units, 100 + 2 * units), palette::earth);
    constexpr double below = 1; // the tile covers it; without it, a hairline shows where the two meet
    const auto strips = [&](double offset, Rgb colour) {
        Path path;
        const double half = corridorHalf + offset;
        for (Direction d : allDirections)
            if (isPassage(sides[static_cast<std::size_t>(index(d))]))
                path.append(rectangle(50 - half, -units, 2 * half, units + below).transformed(toSide(d)));
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
