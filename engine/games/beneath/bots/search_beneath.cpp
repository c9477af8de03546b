#include "engine/games/beneath/bots/search_beneath.h"

#include "engine/bots/search_bot_impl.h"

namespace tilewright::bots {

template class SearchTree<BeneathSearchTraits>;
template class SearchBot<BeneathSearchTraits>;

} // namespace tilewright::bots
