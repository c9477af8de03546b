#include "engine/games/ruleset.h"

#include "engine/base/json/describe_value.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/tile_family.h"
#include "engine/model/tileset.h"

#include <algorithm>
#include <utility>

namespace tilewright::game {

const Ruleset* findRuleset(Rulesets rulesets, std::string_view id) {
    const auto it =
        std::find_if(rulesets.begin(), rulesets.end(), [&](const Ruleset* r) { return r->id() == id; });
    return it == rulesets.end() ? nullptr : *it;
}

Issue unknownRuleset(Rulesets rulesets, std::string_view found, std::string pointer) {
    std::string known;
    for (const Ruleset* ruleset : rulesets)
        known.append(known.empty() ? "“" : ", “").append(ruleset->id()).append("”");
    Issue issue;
    issue.code = "unknown-ruleset";
    issue.pointer = std::move(pointer);
    issue.message = {
        QT_TRANSLATE_NOOP("Engine", "Found %1, expected a rule system that this program knows: %2."),
        {describe(Json(found)), known}};
    return issue;
}

std::vector<const Ruleset*> rulesetsFor(Rulesets rulesets, std::string_view setRuleset) {
    std::vector<const Ruleset*> fitting;
    for (const Ruleset* rules : rulesets)
        if (rules->setRuleset() == setRuleset)
            fitting.push_back(rules);
    return fitting;
}

TileSet bundledTiles(const Ruleset& ruleset) {
    std::vector<TileSet> sets;
    for (const std::string_view name : ruleset.defaultSets())
        sets.push_back(bundledSet(name));
    if (sets.empty())
        return bundledSet(familyOf(ruleset.setRuleset()).defaultTileSet());
    return combine(sets).value.value();
}

const Ruleset* defaultRulesetOf(Rulesets rulesets, const TileSet& set) {
    const auto played = rulesetsFor(rulesets, set.ruleset);
    const auto found = std::find_if(played.rbegin(), played.rend(),
                                    [&set](const Ruleset* ruleset) { return ruleset->suits(set); });
    if (found != played.rend())
        return *found;
    return played.empty() ? nullptr : played.front();
}

} // namespace tilewright::game
