#pragma once

#include "engine/games/landscape/rules/options.h"
#include "engine/games/landscape/rules/state/position.h"
#include "engine/games/table.h"

#include <vector>

namespace tilewright::landscape {

/// U-2.3 and U-4.1; the landscape game knows them without effect.
Rows oldTunnelOptions();
/// The options of the tunnel, after those of the ordinary game.
const OptionTable<Options>& tunnelOptions();
/// U-2.3: splitOtherTunnels and otherTunnels say the same; warns where they were given to say otherwise.
void reconcileTunnelOptions(const Json& given, Json& values, Issues& issues);

// Like reasons.h, for tokens.

/// U-2.1: for a token on the mouth of that side.
Text whyNoToken(const Position& position, Cell cell, Direction side);
void addTunnelRefusals(const Position& position, std::vector<game::Refusal>& all);

} // namespace tilewright::landscape
