#pragma once

#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

/// Begins the first turn of player 0, or ends the game if no tile of the stack fits.
void beginGame(Position& position, ChangeRecorder record);
/// Scores what a part of a turn has completed (L-2.3), and goes on as far as nobody decides.
void scorePart(Position& position, ChangeRecorder record);
/// Begins the next part or turn, or ends the game (L-2.4).
void endPart(Position& position, ChangeRecorder record);

/// L-2.3: scores every complete road, city and cloister with figures, all on the same board; then its figures
/// return, except wagons, which wait for their owners (Turn::wagons).
void scoreTurn(Position& position, ChangeRecorder record);
/// L-2.4: scores incomplete features and fields. The figures stay.
void scoreEnd(Position& position, ChangeRecorder record);

} // namespace tilewright::landscape
