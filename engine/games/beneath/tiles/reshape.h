#pragma once

#include "engine/model/sides.h"

namespace tilewright {

/// Changes a tile to another configuration, turned so that most of its passages stay in place. Doors that
/// lose their side move to new passages, in the order of the sides; passages left without a door are open.
/// Unchanged if the tile has the configuration already. Pre: `configuration` is not None.
Sides reshaped(const Sides& sides, Configuration configuration);

} // namespace tilewright
