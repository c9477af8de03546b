#pragma once

#include "editor/map/tools/map_tool.h"

#include <memory>
#include <vector>

namespace tilewright {

/// One of each kind, in the order of MapTool.
std::vector<std::unique_ptr<AbstractMapTool>> makeMapTools(MapHand& hand);

} // namespace tilewright
