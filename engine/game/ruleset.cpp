#include "engine/game/ruleset.h"

#include <algorithm>

namespace tilewright::game {

const Ruleset* findRuleset(Rulesets rulesets, std::string_view id) {
    const auto it =
        std::find_if(rulesets.begin(), rulesets.end(), [&](const Ruleset* r) { return r->id() == id; });
    return it == rulesets.end() ? nullptr : *it;
}

std::vector<const Ruleset*> rulesetsFor(Rulesets rulesets, std::string_view setRuleset) {
    std::vector<const Ruleset*> fitting;
    for (const Ruleset* rules : rulesets)
        if (rules->setRuleset() == setRuleset)
            fitting.push_back(rules);
    return fitting;
}

const Ruleset* rulesetOf(Rulesets rulesets, const TileSet& set) {
    const auto played = rulesetsFor(rulesets, set.ruleset);
    const auto found = std::find_if(played.rbegin(), played.rend(),
                                    [&set](const Ruleset* ruleset) { return ruleset->suits(set); });
    if (found != played.rend())
        return *found;
    return played.empty() ? nullptr : played.front();
}

} // namespace tilewright::game
