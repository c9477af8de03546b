#pragma once

#include "engine/base/issue.h"
#include "engine/base/stop_token.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

#include <vector>

namespace tilewright {

/// All errors (invalid) and warnings (doubtful) of a set. Pointers are into the set's file as given (tiles in
/// their present order).
Issues lint(const TileSet& set);

/// The same for a map (B-2.1, B-2.4). With `set`, also checks the tiles on the map; without, only what needs
/// no set. If stopped, returns what it has found so far.
Issues lint(const Map& map, const TileSet* set = nullptr, const StopToken& stop = {});

/// The numbers of players, out of 2, 3 and 4, that can play on the map (B-2.4), ascending. Needs no set: if
/// the map has tiles, an outward passage is assumed.
std::vector<int> possiblePlayerCounts(const Map& map);

} // namespace tilewright
