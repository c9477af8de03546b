#pragma once

#include "engine/bots/bots.h"

namespace tilewright::players {

/// Of the landscape game, with tunnels and the dungeon or without.
const Bots& landscapeBots();

} // namespace tilewright::players
