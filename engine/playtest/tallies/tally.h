#pragma once

#include "engine/games/game.h"
#include "engine/games/uncovered_states.h"
#include "engine/grid/cell.h"
#include "engine/model/map/cell_index.h"
#include "engine/playtest/tallies/board_use.h"
#include "engine/playtest/tallies/counters.h"
#include "engine/playtest/tallies/final_dungeon.h"
#include "engine/playtest/tallies/lead_tracker.h"
#include "engine/playtest/tallies/number_writer.h"
#include "engine/playtest/tallies/scoring_counters.h"
#include "engine/playtest/tallies/space_use.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// Statistics of the copies of a tile, in one game or in many.
struct TileTally {
    std::int64_t drawn = 0;
    /// Drawn, but fitted nowhere and left the game.
    std::int64_t refused = 0;
    /// Sides next to a chamber when it was laid, of all laid copies together.
    std::int64_t joined = 0;
    /// Pieces that moved onto it.
    std::int64_t visits = 0;
    /// Tokens gained by moves onto it, and points each time that a feature with the tile scored.
    std::int64_t gains = 0;
    /// Players' pieces that went from it into a space beside the tiles (from the hand too if it was the tile
    /// last laid); that came out of one onto it; that were sent home from it by a piece of nobody (SpaceUse).
    std::int64_t entered = 0;
    std::int64_t emerged = 0;
    std::int64_t sentHome = 0;
    /// Contests begun by laying it (Contests).
    std::int64_t contests = 0;
    /// Laid copies on which no piece stood, nothing was gained, and of which no feature scored.
    std::int64_t idle = 0;
    /// By the seat that drew it: draws, and over them the sum of that seat's margins at the end: its points
    /// less the best other's, 0 in games of one seat.
    static constexpr std::size_t maxSeats = 6;
    std::array<std::int64_t, maxSeats> drawnBy{};
    std::array<std::int64_t, maxSeats> marginBy{};
    // Differences between stacks, for intervals; 0 in a single game. For numbers drawn (D) and refused (R) in
    // the games of a stack: the number of stacks that drew it, and the sums of R R, R D and D D.
    std::int64_t blocks = 0;
    std::int64_t refusedRefused = 0;
    std::int64_t refusedDrawn = 0;
    std::int64_t drawnDrawn = 0;
    // The same for margins (A): A A and A D, and with margins (M) and draws (N) of all tiles: A M, A N, D M
    // and D N.
    std::int64_t marginMargin = 0;
    std::int64_t marginDrawn = 0;
    std::int64_t marginOfAll = 0;
    std::int64_t marginDraws = 0;
    std::int64_t drawnOfAll = 0;
    std::int64_t drawnDraws = 0;

    std::int64_t margin() const;
    /// Turns the sum over a stack's games into statistics over stacks. `margins`, `draws`: of all tiles.
    void endStack(std::int64_t margins, std::int64_t draws);
    TileTally& operator+=(const TileTally& other);
    friend bool operator==(const TileTally&, const TileTally&) = default;
};

/// All its numbers but those of spaces and features, in their order in a report's file.
inline constexpr std::array tileFields{
    &TileTally::drawn,          &TileTally::refused,      &TileTally::joined,
    &TileTally::visits,         &TileTally::gains,        &TileTally::blocks,
    &TileTally::refusedRefused, &TileTally::refusedDrawn, &TileTally::drawnDrawn};
/// Those of games with spaces beside the tiles.
inline constexpr std::array spaceFields{&TileTally::entered, &TileTally::emerged, &TileTally::sentHome};
/// Those of games with features that several players can have pieces on.
inline constexpr std::array contestFields{&TileTally::contests};
/// Those of swings (TileSwing); in a file drawnBy and marginBy follow, seat by seat.
inline constexpr std::array swingFields{
    &TileTally::idle,        &TileTally::marginMargin, &TileTally::marginDrawn, &TileTally::marginOfAll,
    &TileTally::marginDraws, &TileTally::drawnOfAll,   &TileTally::drawnDraws};

