#pragma once

#include "engine/art/layered_picture.h"
#include "engine/art/picture.h"
#include "engine/art/shapes/feature_shapes.h"
#include "engine/base/random.h"
#include "engine/games/landscape/tiles/landscape_edit.h"

#include <array>
#include <string_view>

namespace tilewright::art {

class Look;

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

/// Of the games on the landscape.
const Look& landscapeLook();

// Drawings on landscape tiles, around the origin, with about the given radius or, without one, 10 units.

Picture cloisterDrawing(double radius);
Picture cathedralDrawing();
Picture volcanoDrawing(double radius, Random& random);
Picture towerDrawing(double radius);
/// A keep with four turrets.
Picture keepDrawing(double radius);
Picture villageDrawing(Random& random);
Picture dragonEmblem();
Picture portalEmblem();
Picture pennantEmblem();
Picture princessEmblem();
Picture wineEmblem();
Picture grainEmblem();
Picture clothEmblem();
Picture innDrawing(Random& random);

} // namespace tilewright::art
