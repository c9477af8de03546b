#pragma once

#include "engine/players/bots.h"

namespace tilewright::players {

const Bots& beneathBots();

} // namespace tilewright::players
