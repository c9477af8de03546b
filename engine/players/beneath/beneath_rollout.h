#pragma once

#include "engine/players/beneath/beneath_outlook.h"
#include "engine/players/beneath/beneath_planner.h"
#include "engine/players/beneath/greedy_beneath.h"

namespace tilewright::players {

/// Plays on from the leaves of a search: some legal laying, then the best of a short plan. Weaker than greedy
/// and several times as fast. The same position always gets the same move.
class BeneathRollout {
public:
    explicit BeneathRollout(const BeneathWeights& weights = standardBeneathWeights)
        : greedy_(weights), own_(weights) {}
    /// Pre: not over.
    beneath::Move decide(const beneath::Position& position);

private:
    static constexpr BeneathPlanner::Depth narrow{.width = 6, .turns = 1};

    GreedyBeneath greedy_;
    game::MoveList legal_;
    BeneathOutlook own_;
    BeneathPlanner planner_{narrow};
};

} // namespace tilewright::players
