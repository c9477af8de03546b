#pragma once

#include "engine/tileset/lint/set_report.h"

namespace tilewright {

/// What is wrong or doubtful about the pick colours of a set for Beneath (B-1.5).
void checkColours(SetReport& report, const TileSet& set);
/// About the sides of one of its tiles (B-1.2, B-1.3); `pointer` is that of the tile.
void checkSides(SetReport& report, const TileSet& set, const Tile& tile, const std::string& pointer);

} // namespace tilewright
