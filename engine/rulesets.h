#pragma once

#include "engine/game/ruleset.h"

namespace tilewright {

/// All rule systems of this program; the only place that lists them.
game::Rulesets rulesets();

} // namespace tilewright
