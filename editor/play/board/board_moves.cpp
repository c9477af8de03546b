#include "editor/play/board/board_moves.h"

#include "engine/art/picture_dispatch.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

bool samePiece(const game::Piece& a, const game::Piece& b) {
    return a.kind == b.kind && a.player == b.player && a.number == b.number;
}

MoveOrigin originFor(const game::MoveInfo& info, bool stands, game::Kind common) {
    using What = MoveOrigin::What;
    MoveOrigin origin;
    if (info.cell)
        origin.cell = *info.cell;
    if (info.side) {
        origin.what = What::Side;
        origin.side = *info.side;
    } else if (info.piece && stands) {
        origin.what = What::Piece;
        origin.piece = *info.piece;
        origin.cell = info.piece->cell;
    } else if (info.piece && (info.through || !info.toSpace.empty())) {
        origin.what = What::Arrival;
        origin.piece = *info.piece;
        origin.space = info.toSpace.empty() ? common : info.toSpace;
        origin.cell = {};
    } else if (info.piece) {
        origin.what = What::Entry;
        origin.piece = *info.piece;
        origin.feature = info.feature.value_or(-1);
    } else if (info.takes) {
        origin.what = What::Removal;
        origin.piece = *info.takes;
        origin.cell = info.takes->cell;
    }
    return origin;
}

bool sameOrigin(const MoveOrigin& a, const MoveOrigin& b) {
    using What = MoveOrigin::What;
    if (a.what != b.what || a.cell != b.cell || a.side != b.side || a.feature != b.feature ||
        a.inSpace() != b.inSpace() || a.piece.player != b.piece.player)
        return false;
    // On a feature, one place serves all kinds, and a choice follows.
    if (a.what == What::Entry && a.feature >= 0)
        return true;
    // Those in the supply and in a space are interchangeable.
    const bool interchangeable = a.what == What::Entry || !a.inSpace().empty();
    return a.piece.kind == b.piece.kind && (interchangeable || a.piece.number == b.piece.number);
}

} // namespace

