#pragma once

#include "engine/bots/search.h"
#include "engine/games/beneath/bots/beneath_tree.h"

namespace tilewright::players {

extern template class Search<BeneathRules>;
using SearchBeneath = Search<BeneathRules>;

} // namespace tilewright::players
