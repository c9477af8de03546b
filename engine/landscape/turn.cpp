// L-2: the course of the game.

#include "engine/landscape/turn.h"

#include "engine/landscape/followers.h"
#include "engine/landscape/laying.h"
#include "engine/landscape/scoring.h"
#include "engine/landscape/wagons.h"

namespace tilewright::landscape {

namespace {

void drawTile(Position& position, Teller tell) { // L-2.1
    position.turn.drawn = nowhere;
    while (position.stack.left() > 0) {
        const int kind = position.stack.draw();
        if (fitsSomewhere(position, kind)) {
            position.turn.drawn = static_cast<std::uint16_t>(kind);
            return;
        }
        tell.setAside(position, kind);
    }
}

void beginPart(Position& position, Teller tell) {
    Turn& turn = position.turn;
    turn.placed = false;
    turn.extended = false;
    turn.tile = nowhere;
    drawTile(position, tell);
    turn.phase = Phase::Lay;
    if (turn.drawn != nowhere)
        return;
    scoreEnd(position, tell); // L-2.4
    turn.phase = Phase::Over;
    turn.end = game::End::LastTile;
    tell.ended(turn.player);
}

void lay(Position& position, Move move, Teller tell) {
    Turn& turn = position.turn;
    const int tile = layTile(position, tileKind(move), cell(move), rotation(move));
    turn.tile = static_cast<std::uint16_t>(tile);
    turn.drawn = nowhere;
    turn.phase = Phase::Deploy;
    turn.extended = turn.part == 0 && extendsBuilder(position, turn.player, tile);
    tell.laid(position, tile);
}

} // namespace

void beginTurn(Position& position, Teller tell) {
    ++position.turn.number;
    position.turn.part = 0;
    position.turn.tokenPlace = nowhere;
    tell.turnBegan(position.turn.player);
    beginPart(position, tell);
}

void endPart(Position& position, Teller tell) {
    Turn& turn = position.turn;
    if (turn.extended) { // L-4.4
        turn.part = 1;
        beginPart(position, tell);
        return;
    }
    turn.player = static_cast<std::uint8_t>((turn.player + 1) % position.game().playerCount());
    beginTurn(position, tell);
}

bool Position::mayPlaceToken() const {
    return game_->scope().tokens && turn.tokenPlace == nowhere;
}

void Position::legalMoves(game::MoveList& moves) const {
    moves.clear();
    switch (turn.phase) {
    case Phase::Lay:
        addLayMoves(*this, moves);
        break;
    case Phase::Deploy:
        if (!turn.placed)
            addPlaceMoves(*this, moves);
        if (mayPlaceToken())
            addTokenMoves(*this, moves);
        moves.push_back(endTurnMove(turn.player));
        break;
    case Phase::Wagons:
        addWagonMoves(*this, moves);
        break;
    case Phase::Over:
        break;
    }
}

void Position::play(Move move, game::Changes* changes) {
    const Teller tell(changes);
    const int who = landscape::player(move);
    switch (kind(move)) {
    case MoveKind::Lay:
        lay(*this, move, tell);
        return;
    case MoveKind::Place:
        putFigure(*this, who, figure(move), place(move), tell);
        return;
    case MoveKind::PlaceToken:
        putToken(*this, colour(move), place(move), tell);
        return;
    case MoveKind::EndTurn:
        scoreTurn(*this, tell);
        turn.phase = Phase::Wagons;
        break;
    case MoveKind::MoveWagon:
        moveWagon(*this, who, place(move), tell);
        break;
    case MoveKind::WagonHome:
        wagonHome(*this, who, tell);
        break;
    }
    if (turn.wagons == 0)
        endPart(*this, tell);
}

} // namespace tilewright::landscape
