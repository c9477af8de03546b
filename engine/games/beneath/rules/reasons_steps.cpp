// Why a piece can't go somewhere, and why no marker can be put or removed.

#include "engine/games/beneath/rules/names.h"
#include "engine/games/beneath/rules/reasons.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace tilewright::beneath {

namespace {

std::optional<Direction> directionTo(Cell from, Cell to) {
    for (Direction d : allDirections)
        if (neighbour(from, d) == to)
            return d;
    return std::nullopt;
}

Text barred(const Position& position, int from, Direction d) {
    if (((position.joined(from) >> index(d)) & 1U) == 0)
        return QT_TRANSLATE_NOOP("Engine", "no passageway leads there");
    if (((position.blackMarkers(from) >> index(d)) & 1U) != 0) // B-6.6
        return QT_TRANSLATE_NOOP("Engine", "a black marker bars the way");
    return {};
}

Text tooDear(const Position& position, const Step& step) { // B-6.1, B-1.6
    const Hand& hand = position.hand(position.player());
    if (step.exit == SideContent::Special) {
        const int price = position.game().specialDoorPrice();
        if (std::popcount(hand.colours()) >= price)
            return {};
        if (price == 1)
            return QT_TRANSLATE_NOOP("Engine", "the door costs a pick; you have none");
        return {QT_TRANSLATE_NOOP("Engine", "the door costs %1 picks of different colours"), {price}};
    }
    const int toll = position.game().toll(step.exit, position.player());
    const bool fromHand = position.game().options().whiteFromHand && hand.white > 0;
    if (toll < 0 || step.white || fromHand || hand.picks[static_cast<std::size_t>(toll)] > 0)
        return {};
    return {QT_TRANSLATE_NOOP("Engine", "the door costs a pick you don't have: %1"),
            {Text::Argument::word(name(colourAt(toll)))}};
}

Text keyRoomShut(const Position& position) { // B-5.12
    const Hand& hand = position.hand(position.player());
    if (hand.key)
        return QT_TRANSLATE_NOOP("Engine", "you already have your golden key");
    if (position.supply().keys == 0)
        return QT_TRANSLATE_NOOP("Engine", "there are no golden keys left");
    if (hand.silver == 0)
        return QT_TRANSLATE_NOOP("Engine", "the key room costs a silver pick");
    return {};
}

bool closedCell(const Position& position, int chamber) { // B-6.9
    if (position.kindOf(chamber) != ChamberKind::Cell)
        return false;
    const int owner = position.game().cellOwner(chamber);
    return owner < 0 || !position.hand(owner).released;
}

constexpr const char* cellIsClosed =
    QT_TRANSLATE_NOOP("Engine", "the cell is closed until its Prisoner is released");
constexpr const char* guardStands = QT_TRANSLATE_NOOP("Engine", "a Guard stands there");

Text noRoomForRunner(const Position& position, int to) { // B-7.1
    if (position.hasGuard(to))
        return guardStands;
    if (position.kindOf(to) == ChamberKind::KeyRoom)
        return keyRoomShut(position);
    if (position.runnerMayEnter(to, position.player()))
        return {};
    if (position.ownPrisonerBars(to, position.player()))
        return ownPrisonerStands;
    if (position.kindOf(to) == ChamberKind::Guardhouse)
        return QT_TRANSLATE_NOOP("Engine", "Runners never enter a guardhouse");
    return closedCell(position, to) ? Text(cellIsClosed)
                                    : Text(QT_TRANSLATE_NOOP("Engine", "another Runner stands there"));
}

Text noRoomForPrisoner(const Position& position, int to) { // B-7.2
    if (position.prisonerMayEnter(to, position.player()))
        return {};
    if (position.hasGuard(to))
        return guardStands;
    if (position.kindOf(to) == ChamberKind::Guardhouse)
        return position.hand(position.player()).key
                   ? Text(QT_TRANSLATE_NOOP("Engine", "a Guard still stands on the board"))
                   : Text(QT_TRANSLATE_NOOP("Engine", "the guardhouse needs a golden key"));
    if (position.hasPrisoner(to))
        return QT_TRANSLATE_NOOP("Engine", "another Prisoner stands there");
    if (position.ownRunnerBars(to, position.player()))
        return QT_TRANSLATE_NOOP("Engine", "your own Runner stands there");
    if (position.kindOf(to) == ChamberKind::KeyRoom)
        return QT_TRANSLATE_NOOP("Engine", "Prisoners never enter the key room");
    return cellIsClosed;
}

Text noRoomForGuard(const Position& position, int to) { // B-7.3
    if (position.guardMayEnter(to))
        return {};
    return position.kindOf(to) == ChamberKind::Entrance
               ? Text(QT_TRANSLATE_NOOP("Engine", "Guards never enter an entrance"))
               : Text(QT_TRANSLATE_NOOP("Engine", "somebody is standing there"));
}

Text whyNotEntered(const Position& position, Cell cell) { // B-5.1
    const std::uint16_t to = position.chamberAt(cell);
    if (to != nowhere && position.runnerMayComeIn(to))
        return {};
    if (to != nowhere && position.ownPrisonerBars(to, position.player()))
        return ownPrisonerStands;
    if (position.game().options().runnerEntry == RunnerEntry::Entrance)
        return QT_TRANSLATE_NOOP("Engine", "Runners enter at an entrance");
    if (to == nowhere || to < position.firstChamberOfTurn())
        return QT_TRANSLATE_NOOP("Engine", "Runners enter on a tile laid this turn");
    if (position.hasGuard(to))
        return guardStands;
    return QT_TRANSLATE_NOOP("Engine", "another Runner stands there");
}

/// B-5.2: whether a move of the piece goes on to that chamber.
bool goesOn(const Position& position, const game::Piece& piece, std::uint16_t to) {
    const bool prisoner = piece.kind == kinds::prisoner;
    game::MoveList moves;
    position.legalMoves(moves);
    return std::ranges::any_of(moves, [&](Move move) {
        return kind(move) == (prisoner ? MoveKind::MovePrisoner : MoveKind::MoveRunner) &&
               (prisoner || beneath::piece(move) == piece.number) && goesOnTo(move) == to;
    });
}

} // namespace

