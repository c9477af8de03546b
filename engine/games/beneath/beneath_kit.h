#pragma once

#include "engine/games/kit.h"

namespace tilewright::game {

/// Beneath Carcassonne Castle.
const Kit& beneathKit();

} // namespace tilewright::game
