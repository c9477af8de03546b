#pragma once

#include "engine/base/random.h"
#include "engine/grid/cell.h"
#include "engine/model/sides.h"

#include <vector>

namespace tilewright {

/// The sides with passages on an unturned tile of a configuration, in order.
std::vector<Direction> passages(Configuration c);

/// Distributes doors over tiles of one configuration so that a tile rarely has the same door twice and few
/// tiles are equal under rotation. Pre: as many doors as the tiles have passages. Returns one entry per tile.
std::vector<Sides> distributeDoors(Configuration c, const std::vector<SideContent>& doors, Random& random);

} // namespace tilewright
