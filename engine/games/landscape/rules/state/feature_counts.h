#pragma once

#include "engine/games/landscape/rules/state/position.h"

#include <vector>

namespace tilewright::landscape {

/// Counts roads, cities, cloisters and fields, one entry each in this order. A road or city needs the empty
/// cells at its open sides, a cloister those around it; all tiles of the set that are in play count, drawn or
/// not.
std::vector<game::FeatureCount> countFeatures(const Position& position);

} // namespace tilewright::landscape
