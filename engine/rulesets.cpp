#include "engine/rulesets.h"

#include "engine/beneath/ruleset.h"
#include "engine/landscape/ruleset.h"

#include <array>

namespace tilewright {

game::Rulesets rulesets() {
    static const beneath::Ruleset beneathRules;
    static const landscape::Ruleset landscapeRules(landscape::expansions::none);
    static const landscape::Ruleset tunnelRules(landscape::expansions::tunnel, landscape::yardsticks::tunnel);
    static const landscape::Ruleset dungeonRules(landscape::expansions::dungeon,
                                                 landscape::yardsticks::dungeon);
    static const std::array<const game::Ruleset*, 4> all{&beneathRules, &landscapeRules, &tunnelRules,
                                                         &dungeonRules};
    return all;
}

} // namespace tilewright
