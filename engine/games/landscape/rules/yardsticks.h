#pragma once

#include "engine/games/yardstick.h"

namespace tilewright::landscape {

/// What good games of the rule systems of landscape sets are like.
namespace yardsticks {
extern const game::Yardstick none, tunnel, dungeon;
} // namespace yardsticks

} // namespace tilewright::landscape
