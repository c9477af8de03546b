#pragma once

#include "engine/landscape/state/position.h"

namespace tilewright::landscape {

/// L-4.3, of the player whose wagon is next.
void addWagonMoves(const Position& position, game::MoveList& moves);
void moveWagon(Position& position, int player, int place, Teller tell);
void wagonHome(Position& position, int player, Teller tell);

} // namespace tilewright::landscape
