#include "editor/output/sheets/rule_subject.h"

#include "editor/words/translated_text.h"

#include <QTranslator>

#include <memory>
#include <utility>

namespace tilewright {

sheet::RuleSubject ruleSubject(const game::Ruleset& ruleset, Json options, TileSet set, Map map) {
    return {std::string(ruleset.id()), ruleset.label(),    ruleset.options(), ruleset.minPlayers(),
            ruleset.maxPlayers(),      std::move(options), std::move(set),    std::move(map)};
}

Translator sheetWords(const std::string& language) {
    if (language == "en")
        return [](const Text& text) { return text.english(); };
    if (language == sheet::RuleSettings().language)
        return [](const Text& text) { return translated(text).toStdString(); };
    const auto words = std::make_shared<QTranslator>();
    (void)words->load(QStringLiteral(":/i18n/tilewright_") + toQString(language));
    return [words](const Text& text) { return translated(text, *words).toStdString(); };
}

} // namespace tilewright
