#pragma once

#include "engine/games/beneath/bots/beneath_evaluator.h"
#include "engine/games/beneath/bots/beneath_planner.h"
#include "engine/games/beneath/bots/greedy_beneath.h"

#include <optional>

namespace tilewright::bots {

/// Plays on from the leaves of a search: some legal laying, then the first two actions of the best short
/// plan, which is made once for both. Weaker than greedy and many times as fast.
class BeneathRollout {
public:
    explicit BeneathRollout(const BeneathWeights& weights = standardBeneathWeights)
        : greedy_(weights), own_(weights) {}
    /// Call before each playout.
    void begin() { second_.reset(); }
    /// Pre: not over.
    beneath::Move decide(const beneath::Position& position);

private:
    static constexpr BeneathPlanner::BeamLimits narrow{.width = 6, .turns = 1};

    beneath::Move act(const beneath::Position& position);

    GreedyBeneath greedy_;
    game::MoveList legal_;
    BeneathEvaluator own_;
    BeneathPlanner planner_{narrow};
    /// The second action of the last plan, and when it was made.
    std::optional<beneath::Move> second_;
    int turn_ = -1;
    int actionsLeft_ = 0;
};

} // namespace tilewright::bots
