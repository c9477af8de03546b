#pragma once

#include "engine/players/beneath/beneath_tree.h"
#include "engine/players/search.h"

namespace tilewright::players {

extern template class Search<BeneathRules>;
using SearchBeneath = Search<BeneathRules>;

} // namespace tilewright::players
