#pragma once

#include "engine/landscape/state/position.h"

#include <vector>

namespace tilewright::landscape {

/// Roads, cities, cloisters and fields as they are, one entry each in this order. A road or city needs the
/// empty cells at its open sides, a cloister those around it; tiles of the whole set that are in play count,
/// whether drawn already or not.
std::vector<game::FeatureCount> countFeatures(const Position& position);

} // namespace tilewright::landscape
