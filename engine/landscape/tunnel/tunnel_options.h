#pragma once

#include "engine/landscape/options.h"

namespace tilewright::landscape {

/// The options of the tunnel (U-2.3, U-4.1), after those of the ordinary game.
std::span<const OptionSpec> tunnelOptions();
void readTunnelOptions(const Json& values, Options& options);

} // namespace tilewright::landscape
