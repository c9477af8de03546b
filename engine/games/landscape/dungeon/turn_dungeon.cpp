#include "engine/games/landscape/dungeon/dungeon_expansion.h"

#include "engine/games/landscape/dungeon/dragon.h"
#include "engine/games/landscape/dungeon/dungeon.h"
#include "engine/games/landscape/dungeon/princess_portal.h"
#include "engine/games/landscape/rules/piece_placement.h"
#include "engine/games/landscape/rules/turn.h"

namespace tilewright::landscape {

namespace {

void endFlight(Position& position, ChangeRecorder record) {
    position.turn.flight = {};
    if (position.game().options().dragonAfterScoring)
        endPart(position, record);
    else
        scorePart(position, record);
}

/// L-2.6. Pre: none was made in this part.
void addDeployments(const Position& position, game::MoveList& moves) {
    addPrincessMoves(position, moves);
    if (mustUsePrincess(position))
        return;
    addPlaceMoves(position, moves);
    addPortalMoves(position, moves);
    addFairyMoves(position, moves);
    addEnterMoves(position, moves);
    addLeaveMoves(position, moves);
    addFlushMoves(position, moves);
    addFloorMoves(position, moves);
    addTowerPlaceMoves(position, moves);
}

} // namespace

void addDungeonMoves(const Position& position, game::MoveList& moves) {
    switch (position.turn.phase) {
    case Phase::DragonFlight:
        return addDragonMoves(position, moves);
    case Phase::Fleeing:
        for (const MoveKind decision : {MoveKind::Flee, MoveKind::Stay})
            moves.push_back(position.game().options().fleeEach
                                ? fleeMove(decision, position.player(), pieceToFlee(position))
                                : fleeMove(decision, position.player()));
        return;
    default:
        if (!position.turn.deployed)
            addDeployments(position, moves);
        return addRansomMoves(position, moves);
    }
}

void playDungeonMove(Position& position, Move move, ChangeRecorder record) {
    const int who = player(move);
    switch (kind(move)) {
    case MoveKind::Ransom:
        return ransom(position, who, holder(move), pieceType(move), record);
    case MoveKind::PutFairy:
        return putFairy(position, who, pieceType(move), place(move), record);
    case MoveKind::SendHome:
        return sendHomeByPrincess(position, place(move), record);
    case MoveKind::EnterDungeon:
        return enterDungeon(position, move, record);
    case MoveKind::LeaveDungeon:
        return leaveDungeon(position, who, pieceType(move), place(move), record);
    case MoveKind::FlushDragon:
        return flushDragon(position, tile(move), record);
    case MoveKind::PlaceFloor:
        return placeFloor(position, who, tile(move), taken(move), back(move), record);
    case MoveKind::MoveDragon:
        if (!moveDragon(position, tile(move), record))
            endFlight(position, record);
        return;
    default:
        if (!decideFleeing(position, who, kind(move) == MoveKind::Flee, record))
            endFlight(position, record);
    }
}

void beginDungeonTurn(Position& position, ChangeRecorder record) {
    Turn& turn = position.turn;
    turn.ransomed = false;
    turn.leaver = companionInDungeon(position, turn.player);
    turn.entry.reset();
    payFairyTurnPoints(position, record);
}

void callDragonToVolcano(Position& position, ChangeRecorder record) {
    if (position.kindOfTile(position.turn.tile).volcano)
        callDragon(position, position.turn.tile, record);
}

bool beginFlightIfDue(Position& position, bool scored) {
    return position.game().options().dragonAfterScoring == scored && isFlightDue(position) &&
           beginFlight(position);
}

} // namespace tilewright::landscape
