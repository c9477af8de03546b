#include "editor/document/option_words.h"

#include "editor/words/text.h"
#include "engine/games/kit.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tilewright {

namespace {

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
