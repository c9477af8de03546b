#pragma once

#include "engine/base/issue.h"
#include "engine/games/kind_spec.h"
#include "engine/games/move.h"
#include "engine/games/table.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {
class Random;
}

namespace tilewright::game {

enum class End : std::uint8_t { Unfinished, LastTile, Escape };
/// The record's name of an end: "unfinished", "last-tile", "escape".
std::string_view name(End end);

/// The draw order: indices of the set's tiles, first drawn first.
using Stack = std::vector<std::uint16_t>;

/// One state of a game, behind an interface for every rule system: used by windows, records and the command
/// line. Bots and playouts use their rule system's concrete position.
class Position {
public:
    virtual ~Position() = default;
    virtual std::unique_ptr<Position> clone() const = 0;

    virtual int playerCount() const = 0;
    /// The player who decides next, from 0. Pre: !over().
    virtual int player() const = 0;
    virtual bool over() const = 0;
    virtual End end() const = 0;
    /// Points of each player. If the rules count points only at the end: as if the game ended now; otherwise
    /// those scored so far.
    virtual std::vector<int> points() const = 0;
    /// Those of one player.
    virtual int pointsOf(int player) const { return points()[static_cast<std::size_t>(player)]; }
    /// Empty while the game goes on; players may share a win.
    virtual std::vector<int> winners() const = 0;

    /// Replaces the list with every legal move, each once. Empty when the game is over.
    virtual void legalMoves(MoveList& moves) const = 0;
    /// Pre: the move is legal here. Appends what happened to `changes`.
    virtual void play(Move move, Changes* changes = nullptr) = 0;

    virtual MoveInfo describe(Move move) const = 0;
    /// MoveInfo::key; faster.
    virtual char keyOf(Move move) const { return describe(move).key; }
    /// Whether playing the move returns tokens to the supply (Change::What::Paid). Pre: the move is legal
    /// here.
    virtual bool pays(Move move) const = 0;
    /// The same of any of these; asked for at each decision of a playtest.
    virtual bool anyPays(const MoveList& moves) const {
        return std::ranges::any_of(moves, [this](Move move) { return pays(move); });
    }
    /// The move as a record entry, `player` and `move` first.
    virtual Json toJson(Move move) const = 0;
    /// The legal move that a record entry stands for; otherwise issues that name what was found and what was
    /// expected, with pointers below `pointer` ("/moves/37").
    virtual Loaded<Move> fromJson(const Json& entry, std::string_view pointer) const = 0;

    // The reason why an action is not possible now, in a few words; empty if a legal move does it.
    // Laying the drawn tile with that rotation in that cell.
    virtual Text whyNotLaid(Cell cell, Rotation rotation) const = 0;
    /// Moving the piece (on the table or in the supply) to that cell.
    virtual Text whyNotMoved(const Piece& piece, Cell to) const = 0;
    /// Placing any token on that side of a cell.
    virtual Text whyNoTokenAt(Cell cell, Direction side) const = 0;
    /// Headings of actions without a legal move now. Empty when the game is over.
    virtual std::vector<Refusal> refusals() const = 0;

    /// The region that contains that feature of the tile in the cell; empty if there is none.
    virtual std::optional<Region> region(Cell /*cell*/, int /*feature*/) const { return std::nullopt; }
    /// The same in short, asked for at each laying of a playtest: the players who are region()->owners, and a
    /// number that two features have in common if their regions are the same. Who has one has both.
    virtual std::optional<RegionOwners> regionOwners(Cell /*cell*/, int /*feature*/) const {
        return std::nullopt;
    }
    /// Bit f for each feature of the tile in the cell whose region has several owners. Pre: who has
    /// regionOwners() has it too.
    virtual std::uint64_t sharedRegions(Cell /*cell*/) const { return 0; }

    /// All features by kind, in the order of Game::features().
    virtual std::vector<FeatureCount> featureCounts() const { return {}; }

