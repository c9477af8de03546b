#include "editor/play/board_moves.h"

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

bool samePiece(const game::Piece& a, const game::Piece& b) {
    return a.kind == b.kind && a.player == b.player && a.number == b.number;
}

/// Nothing to hold for layings and for what has no place.
std::vector<Grip> gripsOf(const std::vector<const OfferedMove*>& moves) {
    using What = Grip::What;
    std::vector<Grip> grips;
    for (const OfferedMove* offered : moves) {
        const game::MoveInfo& info = offered->info;
        if (info.lays || !info.cell)
            continue;
        Grip wanted;
        wanted.cell = *info.cell;
        if (info.side) {
            wanted.what = What::Side;
            wanted.side = *info.side;
        } else if (info.piece) {
            // A piece that is on the board may go to another feature of its own cell.
            const bool enters =
                info.piece->cell == *info.cell && info.piece->feature == info.feature.value_or(-1);
            wanted.what = enters ? What::Entry : What::Piece;
            wanted.piece = *info.piece;
            wanted.cell = info.piece->cell;
            if (enters)
                wanted.feature = info.piece->feature;
        }
        auto grip = std::ranges::find_if(grips, [&](const Grip& g) {
            if (g.what != wanted.what || g.cell != wanted.cell || g.side != wanted.side ||
                g.feature != wanted.feature || g.piece.player != wanted.piece.player)
                return false;
            // On a feature one place serves all kinds, and asks which.
            return g.feature >= 0 || (g.piece.kind == wanted.piece.kind &&
                                      (g.what == What::Entry || g.piece.number == wanted.piece.number));
        });
        if (grip == grips.end())
            grip = grips.insert(grips.end(), std::move(wanted));
        // Pieces in the supply are alike: the first of them comes.
        if (grip->what == What::Entry && info.piece->kind == grip->piece.kind &&
            info.piece->number != grip->piece.number)
            continue;
        grip->targets[*info.cell].push_back(offered);
    }
    std::ranges::stable_sort(grips, [](const Grip& a, const Grip& b) {
        if (a.what != b.what)
            return a.what < b.what;
        return a.cell == b.cell ? std::pair(a.side, a.feature) < std::pair(b.side, b.feature)
                                : readsBefore(a.cell, b.cell);
    });
    return grips;
}

} // namespace

BoardMoves::BoardMoves(const game::Position& position, const game::MoveList& moves) {
    moves_.reserve(moves.size());
    for (game::Move move : moves)
        moves_.push_back({move, position.describe(move)});
    std::vector<const OfferedMove*> all;
    for (const OfferedMove& offered : moves_)
        all.push_back(&offered);
    grips_ = gripsOf(all);
}

std::vector<const OfferedMove*> BoardMoves::under(char key) const {
    std::vector<const OfferedMove*> found;
    for (const OfferedMove& offered : moves_)
        if (offered.info.key == key)
            found.push_back(&offered);
    return found;
}

std::vector<Grip> BoardMoves::gripsUnder(char key) const {
    return gripsOf(under(key));
}

const Grip* BoardMoves::pieceGrip(const game::Piece& piece) const {
    const auto grip = std::ranges::find_if(
        grips_, [&](const Grip& g) { return g.what == Grip::What::Piece && samePiece(g.piece, piece); });
    return grip == grips_.end() ? nullptr : &*grip;
}

std::vector<const Grip*> BoardMoves::entriesAt(Cell cell) const {
    std::vector<const Grip*> entries;
    for (const Grip& grip : grips_)
        if (grip.what == Grip::What::Entry && grip.cell == cell)
            entries.push_back(&grip);
    return entries;
}

const Grip* BoardMoves::chamberAt(Cell cell) const {
    const auto grip = std::ranges::find_if(
        grips_, [&](const Grip& g) { return g.what == Grip::What::Chamber && g.cell == cell; });
    return grip == grips_.end() ? nullptr : &*grip;
}

const Grip* BoardMoves::sideAt(Cell cell, Direction side) const {
    const auto grip = std::ranges::find_if(grips_, [&](const Grip& g) {
        return g.what == Grip::What::Side && ((g.cell == cell && g.side == side) ||
                                              (g.cell == neighbour(cell, side) && g.side == opposite(side)));
    });
    return grip == grips_.end() ? nullptr : &*grip;
}

} // namespace tilewright
