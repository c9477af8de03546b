#pragma once

#include "engine/game/kit.h"

namespace tilewright::game {

/// Beneath Carcassonne Castle.
const Kit& beneathKit();

} // namespace tilewright::game
