#pragma once

#include "engine/landscape/options.h"

namespace tilewright::landscape {

/// The options of the dungeon (L-5, L-6, D), after those of the ordinary game.
std::span<const OptionSpec> dungeonOptions();
void readDungeonOptions(const Json& values, Options& options);

} // namespace tilewright::landscape
