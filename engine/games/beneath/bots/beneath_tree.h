#pragma once

#include "engine/bots/search_tree.h"
#include "engine/games/beneath/bots/beneath_search_traits.h"

namespace tilewright::bots {

extern template class SearchTree<BeneathSearchTraits>;
using BeneathTree = SearchTree<BeneathSearchTraits>;

} // namespace tilewright::bots
