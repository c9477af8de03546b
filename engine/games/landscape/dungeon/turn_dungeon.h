#pragma once

#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

// The dungeon's part in the course of a turn, for its Expansion.

void addDungeonMoves(const Position& position, game::MoveList& moves);
void playDungeonMove(Position& position, Move move, ChangeRecorder record);
void beginDungeonTurn(Position& position, ChangeRecorder record);
/// L-6.1.
void callDragonToVolcano(Position& position, ChangeRecorder record);
std::uint64_t hashOfDungeon(const Position& position, std::uint64_t hash);
/// L-6.2: lets the dragon fly before or after the scoring.
bool beginFlightIfDue(Position& position, bool scored);

} // namespace tilewright::landscape
