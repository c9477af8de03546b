#pragma once

#include "engine/game/ruleset.h"

namespace tilewright {

class Document;

/// Those of the plain game with what is edited; the first rules where nothing is.
const game::Ruleset& plainRulesOf(const Document* document);
/// That of the plain game with what is edited; of the first rules where nothing is.
game::Yardstick yardstickOf(const Document* document);

} // namespace tilewright
