#pragma once

#include "engine/games/kind_spec.h"

namespace tilewright::beneath {

/// Picks, markers and pieces of B-1.5 to B-1.7.
game::Kinds kindSpecs();

} // namespace tilewright::beneath
