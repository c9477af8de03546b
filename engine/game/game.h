#pragma once

#include "engine/game/kinds.h"
#include "engine/game/move.h"
#include "engine/game/table.h"
#include "engine/tileset/issue.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tilewright {
class Random;
}

namespace tilewright::game {

enum class End : std::uint8_t { Unfinished, LastTile, Escape };
/// "unfinished", "last-tile", "escape": the words of the record.
std::string_view name(End end);

/// The draw order: indices of the set's tiles, first drawn first.
using Stack = std::vector<std::uint16_t>;

/// One state of a game behind an interface that fits every rule system: for windows, records and the command
/// line. Bots and playouts use the concrete position of their rule system.
class Position {
public:
    virtual ~Position() = default;
    virtual std::unique_ptr<Position> clone() const = 0;

    virtual int playerCount() const = 0;
    /// Who decides next, from 0. Pre: !over().
    virtual int player() const = 0;
    virtual bool over() const = 0;
    virtual End end() const = 0;
    /// Points of each player: where they are counted at the end only, as if the game ended now; where they
    /// are scored in play, those so far.
    virtual std::vector<int> points() const = 0;
    /// Empty while the game goes on; several share a win.
    virtual std::vector<int> winners() const = 0;

    /// Clears and fills the list: every legal move once. Empty when the game is over.
    virtual void legalMoves(MoveList& moves) const = 0;
    /// Pre: the move is legal here. Appends to `changes` what happened.
    virtual void play(Move move, Changes* changes = nullptr) = 0;

    virtual MoveInfo describe(Move move) const = 0;
    /// Whether the supply gets tokens for it, as Change::What::Paid tells when it is played. Pre: the move is
    /// legal here.
    virtual bool pays(Move move) const = 0;
    /// The move as the record writes it, `player` and `move` first.
    virtual Json toJson(Move move) const = 0;
    /// The move that a record's entry means here, if it is legal; else issues with pointers below `pointer`
    /// ("/moves/37") that tell what was found and what was expected.
    virtual Loaded<Move> fromJson(const Json& entry, std::string_view pointer) const = 0;

    // Why something can't be done now, in a few words; empty where a legal move does it.
    /// The drawn tile, so turned, in that cell.
    virtual Text whyNotLaid(Cell cell, Rotation rotation) const = 0;
    /// The piece from where it is (a piece of the table, or one in the supply) to that cell.
    virtual Text whyNotMoved(const Piece& piece, Cell to) const = 0;
    /// Anything with a token on that side of a cell.
    virtual Text whyNothingAt(Cell cell, Direction side) const = 0;
    /// Headings of actions that have no legal move now. Empty when the game is over.
    virtual std::vector<Refusal> refusals() const = 0;

    /// What belongs together with that feature of the tile in that cell; nothing where there is no such
    /// thing.
    virtual std::optional<Region> region(Cell /*cell*/, int /*feature*/) const { return std::nullopt; }

    /// All features by kind, as Game::features() has them.
    virtual std::vector<FeatureCount> featureCounts() const { return {}; }

    virtual Table table() const = 0;
    /// The same without its tiles, sooner made where many lie.
    virtual Table tableButTiles() const {
        Table all = table();
        all.tiles.clear();
        return all;
    }
    /// Equal positions have equal hashes, on every machine.
    virtual std::uint64_t hash() const = 0;
    virtual bool equals(const Position& other) const = 0;
};

/// Tile set, map, options and number of players, compiled once; immutable and shared by threads. Positions
/// keep it alive.
class Game {
public:
    virtual ~Game() = default;
    virtual const TileSet& tileSet() const = 0;
    virtual const Map& map() const = 0;
    virtual int playerCount() const = 0;
    /// Every option with its value in this game.
    virtual const Json& options() const = 0;
    /// As the rule system has them.
    virtual Kinds kinds() const = 0;
    /// All copies of all tiles, less those that the map shows, in the set's order: what a stack is made of.
    virtual Stack tiles() const = 0;
    /// What players strive for: who gains the first of such a kind has come a step further.
    virtual std::span<const Kind> goals() const { return {}; }
    /// Whether a turn in which nothing but the tile was laid brings the game on: then nobody is idle who
    /// lays.
    virtual bool layingIsProgress() const { return false; }
    /// Whether roads that part at tunnel mouths count as one road a side, and are numbered so (U-2.3).
    virtual bool splitsRoads() const { return false; }
    /// Tokens that close the passageway they lie on.
    virtual std::span<const Kind> bars() const { return {}; }
    /// How games can end.
    virtual std::span<const End> ends() const = 0;
    /// Whether tiles are chambers that passages join.
    virtual bool hasPassages() const { return false; }
    /// What points are scored for in play and at the end: the kinds of Change::What::Scored. Empty where
    /// points are counted only, without being told.
    virtual std::span<const Kind> sources() const { return {}; }
    /// Pieces that players put on the board and get back, the most important first.
    virtual std::span<const Kind> returningPieces() const { return {}; }
    /// What the rules ask of a stack before a game begins, once it is shuffled.
    virtual void settle(Stack& /*stack*/, Random& /*random*/) const {}
    /// Pieces of nobody that move about; beside the board they are in Table::supply.
    virtual std::span<const Kind> roamers() const { return {}; }
    /// Pre: `stack` holds what tiles() holds, in any order.
    virtual std::unique_ptr<Position> start(const Stack& stack) const = 0;
};

/// The tiles shuffled by the game's seed alone (B-3.4). `number` numbers the games of one seed.
Stack shuffledStack(const Game& game, std::uint64_t seed, std::uint64_t number = 0);

} // namespace tilewright::game
