#pragma once

#include "engine/bots/bots.h"

namespace tilewright::players {

const Bots& beneathBots();

} // namespace tilewright::players
