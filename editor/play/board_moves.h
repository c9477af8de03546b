#pragma once

#include "engine/game/game.h"

#include <map>
#include <string_view>
#include <vector>

namespace tilewright {

/// A legal move with its words.
struct OfferedMove {
    game::Move move;
    game::MoveInfo info;
};

/// Something on the board that one takes hold of to act.
struct Grip {
    enum class What {
        Piece,   ///< stands in `cell`; its moves lead elsewhere
        Entry,   ///< `piece` comes out of the supply into `cell`, onto `feature` if it has one
        Chamber, ///< `cell` itself
        Side     ///< the passageway on `side` of `cell`
    };
    What what = What::Chamber;
    Cell cell;
    Direction side = Direction::North;
    /// Entries only; -1: the chamber as a whole.
    int feature = -1;
    game::Piece piece;
    /// Where its moves lead; the cell itself where they have no other place.
    std::map<Cell, std::vector<const OfferedMove*>> targets;
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

    const Grip* pieceGrip(const game::Piece& piece) const;
    /// The entries of a cell.
    std::vector<const Grip*> entriesAt(Cell cell) const;
    const Grip* chamberAt(Cell cell) const;
    /// The passageway by either of its two chambers.
    const Grip* sideAt(Cell cell, Direction side) const;

private:
    std::vector<OfferedMove> moves_;
    std::vector<Grip> grips_;
};

} // namespace tilewright
