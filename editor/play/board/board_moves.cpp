#include "editor/play/board/board_moves.h"

#include "engine/art/art.h"

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

bool samePiece(const game::Piece& a, const game::Piece& b) {
    return a.kind == b.kind && a.player == b.player && a.number == b.number;
}

Grip gripFor(const game::MoveInfo& info, bool stands, game::Kind common) {
    using What = Grip::What;
    Grip grip;
    if (info.cell)
        grip.cell = *info.cell;
    if (info.side) {
        grip.what = What::Side;
        grip.side = *info.side;
    } else if (info.piece && stands) {
        grip.what = What::Piece;
        grip.piece = *info.piece;
        grip.cell = info.piece->cell;
    } else if (info.piece && (info.through || !info.toSpace.empty())) {
        grip.what = What::Arrival;
        grip.piece = *info.piece;
        grip.space = info.toSpace.empty() ? common : info.toSpace;
        grip.cell = {};
    } else if (info.piece) {
        grip.what = What::Entry;
        grip.piece = *info.piece;
        grip.feature = info.feature.value_or(-1);
    } else if (info.takes) {
        grip.what = What::Taken;
        grip.piece = *info.takes;
        grip.cell = info.takes->cell;
    }
    return grip;
}

bool sameGrip(const Grip& a, const Grip& b) {
    using What = Grip::What;
    if (a.what != b.what || a.cell != b.cell || a.side != b.side || a.feature != b.feature ||
        a.inSpace() != b.inSpace() || a.piece.player != b.piece.player)
        return false;
    // On a feature, one place serves all kinds, and a choice follows.
    if (a.what == What::Entry && a.feature >= 0)
        return true;
    // Those in the supply and in a space are interchangeable.
    const bool alike = a.what == What::Entry || !a.inSpace().empty();
    return a.piece.kind == b.piece.kind && (alike || a.piece.number == b.piece.number);
}

} // namespace

bool alike(const game::Piece& a, const game::Piece& b) {
    return a.kind == b.kind && a.player == b.player;
}

/// No grips for layings and for moves without a place.
std::vector<Grip> BoardMoves::gripsOf(const std::vector<const OfferedMove*>& moves) const {
    using What = Grip::What;
    std::vector<Grip> grips;
    for (const OfferedMove* offered : moves) {
        const game::MoveInfo& info = offered->info;
        if (info.lays || (!info.cell && (info.toSpace.empty() || !info.piece)))
            continue;
        const bool stands = info.piece && std::ranges::any_of(standing_, [&](const game::Piece& p) {
                                return samePiece(p, *info.piece) && p.space == info.piece->space;
                            });
        const Grip wanted = gripFor(info, stands, common_);
        auto grip = std::ranges::find_if(grips, [&](const Grip& g) { return sameGrip(g, wanted); });
        if (grip == grips.end())
            grip = grips.insert(grips.end(), wanted);
        // Pieces in the supply are interchangeable: the first one is used.
        if (grip->what == What::Entry && info.piece->kind == grip->piece.kind &&
            info.piece->number != grip->piece.number)
            continue;
        if (info.cell)
            grip->targets[*info.cell].push_back(offered);
        else
            grip->spaces[info.toSpace].push_back(offered);
    }
    std::ranges::stable_sort(grips, [](const Grip& a, const Grip& b) {
        if (a.inSpace().empty() != b.inSpace().empty())
            return a.inSpace().empty();
        if (a.what != b.what)
            return a.what < b.what;
        return a.cell == b.cell ? std::pair(a.side, a.feature) < std::pair(b.side, b.feature)
                                : readsBefore(a.cell, b.cell);
    });
    return grips;
}

BoardMoves::BoardMoves(const game::Position& position, const game::MoveList& moves) {
    moves_.reserve(moves.size());
    for (game::Move move : moves)
        moves_.push_back({move, position.describe(move)});
    game::Table table = position.tableButTiles();
    standing_ = std::move(table.pieces);
    priced_ = std::ranges::any_of(table.supply, [](const game::Holding& holding) {
        return !art::tokenPicture(holding.kind).shapes.empty();
    });
    for (const game::Space& space : table.spaces) {
        standing_.insert(standing_.end(), space.pieces.begin(), space.pieces.end());
        if (space.player < 0 && common_.empty())
            common_ = space.kind;
    }
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
    const auto grip = std::ranges::find_if(grips_, [&](const Grip& g) {
        return g.what == Grip::What::Piece && g.piece.space == piece.space &&
               (piece.space.empty() ? samePiece(g.piece, piece)
                                    : g.piece.kind == piece.kind && g.piece.player == piece.player);
    });
    return grip == grips_.end() ? nullptr : &*grip;
}

const Grip* BoardMoves::takenGrip(const game::Piece& piece) const {
    const auto grip = std::ranges::find_if(grips_, [&](const Grip& g) {
        return g.what == Grip::What::Taken && samePiece(g.piece, piece) && g.piece.cell == piece.cell;
    });
    return grip == grips_.end() ? nullptr : &*grip;
}

const Grip* BoardMoves::arrivalGrip(game::Kind space, game::Kind kind) const {
    const auto grip = std::ranges::find_if(grips_, [&](const Grip& g) {
        return g.what == Grip::What::Arrival && g.space == space && g.piece.kind == kind;
    });
    return grip == grips_.end() ? nullptr : &*grip;
}

std::optional<Grip> BoardMoves::fromSupply(game::Kind kind, int player) const {
    std::optional<Grip> all;
    for (const Grip& grip : grips_) {
        if ((grip.what != Grip::What::Entry && grip.what != Grip::What::Arrival) ||
            grip.piece.player != player)
            continue;
        const auto mine = [&](const std::vector<const OfferedMove*>& moves) {
            std::vector<const OfferedMove*> those;
            std::ranges::copy_if(moves, std::back_inserter(those),
                                 [&](const OfferedMove* m) { return m->info.piece->kind == kind; });
            if (!those.empty() && !all) {
                all.emplace();
                all->what = Grip::What::Arrival;
                all->piece = *those.front()->info.piece;
                all->space = common_;
            }
            return those;
        };
        for (const auto& [cell, moves] : grip.targets)
            for (const OfferedMove* move : mine(moves))
                all->targets[cell].push_back(move);
        for (const auto& [space, moves] : grip.spaces)
            for (const OfferedMove* move : mine(moves))
                all->spaces[space].push_back(move);
    }
    return all;
}

std::optional<Grip> takingOf(const std::vector<const OfferedMove*>& moves) {
    const game::MoveInfo& first = moves.front()->info;
    if (!first.cell || !first.piece ||
        std::ranges::all_of(moves, [&](const OfferedMove* m) { return m->info.takes == first.takes; }))
        return std::nullopt;
    Grip grip;
    grip.what = Grip::What::Entry;
    grip.cell = *first.cell;
    grip.piece = *first.piece;
    for (const OfferedMove* move : moves)
        grip.targets[move->info.takes ? move->info.takes->cell : grip.cell].push_back(move);
    // All in one cell: the moves can't be distinguished in that way.
    return grip.targets.size() < 2 ? std::nullopt : std::optional(std::move(grip));
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
