#include "editor/window/preferences/game_defaults.h"

#include "editor/play/setup/options_form.h"
#include "editor/theme/text.h"
#include "engine/rulesets.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace tilewright {

namespace {

struct SettingWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::GameDefaults)
};

/// Calls visit(spec, value) for each option that the set's rules use.
template <class Visit>
void forEachOption(const GameSetup& setup, Visit visit) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), setup.ruleset);
    if (rules == nullptr)
        return;
    for (const OptionSpec& spec : rules->options()) {
        if (!rules->usesOption(spec.name))
            continue;
        visit(spec, optionValue(spec, setup.options));
    }
}

QString inWords(const OptionSpec& spec, const Json& value) {
    return QStringLiteral("%1: %2").arg(translated(spec.label), optionValueInWords(value));
}

} // namespace

GameSetup gameFor(const TileSet& set, const GameSetup* last) {
    GameSetup setup = withSet(last == nullptr ? GameSetup() : *last, set);
    setup.seed = QRandomGenerator::global()->bounded(1U, 1'000'000U);
    return setup;
}

QString gameInWords(const GameSetup& setup) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), setup.ruleset);
    return rules == nullptr ? QString() : translated(rules->label());
}

QString optionsInBrief(const GameSetup& setup) {
    QStringList changed;
    if (const RuleVariant* variant = variantOf(setup))
        changed << toQString(variant->name);
    // Those of the variant are told by its name.
    forEachOption(setup, [&](const OptionSpec& spec, const Json& value) {
        if (value != optionValue(spec, setup.variantOptions))
            changed << inWords(spec, value);
    });
    return changed.isEmpty() ? SettingWords::tr("default rules") : changed.join(QStringLiteral(", "));
}

QString optionsInFull(const GameSetup& setup) {
    QStringList all;
    forEachOption(setup, [&all](const OptionSpec& spec, const Json& value) { all << inWords(spec, value); });
    return all.join(u'\n');
}

} // namespace tilewright
