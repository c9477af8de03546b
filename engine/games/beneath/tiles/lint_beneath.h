#pragma once

#include "engine/model/lint/set_issue_collector.h"

namespace tilewright {

/// Checks the pick colours of a set for Beneath (B-1.5).
void checkColours(SetIssueCollector& report, const TileSet& set);
/// Checks the sides of one of its tiles (B-1.2, B-1.3); `pointer` is the tile's.
void checkSides(SetIssueCollector& report, const TileSet& set, const Tile& tile, const std::string& pointer);

} // namespace tilewright
