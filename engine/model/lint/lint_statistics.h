#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

namespace tilewright {

/// Warnings about a set as a whole: the distribution of its passages and skulls.
Issues lintStatistics(const TileSet& set);

} // namespace tilewright
