#pragma once

#include "engine/tileset/chambers/mirror.h"
#include "engine/tileset/landscape/landscape.h"

#include <string>

namespace tilewright {

/// The tile as it looks after the turn; features keep their numbers.
Landscape turned(const Landscape& tile, Rotation r);
/// The tile as a mirror shows it; features keep their numbers.
Landscape mirrored(const Landscape& tile, Mirror mirror);

/// The same text for the same picture, in whatever order its features, marks and crossings are listed.
std::string pictureText(const Landscape& tile);
/// The same for all four turns of a tile and for no other tile: the least of their texts.
std::string canonicalText(const Landscape& tile);

/// Whether two features of a tile can't lie in one plane: going round its rim one meets them in turns
/// (L-1.2).
bool mustCross(const Feature& a, const Feature& b);

} // namespace tilewright
