#pragma once

#include "engine/game/ruleset.h"

namespace tilewright {

/// All rule systems of this program. The one place that names them all.
game::Rulesets rulesets();

} // namespace tilewright
