#pragma once

#include "engine/art/picture_dispatch.h"

#include <optional>
#include <span>
#include <vector>

namespace tilewright::art {

/// The square of a picture, in the 100 units of the tile as it lies.
struct Spot {
    Point middle;
    double size = 0;
};
/// The spot of a piece beside another.
Spot spotBeside(Point anchor);
/// Spots of a tile's pieces that are on none of its features, in their order: storeys pile up at the tower;
/// the one standing on top is `figure` wide.
std::vector<Spot> spotsOnTile(std::span<const PiecePlacement> pieces, const std::optional<Point>& tower,
                              double figure);

} // namespace tilewright::art
