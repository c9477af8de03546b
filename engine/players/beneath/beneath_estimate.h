#pragma once

#include "engine/beneath/position.h"

#include <array>
#include <span>

namespace tilewright::players {

/// Expected share of the win of each player, from 0 to 1; the sum is 1.
using Shares = std::array<float, beneath::maxPlayers>;

/// What the estimate asks of a player, see BeneathOutlook.
struct Standing {
    /// Quarters of actions until the escape, the actions left of a turn under way taken off.
    double work = 0;
    double points = 0;
    /// Quarters of actions until the last tile is drawn.
    double remaining = 0;
};

/// The shares of a game that is over.
Shares finalShares(const beneath::Position& position);
/// The shares to expect in a game that goes on. Constants are fitted to played games;
/// tests/benchmarks/README.md tells how.
Shares estimatedShares(std::span<const Standing> standings);

} // namespace tilewright::players
