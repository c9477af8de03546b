#include "editor/playtest/health/yardstick_of.h"

#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "engine/games/kit.h"

#include <vector>

namespace tilewright {

const game::Ruleset& rulesOf(const Document* document) {
    std::vector<const game::Ruleset*> rules;
    if (const auto* set = qobject_cast<const TileSetDocument*>(document))
        rules.push_back(game::rulesetOf(rulesets(), set->tileSet()));
    else if (const auto* map = qobject_cast<const MapDocument*>(document))
        rules = game::rulesetsFor(rulesets(), map->map().ruleset);
    return *(rules.empty() || rules.front() == nullptr ? rulesets().front() : rules.front());
}

game::Yardstick yardstickOf(const Document* document) {
    return rulesOf(document).yardstick();
}

} // namespace tilewright
