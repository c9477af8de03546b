#include "engine/rulesets.h"

#include "engine/beneath/ruleset.h"

#include <array>

namespace tilewright {

game::Rulesets rulesets() {
    static const beneath::Ruleset beneathRules;
    static const std::array<const game::Ruleset*, 1> all{&beneathRules};
    return all;
}

} // namespace tilewright
