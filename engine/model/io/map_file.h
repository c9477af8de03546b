#pragma once

#include "engine/base/issue.h"
#include "engine/model/map/map.h"

#include <filesystem>

namespace tilewright {

/// Reads a map's file as readFile() and readMap() do. Of a plain file that is right, only a piece is in
/// memory at a time; a million chambers are 53 MB of text.
Loaded<Map> readMapFile(const std::filesystem::path& path);

} // namespace tilewright
