#pragma once

#include "engine/tileset/lint/set_report.h"

#include <string>

namespace tilewright {

/// Whether what a landscape tile shows is of one piece (L-1.1, L-1.4): each side in the feature that its edge
/// tells, each half side in the field that it belongs to. `pointer` is that of the tile.
void checkLandscape(SetReport& report, const Tile& tile, const std::string& pointer);
/// Whether the features that cross one above the other are told, and are such as can cross (L-1.2).
void checkCrossings(SetReport& report, const Tile& tile, const std::string& pointer);

} // namespace tilewright
