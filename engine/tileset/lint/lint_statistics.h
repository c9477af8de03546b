#pragma once

#include "engine/tileset/issue.h"
#include "engine/tileset/tileset.h"

namespace tilewright {

/// Warnings about a set as a whole: the distribution of its passages and skulls.
Issues lintStatistics(const TileSet& set);

} // namespace tilewright
