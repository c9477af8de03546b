#include "engine/rulesets.h"

#include "engine/beneath/ruleset.h"
#include "engine/landscape/ruleset.h"

#include <array>

namespace tilewright {

game::Rulesets rulesets() {
    static const beneath::Ruleset beneathRules;
    static const landscape::Ruleset landscapeRules("landscape", {}, QT_TRANSLATE_NOOP("Engine", "Landscape"));
    static const landscape::Ruleset tunnelRules("tunnel", {.tokens = true},
                                                QT_TRANSLATE_NOOP("Engine", "The Tunnel"));
    static const landscape::Ruleset dungeonRules("dungeon", {.dungeon = true},
                                                 QT_TRANSLATE_NOOP("Engine", "The Dungeon"));
    static const std::array<const game::Ruleset*, 4> all{&beneathRules, &landscapeRules, &tunnelRules,
                                                         &dungeonRules};
    return all;
}

} // namespace tilewright
