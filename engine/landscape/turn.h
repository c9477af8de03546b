#pragma once

#include "engine/landscape/position.h"

namespace tilewright::landscape {

/// The first part of the turn of the player on move: draws his tile, or ends the game.
void beginTurn(Position& position, Teller tell);
/// Goes on after a part whose wagons are decided: to the second part or to the next player.
void endPart(Position& position, Teller tell);

} // namespace tilewright::landscape
