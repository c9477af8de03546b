#pragma once

#include "engine/games/ruleset.h"

namespace tilewright {

class Document;

/// The rules that the edited set suits, or the plain game of a map; the first rules if there is neither.
const game::Ruleset& rulesOf(const Document* document);
/// The yardstick of those rules.
game::Yardstick yardstickOf(const Document* document);

} // namespace tilewright
