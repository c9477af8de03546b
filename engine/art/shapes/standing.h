#pragma once

#include "engine/art/picture.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tilewright::art {

/// How a piece is shown on a tile: on its own place, as a storey under what stands there, beside a figure, or
/// over all of the tile.
enum class Stance { Place, Storey, Beside, Over };
Stance stanceOf(std::string_view kind);

/// The square that a picture fills, in the tile's 100 units as it lies.
struct Spot {
    Point middle;
    double size = 0;
};
/// Of a piece beside the one that stands there.
Spot spotBeside(Point anchor);
/// Of pieces of one tile that are on no feature of it, in their order: storeys pile up at the tower, `figure`
/// wide is who stands on top.
std::vector<Spot> spotsOnTile(std::span<const Stance> pieces, const std::optional<Point>& tower,
                              double figure);

} // namespace tilewright::art
