// Reasons for missing moves of L-2 and L-4.

#include "engine/games/landscape/rules/reasons.h"

#include "engine/games/landscape/dungeon/dungeon_expansion.h"
#include "engine/games/landscape/dungeon/princess_portal.h"
#include "engine/games/landscape/rules/names.h"
#include "engine/games/landscape/rules/piece_placement.h"
#include "engine/games/landscape/rules/point_sources.h"

#include <algorithm>
#include <optional>

namespace tilewright::landscape {

std::vector<Move> movesOf(const Position& position, AddMoves add) {
    game::MoveList all;
    add(position, all);
    return {all.begin(), all.end()};
}

namespace {

/// L-2.6: whether there is more to deploy than figures.
bool deploysMore(const Options& options) {
    return options.withDragon || options.towerActions;
}

} // namespace

const char* askToDeploy(const Options& options) {
    return deploysMore(options) ? QT_TRANSLATE_NOOP("Engine", "do one thing, or end the turn")
                                : QT_TRANSLATE_NOOP("Engine", "place a piece, or end the turn");
}

const char* haveDeployed(const Options& options) {
    return deploysMore(options) ? QT_TRANSLATE_NOOP("Engine", "you have already done one thing this turn")
                                : QT_TRANSLATE_NOOP("Engine", "a piece has already been placed");
}

Text whyNoDeploymentNow(const Position& position) {
    switch (position.turn.phase) {
    case Phase::Lay:
        return QT_TRANSLATE_NOOP("Engine", "lay the drawn tile first");
    case Phase::Wagons:
        return QT_TRANSLATE_NOOP("Engine", "move the wagons on first");
    case Phase::DragonFlight:
        return QT_TRANSLATE_NOOP("Engine", "the dragon flies first");
    case Phase::Fleeing:
        return QT_TRANSLATE_NOOP("Engine", "first choose: flee or stay");
    case Phase::Over:
        return QT_TRANSLATE_NOOP("Engine", "the game is over");
    case Phase::Deploy:
        break;
    }
    return {};
}

Text whyNoDeployment(const Position& position) {
    if (Text why = whyNoDeploymentNow(position); !why.empty())
        return why;
    if (position.turn.deployed)
        return haveDeployed(position.game().options());
    return mustUsePrincess(position)
               ? QT_TRANSLATE_NOOP("Engine", "first choose whom the princess sends home")
               : Text();
}

void addRefusal(std::vector<game::Refusal>& all, Heading heading, Text why) {
    if (!why.empty())
        all.push_back({heading.text, std::move(why), heading.key});
}

namespace {

bool hasMoveOf(const Position& position, AddMoves add, PieceType pieceType) {
    return std::ranges::any_of(movesOf(position, add),
                               [pieceType](Move m) { return landscape::pieceType(m) == pieceType; });
}

Text fits(const Position& position, Cell cell, Rotation rotation) {
    const auto edgeOf = [&](int kind, Rotation r, Direction d) {
        const auto tile = static_cast<std::size_t>(position.game().tileOfKind(kind));
        return turned(position.game().tileSet().tiles[tile].landscape().edges,
                      r)[static_cast<std::size_t>(d)];
    };
    bool touches = false;
    for (const Direction d : allDirections) {
        const int other = position.board.tileAt(neighbour(cell, d));
        if (other < 0)
            continue;
        touches = true;
        const Edge mine = edgeOf(position.turn.drawn, rotation, d);
        const Edge theirs =
            edgeOf(position.board.kindOf(other), position.board.rotationOf(other), opposite(d));
        if (mine != theirs && mine != Edge::Any && theirs != Edge::Any)
            return {QT_TRANSLATE_NOOP("Engine", "%1 side: %2 meets %3"),
                    {Text::Argument::word(name(d)), Text::Argument::word(name(mine)),
                     Text::Argument::word(name(theirs))}};
    }
    return touches ? Text() : Text(QT_TRANSLATE_NOOP("Engine", "touches no laid tile"));
}

/// Why no figure of that kind can be placed on the tile just laid; the first feature that fits it counts.
Text whyNotPlaced(const Position& position, PieceType pieceType) {
    if (Text why = whyNoDeployment(position); !why.empty())
        return why;
    const int player = position.player();
    if (!position.pieces.has(player, pieceType))
        return QT_TRANSLATE_NOOP("Engine", "you have none left in your supply");
    if (hasMoveOf(position, addPortalMoves, pieceType) || hasMoveOf(position, addTowerPlaceMoves, pieceType))
        return {};
    if (position.turn.tile == nowhere)
        return QT_TRANSLATE_NOOP("Engine", "there is no tile to lay this turn");
    if (position.isDragonOn(position.turn.tile))
        return QT_TRANSLATE_NOOP("Engine", "the dragon is on that tile");
    const auto [first, last] = position.laidPlaces();
    const Options& options = position.game().options();
    bool fitting = false;
    bool full = false;
    for (int place = first; place < last; ++place) {
        const BoardFeature& boardFeature = position.features.of(place);
        if (mayBePlacedOn(pieceType, boardFeature, player) && acceptsPieces(boardFeature, options))
            return {};
        fitting = fitting || canStandOn(pieceType, boardFeature.kind);
        full = full || mayBePlacedOn(pieceType, boardFeature, player);
    }
    if (full)
        return QT_TRANSLATE_NOOP("Engine", "the tile has just completed it, so no piece may be placed on it");
    if (!fitting)
        return QT_TRANSLATE_NOOP("Engine", "the tile has nothing that this piece can be placed on");
    if (isFollower(pieceType))
        return QT_TRANSLATE_NOOP("Engine", "it is already occupied");
    return QT_TRANSLATE_NOOP("Engine", "none of your followers is on it");
}

/// Without the way home.
std::vector<Move> wagonMoves(const Position& position) {
    std::vector<Move> moves = movesOf(position, addWagonMoves);
    moves.pop_back();
    return moves;
}

/// Whether a legal move brings that figure from that space, or from the supply, into the cell.
bool isLegalThere(const Position& position, PieceType what, game::Kind space, Cell to) {
    game::MoveList legal;
    position.legalMoves(legal);
    return std::ranges::any_of(legal, [&](Move m) {
        const MoveKind k = kind(m);
        const bool fromSupply = k == MoveKind::Place || k == MoveKind::EnterDungeon;
        if (space.empty() ? !fromSupply : k != MoveKind::LeaveDungeon)
            return false;
        return pieceType(m) == what && place(m) != nowhere && position.cellOfPlace(place(m)) == to;
    });
}

std::optional<PieceType> pieceTypeFromKind(game::Kind kind) {
    for (int n = 0; n < pieceTypeCount; ++n)
        if (pieceKind(static_cast<PieceType>(n)) == kind)
            return static_cast<PieceType>(n);
    return std::nullopt;
}

constexpr auto noPlaceForWagon =
    QT_TRANSLATE_NOOP("Engine", "no unfinished road, city or cloister nearby is free");

} // namespace

Text whyNotLaid(const Position& position, Cell cell, Rotation rotation) {
    if (position.over())
        return QT_TRANSLATE_NOOP("Engine", "the game is over");
    if (position.turn.drawn == nowhere)
        return QT_TRANSLATE_NOOP("Engine", "there is no tile to lay now");
    if (position.board.tileAt(cell) >= 0)
        return QT_TRANSLATE_NOOP("Engine", "there is already a tile here");
    if (!insideLimits(cell))
        return QT_TRANSLATE_NOOP("Engine", "too far away");
    return fits(position, cell, rotation);
}

Text whyNotMoved(const Position& position, const game::Piece& piece, Cell to) {
    const auto pieceType = pieceTypeFromKind(piece.kind);
    if (position.over())
        return QT_TRANSLATE_NOOP("Engine", "the game is over");
    if (piece.kind == kinds::dragon || piece.kind == kinds::fairy)
        return whyCreatureNotMoved(position, piece.kind, to);
    if (!pieceType || piece.player != position.player())
        return QT_TRANSLATE_NOOP("Engine", "only another player may move this one");
    if (position.turn.phase == Phase::Wagons && *pieceType == PieceType::Wagon) {
        const auto moves = wagonMoves(position);
        const bool there = std::any_of(moves.begin(), moves.end(),
                                       [&](Move m) { return position.cellOfPlace(place(m)) == to; });
        return there ? Text() : Text(noPlaceForWagon);
    }
    if (isLegalThere(position, *pieceType, piece.space, to))
        return {};
    if (piece.space == kinds::dungeon)
        return whyNotLeaving(position, *pieceType, to);
    if (Text why = whyNotPlaced(position, *pieceType); !why.empty())
        return why;
    return position.turn.tile != nowhere && position.board.cellOf(position.turn.tile) == to
               ? Text()
               : Text(QT_TRANSLATE_NOOP("Engine", "pieces go on the tile just laid"));
}

std::vector<game::Refusal> refusals(const Position& position) {
    std::vector<game::Refusal> all;
    if (position.over())
        return all;
    for (int n = 0; n < pieceTypeCount; ++n) {
        const auto pieceType = static_cast<PieceType>(n);
        if (pieceType == PieceType::Follower || (position.game().options().pieces & bitOf(pieceType)) != 0)
            addRefusal(all, headingOf(MoveKind::Place, pieceType), whyNotPlaced(position, pieceType));
    }
    position.game().expansion().addRefusals(position, all);
    if (position.turn.phase == Phase::Wagons && wagonMoves(position).empty())
        addRefusal(all, headingOf(MoveKind::MoveWagon), noPlaceForWagon);
    Text notEnding = whyNoDeploymentNow(position);
    if (notEnding.empty() && mustUsePrincess(position))
        notEnding = QT_TRANSLATE_NOOP("Engine", "first choose whom the princess sends home");
    addRefusal(all, headingOf(MoveKind::EndTurn), std::move(notEnding));
    return all;
}

} // namespace tilewright::landscape
