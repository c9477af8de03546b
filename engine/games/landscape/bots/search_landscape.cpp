#include "engine/games/landscape/bots/search_landscape.h"

#include "engine/bots/search_bot_impl.h"

namespace tilewright::bots {

template class SearchTree<LandscapeSearchTraits>;
template class SearchBot<LandscapeSearchTraits>;

} // namespace tilewright::bots
