#pragma once

#include "engine/game/game.h"
#include "engine/tileset/cell_index.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// Whole numbers by name; what is not there is 0.
using Counters = std::map<std::string, std::int64_t, std::less<>>;

/// What befell the copies of a tile.
struct TileTally {
    std::int64_t drawn = 0;
    /// Drawn, fitted nowhere and left the game.
    std::int64_t refused = 0;
    /// Sides that met a chamber when it was laid, of all laid copies together.
    std::int64_t joined = 0;
    /// Pieces that moved onto it.
    std::int64_t visits = 0;
    /// Tokens that a move onto it brought.
    std::int64_t gains = 0;

    TileTally& operator+=(const TileTally& other);
    friend bool operator==(const TileTally&, const TileTally&) = default;
};

/// A share of a win that any number of up to four winners divides.
inline constexpr std::int64_t wholeWin = 12;

/// One finished game in whole numbers, whatever its rule system: from the changes of each move and the table.
///
/// Counters: "games", "end/END", "turns", "moves", "choices" (legal moves offered), "forced" (decisions with
/// one), "laid", "refused", "joined", "lead-changes", "halfway-led" and "comebacks" (games led by one player
/// when half of the turns were over, and those of them that another won), and for a seat S, a player P of the
/// plan, a kind K of token or piece, a group G of moves: "win/seat/S" and "win/player/P" in parts of
/// wholeWin, "points/seat/S", "points/player/P", "action/P/G", "gained/K", "paid/K", "placed/K", "removed/K",
/// "moved/K", "holders/K" (players who ever gained one), "first/K" (their own turns at their first one, added
/// up), "empty/K" (games in which the supply ran out). Samples: "turns", "moves", "points" (of the best),
/// "margin" (to the second).
struct GameTally {
    Counters counters;
    std::map<std::string, std::int32_t, std::less<>> samples;
    std::vector<TileTally> tiles;
};

/// Watches a game from its start to its end.
class Observer {
public:
    /// `playerAt`: for each seat the player of the plan who sits there.
    Observer(const game::Game& game, std::vector<int> playerAt);

    /// Pre: the position has just been started. Forgets the game before.
    void start(const game::Position& position);
    /// Before the move is played. `legal`: how many moves there were to choose from.
    void decide(const game::Position& position, std::size_t legal, game::Move move);
    /// After it. `changes` are those of this move alone.
    void played(const game::Position& position, const game::Changes& changes);
    /// Pre: the game is over.
    GameTally finish(const game::Position& position);

private:
    /// Counts of a token or piece, by player where it has one.
    struct KindTally {
        game::Kind kind;
        std::int64_t gained = 0;
        std::int64_t paid = 0;
        std::int64_t placed = 0;
        std::int64_t removed = 0;
        std::int64_t moved = 0;
        /// Own turn of each player's first gain; 0: none yet.
        std::vector<int> first;
        bool ranOut = false;
    };
    KindTally& kind(game::Kind kind);
    void turnBegan(const game::Position& position, int player);
    void tileLaid(const game::Change& change);

    const game::Game& game_;
    std::vector<int> playerAt_;
    std::vector<TileTally> tiles_;
    std::vector<KindTally> kinds_;
    /// [player of the plan] group in English, moves.
    std::vector<Counters> actions_;
    CellIndex tileAt_;
    std::int64_t moves_ = 0;
    std::int64_t choices_ = 0;
    std::int64_t forced_ = 0;
    std::int64_t laid_ = 0;
    std::int64_t refused_ = 0;
    std::int64_t joined_ = 0;
    std::vector<int> ownTurns_;
    /// Points of the seats at the beginning of each turn, one turn behind the other.
    std::vector<int> course_;
    int mover_ = 0;
};

} // namespace tilewright::playtest
