#pragma once

#include "engine/grid/cell.h"
#include "engine/grid/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::game {

/// Kinds of pieces and tokens are named by words that `art` can draw ("runner", "pick-blue", "silver"); the
/// window needs no other knowledge of a rule system.
using Kind = std::string_view;

/// A chamber as it lies on the table.
struct LaidTile {
    Cell cell;
    /// Index in the set's tiles; -1 for a room of the board.
    int tile = -1;
    Rotation rotation = Rotation::R0;
    /// Index in the map's chambers, -1 for a tile laid in play.
    int mapChamber = -1;
    friend bool operator==(const LaidTile&, const LaidTile&) = default;
};

struct Piece {
    Kind kind;
    /// -1: nobody's.
    int player = -1;
    /// Which of several of a kind, from 0.
    int number = 0;
    Cell cell;
    /// Number of the feature of the cell's tile that it stands on; -1: on the cell as a whole.
    int feature = -1;
    /// Lies down instead of standing, as those do who work on a field.
    bool lying = false;
    /// The space beside the tiles that it is in (Space), "" on the board and in the supply.
    Kind space = {};
    /// Nobody's piece that keeps company with one of that player's: the one on its feature, or before it in
    /// its space.
    int with = -1;
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// A token on a side of a chamber.
struct SideToken {
    Kind kind;
    Cell cell;
    Direction side = Direction::North;
    friend bool operator==(const SideToken&, const SideToken&) = default;
};

struct Holding {
    Kind kind;
    int count = 0;
    friend bool operator==(const Holding&, const Holding&) = default;
};

/// A place beside the tiles where pieces stand: a dungeon, a prison.
struct Space {
    Kind kind;
    /// Whose it is, -1: everybody's.
    int player = -1;
    std::vector<Piece> pieces;
    /// What is to be known of it now: "nobody goes in or out".
    Text note;
    friend bool operator==(const Space&, const Space&) = default;
};

struct Seat {
    /// In a fixed order, zero counts too, so that a panel keeps its places.
    std::vector<Holding> holdings;
    /// As Position::points() has them.
    int points = 0;
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// All that lies on the table and in the hands: what a window shows of a position.
struct Table {
    std::vector<LaidTile> tiles;
    std::vector<Piece> pieces;
    std::vector<SideToken> tokens;
    /// Always the same ones in a game, empty ones too.
    std::vector<Space> spaces;
    std::vector<Seat> seats;
    std::vector<Holding> supply;
    /// Drawn and to be laid next; index in the set's tiles, -1 for none.
    int drawnTile = -1;
    int stackLeft = 0;
    /// Turns begun so far, all players together.
    int turn = 0;
    /// What is asked of the player on move: "lay the tile", "2 actions left".
    Text prompt;
    friend bool operator==(const Table&, const Table&) = default;
};

/// One step of what a move did, in order, for animation and log.
struct Change {
    enum class What {
        TileLaid,     ///< cell, tile, rotation
        TileRemoved,  ///< tile: drawn, fits nowhere, out of the game
        PieceMoved,   ///< kind, player, number, from or fromSpace (none: from the supply); cell, feature,
                      ///< lying or space
        PieceHome,    ///< kind, player, number, from or fromSpace: back to the supply
        Scored,       ///< kind: source, player, count: points; cell, feature: what for; cells; atEnd
        TokenPlaced,  ///< kind, cell, side
        TokenRemoved, ///< kind, cell, side
        Gained,       ///< kind, player, count: supply to player
        Paid,         ///< kind, player, count: player to supply
        TurnBegan,    ///< player
        GameEnded
    };
    What what = What::GameEnded;
    Kind kind;
    int player = -1;
    int number = 0;
    int count = 0;
    int tile = -1;
    Rotation rotation = Rotation::R0;
    std::optional<Cell> from;
    Cell cell;
    Direction side = Direction::North;
    /// As in Piece.
    int feature = -1;
    bool lying = false;
    // Space::kind, and whose prison it is.
    Kind fromSpace = {};
    Kind space = {};
    int holder = -1;
    /// As in Piece.
    int with = -1;
    /// Points that only the end of the game brought.
    bool atEnd = false;
    std::vector<Cell> cells{};
};

using Changes = std::vector<Change>;

/// What a move is, for people and for windows that know no rules.
struct MoveInfo {
    /// "Runner 1 north: pay red, collect blue"
    Text text;
    /// Heading under which lists put it: "Move a Runner".
    Text group;
    /// The letter that stands for its heading: the same in every position, another for every heading. Not f
    /// or r, which boards need.
    char key = 0;
    /// Lays the drawn tile: `tile`, `cell` and `rotation` say how.
    bool lays = false;
    int tile = -1;
    Rotation rotation = Rotation::R0;
    /// Says only that its player has done what he wanted to: where nothing else is legal, nobody need be
    /// asked.
    bool ends = false;
    /// Where it happens, if it has a place; for a step, where it leads.
    std::optional<Cell> cell;
    /// The side of the cell, for tokens on a side.
    std::optional<Direction> side;
    /// Number of the feature of the cell's tile, for pieces that go on features.
    std::optional<int> feature;
    /// The piece it moves, if any, and where that stands now (none: in the supply).
    std::optional<Piece> piece;
    /// The space that the piece goes to, where it goes to one.
    Kind toSpace = {};
    /// On the way to its cell it goes through a space beside the tiles.
    bool through = false;
    /// Another piece on the board that leaves it by this.
    std::optional<Piece> takes;
    /// Another player whom it concerns.
    int other = -1;
    /// Names the tokens paid and gained, for pictures beside the words.
    std::vector<Holding> pays;
    std::vector<Holding> gains;
};

/// All of a city, road, field ... of the board, told of one tile of it.
struct Region {
    /// "city of 5 tiles, complete"
    Text text;
    struct Part {
        Cell cell;
        int feature = -1;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;
    /// What all else lies in: a field.
    bool ground = false;
    struct Owner {
        int player = -1;
        /// What that player's pieces count on it, and what it would score for him as it is.
        int strength = 0;
        int points = 0;
        friend bool operator==(const Owner&, const Owner&) = default;
    };
    /// Players with pieces that count, in their order.
    std::vector<Owner> owners;
};

/// The cities, roads ... of a board, as many as are of one kind.
struct FeatureCount {
    Kind kind;
    /// Whether one of the kind can ever be complete.
    bool completes = true;
    int complete = 0;
    int incomplete = 0;
    /// Incomplete ones with pieces on them, and these pieces.
    int occupied = 0;
    int pieces = 0;
    /// Of the occupied those that need an empty cell which no tile of the set fits as it is now, and the
    /// pieces on them.
    int trapped = 0;
    int trappedPieces = 0;
    friend bool operator==(const FeatureCount&, const FeatureCount&) = default;
};

/// A heading under which the player on move has no move now, and why: "no tile is left in the stack".
struct Refusal {
    Text group;
    Text reason;
    /// As in MoveInfo.
    char key = 0;
};

} // namespace tilewright::game
