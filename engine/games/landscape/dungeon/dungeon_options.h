#pragma once

#include "engine/games/landscape/rules/options.h"

namespace tilewright::landscape {

/// The options of the dungeon (L-5, L-6, D), after those of the ordinary game.
const OptionTable<Options>& dungeonOptions();

} // namespace tilewright::landscape
