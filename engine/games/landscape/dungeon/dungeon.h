#pragma once

#include "engine/games/landscape/rules/state/pieces.h"
#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

// D-1 to D-3: the space under the towers.

/// Bit s: slot s of the player's is in the dungeon.
inline unsigned slotsInDungeon(const Position& position, int player) {
    return position.pieces.offFeaturesAt(player, inDungeon);
}
bool anyoneInDungeon(const Position& position);
/// D-1.1: small, large and mayor.
constexpr bool canEnterDungeon(PieceType f) {
    return f <= PieceType::Mayor;
}
bool isEntrance(const Position& position, int tile);
/// D-4.4: whether the dragon keeps followers from going in and out.
bool isBarred(const Position& position);
/// Whether another follower goes into the dungeon.
bool hasRoom(const Position& position);

/// D-2: entering from the supply or the board, and leaving again at once.
void addEnterMoves(const Position& position, game::MoveList& moves);
void enterDungeon(Position& position, Move move, ChangeRecorder record);
/// D-3: leaving by an entrance.
void addLeaveMoves(const Position& position, game::MoveList& moves);
/// D-2.3: the tile by which the player's only one of that kind entered this turn, and can't leave; `nowhere`
/// if there is none.
int barredExit(const Position& position, PieceType pieceType);
/// Adds leaving moves regardless of D-2.3.
void addLeaveMovesByAnyTile(const Position& position, game::MoveList& moves);
void leaveDungeon(Position& position, int player, PieceType pieceType, int place, ChangeRecorder record);

} // namespace tilewright::landscape
