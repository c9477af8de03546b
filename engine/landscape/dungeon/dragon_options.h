#pragma once

#include "engine/landscape/options.h"

namespace tilewright::landscape {

/// L-5 and L-6 for rule systems that need not play them.
OptionSpec withDragonSpec();
OptionSpec withTowersSpec();
/// The options of dragon, fairy, princess and towers.
std::vector<OptionSpec> dragonOptions();
/// All may be left out.
void readDragonOptions(const Json& values, Options& options);

} // namespace tilewright::landscape
