#pragma once

#include "engine/bots/search_bot.h"
#include "engine/games/beneath/bots/beneath_candidates.h"
#include "engine/games/beneath/bots/beneath_estimate.h"
#include "engine/games/beneath/bots/beneath_evaluator.h"
#include "engine/games/beneath/bots/beneath_planner.h"
#include "engine/games/beneath/bots/greedy_beneath.h"
#include "engine/games/beneath/rules/game_adapter.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace tilewright::bots {

/// Plays on from the leaves of a search: some legal laying, then the first two actions of the best short
/// plan, which is made once for both. Weaker than greedy and many times as fast.
class BeneathRollout {
public:
    /// Call before each playout.
    void begin() { second_.reset(); }
    /// Pre: not over.
    beneath::Move decide(const beneath::Position& position);

private:
    static constexpr BeneathPlanner::BeamLimits narrow{.width = 6, .turns = 1, .rates = false};

    beneath::Move act(const beneath::Position& position);

    game::MoveList legal_;
    /// One for each player: what one paid or collected changes nothing of the ways of the next.
    std::array<BeneathEvaluator, beneath::maxPlayers> evaluators_;
    BeneathPlanner planner_{narrow};
    /// The second action of the last plan, and when it was made.
    std::optional<beneath::Move> second_;
    int turn_ = -1;
    int actionsLeft_ = 0;
};

/// Adapts Beneath to SearchTree and SearchBot.
struct BeneathSearchTraits {
    using Position = beneath::Position;
    using Shares = bots::Shares;
    using Candidates = BeneathCandidates;
    using Greedy = GreedyBeneath;
    using Rollout = BeneathRollout;

    static const Position& stateOf(const game::Position& position) {
        return dynamic_cast<const beneath::PositionAdapter&>(position).state();
    }
    static void copy(Position& to, const Position& from) { to = from; }
    static std::uint64_t key(const Position& position) {
        Position sorted = position;
        std::ranges::sort(sorted.stackRest());
        return sorted.hash();
    }
    static std::span<std::uint16_t> stackRest(Position& position) { return position.stackRest(); }
    /// Any order of the stack is possible.
    static void adjustStack(Position& /*position*/, Random& /*random*/) {}
    /// B-5.14: without actions left there is nothing to decide.
    static void skip(Position& position) {
        while (position.mustEndTurn())
            position.play(beneath::makeMove(beneath::MoveKind::EndTurn, position.player()));
    }
    static int turn(const Position& position) { return position.turn(); }
    static int drawn(const Position& position) { return position.drawnKind(); }
    /// B-4.5: all remaining tiles may have been refused.
    static bool possible(const Position& position, beneath::Move move) {
        return beneath::kind(move) != beneath::MoveKind::Draw || position.stackLeft() > 0;
    }
    /// Only one choice of starting picks is considered.
    static bool greedyDecides(const Position& position) {
        return position.phase() == beneath::Phase::ChoosePicks;
    }
    static Shares finalShares(const Position& position) { return bots::finalShares(position); }
};

extern template class SearchTree<BeneathSearchTraits>;
using BeneathTree = SearchTree<BeneathSearchTraits>;
extern template class SearchBot<BeneathSearchTraits>;
using SearchBeneath = SearchBot<BeneathSearchTraits>;

} // namespace tilewright::bots
