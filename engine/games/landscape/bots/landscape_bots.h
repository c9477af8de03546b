#pragma once

#include "engine/bots/bot_factory.h"

namespace tilewright::bots {

/// Of the landscape game, with tunnels and the dungeon or without.
const BotFactory& landscapeBots();

} // namespace tilewright::bots
