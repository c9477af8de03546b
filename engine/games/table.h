#pragma once

#include "engine/base/translatable_text.h"
#include "engine/grid/cell.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {
struct Map;
struct TileSet;
} // namespace tilewright

namespace tilewright::game {

class Game;

/// A kind of piece or token, by a name that `art` can draw ("runner", "pick-blue", "silver"); the window
/// needs no other knowledge of a rule system.
using Kind = std::string_view;

/// The first of a list with that `kind`. Compares addresses first: nearly always it is the same literal.
auto findOfKind(auto& list, Kind kind) {
    const auto sameLiteral = std::ranges::find_if(list, [kind](const auto& one) {
        return one.kind.data() == kind.data() && one.kind.size() == kind.size();
    });
    return sameLiteral != std::ranges::end(list)
               ? sameLiteral
               : std::ranges::find_if(list, [kind](const auto& one) { return one.kind == kind; });
}

/// A chamber on the table.
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
    /// Number among the pieces of its kind, from 0.
    int number = 0;
    Cell cell;
    /// Number of the feature of the cell's tile that it stands on; -1: on the cell as a whole.
    int feature = -1;
    /// Lies down instead of standing, like pieces on fields.
    bool lying = false;
    /// The space beside the tiles that holds it (Space); "" on the board and in the supply.
    Kind space = {};
    /// For a piece of nobody: the player whose piece it stands with (the one on its feature, or before it in
    /// its space); otherwise -1.
    int with = -1;
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// A token on a side of a chamber, or in the chamber as a whole.
struct Token {
    Kind kind;
    Cell cell;
    std::optional<Direction> side;
    friend bool operator==(const Token&, const Token&) = default;
};

struct Holding {
    Kind kind;
    int count = 0;
    friend bool operator==(const Holding&, const Holding&) = default;
};

/// A place beside the tiles where pieces stand: a dungeon, a prison.
struct Space {
    Kind kind;
    /// The owner, -1: everybody's.
    int player = -1;
    std::vector<Piece> pieces;
    /// A remark on its present state: "nobody goes in or out".
    Text note;
    friend bool operator==(const Space&, const Space&) = default;
};

struct Seat {
    /// In a fixed order and including zeros, so that panels stay stable.
    std::vector<Holding> holdings;
    /// As in Position::points().
    int points = 0;
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// Everything on the table and in the hands: what a window shows of a position.
struct Table {
    std::vector<LaidTile> tiles;
    std::vector<Piece> pieces;
    std::vector<Token> tokens;
    /// Always the same ones throughout a game, empty ones too.
    std::vector<Space> spaces;
    std::vector<Seat> seats;
    std::vector<Holding> supply;
    /// The tile drawn and to be laid next: index in the set's tiles, -1 for none.
    int drawnTile = -1;
    int stackLeft = 0;
    /// Turns begun so far, of all players together.
    int turn = 0;
    /// What the player on move must do: "lay the tile", "2 actions left".
    Text prompt;
    friend bool operator==(const Table&, const Table&) = default;
};

/// The table as a map: rooms as in the game's map, tiles by their ids, and the tokens that maps have (door
/// markers on passageways). Pieces, hands and markers in chambers are left out.
Map mapOf(const Game& game, const Table& table);
/// The table of a map without a game: its chambers and markers. Pre: the set has the map's tiles.
Table tableOf(const Map& map, const TileSet& set);

/// One step of a move's effects, in order, for animation and log.
struct Change {
    enum class What {
        TileLaid,    ///< cell, tile, rotation
        TileRemoved, ///< tile: drawn, fits nowhere, out of the game
        PieceMoved,  ///< kind, player, number, from or fromSpace (none: from the supply); cell, feature,
                     ///< lying or space
        PieceHome,   ///< kind, player, number, from or fromSpace: back to the supply
        Scored,      ///< kind: source, player, count: points; cell, feature: what for; cells; atEnd
        TokenPlaced, ///< kind, player if it comes from his hand and no Paid says so, cell, side (none: in the
                     ///< chamber)
        TokenRemoved, ///< kind, cell, side (none: in the chamber)
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
    std::optional<Direction> side;
    /// As in Piece.
    int feature = -1;
    bool lying = false;
    // Space::kind, and the owner of that prison.
    Kind fromSpace = {};
    Kind space = {};
    int holder = -1;
    /// As in Piece.
    int with = -1;
    /// Whether the points are scored by the end of the game only.
    bool atEnd = false;
    std::vector<Cell> cells{};
};

using Changes = std::vector<Change>;

/// A move described for people and for windows that know no rules.
struct MoveInfo {
    /// "Runner 1 north: pay red, collect blue"
    Text text;
    /// Heading in lists of moves: "Move a Runner".
    Text group;
    /// The letter of its heading: the same in every position, unique for each heading. Not f or r, which
    /// boards use.
    char key = 0;
    /// Lays the drawn tile: `tile`, `cell` and `rotation` say how.
    bool lays = false;
    int tile = -1;
    Rotation rotation = Rotation::R0;
    /// Only ends the player's turn or step: if nothing else is legal, it can be played without asking.
    bool ends = false;
    /// Where it happens, if it has a place; for a step, its destination.
    std::optional<Cell> cell;
    /// The side of the cell, for tokens on a side.
    std::optional<Direction> side;
    /// Number of the feature of the cell's tile, for pieces that are placed on features.
    std::optional<int> feature;
    /// The piece that moves, if any, and where it stands now (none: in the supply).
    std::optional<Piece> piece;
    /// The space that the piece moves to, if any.
    Kind toSpace = {};
    /// Whether the piece passes through a space beside the tiles on its way.
    bool through = false;
    /// Another piece on the board that this move removes.
    std::optional<Piece> takes;
    /// Another player affected by it.
    int other = -1;
    /// Names the tokens paid and gained, for pictures beside the text.
    std::vector<Holding> pays;
    std::vector<Holding> gains;
};

/// A whole city, road, field ... of the board, looked up by one of its tiles.
struct Region {
    /// "city of 5 tiles, complete"
    Text text;
    struct Part {
        Cell cell;
        int feature = -1;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;
    /// Whether it is the ground around the others: a field.
    bool ground = false;
    struct Owner {
        int player = -1;
        /// The strength of that player's pieces on it, and what it would score for the player as it is.
        int strength = 0;
        int points = 0;
        friend bool operator==(const Owner&, const Owner&) = default;
    };
    /// Players with pieces that count, in seat order.
    std::vector<Owner> owners;
};

/// What distinguishes a region from others of the same position, and whose it is.
struct RegionOwners {
    int region = -1;
    /// Bit p: player p has pieces on it that count.
    unsigned players = 0;
};

/// Statistics of the cities, roads ... of a board: all of one kind.
struct FeatureCount {
    Kind kind;
    /// Whether features of the kind can ever be complete.
    bool completes = true;
    int complete = 0;
    int incomplete = 0;
    /// Incomplete ones with pieces on them, and the number of these pieces.
    int occupied = 0;
    int pieces = 0;
    /// Occupied ones that need an empty cell which no tile of the set fits now, and the number of pieces on
    /// them.
    int trapped = 0;
    int trappedPieces = 0;
    friend bool operator==(const FeatureCount&, const FeatureCount&) = default;
};

/// A heading without a move for the player on move, and the reason: "no tile is left in the stack".
struct Refusal {
    Text group;
    Text reason;
    /// As in MoveInfo.
    char key = 0;
};

/// The letter of the heading under which every rule system ends the turn (MoveInfo::key, Refusal::key).
inline constexpr char endTurnKey = 'n';

} // namespace tilewright::game
