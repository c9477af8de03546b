#pragma once

#include "engine/bots/search_bot.h"
#include "engine/games/beneath/bots/beneath_tree.h"

namespace tilewright::bots {

extern template class SearchBot<BeneathSearchTraits>;
using SearchBeneath = SearchBot<BeneathSearchTraits>;

} // namespace tilewright::bots
