#pragma once

#include "engine/game/game.h"
#include "engine/players/player.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tilewright::players {

/// A decision of a game between several moves, and what a search thinks of it. Shares are expected shares of
/// the win for the player who decided.
struct Judgement {
    /// Moves played before it.
    std::size_t at = 0;
    int player = 0;
    game::Move played;
    game::Move best;
    double share = 0;
    double bestShare = 0;
    /// It was among the worst and was looked at again, longer.
    bool confirmed = false;

    double loss() const { return std::max(0.0, bestShare - share); }
};

struct AnalysisSettings {
    /// Of each decision.
    std::uint32_t iterations = 32;
    /// So many that look worst are searched again, with this many times the iterations: a short search is
    /// easily wrong about one decision in a hundred.
    std::size_t lookedAtAgain = 12;
    std::uint32_t longer = 8;
    /// Decisions that are searched at the same time. Results don't depend on it.
    int threads = 1;
};

struct Analysis {
    /// shares[n]: expected share of the win of each player after n moves. For the whole game one more than
    /// moves; if it was stopped, as far as it came.
    std::vector<std::vector<double>> shares;
    /// In the order of play.
    std::vector<Judgement> judgements;
};

/// Weighs every position of a line of play. Pre: `moves` are legal one after the other from the start. Empty
/// if nothing searches this rule system. Once a stop is asked for, returns soon.
Analysis analyse(const game::Position& start, std::span<const game::Move> moves, std::string_view ruleset,
                 const AnalysisSettings& settings, Thinking& thinking);

/// Confirmed decisions that lost at least `least`, the worst first.
std::vector<Judgement> mistakes(const Analysis& analysis, double least = 0.05);

} // namespace tilewright::players
