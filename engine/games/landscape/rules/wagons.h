#pragma once

#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

/// L-4.3: moves of the player whose wagon is next.
void addWagonMoves(const Position& position, game::MoveList& moves);
void moveWagon(Position& position, int player, int place, ChangeRecorder record);
void wagonHome(Position& position, int player, ChangeRecorder record);

} // namespace tilewright::landscape
