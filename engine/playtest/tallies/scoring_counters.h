#pragma once

#include "engine/games/game.h"
#include "engine/playtest/tallies/number_writer.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// Counts the points of a game by source, and how its players' pieces are deployed and return.
class ScoringCounters {
public:
    /// Resets the counts.
    void start(const game::Game& game);
    /// Whether turnBegan() looks at the hand.
    bool countsHands() const { return !pieces_.empty(); }
    /// `ownTurn` is that player's own turn number, from 1.
    void turnBegan(const game::Seat& seat, int ownTurn);
    /// Counts scored points, and pieces deployed and returned.
    void add(const game::Change& change);
    /// Whether the change puts a piece from the player's hand on the board.
    bool deploys(const game::Change& change) const;
    void addTo(CounterWriter& count, const std::vector<game::FeatureCount>& atEnd) const;

private:
    struct Source {
        game::Kind kind;
        std::int64_t inPlay = 0;
        std::int64_t times = 0;
        std::int64_t atEnd = 0;
    };
    struct Pieces {
        game::Kind kind;
        std::int64_t deployed = 0;
        std::int64_t returned = 0;
        std::int64_t inHand = 0;
        std::int64_t noneInHand = 0;
        /// By group of turnsPerGroup own turns.
        std::vector<std::int64_t> inHandByTurns;
    };

    std::vector<Source> sources_;
    std::vector<Pieces> pieces_;
    std::vector<std::int64_t> ownTurns_;
    /// What the change before scored: a feature scores for several players in a row.
    std::optional<std::pair<Cell, int>> scoredLast_;
};

/// Counts contests: tiles that, when laid, bring pieces of several players onto one feature that was one
/// player's or nobody's before. Only where features can be looked up (game::Position::regionOwners()).
class Contests {
public:
    void start();
    /// After the move that laid the tile. Returns how many contests it began.
    std::int64_t laid(const game::Position& position, const game::Change& change);
    std::int64_t begun() const { return begun_; }

private:
    std::int64_t begun_ = 0;
    /// A part of each feature that is contested already.
    std::vector<game::Region::Part> contested_;
};

} // namespace tilewright::playtest
