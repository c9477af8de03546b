#pragma once

#include "engine/art/layered_picture.h"
#include "engine/art/picture.h"
#include "engine/art/shapes/feature_shapes.h"
#include "engine/games/landscape/tiles/landscape_edit.h"

#include <array>
#include <string_view>

namespace tilewright::art {

Picture edgePicture(Edge edge);
/// A trait of a feature or of a landscape tile; all are different.
Picture traitPicture(Trait trait);

// Pictures of tiles and pieces of the landscape game; for its Look.

/// The second layer are the things on the land: cloisters, pennants, goods, marks.
LayeredPicture landscapePicture(const Landscape& tile, std::string_view seedText);
/// Sides, roads, cities and cloisters only.
Picture landscapeThumbnail(const Landscape& tile, std::string_view seedText);
Picture landscapeBleed(const Edges& edges, const std::array<double, 4>& units);
FeatureShapes landscapeFeatureShapes(const Landscape& tile, std::string_view seedText, bool splitTunnels);
Picture landscapeBack();
inline constexpr Rgb landscapeBackEdge = Rgb::hex(0x5F7A4A);
/// Empty for a kind that is not of the landscape game.
Picture landscapePiece(std::string_view kind, int player);
Picture landscapeToken(std::string_view kind);

} // namespace tilewright::art
