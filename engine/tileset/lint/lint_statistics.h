#pragma once

#include "engine/tileset/issue.h"
#include "engine/tileset/tileset.h"

namespace tilewright {

/// What is doubtful about a set as a whole: how its passages and skulls are spread. All are warnings.
Issues lintStatistics(const TileSet& set);

} // namespace tilewright
