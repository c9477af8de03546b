#pragma once

#include "engine/bots/bot.h"
#include "engine/games/game.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tilewright::bots {

/// A decision between several moves of a game, as rated by a search. Shares are expected shares of the win
/// for the player who decided.
struct RatedDecision {
    /// Number of moves played before it.
    std::size_t at = 0;
    int player = 0;
    game::Move played;
    game::Move best;
    double share = 0;
    double bestShare = 0;
    /// Whether it was among the worst and was searched again, longer.
    bool confirmed = false;

    double loss() const { return std::max(0.0, bestShare - share); }
};

struct AnalysisSettings {
    /// For each decision.
    std::uint32_t iterations = 32;
    /// Number of decisions with the largest loss that are searched again, and the factor for their
    /// iterations: a short search is wrong about one decision in a hundred.
    std::size_t recheckedDecisions = 12;
    std::uint32_t recheckFactor = 8;
    /// Decisions searched at the same time. Results don't depend on it.
    int threads = 1;
};

struct Analysis {
    /// shares[n]: expected share of the win of each player after n moves. One entry more than moves for the
    /// whole game; fewer if it was stopped.
    std::vector<std::vector<double>> shares;
    /// In the order of play.
    std::vector<RatedDecision> decisions;
};

/// Rates every position of a line of play. Pre: `moves` are legal one after the other from the start. Empty
/// if no search supports this rule system. Returns soon after a stop is requested.
Analysis analyse(const game::Position& start, std::span<const game::Move> moves, std::string_view ruleset,
                 const AnalysisSettings& settings, ThinkingControl& thinking);

/// Confirmed decisions that lost at least `least`, the worst first.
std::vector<RatedDecision> mistakes(const Analysis& analysis, double least = 0.05);

} // namespace tilewright::bots
