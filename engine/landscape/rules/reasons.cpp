// Reasons for missing moves of L-2 and L-4.

#include "engine/landscape/rules/reasons.h"

#include "engine/landscape/dungeon/reasons_dungeon.h"
#include "engine/landscape/face/headings.h"
#include "engine/landscape/rules/deployment.h"
#include "engine/landscape/rules/followers.h"
#include "engine/landscape/rules/portal.h"
#include "engine/landscape/rules/sources.h"
#include "engine/landscape/rules/wagons.h"
#include "engine/landscape/words.h"

#include <algorithm>
#include <optional>

namespace tilewright::landscape {

namespace {

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
Text notPlaced(const Position& position, Figure figure) {
    if (Text why = notDeployed(position); !why.empty())
        return why;
    const int player = position.player();
    if (!position.figures.has(player, figure))
        return QT_TRANSLATE_NOOP("Engine", "you have none left in your supply");
    if (hasMoveOf(position, addPortalMoves, figure) || hasMoveOf(position, addTowerPlaceMoves, figure))
        return {};
    if (position.isDragonOn(position.turn.tile))
        return QT_TRANSLATE_NOOP("Engine", "the dragon is on that tile");
    const int first = position.board.firstPlace(position.turn.tile);
    bool fitting = false;
    for (int place = first; place < first + position.featureCount(position.turn.tile); ++place) {
        const Joined& joined = position.features.of(place);
        if (mayStand(figure, joined, player))
            return {};
        fitting = fitting || goesOn(figure, joined.kind);
    }
    if (!fitting)
        return QT_TRANSLATE_NOOP("Engine", "the tile has nothing that this piece can be placed on");
    if (isFollower(figure))
        return QT_TRANSLATE_NOOP("Engine", "it is already occupied");
    return QT_TRANSLATE_NOOP("Engine", "none of your followers is on it");
}

Text notTokens(const Position& position) {
    if (Text why = notDeploying(position); !why.empty())
        return why;
    if (position.turn.tokenPlace != nowhere)
        return QT_TRANSLATE_NOOP("Engine", "a token has already been placed this turn");
    bool left = false;
    for (int n = 0; n < position.game().coloursEach(); ++n)
        left = left || position.tokens.left(Tokens::colourOf(position.game(), position.player(), n)) > 0;
    if (!left)
        return QT_TRANSLATE_NOOP("Engine", "you have no tokens left");
    return position.tokens.freeCount() > 0 ? Text()
                                           : Text(QT_TRANSLATE_NOOP("Engine", "no tunnel mouth is free"));
}

std::vector<Move> wagonMoves(const Position& position) {
    game::MoveList all;
    addWagonMoves(position, all);
    return {all.begin(), all.end() - 1}; // all except the way home
}

/// Whether a legal move brings that figure from that space, or from the supply, into the cell.
bool isLegalThere(const Position& position, Figure what, game::Kind space, Cell to) {
    game::MoveList legal;
    position.legalMoves(legal);
    return std::ranges::any_of(legal, [&](Move m) {
        const MoveKind k = kind(m);
        const bool fromSupply = k == MoveKind::Place || k == MoveKind::EnterDungeon;
        if (space.empty() ? !fromSupply : k != MoveKind::LeaveDungeon)
            return false;
        return figure(m) == what && place(m) != nowhere && position.cellOfPlace(place(m)) == to;
    });
}

std::optional<Figure> figureFromKind(game::Kind kind) {
    for (int n = 0; n < figureCount; ++n)
        if (pieceKind(static_cast<Figure>(n)) == kind)
            return static_cast<Figure>(n);
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
    const auto figure = figureFromKind(piece.kind);
    if (position.over())
        return QT_TRANSLATE_NOOP("Engine", "the game is over");
    if (piece.kind == kinds::dragon || piece.kind == kinds::fairy)
        return notBeing(position, piece.kind, to);
    if (!figure || piece.player != position.player())
        return QT_TRANSLATE_NOOP("Engine", "another player moves this one");
    if (position.turn.phase == Phase::Wagons && *figure == Figure::Wagon) {
        const auto moves = wagonMoves(position);
        const bool there = std::any_of(moves.begin(), moves.end(),
                                       [&](Move m) { return position.cellOfPlace(place(m)) == to; });
        return there ? Text() : Text(noPlaceForWagon);
    }
    if (isLegalThere(position, *figure, piece.space, to))
        return {};
    if (piece.space == kinds::dungeon)
        return notLeaving(position, *figure, to);
    if (Text why = notPlaced(position, *figure); !why.empty())
        return why;
    return position.board.cellOf(position.turn.tile) == to
               ? Text()
               : Text(QT_TRANSLATE_NOOP("Engine", "pieces go on the tile just laid"));
}

Text whyNoToken(const Position& position, Cell cell, Direction side) {
    if (!position.game().scope().tokens)
        return QT_TRANSLATE_NOOP("Engine", "tunnel tokens are not in this game");
    if (Text why = notTokens(position); !why.empty())
        return why;
    const Tokens& tokens = position.tokens;
    const auto isHere = [&](int mouth) {
        return mouth != nowhere && position.cellOfPlace(mouth) == cell && position.mouthSide(mouth) == side;
    };
    for (int n = 0; n < tokens.freeCount(); ++n)
        if (isHere(tokens.freeMouth(n)))
            return {};
    for (int colour = 0; colour < tokenColours; ++colour)
        if (isHere(tokens.mouth(colour, 0)) || isHere(tokens.mouth(colour, 1)))
            return QT_TRANSLATE_NOOP("Engine", "there is already a token here");
    return QT_TRANSLATE_NOOP("Engine", "there is no tunnel mouth here");
}

std::vector<game::Refusal> refusals(const Position& position) {
    std::vector<game::Refusal> all;
    if (position.over())
        return all;
    const auto add = [&all](Heading heading, Text why) {
        if (!why.empty())
            all.push_back({heading.text, std::move(why), heading.key});
    };
    for (int n = 0; n < figureCount; ++n) {
        const auto figure = static_cast<Figure>(n);
        if (figure == Figure::Follower || (position.game().options().pieces & bitOf(figure)) != 0)
            add(headingOf(MoveKind::Place, figure), notPlaced(position, figure));
    }
    if (position.game().scope().tokens)
        add(headingOf(MoveKind::PlaceToken), notTokens(position));
    if (position.game().scope().dungeon)
        addDungeonRefusals(position, all);
    if (position.turn.phase == Phase::Wagons && wagonMoves(position).empty())
        add(headingOf(MoveKind::MoveWagon), noPlaceForWagon);
    Text notEnding = notDeploying(position);
    if (notEnding.empty() && princessBinds(position))
        notEnding = QT_TRANSLATE_NOOP("Engine", "choose first whom the princess sends home");
    add(headingOf(MoveKind::EndTurn), std::move(notEnding));
    return all;
}

} // namespace tilewright::landscape
