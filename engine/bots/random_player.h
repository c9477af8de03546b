#pragma once

#include "engine/base/random.h"
#include "engine/bots/player.h"

namespace tilewright::players {

/// Plays every legal move with equal probability. Supports every rule system.
class RandomPlayer final : public Player {
public:
    explicit RandomPlayer(Random random) : random_(random) {}

    using Player::choose;
    game::Move choose(const game::Position& position, Thinking& thinking) override {
        if (thinking.legal == nullptr)
            position.legalMoves(moves_);
        const game::MoveList& moves = thinking.legal == nullptr ? moves_ : *thinking.legal;
        return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    }

private:
    Random random_;
    game::MoveList moves_;
};

} // namespace tilewright::players
