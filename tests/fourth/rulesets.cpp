// The program's registry with one line more. This object comes before the engine's library when a test is
// linked, so that the whole program under test finds the fourth rule system as it finds its own.

#include "engine/rulesets.h"

#include "engine/beneath/ruleset.h"
#include "engine/landscape/ruleset.h"
#include "tests/fourth/stroll.h"

#include <array>

namespace tilewright {

game::Rulesets rulesets() {
    static const beneath::Ruleset beneathRules;
    static const landscape::Ruleset landscapeRules(landscape::expansions::none);
    static const landscape::Ruleset tunnelRules(landscape::expansions::tunnel);
    static const landscape::Ruleset dungeonRules(landscape::expansions::dungeon);
    static const test::StrollRuleset stroll;
    static const std::array<const game::Ruleset*, 5> all{&beneathRules, &landscapeRules, &tunnelRules,
                                                         &dungeonRules, &stroll};
    return all;
}

} // namespace tilewright
