#pragma once

#include "engine/landscape/state/position.h"

namespace tilewright::landscape {

/// Begins the first turn of player 0, or ends the game if no tile of the stack fits.
void beginGame(Position& position, ChangeRecorder record);

} // namespace tilewright::landscape
