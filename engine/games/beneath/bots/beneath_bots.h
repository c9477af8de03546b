#pragma once

#include "engine/bots/bot_factory.h"

namespace tilewright::bots {

const BotFactory& beneathBots();

} // namespace tilewright::bots
