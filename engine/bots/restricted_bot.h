#pragma once

#include "engine/bots/bot.h"
#include "engine/bots/forbidden_moves.h"

#include <memory>
#include <utility>

namespace tilewright::bots {

/// Plays like another bot that must do without some moves, unless nothing else is left. What it expects of
/// the moves after this one is what the other bot expects: a greedy one plans without the groups, a search
/// doesn't.
class RestrictedBot final : public Bot {
public:
    RestrictedBot(std::unique_ptr<Bot> bot, ForbiddenMoves forbidden)
        : bot_(std::move(bot)), forbidden_(std::move(forbidden)) {}

    using Bot::choose;
    game::Move choose(const game::Position& position, ThinkingControl& thinking) override {
        if (thinking.legal == nullptr)
            position.legalMoves(legal_);
        allowed_.clear();
        for (const game::Move move : thinking.legal == nullptr ? legal_ : *thinking.legal)
            if (!forbidden_.forbids(position, move))
                allowed_.push_back(move);
        if (allowed_.empty())
            return bot_->choose(position, thinking);
        const game::MoveList* const all = std::exchange(thinking.legal, &allowed_);
        thinking.restricted = true;
        const game::Move move = bot_->choose(position, thinking);
        thinking.restricted = false;
        thinking.legal = all;
        // Some bots end their turn without looking whether they may.
        return allowed_.contains(move) ? move : allowed_[0];
    }

private:
    std::unique_ptr<Bot> bot_;
    ForbiddenMoves forbidden_;
    game::MoveList legal_;
    game::MoveList allowed_;
};

} // namespace tilewright::bots
