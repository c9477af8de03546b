#pragma once

#include "engine/model/tileset.h"

#include <set>
#include <string>

namespace tilewright::sheet {

/// What a tile shows, in words: "special", "city", "inn", "volcano".
std::set<std::string> keywordsOf(const Tile& tile);

} // namespace tilewright::sheet
