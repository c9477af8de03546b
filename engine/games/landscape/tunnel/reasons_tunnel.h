#pragma once

#include "engine/games/landscape/rules/state/position.h"
#include "engine/games/table.h"

#include <vector>

namespace tilewright::landscape {

// Like reasons.h, for tokens.

/// U-2.1: for a token on the mouth of that side.
Text whyNoToken(const Position& position, Cell cell, Direction side);
void addTunnelRefusals(const Position& position, std::vector<game::Refusal>& all);

} // namespace tilewright::landscape
