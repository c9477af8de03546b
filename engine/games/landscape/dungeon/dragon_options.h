#pragma once

#include "engine/games/landscape/rules/options.h"

namespace tilewright::landscape {

/// L-5 and L-6 for rule systems that need not play them.
Row withDragonRow();
Row withTowersRow();
// The options of dragon, princess, towers and fairy, in the order of records.
Rows flightOptions();
Row eatsOnTowerRow();
Rows fairyOptions();

} // namespace tilewright::landscape
