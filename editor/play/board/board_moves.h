#pragma once

#include "engine/game/game.h"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace tilewright {

/// A legal move with its words.
struct OfferedMove {
    game::Move move;
    game::MoveInfo info;
};

/// Of one kind and one player: either does where the other does.
bool alike(const game::Piece& a, const game::Piece& b);

/// Something on the board that one takes hold of to act.
struct Grip {
    enum class What {
        Piece,   ///< stands in `cell` or in a space; its moves lead elsewhere
        Entry,   ///< `piece` comes out of the supply into `cell`, onto `feature` if it has one
        Taken,   ///< `piece`, which stands in `cell`, leaves the board by it
        Chamber, ///< `cell` itself
        Side,    ///< the passageway on `side` of `cell`
        Arrival  ///< `piece` comes out of the supply into `space`, and may go on from there
    };
    What what = What::Chamber;
    Cell cell;
    Direction side = Direction::North;
    /// Entries only; -1: the chamber as a whole.
    int feature = -1;
    game::Piece piece;
    /// Arrivals only.
    game::Kind space = {};
    /// Where its moves lead; the cell itself where they have no other place.
    std::map<Cell, std::vector<const OfferedMove*>> targets;
    /// Spaces beside the tiles where its moves lead.
    std::map<game::Kind, std::vector<const OfferedMove*>> spaces;

    /// The space that it is taken hold of in, "" for what is on the board.
    game::Kind inSpace() const { return what == What::Piece ? piece.space : space; }
    /// In order: targets, then spaces.
    std::size_t targetCount() const { return targets.size() + spaces.size(); }
};

/// The legal moves by what one takes hold of: pieces in reading order, entries, chambers, sides. Knows no
/// rules.
class BoardMoves {
public:
    BoardMoves() = default;
    BoardMoves(const game::Position& position, const game::MoveList& moves);
    BoardMoves(BoardMoves&&) = default;
    BoardMoves& operator=(BoardMoves&&) = default;
    // Grips point into the moves.
    BoardMoves(const BoardMoves&) = delete;
    BoardMoves& operator=(const BoardMoves&) = delete;
    ~BoardMoves() = default;

    const std::vector<OfferedMove>& all() const { return moves_; }
    const std::vector<Grip>& grips() const { return grips_; }
    /// Moves under the heading with that letter.
    std::vector<const OfferedMove*> under(char key) const;
    /// The letter's grips, with the moves under its heading alone.
    std::vector<Grip> gripsUnder(char key) const;

    /// A piece on the board, or in a space one of those that are alike.
    const Grip* pieceGrip(const game::Piece& piece) const;
    const Grip* takenGrip(const game::Piece& piece) const;
    const Grip* arrivalGrip(game::Kind space, game::Kind kind) const;
    /// All that a piece of that kind can do that comes out of the supply; nothing where it can't come.
    std::optional<Grip> fromSupply(game::Kind kind, int player) const;
    /// Whether tokens are paid in the game at all.
    bool priced() const { return priced_; }
    /// The entries of a cell.
    std::vector<const Grip*> entriesAt(Cell cell) const;
    const Grip* chamberAt(Cell cell) const;
    /// The passageway by either of its two chambers.
    const Grip* sideAt(Cell cell, Direction side) const;

private:
    std::vector<Grip> gripsOf(const std::vector<const OfferedMove*>& moves) const;

    std::vector<OfferedMove> moves_;
    std::vector<Grip> grips_;
    /// What stands on the board and in the spaces.
    std::vector<game::Piece> standing_;
    /// The one that everybody's pieces go through, "" for none.
    game::Kind common_;
    bool priced_ = false;
};

/// Where the step of a choice is made that says which other piece is taken: by the cells of those. Nothing
/// where the moves don't differ by that.
std::optional<Grip> takingOf(const std::vector<const OfferedMove*>& moves);

} // namespace tilewright
