#pragma once

#include "engine/model/lint/set_issue_collector.h"

#include <string>

namespace tilewright {

/// Checks that a landscape tile is consistent (L-1.1, L-1.4): each side in a feature of its edge's kind, each
/// half side in its field. `pointer` is the tile's.
void checkLandscape(SetIssueCollector& report, const Tile& tile, const std::string& pointer);
/// Checks that features that cross one above the other are listed, and that listed ones can cross (L-1.2).
void checkCrossings(SetIssueCollector& report, const Tile& tile, const std::string& pointer);

} // namespace tilewright
