#pragma once

#include "engine/base/random.h"
#include "engine/bots/player.h"
#include "engine/games/landscape/rules/state/position.h"

#include <vector>

namespace tilewright::players {

/// Takes the laying and the deployment with the best margin of points, own less those of the best other
/// player, if the game ended after them; fields count. Draws lots among the best. A yardstick for bots that
/// look further.
class OnePlyLandscape final : public Player {
public:
    explicit OnePlyLandscape(Random random) : random_(random) {}
    using Player::choose;
    game::Move choose(const game::Position& position, Thinking& thinking) override;

private:
    int marginAfter(const landscape::Position& position, game::Move move);

    Random random_;
    game::MoveList legal_, deployments_;
    /// Vectors of one, as a position has no empty state: after the move, and after a deployment that follows.
    std::vector<landscape::Position> then_, deployed_;
};

} // namespace tilewright::players
