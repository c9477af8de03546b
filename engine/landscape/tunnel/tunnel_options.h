#pragma once

#include "engine/landscape/options.h"

namespace tilewright::landscape {

/// U-2.3 and U-4.1; the landscape game knows them without effect.
std::vector<OptionSpec> oldTunnelOptions();
/// The options of the tunnel, after those of the ordinary game.
std::span<const OptionSpec> tunnelOptions();
void readTunnelOptions(const Json& values, Options& options);
/// U-2.3: splitOtherTunnels and otherTunnels say the same; warns where they were given to say otherwise.
void settleTunnelOptions(const Json& given, Json& values, Issues& issues);

} // namespace tilewright::landscape