/// What happens in a cell of a board without a fixed plan, in one game or in many.
struct PlaceCounts {
    /// Points, each time that a feature with the cell's tile scores, all players together.
    std::int64_t scored = 0;
    /// Players' pieces that are put there from the hand.
    std::int64_t placed = 0;
    /// Contests begun by laying a tile there (Contests).
    std::int64_t contests = 0;
    /// Players' pieces there that a neutral piece sends home (SpaceUse).
    std::int64_t sentHome = 0;

    PlaceCounts& operator+=(const PlaceCounts& other);
    friend bool operator==(const PlaceCounts&, const PlaceCounts&) = default;
};

/// All its numbers, in their order in a report's file.
inline constexpr std::array placeFields{&PlaceCounts::scored, &PlaceCounts::placed, &PlaceCounts::contests,
                                        &PlaceCounts::sentHome};

/// Counts by place, with the cell where the board begins at 0, 0. Boards grow without limit: what happens
/// beyond the window of cells is counted in the nearest cell of its border, and once more in `beyond`.
struct PlaceTally {
    /// Cells of the window on each side of the first one.
    static constexpr int reach = 20;

    struct ReadsBefore {
        bool operator()(Cell a, Cell b) const { return readingOrderLess(a, b); }
    };
    std::map<Cell, PlaceCounts, ReadsBefore> cells;
    PlaceCounts beyond;
    /// Games that were counted; 0 of rules whose board is a plan with chambers of its own (BoardUse).
    std::int64_t games = 0;

    PlaceTally& operator+=(const PlaceTally& other);
    friend bool operator==(const PlaceTally&, const PlaceTally&) = default;
};

/// A cell's place in the window, the border for what lies beyond.
Cell insideWindow(Cell place);

/// The PlaceTally of one game, counted quickly.
class GamePlaces {
public:
    /// Begins a game whose board begins in that cell.
    void start(Cell beginning);
    void add(Cell cell, std::int64_t PlaceCounts::*what, std::int64_t number);
    void addTo(PlaceTally& tally) const;

private:
    static constexpr std::size_t edge = 2 * PlaceTally::reach + 1;

    Cell beginning_;
    std::vector<std::pair<Cell, PlaceCounts>> counted_;
    /// By place in the window, row by row, its index in `counted_` plus 1.
    std::array<std::uint16_t, edge * edge> at_{};
    PlaceCounts beyond_;
};

/// The unit of a win, divisible among up to four winners.
inline constexpr std::int64_t wholeWin = 12;
/// The same for up to six players.
constexpr std::int64_t partsOfWin(std::size_t players) {
    return players <= 4 ? wholeWin : 5 * wholeWin;
}

/// Number of a player's own turns that are grouped in statistics by turn.
inline constexpr int turnsPerGroup = 10;

/// One finished game in integers, for every rule system: from the changes of each move and the table.
struct GameTally {
    /// Those of counterSpecs() that apply.
    Counters counters;
    /// Those of sampleSpecs().
    Samples samples;
    std::vector<TileTally> tiles;
    /// Of games whose board has no plan and whose points have sources.
    std::optional<GamePlaces> places;
    /// How often each notable event occurred: "uncovered/U".
    Counters notable;
};

/// As long as their observers have them (GameObserver::finish()).
using GameTallies = std::vector<std::reference_wrapper<const GameTally>>;

/// Watches games from start to end, one after the other.
class GameObserver {
public:
    // Moved only: orders of names point into the tally.
    GameObserver(GameObserver&&) = default;
    GameObserver(const GameObserver&) = delete;
    GameObserver& operator=(const GameObserver&) = delete;
    ~GameObserver() = default;
    /// `playerAt`: for each seat, the player of the plan.
    GameObserver(const game::Game& game, std::vector<int> playerAt);

