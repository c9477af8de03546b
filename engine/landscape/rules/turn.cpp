// L-2: the course of the game.

#include "engine/landscape/rules/turn.h"

#include "engine/landscape/dungeon/dungeon.h"
#include "engine/landscape/dungeon/princess.h"
#include "engine/landscape/rules/followers.h"
#include "engine/landscape/rules/laying.h"
#include "engine/landscape/rules/scoring.h"
#include "engine/landscape/rules/wagons.h"

namespace tilewright::landscape {

namespace {

/// Number of tiles of the stack before the first that fits somewhere; all of them if none does.
int countMisfits(const Position& position) { // L-2.1
    int tiles = 0;
    while (tiles < position.stack.left() && !fitsSomewhere(position, position.stack.kind(tiles)))
        ++tiles;
    return tiles;
}

/// Begins any part, and also the end of the game.
void drawTile(Position& position, int misfits, ChangeRecorder record) {
    Turn& turn = position.turn;
    turn.phase = Phase::Lay;
    turn.deployed = false;
    turn.extended = false;
    turn.tile = nowhere;
    for (int n = 0; n < misfits; ++n)
        record.setAside(position, position.stack.draw());
    turn.drawn = position.stack.left() > 0 ? static_cast<std::uint16_t>(position.stack.draw()) : nowhere;
}

void beginTurn(Position& position, int misfits, ChangeRecorder record) {
    Turn& turn = position.turn;
    ++turn.number;
    turn.part = 0;
    turn.tokenPlace = nowhere;
    turn.ransomed = false;
    turn.leaver = companionBelow(position, turn.player);
    turn.entry.reset();
    record.turnBegan(turn.player);
    drawTile(position, misfits, record);
    payFairysPoint(position, record);
}

/// L-2.4: between two parts, so that no turn begins without a tile that fits.
void endGame(Position& position, ChangeRecorder record) {
    drawTile(position, position.stack.left(), record);
    scoreEnd(position, record);
    position.turn.phase = Phase::Over;
    position.turn.end = game::End::LastTile;
    record.ended(position.turn.player);
}

/// Called after a part, once its wagons are decided.
void endPart(Position& position, ChangeRecorder record) {
    Turn& turn = position.turn;
    const int misfits = countMisfits(position);
    if (misfits == position.stack.left())
        return endGame(position, record);
    if (turn.extended) { // L-4.4
        turn.part = 1;
        return drawTile(position, misfits, record);
    }
    turn.player = static_cast<std::uint8_t>((turn.player + 1) % position.game().playerCount());
    beginTurn(position, misfits, record);
}

void lay(Position& position, Move move, ChangeRecorder record) {
    Turn& turn = position.turn;
    const int tile = layTile(position, tileKind(move), cell(move), rotation(move));
    turn.tile = static_cast<std::uint16_t>(tile);
    turn.drawn = nowhere;
    turn.phase = Phase::Deploy;
    turn.extended = turn.part == 0 && extendsBuilder(position, turn.player, tile);
    record.laid(position, tile);
    if (position.kindOfTile(tile).volcano)
        callDragon(position, tile, record);
}

bool fliesLate(const Position& position) { // L-6.2
    return position.game().options().dragonAfterScoring;
}

void afterWagons(Position& position, ChangeRecorder record) {
    if (!fliesLate(position) || !flightDue(position) || !beginFlight(position))
        endPart(position, record);
}

/// Asks for the next wagon, or continues after the last.
void afterWagon(Position& position, ChangeRecorder record) {
    if (position.turn.wagons == 0)
        afterWagons(position, record);
}

void scorePart(Position& position, ChangeRecorder record) {
    scoreTurn(position, record);
    position.turn.phase = Phase::Wagons;
    afterWagon(position, record);
}

void endDeployment(Position& position, ChangeRecorder record) {
    if (fliesLate(position) || !flightDue(position) || !beginFlight(position))
        scorePart(position, record);
}

void afterFlight(Position& position, ChangeRecorder record) {
    position.turn.flight = {};
    if (fliesLate(position))
        endPart(position, record);
    else
        scorePart(position, record);
}

} // namespace

void beginGame(Position& position, ChangeRecorder record) {
    const int misfits = countMisfits(position);
    if (misfits == position.stack.left())
        endGame(position, record);
    else
        beginTurn(position, misfits, record);
}

bool Position::mayPlaceToken() const {
    return game_->coloursEach() > 0 && turn.tokenPlace == nowhere;
}

void Position::legalMoves(game::MoveList& moves) const {
    moves.clear();
    switch (turn.phase) {
    case Phase::Lay:
        addLayMoves(*this, moves);
        break;
    case Phase::Deploy:
        if (!turn.deployed)
            game_->expansion().addDeployments(*this, moves);
        if (mayPlaceToken())
            addTokenMoves(*this, moves);
        addRansomMoves(*this, moves);
        if (!princessBinds(*this))
            moves.push_back(endTurnMove(turn.player));
        break;
    case Phase::Flight:
        addDragonMoves(*this, moves);
        break;
    case Phase::Fleeing:
        moves.push_back(fleeMove(MoveKind::Flee, player()));
        moves.push_back(fleeMove(MoveKind::Stay, player()));
        break;
    case Phase::Wagons:
        addWagonMoves(*this, moves);
        break;
    case Phase::Over:
        break;
    }
}

void Position::play(Move move, game::Changes* changes) {
    const ChangeRecorder record(changes);
    const int who = landscape::player(move);
    switch (kind(move)) {
    case MoveKind::Lay:
        return lay(*this, move, record);
    case MoveKind::Place:
        return putFigure(*this, who, figure(move), place(move), record);
    case MoveKind::PlaceToken:
        return putToken(*this, colour(move), place(move), record);
    case MoveKind::Ransom:
        return ransom(*this, who, holder(move), figure(move), record);
    case MoveKind::PutFairy:
        return putFairy(*this, who, figure(move), place(move), record);
    case MoveKind::SendHome:
        return sendByPrincess(*this, place(move), record);
    case MoveKind::EnterDungeon:
        return enterDungeon(*this, who, figure(move), place(move), record);
    case MoveKind::LeaveDungeon:
        return leaveDungeon(*this, who, figure(move), place(move), record);
    case MoveKind::FlushDragon:
        return flushDragon(*this, tile(move), record);
    case MoveKind::PlaceFloor:
        return placeFloor(*this, who, tile(move), taken(move), back(move), record);
    case MoveKind::EndTurn:
        return endDeployment(*this, record);
    case MoveKind::MoveWagon:
        moveWagon(*this, who, place(move), record);
        return afterWagon(*this, record);
    case MoveKind::WagonHome:
        wagonHome(*this, who, record);
        return afterWagon(*this, record);
    case MoveKind::MoveDragon:
        if (!moveDragon(*this, tile(move), record))
            afterFlight(*this, record);
        return;
    case MoveKind::Flee:
    case MoveKind::Stay:
        if (!decideFlight(*this, who, kind(move) == MoveKind::Flee, record))
            afterFlight(*this, record);
        return;
    }
}

} // namespace tilewright::landscape
