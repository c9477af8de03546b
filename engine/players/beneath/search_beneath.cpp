#include "engine/players/beneath/search_beneath.h"

#include "engine/players/search_impl.h"

namespace tilewright::players {

template class Tree<BeneathRules>;
template class Search<BeneathRules>;

} // namespace tilewright::players
