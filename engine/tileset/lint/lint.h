#pragma once

#include "engine/tileset/issue.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

#include <stop_token>
#include <vector>

namespace tilewright {

/// Every way in which a set can be invalid (error) or doubtful (warning). Pointers are into the set's file as
/// given (tiles in their present order).
Issues lint(const TileSet& set);

/// The same for a map (B-2.1, B-2.4). With `set`, the tiles that it lays are looked up and judged too;
/// without, only what needs no set. Stopped, it gives what it has found by then.
Issues lint(const Map& map, const TileSet* set = nullptr, const std::stop_token& stop = {});

/// Which numbers of players, out of 2, 3 and 4, can play on the map (B-2.4); ascending. Needs no set: with
/// tiles on the map an outward passage is taken to be there.
std::vector<int> playableCounts(const Map& map);

} // namespace tilewright
