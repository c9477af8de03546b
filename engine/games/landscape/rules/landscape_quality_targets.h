#pragma once

#include "engine/games/quality_targets.h"

namespace tilewright::landscape {

/// What good games of the rule systems of landscape sets are like.
namespace landscapeTargets {
extern const game::QualityTargets none, tunnel, dungeon;
} // namespace landscapeTargets

} // namespace tilewright::landscape
