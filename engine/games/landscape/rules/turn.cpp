// L-2: the course of the game.

#include "engine/games/landscape/rules/turn.h"

#include "engine/games/landscape/dungeon/princess_portal.h"
#include "engine/games/landscape/rules/laying.h"
#include "engine/games/landscape/rules/piece_placement.h"

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
void beginPart(Position& position, int misfits, ChangeRecorder record) {
    Turn& turn = position.turn;
    turn.phase = Phase::Lay;
    turn.deployed = false;
    turn.extended = false;
    turn.completed = false;
    turn.tile = nowhere;
    if (position.game().options().tokensATurn > 1) // U-2.1: one holds for the whole turn
        turn.tokenPlaces.clear();
    for (int n = 0; n < misfits; ++n)
        record.setAside(position, position.stack.draw());
    turn.drawn = nowhere;
}

void drawTile(Position& position, int misfits, ChangeRecorder record) {
    beginPart(position, misfits, record);
    if (position.stack.left() > 0) {
        position.turn.drawn = static_cast<std::uint16_t>(position.stack.draw());
        return;
    }
    position.turn.phase = Phase::Deploy; // L-2.4, `equalTurns`
    position.turn.completedCloisters.clear();
}

void beginTurn(Position& position, int misfits, ChangeRecorder record) {
    Turn& turn = position.turn;
    ++turn.number;
    turn.part = 0;
    record.turnBegan(turn.player);
    drawTile(position, misfits, record);
    position.game().expansion().onTurnBegan(position, record);
}

/// L-2.4: between two parts.
void endGame(Position& position, int misfits, ChangeRecorder record) {
    beginPart(position, misfits, record);
    scoreEnd(position, record);
    position.turn.phase = Phase::Over;
    position.turn.end = game::End::LastTile;
    record.ended(position.turn.player);
}

void lay(Position& position, Move move, ChangeRecorder record) {
    Turn& turn = position.turn;
    const int tile = layTile(position, tileKind(move), cell(move), rotation(move));
    turn.tile = static_cast<std::uint16_t>(tile);
    turn.drawn = nowhere;
    turn.phase = Phase::Deploy;
    turn.extended = turn.part == 0 && extendsBuilder(position, turn.player, tile);
    record.laid(position, tile);
    position.game().expansion().onTileLaid(position, record);
}

/// Asks for the next wagon, or continues after the last.
void afterWagon(Position& position, ChangeRecorder record) {
    if (position.turn.wagons == 0 && !position.game().expansion().beginOwnPhase(position, true))
        endPart(position, record);
}

void endDeployment(Position& position, ChangeRecorder record) {
    if (!position.game().expansion().beginOwnPhase(position, false))
        scorePart(position, record);
}

} // namespace

void endPart(Position& position, ChangeRecorder record) {
    Turn& turn = position.turn;
    const int misfits = countMisfits(position);
    const int left = position.stack.left() - misfits;
    const int players = position.game().playerCount();
    const bool equal = position.game().options().equalTurns;
    if (turn.extended && left > 0 && !(equal && left < players - turn.player)) { // L-4.4
        turn.part = 1;
        return drawTile(position, misfits, record);
    }
    const int next = turn.player + 1 == players ? 0 : turn.player + 1;
    // What turned out to fit nowhere costs nobody a turn: who finds no tile then has his without one.
    if (equal ? next == 0 && left < players : left == 0)
        return endGame(position, misfits, record);
    turn.player = static_cast<std::uint8_t>(next);
    beginTurn(position, misfits, record);
}

void scorePart(Position& position, ChangeRecorder record) {
    scoreTurn(position, record);
    position.turn.phase = Phase::Wagons;
    afterWagon(position, record);
}

void beginGame(Position& position, ChangeRecorder record) {
    const int misfits = countMisfits(position);
    const int left = position.stack.left() - misfits;
    if (left == 0 || (position.game().options().equalTurns && left < position.game().playerCount()))
        endGame(position, misfits, record);
    else
        beginTurn(position, misfits, record);
}

bool Position::mayPlaceToken() const {
    const Options& options = game_->options();
    return game_->coloursPerPlayer() > 0 && static_cast<int>(turn.tokenPlaces.size()) < options.tokensATurn &&
           !(options.tokenInstead && (mustUsePrincess(*this) || (turn.deployed && turn.tokenPlaces.empty())));
}

void Position::legalMoves(game::MoveList& moves) const {
    moves.clear();
    switch (turn.phase) {
    case Phase::Lay:
        addLayMoves(*this, moves);
        break;
    case Phase::Deploy:
        game_->expansion().addMoves(*this, moves);
        if (!mustUsePrincess(*this))
            moves.push_back(endTurnMove(turn.player));
        break;
    case Phase::Wagons:
        addWagonMoves(*this, moves);
        break;
    case Phase::DragonFlight:
    case Phase::Fleeing:
        game_->expansion().addMoves(*this, moves);
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
        return putPiece(*this, who, pieceType(move), place(move), record);
    case MoveKind::EndTurn:
        return endDeployment(*this, record);
    case MoveKind::MoveWagon:
        moveWagon(*this, who, place(move), record);
        return afterWagon(*this, record);
    case MoveKind::WagonHome:
        wagonHome(*this, who, record);
        return afterWagon(*this, record);
    default:
        return game_->expansion().play(*this, move, record);
    }
}

} // namespace tilewright::landscape
