#pragma once

#include "engine/tileset/side.h"

namespace tilewright {

/// The tile in another configuration, turned so that the most of its passages stay where they are. Doors that
/// lose their side go to the new passages, in the order of the sides; what is still without one is open.
/// `configuration` other than None; a tile that is of it already is not changed.
Sides reshaped(const Sides& sides, Configuration configuration);

} // namespace tilewright