char actionLetter(const QKeyEvent& event) {
    const int letter = event.key() - Qt::Key_A;
    const bool plain = (event.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    return plain && letter >= 0 && letter < 26 ? static_cast<char>('a' + letter) : '\0';
}

bool interchangeable(const game::Piece& a, const game::Piece& b) {
    return a.kind == b.kind && a.player == b.player;
}

/// No grips for layings and for moves without a place.
std::vector<MoveOrigin> BoardMoves::originsOf(const std::vector<const OfferedMove*>& moves) const {
    using What = MoveOrigin::What;
    std::vector<MoveOrigin> origins;
    for (const OfferedMove* offered : moves) {
        const game::MoveInfo& info = offered->info;
        if (info.lays || (!info.cell && (info.toSpace.empty() || !info.piece)))
            continue;
        const bool stands = info.piece && std::ranges::any_of(standing_, [&](const game::Piece& p) {
                                return samePiece(p, *info.piece) && p.space == info.piece->space;
                            });
        const MoveOrigin wanted = originFor(info, stands, common_);
        auto origin =
            std::ranges::find_if(origins, [&](const MoveOrigin& g) { return sameOrigin(g, wanted); });
        if (origin == origins.end())
            origin = origins.insert(origins.end(), wanted);
        // Pieces in the supply are interchangeable: the first one is used.
        if (origin->what == What::Entry && info.piece->kind == origin->piece.kind &&
            info.piece->number != origin->piece.number)
            continue;
        if (info.cell)
            origin->targets[*info.cell].push_back(offered);
        else
            origin->spaces[info.toSpace].push_back(offered);
    }
    std::ranges::stable_sort(origins, [](const MoveOrigin& a, const MoveOrigin& b) {
        if (a.inSpace().empty() != b.inSpace().empty())
            return a.inSpace().empty();
        if (a.what != b.what)
            return a.what < b.what;
        return a.cell == b.cell ? std::pair(a.side, a.feature) < std::pair(b.side, b.feature)
                                : readingOrderLess(a.cell, b.cell);
    });
    return origins;
}

BoardMoves::BoardMoves(const game::Position& position, const game::MoveList& moves) {
    moves_.reserve(moves.size());
    for (game::Move move : moves)
        moves_.push_back({move, position.describe(move)});
    game::Table table = position.tableWithoutTiles();
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
    origins_ = originsOf(all);
}

std::vector<const OfferedMove*> BoardMoves::under(char key) const {
    std::vector<const OfferedMove*> found;
    for (const OfferedMove& offered : moves_)
        if (offered.info.key == key)
            found.push_back(&offered);
    return found;
}

std::vector<MoveOrigin> BoardMoves::originsUnder(char key) const {
    return originsOf(under(key));
}

const MoveOrigin* BoardMoves::pieceOrigin(const game::Piece& piece) const {
    const auto origin = std::ranges::find_if(origins_, [&](const MoveOrigin& g) {
        return g.what == MoveOrigin::What::Piece && g.piece.space == piece.space &&
               (piece.space.empty() ? samePiece(g.piece, piece)
                                    : g.piece.kind == piece.kind && g.piece.player == piece.player);
    });
    return origin == origins_.end() ? nullptr : &*origin;
}

const MoveOrigin* BoardMoves::removalOrigin(const game::Piece& piece) const {
    const auto origin = std::ranges::find_if(origins_, [&](const MoveOrigin& g) {
        return g.what == MoveOrigin::What::Removal && samePiece(g.piece, piece) && g.piece.cell == piece.cell;
    });
    return origin == origins_.end() ? nullptr : &*origin;
}

const MoveOrigin* BoardMoves::arrivalOrigin(game::Kind space, game::Kind kind) const {
    const auto origin = std::ranges::find_if(origins_, [&](const MoveOrigin& g) {
        return g.what == MoveOrigin::What::Arrival && g.space == space && g.piece.kind == kind;
    });
    return origin == origins_.end() ? nullptr : &*origin;
}

std::optional<MoveOrigin> BoardMoves::fromSupply(game::Kind kind, int player) const {
    std::optional<MoveOrigin> all;
    for (const MoveOrigin& origin : origins_) {
        if ((origin.what != MoveOrigin::What::Entry && origin.what != MoveOrigin::What::Arrival) ||
            origin.piece.player != player)
            continue;
        const auto mine = [&](const std::vector<const OfferedMove*>& moves) {
            std::vector<const OfferedMove*> those;
            std::ranges::copy_if(moves, std::back_inserter(those),
                                 [&](const OfferedMove* m) { return m->info.piece->kind == kind; });
            if (!those.empty() && !all) {
                all.emplace();
                all->what = MoveOrigin::What::Arrival;
                all->piece = *those.front()->info.piece;
                all->space = common_;
            }
            return those;
        };
        for (const auto& [cell, moves] : origin.targets)
            for (const OfferedMove* move : mine(moves))
                all->targets[cell].push_back(move);
        for (const auto& [space, moves] : origin.spaces)
            for (const OfferedMove* move : mine(moves))
                all->spaces[space].push_back(move);
    }
    return all;
}

std::optional<MoveOrigin> removalChoiceOf(const std::vector<const OfferedMove*>& moves) {
    const game::MoveInfo& first = moves.front()->info;
    if (!first.cell || !first.piece ||
        std::ranges::all_of(moves, [&](const OfferedMove* m) { return m->info.takes == first.takes; }))
        return std::nullopt;
    MoveOrigin origin;
    origin.what = MoveOrigin::What::Entry;
    origin.cell = *first.cell;
    origin.piece = *first.piece;
    for (const OfferedMove* move : moves)
        origin.targets[move->info.takes ? move->info.takes->cell : origin.cell].push_back(move);
    // All in one cell: the moves can't be distinguished in that way.
    return origin.targets.size() < 2 ? std::nullopt : std::optional(std::move(origin));
}

std::vector<const MoveOrigin*> BoardMoves::entriesAt(Cell cell) const {
    std::vector<const MoveOrigin*> entries;
    for (const MoveOrigin& origin : origins_)
        if (origin.what == MoveOrigin::What::Entry && origin.cell == cell)
            entries.push_back(&origin);
    return entries;
}

const MoveOrigin* BoardMoves::chamberAt(Cell cell) const {
    const auto origin = std::ranges::find_if(
        origins_, [&](const MoveOrigin& g) { return g.what == MoveOrigin::What::Chamber && g.cell == cell; });
    return origin == origins_.end() ? nullptr : &*origin;
}

const MoveOrigin* BoardMoves::sideAt(Cell cell, Direction side) const {
    const auto origin = std::ranges::find_if(origins_, [&](const MoveOrigin& g) {
        return g.what == MoveOrigin::What::Side &&
               ((g.cell == cell && g.side == side) ||
                (g.cell == neighbour(cell, side) && g.side == opposite(side)));
    });
    return origin == origins_.end() ? nullptr : &*origin;
}

} // namespace tilewright
