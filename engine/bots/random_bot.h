#pragma once

#include "engine/base/random.h"
#include "engine/bots/bot.h"

namespace tilewright::bots {

/// Plays every legal move with equal probability. Supports every rule system.
class RandomBot final : public Bot {
public:
    explicit RandomBot(Random random) : random_(random) {}

    using Bot::choose;
    game::Move choose(const game::Position& position, ThinkingControl& thinking) override {
        if (thinking.legal == nullptr)
            position.legalMoves(moves_);
        const game::MoveList& moves = thinking.legal == nullptr ? moves_ : *thinking.legal;
        return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    }

private:
    Random random_;
    game::MoveList moves_;
};

} // namespace tilewright::bots
