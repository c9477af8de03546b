#pragma once

#include "engine/model/landscape_tile.h"
#include "engine/model/sides.h"

#include <string>

namespace tilewright {

/// The tile after the turn; features keep their numbers.
Landscape turned(const Landscape& tile, Rotation r);
/// The mirrored tile; features keep their numbers.
Landscape mirrored(const Landscape& tile, Mirror mirror);

/// A text that is equal for equal pictures, regardless of the order of features, marks and crossings.
std::string pictureText(const Landscape& tile);
/// The smallest text of the four turns: the same for all turns of a tile and different for every other tile.
std::string canonicalText(const Landscape& tile);

/// Whether two features of a tile can't lie in one plane: their sides alternate around the rim (L-1.2).
bool mustCross(const Feature& a, const Feature& b);

} // namespace tilewright
