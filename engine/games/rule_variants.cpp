#include "engine/games/rule_variants.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/games/compile_checks.h"
#include "engine/model/map/map.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace tilewright::game {

namespace {

bool knows(const Ruleset& ruleset, std::string_view option) {
    return std::ranges::find(ruleset.options(), option, &OptionSpec::name) != ruleset.options().end();
}

/// The issues of those options that no rule system takes.
void checkOptions(const std::vector<const Ruleset*>& fitting, const Json& options, Issues& issues) {
    for (const auto& [name, value] : options.items()) {
        const Json one{{name, value}};
        Issues refusal;
        for (const Ruleset* ruleset : fitting) {
            Issues found;
            completeOptions(ruleset->options(), one, found);
            // Of the rules that know the option, their refusal says more than that others don't.
            if (found.empty() || knows(*ruleset, name) || (refusal.empty() && ruleset == fitting.front()))
                refusal = found;
            if (found.empty())
                break;
        }
        issues.insert(issues.end(), refusal.begin(), refusal.end());
    }
}

/// What the options lead to in games of any number of players: what holds for some only is said when such a
/// game is begun.
Issues checkPlayed(const Ruleset& ruleset, const TileSet& played, const Json& options) {
    const auto compiled = [&](int players) {
        return ruleset.compile(played, startMapOf(played), options, players).issues;
    };
    const Issues fewest = compiled(ruleset.minPlayers());
    Issues most = compiled(ruleset.maxPlayers());
    std::erase_if(most, [&fewest](const Issue& issue) {
        return std::ranges::none_of(fewest, [&issue](const Issue& other) {
            return other.code == issue.code && other.pointer == issue.pointer;
        });
    });
    return most;
}

} // namespace

Json knownOptions(const Ruleset& ruleset, const Json& options) {
    Json known = Json::object();
    for (const auto& [name, value] : options.items())
        if (knows(ruleset, name))
            known[name] = value;
    return known;
}

Json variantOptions(const Ruleset& ruleset, const RuleVariant* variant) {
    return variant == nullptr ? Json::object() : knownOptions(ruleset, variant->options);
}

const RuleVariant* firstVariant(const TileSet& set) {
    return set.rules.empty() ? nullptr : &set.rules.front();
}

Issues checkVariants(Rulesets rulesets, const TileSet& set, const TileSet& played) {
    Issues all;
    const std::vector<const Ruleset*> fitting = rulesetsFor(rulesets, set.ruleset);
    const Ruleset* byDefault = defaultRulesetOf(rulesets, played);
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < set.rules.size(); ++i) {
        const RuleVariant& variant = set.rules[i];
        const std::string pointer = pointerTo("/rules", i);
        if (!names.insert(variant.name).second)
            all.push_back(errorAt("variant-name-twice", pointer + "/name",
                                  {QT_TRANSLATE_NOOP("Engine", "Another variant is called “%1” too."),
                                   {shortened(variant.name)}},
                                  QT_TRANSLATE_NOOP("Engine", "Rename one of the two.")));
        Issues found;
        checkOptions(fitting, variant.options, found);
        if (found.empty() && byDefault != nullptr)
            found = checkPlayed(*byDefault, played, variantOptions(*byDefault, &variant));
        for (Issue& issue : found)
            if (issue.pointer.starts_with("/options/")) {
                issue.pointer.insert(0, pointer);
                all.push_back(std::move(issue));
            }
    }
    return all;
}

} // namespace tilewright::game
