#pragma once

#include "engine/games/beneath/bots/beneath_estimate.h"
#include "engine/games/beneath/bots/beneath_evaluator.h"
#include "engine/games/beneath/bots/beneath_planner.h"
#include "engine/games/beneath/bots/greedy_beneath.h"
#include "engine/games/beneath/rules/position.h"

#include <array>
#include <vector>

namespace tilewright::bots {

/// The moves worth searching in a position, with the probability that each is the best, as estimated by the
/// greedy planner. Never looks into the stack; allocates nothing after the first uses.
class BeneathCandidates {
public:
    struct Candidate {
        beneath::Move move;
        /// The planner's value; meaningful only relative to the other candidates.
        double value = 0;
        /// The sum is 1.
        float prior = 0;
    };

    BeneathCandidates() {
        legal_.reserve(maxMoveCount);
        list_.reserve(maxMoveCount);
    }
    /// Pre: not over.
    void find(const beneath::Position& position, std::size_t most);
    /// Most likely first, at least one.
    const std::vector<Candidate>& list() const { return list_; }
    /// Estimate for the position of the last find().
    Shares shares();
    /// Estimate for any position that is not over.
    Shares shares(const beneath::Position& position);

private:
    static constexpr std::size_t maxMoveCount = 4096;

    void findLayings(const beneath::Position& position);
    void findActions(const beneath::Position& position);
    void findBlockingMoves(const beneath::Position& position);
    void add(beneath::Move move, double value);
    const BeneathEvaluator& own() const { return evaluators_[static_cast<std::size_t>(player_)]; }

    int player_ = 0;
    int players_ = 0;
    game::MoveList legal_;
    std::array<BeneathEvaluator, beneath::maxPlayers> evaluators_;
    BeneathPlanner planner_;
    std::vector<Candidate> list_;
};

} // namespace tilewright::bots