    virtual Table table() const = 0;
    /// table() without its tiles; faster on large boards.
    virtual Table tableWithoutTiles() const {
        Table all = table();
        all.tiles.clear();
        return all;
    }
    /// Makes `table`, of any position of this game, the table of this one without its tiles and its prompt;
    /// uses its memory again, for what is counted after each move.
    virtual void refresh(Table& table) const { table = tableWithoutTiles(); }
    // The same of a part only, where that is faster; what else there is of the table may be of before.
    /// The hand of that player. Pre: the table was once refreshed as a whole.
    virtual void refreshHand(Table& table, int /*player*/) const { refresh(table); }
    virtual void refreshSpaces(Table& table) const { refresh(table); }
    /// The supply, the stack and the turn.
    virtual void refreshSupply(Table& table) const { refresh(table); }
    /// Equal positions have equal hashes, on every machine.
    virtual std::uint64_t hash() const = 0;
    virtual bool equals(const Position& other) const = 0;
};

/// Tile set, map, options and number of players, compiled once. Immutable, so threads may share it. Positions
/// keep it alive.
class Game {
public:
    virtual ~Game() = default;
    virtual const TileSet& tileSet() const = 0;
    virtual const Map& map() const = 0;
    virtual int playerCount() const = 0;
    /// Every option with its value in this game, as completeOptions() gives them.
    virtual const Json& options() const = 0;
    /// As the rule system has them.
    virtual Kinds kinds() const = 0;
    /// All copies of all tiles, less those that the map shows, in the set's order: what a stack is made of.
    virtual Stack tiles() const = 0;
    /// Kinds that players aim for: gaining the first of a kind is a step towards winning.
    virtual std::span<const Kind> goals() const { return {}; }
    /// Whether a turn that only lays a tile counts as progress; if so, a player who lays is never idle. If
    /// not, changes must tell all that becomes of hands, pieces and tokens (UncoveredTracker).
    virtual bool layingIsProgress() const { return false; }
    /// Whether roads split at tunnel mouths into one road per side, numbered accordingly (U-2.3).
    virtual bool splitsRoads() const { return false; }
    /// Kinds of tokens that close the passageway they lie on.
    virtual std::span<const Kind> blockingTokens() const { return {}; }
    /// How games can end.
    virtual std::span<const End> ends() const = 0;
    /// Whether tiles are chambers that passages join.
    virtual bool hasPassages() const { return false; }
    /// Reasons for scoring: the kinds of Change::What::Scored. Empty if points are only counted, without
    /// Scored changes.
    virtual std::span<const Kind> sources() const { return {}; }
    /// Kinds of pieces that players put on the board and get back, the most important first.
    virtual std::span<const Kind> returningPieces() const { return {}; }
    /// Adjusts a shuffled stack to the rules before a game begins.
    virtual void adjustStack(Stack& /*stack*/, Random& /*random*/) const {}
    /// Kinds of moving pieces that belong to nobody; off the board they are in Table::supply.
    virtual std::span<const Kind> neutralPieces() const { return {}; }
    /// Pre: `stack` holds the same tiles as tiles(), in any order.
    virtual std::unique_ptr<Position> start(const Stack& stack) const = 0;
    /// The same, in the memory of a position that is no longer needed, or null: where positions are large,
    /// game after game takes less time.
    virtual std::unique_ptr<Position> startAgain(std::unique_ptr<Position> /*used*/,
                                                 const Stack& stack) const {
        return start(stack);
    }
};

/// The tiles shuffled by the game's seed alone (B-3.4). `number` is the game's number among those of the
/// seed.
Stack shuffledStack(const Game& game, std::uint64_t seed, std::uint64_t number = 0);

} // namespace tilewright::game

namespace tilewright {

/// Everything that table() tells of a position, a line for each thing, and the legal moves: for a debugger
/// (`print describe(*position)`), and for what a failed test says. Not for people: indices instead of names.
std::string describe(const game::Position& position);

} // namespace tilewright
