#pragma once

#include "engine/art/picture.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tilewright::art {

/// How a piece is shown on a tile: at its own place, as a storey under the piece there, beside a figure, or
/// over the whole tile.
enum class Stance { Place, Storey, Beside, Over };
Stance stanceOf(std::string_view kind);

/// The square of a picture, in the 100 units of the tile as it lies.
struct Spot {
    Point middle;
    double size = 0;
};
/// The spot of a piece beside another.
Spot spotBeside(Point anchor);
/// Spots of a tile's pieces that are on none of its features, in their order: storeys pile up at the tower;
/// the one standing on top is `figure` wide.
std::vector<Spot> spotsOnTile(std::span<const Stance> pieces, const std::optional<Point>& tower,
                              double figure);

} // namespace tilewright::art