Text whyRunnerNotMoved(const Position& position, int runner, Direction d) {
    const std::uint16_t from = position.runner(position.player(), runner);
    if (Text why = barred(position, from, d); !why.empty())
        return why;
    const Step step = position.step(from, d);
    Text why = noRoomForRunner(position, step.to);
    return why.empty() ? tooDear(position, step) : why;
}

Text whyPrisonerNotMoved(const Position& position, Direction d) {
    const std::uint16_t from = position.prisoner(position.player());
    if (Text why = barred(position, from, d); !why.empty())
        return why;
    const Step step = position.step(from, d);
    Text why = noRoomForPrisoner(position, step.to);
    return why.empty() ? tooDear(position, step) : why;
}

Text whyGuardNotMoved(const Position& position, int guard, Direction d) {
    if (!position.mayMoveGuards())
        return noGuardMoves;
    const std::uint16_t from = position.guard(guard);
    if (Text why = barred(position, from, d); !why.empty())
        return why;
    return noRoomForGuard(position, position.neighbourOf(from, d));
}

Text whyNotMoved(const Position& position, const game::Piece& piece, Cell to) {
    const bool guard = piece.kind == kinds::guard;
    const bool prisoner = piece.kind == kinds::prisoner;
    const bool waits = !guard && !prisoner && position.runner(piece.player, piece.number) == nowhere;
    if (Text why = whyNoAction(position, waits ? MoveKind::EnterRunner : MoveKind::MoveRunner); !why.empty())
        return why;
    if (!guard && piece.player != position.player())
        return QT_TRANSLATE_NOOP("Engine", "only another player may move this one");
    if (prisoner && !position.hand(piece.player).released)
        return QT_TRANSLATE_NOOP("Engine", "the Prisoner is not released yet");
    const std::uint16_t from = guard      ? position.guard(piece.number)
                               : prisoner ? position.prisoner(piece.player)
                                          : position.runner(piece.player, piece.number);
    if (from == nowhere)
        return whyNotEntered(position, to);
    if (position.cellOf(from) == to)
        return QT_TRANSLATE_NOOP("Engine", "it is already here");
    const bool mayGoOn = !guard && position.game().options().clearPassage;
    if (const std::uint16_t there = position.chamberAt(to);
        mayGoOn && there != nowhere && goesOn(position, piece, there))
        return {};
    const auto d = directionTo(position.cellOf(from), to);
    if (!d)
        return mayGoOn ? QT_TRANSLATE_NOOP("Engine", "no clear passages lead there")
                       : QT_TRANSLATE_NOOP("Engine", "pieces move only to a neighbouring chamber");
    if (guard)
        return whyGuardNotMoved(position, piece.number, *d);
    return prisoner ? whyPrisonerNotMoved(position, *d) : whyRunnerNotMoved(position, piece.number, *d);
}

Text whyNoMarker(const Position& position, Cell cell, Direction side) {
    if (Text why = whyNoAction(position); !why.empty())
        return why;
    const std::uint16_t here = position.chamberAt(cell);
    if (here == nowhere || ((position.joined(here) >> index(side)) & 1U) == 0)
        return QT_TRANSLATE_NOOP("Engine", "there is no passageway here");
    const Hand& hand = position.hand(position.player());
    if (((position.blackMarkers(here) >> index(side)) & 1U) != 0) { // B-5.8
        const int actions = position.game().blackRemovalActions();
        const int price = position.game().markerPrice();
        if (position.actionsLeft() >= actions || std::popcount(hand.colours()) >= price)
            return {};
        if (price == 1)
            return {QT_TRANSLATE_NOOP("Engine", "removing it costs %1 actions, or a pick"), {actions}};
        return {QT_TRANSLATE_NOOP("Engine", "removing it costs %1 actions, or %2 picks of different colours"),
                {actions, price}};
    }
    if (((position.unmarked(here) >> index(side)) & 1U) == 0) // B-5.7
        return QT_TRANSLATE_NOOP("Engine", "there is a white marker here, and there is room for only one");
    if (!position.game().options().markersOnBoard && position.isRoom(here) &&
        position.isRoom(position.neighbourOf(here, side)))
        return QT_TRANSLATE_NOOP("Engine", "no markers between rooms of the board");
    if (position.whiteInChambers())
        return hand.black > 0 ? Text() : Text(QT_TRANSLATE_NOOP("Engine", "you have no black marker"));
    return hand.black + hand.white > 0 ? Text() : Text(QT_TRANSLATE_NOOP("Engine", "you have no marker"));
}

} // namespace tilewright::beneath
