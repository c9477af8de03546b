#pragma once

#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

/// L-2.3: scores every complete road, city and cloister with figures, all on the same board; then its figures
/// return, except wagons, which wait for their owners (Turn::wagons).
void scoreTurn(Position& position, ChangeRecorder record);
/// L-2.4: scores incomplete features and fields. The figures stay.
void scoreEnd(Position& position, ChangeRecorder record);

} // namespace tilewright::landscape
