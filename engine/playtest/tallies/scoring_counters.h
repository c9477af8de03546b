#pragma once

#include "engine/game/game.h"
#include "engine/playtest/tallies/counters.h"

#include <cstdint>
#include <vector>

namespace tilewright::playtest {

/// What points a game brings for what, and how its players' pieces go out and come home.
///
/// Counters, zeros too: for a kind S of Game::sources() "scored/S" and "scored-end/S" (points of all players
/// in play, and those that only the end brings); for a kind P of Game::returningPieces() "deployed/P" and
/// "returned/P" (put on the board from a hand, come home), "hand/P" (in the hand of the player whose turn
/// begins, added up over turns), "empty-hand/P" (turns begun with none), and by N, from 1, of turnsTogether
/// own turns "hand-turns/N/P"; "own-turns/N" says how many turns these were; for a kind F of
/// Position::featureCounts() at the end "occupied/F", "left/F" (incomplete with pieces, these pieces), and
/// where one can be complete "complete/F", "incomplete/F", "trapped/F", "trapped-pieces/F".
class ScoringCounters {
public:
    /// Forgets what was before.
    void start(const game::Game& game);
    /// `ownTurn` of that player, from 1.
    void turnBegan(const game::Seat& seat, int ownTurn);
    /// Points that are told, pieces that go and come.
    void add(const game::Change& change);
    /// Whether the change puts a piece of the player's hand on the board.
    bool deploys(const game::Change& change) const;
    void addTo(Counters& counters, const std::vector<game::FeatureCount>& atEnd) const;

private:
    struct Source {
        game::Kind kind;
        std::int64_t inPlay = 0;
        std::int64_t atEnd = 0;
    };
    struct Pieces {
        game::Kind kind;
        std::int64_t deployed = 0;
        std::int64_t returned = 0;
        std::int64_t inHand = 0;
        std::int64_t noneInHand = 0;
        /// By turnsTogether own turns.
        std::vector<std::int64_t> inHandByTurns;
    };

    std::vector<Source> sources_;
    std::vector<Pieces> pieces_;
    std::vector<std::int64_t> ownTurns_;
};

} // namespace tilewright::playtest
