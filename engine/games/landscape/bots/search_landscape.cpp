#include "engine/games/landscape/bots/search_landscape.h"

#include "engine/bots/search_impl.h"

namespace tilewright::players {

template class Tree<LandscapeRules>;
template class Search<LandscapeRules>;

} // namespace tilewright::players
