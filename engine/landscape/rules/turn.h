#pragma once

#include "engine/landscape/state/position.h"

namespace tilewright::landscape {

/// The first turn of player 0, or the end of the game where no tile of the stack fits.
void beginGame(Position& position, ChangeRecorder record);

} // namespace tilewright::landscape
