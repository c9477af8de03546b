#pragma once

#include "engine/base/random.h"
#include "engine/bots/bot.h"
#include "engine/games/landscape/rules/state/position.h"

#include <vector>

namespace tilewright::bots {

/// Takes the laying and the deployment with the best margin of points, own less those of the best other
/// player, if the game ended after them; fields count. Draws lots among the best. A yardstick for bots that
/// look further.
class OnePlyLandscape final : public Bot {
public:
    explicit OnePlyLandscape(Random random) : random_(random) {}
    using Bot::choose;
    game::Move choose(const game::Position& position, ThinkingControl& thinking) override;

private:
    int marginAfter(const landscape::Position& position, game::Move move);

    Random random_;
    game::MoveList legal_, deployments_;
    /// Vectors of one, as a position has no empty state: after the move, and after a deployment that follows.
    std::vector<landscape::Position> then_, deployed_;
};

} // namespace tilewright::bots
