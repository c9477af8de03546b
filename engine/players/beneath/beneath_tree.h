#pragma once

#include "engine/players/beneath/beneath_rules.h"
#include "engine/players/tree.h"

namespace tilewright::players {

extern template class Tree<BeneathRules>;
using BeneathTree = Tree<BeneathRules>;

} // namespace tilewright::players
