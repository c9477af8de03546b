#pragma once

#include "engine/bots/tree.h"
#include "engine/games/beneath/bots/beneath_rules.h"

namespace tilewright::players {

extern template class Tree<BeneathRules>;
using BeneathTree = Tree<BeneathRules>;

} // namespace tilewright::players
