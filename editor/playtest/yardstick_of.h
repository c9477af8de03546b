#pragma once

#include "engine/game/ruleset.h"

namespace tilewright {

class Document;

/// That of the plain game with what is edited; of the first rules where nothing is.
game::Yardstick yardstickOf(const Document* document);

} // namespace tilewright
