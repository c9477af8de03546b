#pragma once

#include "engine/games/game.h"
#include "engine/playtest/tallies/number_writer.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tilewright::playtest {

/// Counts the use of spaces beside the tiles (game::Space), and the moves of pieces that belong to nobody.
class SpaceUse {
public:
    /// An event of a player's piece in a cell, in the last move.
    struct Event {
        enum class What { In, Out, SentHome };
        What what;
        /// Empty if it entered from its player's hand.
        std::optional<Cell> cell;
    };
    /// Pre: the game has just been started.
    void start(const game::Game& game, const game::Table& table);
    void turnBegan(const game::Table& table);
    /// Counts the changes of a move, after it.
    void played(const game::Position& position, const game::Changes& changes);
    void addTo(CounterWriter& count, const game::Table& atEnd) const;
    const std::vector<Event>& events() const { return events_; }
    bool hasSpaces() const { return !spaces_.empty(); }

private:
    struct SpaceCount {
        game::Kind kind;
        std::int64_t in = 0;
        std::int64_t out = 0;
        std::int64_t through = 0;
        std::int64_t time = 0;
        std::int64_t contests = 0;
        std::int64_t won = 0;
        std::int64_t lost = 0;
        /// By neutral piece.
        std::vector<std::int64_t> holds;
    };
    struct NeutralPiece {
        game::Kind kind;
        std::int64_t moves = 0;
        std::int64_t flights = 0;
        std::int64_t sentHome = 0;
        /// By the move before, and by this one.
        bool moving = false;
        bool movesNow = false;
    };
    /// A piece that came out beside another player's.
    struct Contest {
        std::size_t space = 0;
        int player = -1;
        Cell cell;
        int feature = -1;
    };
    SpaceCount* space(game::Kind kind);
    NeutralPiece* neutralPiece(game::Kind kind);
    void moved(const game::Position& position, const game::Change& change);
    void scored(const game::Position& position, const game::Changes& changes);

    std::vector<SpaceCount> spaces_;
    std::vector<NeutralPiece> neutralPieces_;
    std::vector<Contest> contests_;
    std::vector<Event> events_;
    /// The last neutral piece of this turn, with its destination: other players may decide something before a
    /// piece goes home from there.
    NeutralPiece* last_ = nullptr;
    Cell arrived_;
};

} // namespace tilewright::playtest
