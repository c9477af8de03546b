#pragma once

#include "engine/landscape/state/position.h"
#include "engine/players/landscape/landscape_estimate.h"
#include "engine/players/player.h"

#include <vector>

namespace tilewright::players {

/// Plays the landscape game, with or without tokens: chooses the move with the best estimated lead, rating a
/// laying together with the best figure on it. Never looks into the stack. The same position always gets the
/// same move.
class GreedyLandscape final : public Player {
public:
    struct Rated {
        game::Move move;
        /// Points ahead of the others.
        double value = 0;
    };

    GreedyLandscape() {
        legal_.reserve(longestList);
        rated_.reserve(longestList);
    }
    using Player::choose;
    game::Move choose(const game::Position& position, Thinking& thinking) override;
    game::Move decide(const landscape::Position& position);
    /// Rates all legal moves. Pre: not over. Allocates nothing after the first uses.
    const std::vector<Rated>& rate(const landscape::Position& position);

private:
    static constexpr std::size_t longestList = 4096;

    double bestDeployment(const landscape::Position& position);
    double afterwards(const landscape::Position& position, game::Move move);

    game::MoveList legal_;
    std::vector<Rated> rated_;
    /// Vectors of one, as a position has no empty state.
    std::vector<landscape::Position> then_;
};

} // namespace tilewright::players
