#pragma once

#include "engine/base/translatable_text.h"
#include "engine/bots/bot.h"

#include <bitset>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright::bots {

/// What a bot must do without: groups of moves by their heading (MoveInfo::group), and kinds of pieces.
class ForbiddenMoves {
public:
    /// Adds a group ("Place a follower", or "place-a-follower") or the kind of the piece that a move moves
    /// ("wagon"). Returns what is wrong, with the list of what there is; empty if nothing is.
    Text add(std::string_view what, std::string_view ruleset);
    /// The letters of the groups (MoveInfo::key), for bots that plan without them; kinds of pieces are not in
    /// them.
    const std::bitset<128>& keys() const { return keys_; }
    bool forbids(const game::Position& position, game::Move move) const;

private:
    /// By MoveInfo::key.
    std::bitset<128> keys_;
    std::vector<game::Kind> kinds_;
};

/// A bot's name without what it must do without, and that.
struct RestrictedName {
    explicit RestrictedName(std::string_view name);
    std::string bot;
    std::vector<std::string> forbidden;
};
/// The name of the same bot without it.
std::string withForbidden(std::string_view bot, std::string_view forbidden);

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