    /// Starts a new game. Pre: the position has just been started.
    void start(const game::Position& position);
    /// Call before the move is played. `legal`: all moves to choose from.
    void beforeMove(const game::Position& position, const game::MoveList& legal, game::Move move);
    /// Call after it. `changes` are those of this move only.
    void afterMove(const game::Position& position, const game::Changes& changes);
    /// Pre: the game is over, and this was not called for it.
    /// Valid until the next start().
    const GameTally& finish(const game::Position& position);

private:
    /// Counts of a token or piece, by player if it has one.
    struct KindTally {
        game::Kind kind;
        std::int64_t gained = 0;
        std::int64_t started = 0;
        std::int64_t exchanged = 0;
        std::int64_t paid = 0;
        std::int64_t placed = 0;
        std::int64_t removed = 0;
        std::int64_t moved = 0;
        /// Own turn of each player's first gain; 0: none yet.
        std::vector<int> first;
        bool ranOut = false;
        /// Whether there is a supply of it.
        bool supplied = false;
    };
    /// Decisions in a few turns.
    struct DecisionCounts {
        std::int64_t moves = 0;
        std::int64_t choices = 0;
        std::int64_t forced = 0;
        void add(std::size_t legal) {
            ++moves;
            choices += static_cast<std::int64_t>(legal);
            forced += legal == 1 ? 1 : 0;
        }
    };
    /// Whether players take it from the supply and pay it; pieces of nobody wait there too.
    bool isToken(const game::Holding& holding) const;
    KindTally& kind(game::Kind kind);
    void turnBegan(const game::Position& position, int player);
    void turnEnded();
    void tileLaid(const game::Position& position, const game::Change& change);
    void pieceEvent(const SpaceUse::Event& event);
    void pieceMoved(const game::Change& change);
    void gained(const game::Change& change, bool isExchange);
    void scored(const game::Change& change);
    void count(Cell cell, std::int64_t PlaceCounts::*what, std::int64_t number);
    /// The tile in that cell; none for a room, and for an empty cell.
    int tileAt(Cell cell) const;
    void drew(int tile);
    /// That something came of the copy laid there.
    void used(Cell cell);
    void addDraws(std::span<const int> points);
    void note(const std::vector<game::UncoveredState>& found);
    void addResult(const game::Position& position, CounterWriter& count, SampleWriter& sample) const;
    void addKinds(CounterWriter& count, SampleWriter& sample) const;
    void addPace(CounterWriter& count) const;

    const game::Game& game_;
    std::vector<int> playerAt_;
    /// Its counters and samples are those of the game before until it ends, then of this one: names that only
    /// another game had are 0.
    GameTally tally_;
    CounterWriter::Order counterOrder_;
    SampleWriter::Order sampleOrder_;
    std::vector<KindTally> kinds_;
    /// [player of the plan]: number of moves by MoveInfo::key.
    std::vector<std::array<std::int64_t, 128>> actions_;
    /// By key, the group in English; empty if it has not been seen.
    std::array<std::string, 128> groups_;
    /// Hand and spaces as the turn began, if they are counted; supply and stack as they were last asked for.
    game::Table table_;
    /// Of all seats as the turn began.
    std::vector<int> points_;
    /// A chamber on the table; a room of the board has no tile.
    struct Laid {
        int tile = CellIndex::none;
        /// Laid in play, and nothing came of it.
        bool isIdle = false;
    };
    std::vector<Laid> laid_;
    /// By cell, the index of what is laid there.
    CellIndex laidAt_;
    Cell lastLaid_;
    /// What was drawn, and by which seat.
    struct Draw {
        int tile = 0;
        int seat = 0;
    };
    std::vector<Draw> draws_;
    int seat_ = 0;
    /// For the whole game, and for each turnsPerGroup own turns.
    DecisionCounts pace_;
    std::vector<DecisionCounts> paceByTurn_;
    std::int64_t tilesLaid_ = 0;
    std::int64_t refused_ = 0;
    std::int64_t joined_ = 0;
    std::vector<int> ownTurns_;
    LeadTracker lead_;
    BoardUse board_;
    /// Of games with passages.
    std::optional<FinalDungeonCounter> finalDungeon_;
    ScoringCounters scoring_;
    SpaceUse spaces_;
    Contests contests_;
    game::UncoveredTracker course_;
    bool hasSupply_ = false;
    /// Whether a legal move of the current turn pays tokens.
    bool couldPay_ = false;
    std::int64_t scarce_ = 0;
    /// Whether each decision of the current turn had one legal move so far.
    bool isForced_ = true;
    std::int64_t forcedTurns_ = 0;
    /// Where the last piece of this move went: index in tally_.tiles, or none.
    int onto_ = CellIndex::none;
};

} // namespace tilewright::playtest
