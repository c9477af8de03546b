#pragma once

#include "engine/games/game.h"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

class QKeyEvent;

namespace tilewright {

/// The letter of a key press, 'a' to 'z', for headings of actions; 0 for other keys and with modifiers.
char actionLetter(const QKeyEvent& event);

/// A legal move with its description.
struct OfferedMove {
    game::Move move;
    game::MoveInfo info;
};

/// Of the same kind and player: they are interchangeable.
bool interchangeable(const game::Piece& a, const game::Piece& b);

/// Something on the board that can be picked up or clicked to act.
struct MoveOrigin {
    enum class What {
        Piece,   ///< stands in `cell` or in a space and can move elsewhere
        Entry,   ///< `piece` enters from the supply into `cell`, onto `feature` if it has one
        Removal, ///< `piece`, which stands in `cell`, is removed from the board
        Chamber, ///< `cell` itself
        Side,    ///< the passageway on `side` of `cell`
        Arrival  ///< `piece` enters from the supply into `space`, and may continue from there
    };
    What what = What::Chamber;
    Cell cell;
    Direction side = Direction::North;
    /// Entries only; -1: the whole chamber.
    int feature = -1;
    game::Piece piece;
    /// Arrivals only.
    game::Kind space = {};
    /// Destinations of its moves; the cell itself if they have no other.
    std::map<Cell, std::vector<const OfferedMove*>> targets;
    /// Destinations beside the tiles.
    std::map<game::Kind, std::vector<const OfferedMove*>> spaces;

    /// The space that it is picked up in, "" for the board.
    game::Kind inSpace() const { return what == What::Piece ? piece.space : space; }
    /// Counts targets, then spaces.
    std::size_t targetCount() const { return targets.size() + spaces.size(); }
};

/// The legal moves by origin: pieces in reading order, entries, chambers, sides. Knows no rules.
class BoardMoves {
public:
    BoardMoves() = default;
    BoardMoves(const game::Position& position, const game::MoveList& moves);
    BoardMoves(BoardMoves&&) = default;
    BoardMoves& operator=(BoardMoves&&) = default;
    // Not copyable, as origins point into the moves.
    BoardMoves(const BoardMoves&) = delete;
    BoardMoves& operator=(const BoardMoves&) = delete;
    ~BoardMoves() = default;

    const std::vector<OfferedMove>& all() const { return moves_; }
    const std::vector<MoveOrigin>& origins() const { return origins_; }
    /// Moves under the heading with that letter.
    std::vector<const OfferedMove*> under(char key) const;
    /// The letter's origins, with the moves under its heading only.
    std::vector<MoveOrigin> originsUnder(char key) const;

    /// The origin of a piece on the board, or of an interchangeable one in its space.
    const MoveOrigin* pieceOrigin(const game::Piece& piece) const;
    const MoveOrigin* removalOrigin(const game::Piece& piece) const;
    const MoveOrigin* arrivalOrigin(game::Kind space, game::Kind kind) const;
    /// All moves of a piece of that kind from the supply; empty if it can't enter.
    std::optional<MoveOrigin> fromSupply(game::Kind kind, int player) const;
    /// Whether any tokens are paid in the game.
    bool priced() const { return priced_; }
    /// The entries of a cell.
    std::vector<const MoveOrigin*> entriesAt(Cell cell) const;
    const MoveOrigin* chamberAt(Cell cell) const;
    /// The passageway, named by either of its two chambers.
    const MoveOrigin* sideAt(Cell cell, Direction side) const;

private:
    std::vector<MoveOrigin> originsOf(const std::vector<const OfferedMove*>& moves) const;

    std::vector<OfferedMove> moves_;
    std::vector<MoveOrigin> origins_;
    /// The pieces on the board and in the spaces.
    std::vector<game::Piece> standing_;
    /// The common space that pieces pass through, "" for none.
    game::Kind common_;
    bool priced_ = false;
};

/// An origin for choosing which other piece is removed, by the cells of these pieces; empty if the moves
/// don't differ in that.
std::optional<MoveOrigin> removalChoiceOf(const std::vector<const OfferedMove*>& moves);

} // namespace tilewright
