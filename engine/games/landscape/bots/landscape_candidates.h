#pragma once

#include "engine/games/landscape/bots/completion_chances.h"
#include "engine/games/landscape/bots/greedy_landscape.h"
#include "engine/games/landscape/bots/landscape_estimate.h"

#include <array>
#include <vector>

namespace tilewright::bots {

/// Expected share of the win of each player, from 0 to 1; the sum is 1.
using LandscapeShares = std::array<float, landscape::maxPlayers>;

LandscapeShares finalShares(const landscape::Position& position);

/// The moves worth searching in a position, with the probability that each is the best, as estimated by the
/// greedy player. Never looks into the stack; allocates nothing after the first uses.
class LandscapeCandidates {
public:
    struct Candidate {
        game::Move move;
        /// Points ahead of the others.
        double value = 0;
        /// The sum is 1.
        float prior = 0;
    };

    LandscapeCandidates() { list_.reserve(maxMoveCount); }
    /// Pre: not over.
    void find(const landscape::Position& position, std::size_t most);
    /// Most likely first, at least one.
    const std::vector<Candidate>& list() const { return list_; }
    /// Estimate for the position of the last find().
    LandscapeShares shares() const { return shares_; }
    /// Estimate for any position that is not over.
    LandscapeShares shares(const landscape::Position& position);

private:
    static constexpr std::size_t maxMoveCount = 4096;

    GreedyLandscape greedy_;
    std::vector<Candidate> list_;
    LandscapeShares shares_{};
    CompletionChances completion_;
    LandscapeEstimate leaf_;
};

} // namespace tilewright::bots
