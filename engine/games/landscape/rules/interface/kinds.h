#pragma once

#include "engine/games/kind_spec.h"

namespace tilewright::landscape {

/// Figures (L-1.5, L-4), tokens (U-1.1), towers, dragon and fairy (L-5, L-6), and what is scored for.
game::Kinds kindSpecs();

} // namespace tilewright::landscape
