#pragma once

#include "engine/games/beneath/bots/beneath_candidates.h"
#include "engine/games/beneath/bots/beneath_estimate.h"
#include "engine/games/beneath/bots/beneath_rollout.h"
#include "engine/games/beneath/bots/greedy_beneath.h"
#include "engine/games/beneath/rules/game_adapter.h"

#include <algorithm>
#include <cstdint>
#include <span>

namespace tilewright::bots {

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

} // namespace tilewright::bots
