#include "editor/playtest/studies/setting_words.h"

#include "editor/common/fields/input_fields.h"
#include "editor/words/translated_text.h"

#include "engine/model/io/file_formats.h"
#include "engine/playtest/studies/study.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace tilewright {

namespace {

struct SettingWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::SettingsTable)
};

constexpr std::string_view ofOption = "options/";
/// How an empty text is typed, as the variant of rules without any.
const QString emptyText = QStringLiteral("\"\"");

struct KnownSetting {
    const char* name;
    const char* label;
    const char* help;
};
constexpr std::array<KnownSetting, 9> knownSettings{{
    {"tileset", QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Tile set"),
     QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Tile set files; without any, sets are generated")},
    {"map", QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Board"),
     QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Map files")},
    {"variant", QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Variant of the rules"),
     QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Names of variants of the tile set")},
    {"tiles", QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Number of tiles"),
     QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Total number of copies in a generated set, 1 to 500")},
    {"colours", QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Pick colours"),
     QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Number of colours in a generated set, 4 to 8")},
    {"openShare", QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Share of open passages"),
     QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Share of all passages in a generated set, 0 to 1")},
    {"specialShare", QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Share of special doors"),
     QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Share of all passages in a generated set, 0 to 1")},
    {"weights", QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Weights of the configurations"),
     QT_TRANSLATE_NOOP(
         "tilewright::SettingsTable",
         "Five weights each, for dead end, straight, corner, T and cross: [8, 32, 48, 56, 32]")},
    {"setSeed", QT_TRANSLATE_NOOP("tilewright::SettingsTable", "Seed of the generator"),
     QT_TRANSLATE_NOOP("tilewright::SettingsTable",
                       "Several seeds give several sets for each specification")},
}};

const KnownSetting* known(const std::string& setting) {
    const auto* found =
        std::ranges::find_if(knownSettings, [&](const KnownSetting& one) { return one.name == setting; });
    return found == knownSettings.end() ? nullptr : found;
}

QStringList parted(const QString& text) {
    const bool isList = text.trimmed().startsWith(u'[');
    const QString by = text.contains(u';') || isList ? QStringLiteral(";") : QStringLiteral(", ");
    QStringList parts;
    for (const QString& part : text.split(by, Qt::SkipEmptyParts))
        if (!part.trimmed().isEmpty())
            parts << part.trimmed();
    return parts;
}

/// A number in the language of the window, JSON, or else a text.
Json plainValue(const std::string& setting, const QString& text) {
    if (namesFiles(setting) || setting == "variant")
        return text == emptyText ? std::string() : text.toStdString();
    bool good = false;
    if (const qlonglong whole = text.toLongLong(&good); good)
        return whole;
    if (const auto number = parseNumber(text))
        return *number;
    Loaded<Json> read = parseJson(text.toStdString());
    return read ? std::move(*read.value) : Json(text.toStdString());
}

} // namespace

const OptionSpec* optionOf(const std::string& setting, const game::Ruleset& ruleset) {
    if (!setting.starts_with(ofOption))
        return nullptr;
    const auto specs = ruleset.options();
    const auto found = std::ranges::find(specs, setting.substr(ofOption.size()), &OptionSpec::name);
    return found == specs.end() ? nullptr : &*found;
}

QString settingInWords(const std::string& setting, const game::Ruleset& ruleset) {
    if (const OptionSpec* option = optionOf(setting, ruleset))
        return translated(option->label);
    if (const KnownSetting* one = known(setting))
        return SettingWords::tr(one->label);
    const SpecificationField* field = playtest::generatorOf(ruleset).find(setting);
    return field == nullptr ? toQString(setting) : upperFirst(translated(field->label));
}

QString settingHelp(const std::string& setting, const game::Ruleset& ruleset) {
    if (const KnownSetting* one = known(setting))
        return SettingWords::tr(one->help);
    const OptionSpec* option = optionOf(setting, ruleset);
    if (option == nullptr)
        return SettingWords::tr("A figure of generated sets: %1").arg(toQString(setting));
    QString help = translated(option->explanation);
    QStringList choices;
    for (const std::string& choice : option->choices)
        choices << toQString(choice);
    if (option->type == OptionSpec::Type::Boolean)
        choices = {QStringLiteral("false"), QStringLiteral("true")};
    if (!choices.isEmpty())
        help += u'\n' + SettingWords::tr("Values: %1").arg(choices.join(QStringLiteral(", ")));
    else
        help += u'\n' + SettingWords::tr("Values: %1 to %2").arg(option->minimum).arg(option->maximum);
    return help;
}

bool namesFiles(const std::string& setting) {
    return setting == "tileset" || setting == "map";
}

QString valueInField(const Json& value) {
    if (value.is_string())
        return value.get_ref<const std::string&>().empty() ? emptyText : toQString(value.get<std::string>());
    const auto isText = [](const Json& one) { return one.is_string(); };
    if (value.is_array() && !value.empty() && std::ranges::all_of(value, isText)) {
        QStringList texts;
        for (const Json& one : value)
            texts << toQString(one.get<std::string>());
        return texts.join(u',');
    }
    if (value.is_number_float())
        return formatNumber(value.get<double>());
    return toQString(value.dump());
}

QString valuesInField(const Json& values) {
    QStringList texts;
    for (const Json& value : values)
        texts << valueInField(value);
    return texts.join(QStringLiteral("; "));
}

Loaded<Json> valuesFromField(const std::string& setting, const QString& text, const game::Ruleset& ruleset) {
    Json values = Json::array();
    for (const QString& part : parted(text)) {
        if (optionOf(setting, ruleset) == nullptr) {
            values.push_back(plainValue(setting, part));
            continue;
        }
        const std::string assignment = setting.substr(ofOption.size()) + "=" + part.toStdString();
        Loaded<Json> value = parseOption(ruleset.options(), assignment);
        if (!value)
            return {std::nullopt, std::move(value.issues)};
        values.push_back(value.value->begin().value());
    }
    return {std::move(values), {}};
}

} // namespace tilewright
