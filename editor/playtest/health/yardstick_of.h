#pragma once

#include "engine/game/ruleset.h"

namespace tilewright {

class Document;

/// The rules of the plain game with the edited document; the first rules if there is none.
const game::Ruleset& plainRulesOf(const Document* document);
/// The yardstick of those rules.
game::Yardstick yardstickOf(const Document* document);

} // namespace tilewright
