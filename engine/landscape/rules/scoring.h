#pragma once

#include "engine/landscape/state/position.h"

namespace tilewright::landscape {

/// L-2.3: every complete road, city and cloister with figures on it, all on the same board; then its figures
/// come home, but for wagons, which wait for their owners (Turn::wagons).
void scoreTurn(Position& position, ChangeRecorder record);
/// L-2.4: incomplete features and fields. The figures stay where they are.
void scoreEnd(Position& position, ChangeRecorder record);

} // namespace tilewright::landscape
