#pragma once

#include "engine/games/game.h"
#include "engine/games/game_definition.h"

#include <memory>
#include <utility>
#include <vector>

namespace tilewright::game {

// The part of the virtual interface that is the same for every rule system with a concrete game and position.

/// `Rules`: derived from GameDefinition.
template <class Rules>
class GameAdapterOf : public Game {
public:
    template <class... Arguments>
    explicit GameAdapterOf(Arguments&&... arguments) : rules_(std::forward<Arguments>(arguments)...) {}

    const Rules& rules() const { return rules_; }

    const TileSet& tileSet() const override { return rules_.tileSet(); }
    const Map& map() const override { return rules_.map(); }
    int playerCount() const override { return rules_.playerCount(); }
    const Json& options() const override { return rules_.optionValues(); }
    Stack tiles() const override { return rules_.tiles(); }

private:
    Rules rules_;
};

/// `Self`: the class that derives from this; `State`: the concrete position, of the rules of `GameAdapter`.
template <class Self, class GameAdapter, class State>
class PositionAdapterOf : public Position {
public:
    /// The rest makes the state.
    template <class... Arguments>
    explicit PositionAdapterOf(std::shared_ptr<const GameAdapter> game, const Arguments&... arguments)
        : game_(std::move(game)), state_(arguments...) {}

    const State& state() const { return state_; }

    std::unique_ptr<Position> clone() const override {
        return std::make_unique<Self>(static_cast<const Self&>(*this));
    }
    int playerCount() const override { return game_->playerCount(); }
    int player() const override { return state_.player(); }
    bool over() const override { return state_.over(); }
    int pointsOf(int player) const override { return state_.points(player); }
    std::vector<int> points() const override {
        std::vector<int> all;
        for (int p = 0; p < playerCount(); ++p)
            all.push_back(state_.points(p));
        return all;
    }
    std::vector<int> winners() const override {
        std::vector<int> all;
        for (int p = 0; p < playerCount(); ++p)
            if (((state_.winners() >> p) & 1U) != 0)
                all.push_back(p);
        return all;
    }
    void legalMoves(MoveList& moves) const override { state_.legalMoves(moves); }
    void play(Move move, Changes* changes) override { state_.play(move, changes); }
    std::uint64_t hash() const override { return state_.hash(); }
    /// Two compilations of the same game are different objects, so only the states are compared.
    bool equals(const Position& other) const override {
        const auto* that = dynamic_cast<const Self*>(&other);
        return that != nullptr && state_.sameState(that->state_);
    }

protected:
    std::shared_ptr<const GameAdapter> game_;
    State state_;
};

} // namespace tilewright::game
