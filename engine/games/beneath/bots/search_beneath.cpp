#include "engine/games/beneath/bots/search_beneath.h"

#include "engine/bots/search_impl.h"

namespace tilewright::players {

template class Tree<BeneathRules>;
template class Search<BeneathRules>;

} // namespace tilewright::players
