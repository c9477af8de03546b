#pragma once

#include "engine/game/game.h"
#include "engine/playtest/tallies/counters.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tilewright::playtest {

/// What the spaces beside the tiles do to a game (game::Space), and the pieces of nobody that move about.
///
/// Counters, zeros too, for a space S that is everybody's: "space-in/S" and "space-out/S" (players' pieces
/// that go in, and come out onto the board), "space-through/S" (both in one move), "space-time/S" (players'
/// pieces in it when a turn begins, added up over turns), "space-left/S" (those when the game is over),
/// "space-contests/S" and "space-contests-won/S" (pieces that came out where another player's stand, and
/// those whose owner scored there), "space-contests-lost/S" (where others did). For a piece of nobody P:
/// "roams/P" (moves), "flights/P" (those without a break), "sends-home/P" (pieces that go home from where it
/// arrives), "space-holds/S/P" (turns begun with it in S), "ends-in/S/P" (games that end so).
class SpaceUse {
public:
    /// What befell a player's piece in a cell, in the move that was played last.
    struct Event {
        enum class What { In, Out, SentHome };
        What what;
        /// Nothing where it went in out of its player's hand.
        std::optional<Cell> cell;
    };
    /// Pre: the game has just been started.
    void start(const game::Game& game, const game::Table& table);
    void turnBegan(const game::Table& table);
    /// After a move: what it changed.
    void played(const game::Position& position, const game::Changes& changes);
    void addTo(Counters& counters, const game::Table& atEnd) const;
    const std::vector<Event>& events() const { return events_; }

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
        /// By roamer.
        std::vector<std::int64_t> holds;
    };
    struct Roamer {
        game::Kind kind;
        std::int64_t moves = 0;
        std::int64_t flights = 0;
        std::int64_t sentHome = 0;
        bool moving = false;
    };
    /// A piece that came out beside another player's.
    struct Contest {
        std::size_t space = 0;
        int player = -1;
        Cell cell;
        int feature = -1;
    };
    SpaceCount* space(game::Kind kind);
    Roamer* roamer(game::Kind kind);
    void moved(const game::Position& position, const game::Change& change);
    void scored(const game::Position& position, const game::Changes& changes);

    std::vector<SpaceCount> spaces_;
    std::vector<Roamer> roamers_;
    std::vector<Contest> contests_;
    std::vector<Event> events_;
    /// Who moved last in this turn, and where to: others may be asked before somebody goes home from there.
    Roamer* last_ = nullptr;
    Cell arrived_;
};

} // namespace tilewright::playtest
