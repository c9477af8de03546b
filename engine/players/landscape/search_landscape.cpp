#include "engine/players/landscape/search_landscape.h"

#include "engine/players/search_impl.h"

namespace tilewright::players {

template class Tree<LandscapeRules>;
template class Search<LandscapeRules>;

} // namespace tilewright::players
