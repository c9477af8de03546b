#include "editor/document/game_setup.h"

#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"
#include "engine/games/rule_variants.h"
#include "engine/model/companions.h"
#include "engine/model/lint/lint.h"
#include "engine/model/map/map.h"
#include "engine/model/sides.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QStringList>

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
        return game::defaultRulesetOf(rulesets(), set)->suits(set);
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
    return readWithCompanions(set, folderReader({})).value.value_or(set);
}

/// Options of the variant, and those of the user on top.
void startWith(GameSetup& setup, const Json& own) {
    setup.variantOptions = optionsOfVariant(setup);
    setup.options = setup.variantOptions;
    setup.options.update(own);
}

struct OptionWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::OptionWords)
};

/// Calls visit(spec, value) for each option that has an effect.
template <class Visit>
void forEachOption(const GameSetup& setup, Visit visit) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), setup.ruleset);
    if (rules == nullptr)
        return;
    for (const OptionSpec& spec : rules->options())
        if (!spec.idle)
            visit(spec, optionValue(spec, setup.options));
}

QString inWords(const OptionSpec& spec, const Json& value) {
    return QStringLiteral("%1: %2").arg(translated(spec.label), optionValueInWords(spec, value));
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
    const game::Ruleset* rules = game::defaultRulesetOf(rulesets(), set);
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
    const Issues missing = readCompanions(setup.tileSet, folderReader({})).issues;
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

quint64 newSeed() {
    return QRandomGenerator::global()->bounded(1U, 1'000'000U);
}

GameSetup gameFor(const TileSet& set, const GameSetup* last) {
    GameSetup setup = withSet(last == nullptr ? GameSetup() : *last, set);
    setup.seed = newSeed();
    return setup;
}

GameSetup withBots(GameSetup setup) {
    for (SeatSetup& seat : setup.seats)
        if (seat.kind == QLatin1String(personKind))
            seat = {QString(), QStringLiteral("greedy")};
    return setup;
}

QString gameInWords(const GameSetup& setup) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), setup.ruleset);
    return rules == nullptr ? QString() : translated(rules->label());
}

QString optionValueInWords(const OptionSpec& spec, const Json& value) {
    if (value.is_boolean())
        return value.get<bool>() ? OptionWords::tr("on") : OptionWords::tr("off");
    if (value.is_string()) {
        const auto choice = std::ranges::find(spec.choices, value.get_ref<const std::string&>());
        const auto place = static_cast<std::size_t>(choice - spec.choices.begin());
        return translated(place < spec.words.size() && (choice != spec.choices.end() || value == spec.word)
                              ? spec.words[place]
                              : value.get<std::string>());
    }
    // The smallest number may have a word of its own.
    if (value == spec.minimum && spec.word.empty() && !spec.words.empty())
        return translated(spec.words.front());
    if (!value.is_array())
        return toQString(value.dump());
    QStringList names;
    for (const Json& name : value)
        names << translated(name.get<std::string>());
    return names.isEmpty() ? OptionWords::tr("none") : names.join(QStringLiteral(", "));
}

QString optionsInBrief(const GameSetup& setup) {
    QStringList changed;
    if (const RuleVariant* variant = variantOf(setup))
        changed << toQString(variant->name);
    // The name of the variant already stands for its own options.
    forEachOption(setup, [&](const OptionSpec& spec, const Json& value) {
        if (value != optionValue(spec, setup.variantOptions))
            changed << inWords(spec, value);
    });
    return changed.isEmpty() ? OptionWords::tr("default rules") : changed.join(QStringLiteral(", "));
}

QString optionsInFull(const GameSetup& setup) {
    QStringList all;
    forEachOption(setup, [&all](const OptionSpec& spec, const Json& value) { all << inWords(spec, value); });
    return all.join(u'\n');
}

} // namespace tilewright
