#pragma once

#include "engine/games/beneath/bots/weights.h"
#include "engine/games/beneath/rules/position.h"

#include <array>
#include <span>

namespace tilewright::bots {

/// Expected share of the win of each player, from 0 to 1; the sum is 1.
using Shares = std::array<float, beneath::maxPlayers>;

/// The input of the estimate for one player, see BeneathEvaluator.
struct PlayerProgress {
    /// Quarters of actions until the escape, less the actions left in the current turn.
    double work = 0;
    double points = 0;
    /// Quarters of actions until the last tile is drawn.
    double remaining = 0;
};

/// The shares if players win together, bit p: player p. Pre: not 0.
Shares sharesOf(unsigned winners);
/// The shares of a game that is over.
Shares finalShares(const beneath::Position& position);
/// The expected shares of a game that is not over. Constants are fitted to played games; see
/// tests/benchmarks/README.md.
Shares estimatedShares(std::span<const PlayerProgress> progress,
                       const BeneathWeights& weights = standardBeneathWeights);

} // namespace tilewright::bots
