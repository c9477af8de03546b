#include "editor/document/game_setup.h"

#include "editor/words/seat_words.h"
#include "editor/words/text.h"

#include "engine/games/kit.h"
#include "engine/games/variants.h"
#include "engine/model/companions.h"
#include "engine/model/lint/lint.h"
#include "engine/model/map/start_map.h"
#include "engine/model/side.h"

#include <algorithm>

namespace tilewright {

namespace {

/// A set with what other rules add is played with these rules, and one that no longer has it isn't. Rules
/// chosen by the user for this very set stay.
bool wantsOtherRules(const GameSetup& setup, const TileSet& set) {
    if (setup.tileSet.name == set.name)
        return false;
    const game::Ruleset* now = game::findRuleset(rulesets(), setup.ruleset);
    if (now == nullptr || setup.ruleset == set.ruleset)
        return game::rulesetOf(rulesets(), set)->suits(set);
    return now->suits(setup.tileSet) && !now->suits(set);
}

/// The options that the user changed, each with its value.
Json ownOptions(const GameSetup& setup) {
    Json own = Json::object();
    const game::Ruleset* rules = game::findRuleset(rulesets(), setup.ruleset);
    if (rules == nullptr)
        return own;
    for (const OptionSpec& spec : rules->options())
        if (const Json& value = optionValue(spec, setup.options);
            value != optionValue(spec, setup.variantOptions))
            own[spec.name] = value;
    return own;
}

/// The set with what it is played together with; the set alone if that is not at hand.
TileSet together(const TileSet& set) {
    return playedSet(set, filesBeside({})).value.value_or(set);
}

/// Options of the variant, and those of the user on top.
void startWith(GameSetup& setup, const Json& own) {
    setup.variantOptions = optionsOfVariant(setup);
    setup.options = setup.variantOptions;
    setup.options.update(own);
}

} // namespace

const RuleVariant* variantOf(const GameSetup& setup) {
    return setup.variant ? findVariant(setup.tileSet, *setup.variant) : game::firstVariant(setup.tileSet);
}

Json optionsOfVariant(const GameSetup& setup) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), setup.ruleset);
    return rules == nullptr ? Json::object() : game::variantOptions(*rules, variantOf(setup));
}

GameSetup withSet(GameSetup setup, const TileSet& alone) {
    const TileSet set = together(alone);
    Json own = ownOptions(setup);
    const bool other = setup.seats.empty() || setup.tileSet.ruleset != set.ruleset;
    if (other || !hasTilesOf(set, setup.map))
        setup.map = startMapOf(set);
    if (other) {
        own = Json::object();
        setup.seats.assign(2, {QString(), QStringLiteral("greedy")});
    }
    const game::Ruleset* rules = game::rulesetOf(rulesets(), set);
    if (rules != nullptr && (other || wantsOtherRules(setup, set))) {
        if (setup.ruleset != rules->id())
            own = Json::object();
        setup.ruleset = rules->id();
    }
    if (setup.tileSet.name != set.name)
        setup.variant.reset();
    setup.tileSet = set;
    if (setup.variant && !setup.variant->empty() && findVariant(set, *setup.variant) == nullptr)
        setup.variant.reset();
    startWith(setup, own);
    return setup;
}

GameSetup withVariant(GameSetup setup, const std::string& variant) {
    const Json own = ownOptions(setup);
    setup.variant = variant;
    startWith(setup, own);
    return setup;
}

Loaded<std::shared_ptr<const game::Game>> compileGame(const GameSetup& setup) {
    Issues issues = lint(setup.tileSet);
    const Issues missing = readCompanions(setup.tileSet, filesBeside({})).issues;
    issues.insert(issues.end(), missing.begin(), missing.end());
    if (hasErrors(issues)) {
        std::erase_if(issues, [](const Issue& issue) { return issue.severity != Severity::Error; });
        return {std::nullopt, std::move(issues)};
    }
    const game::Ruleset* rules = game::findRuleset(rulesets(), setup.ruleset);
    if (rules == nullptr)
        return {std::nullopt, {game::unknownRuleset(rulesets(), setup.ruleset, "/ruleset")}};
    return rules->compile(setup.tileSet, setup.map, setup.options, static_cast<int>(setup.seats.size()));
}

QString seatName(const GameSetup& setup, int seat) {
    const QString& own = setup.seats[static_cast<std::size_t>(seat)].name;
    return own.isEmpty() ? seatColourName(seat) : own;
}

} // namespace tilewright
