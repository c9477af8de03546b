#pragma once

#include "engine/games/kit.h"

namespace tilewright::test {

/// Stroll with a greedy bot, pictures, printed parts and a rule sheet of its own, on the landscape's tiles.
const game::Kit& strollKit();

} // namespace tilewright::test
