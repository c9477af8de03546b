#include "editor/play/setup/game_presets.h"

#include "editor/common/kept_settings.h"
#include "editor/words/text.h"

#include "engine/model/io/format.h"

#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace tilewright {

namespace {

std::optional<GameSetup> fromText(const std::string& text) {
    const auto document = parseJson(text);
    if (!document || !document.value->is_object())
        return std::nullopt;
    GameSetup setup;
    if (const auto map = readMap(document.value->value("map", Json()).dump()))
        setup.map = *map.value;
    if (const Json options = document.value->value("options", Json()); options.is_object())
        setup.options = options;
    const auto word = [](const Json& seat, const char* field) {
        const Json value = seat.is_object() ? seat.value(field, Json()) : Json();
        return value.is_string() ? toQString(value.get<std::string>()) : QString();
    };
    for (const Json& seat : document.value->value("seats", Json::array()))
        setup.seats.push_back({word(seat, "name"), word(seat, "kind")});
    const bool good = !setup.seats.empty() && std::ranges::none_of(setup.seats, [](const SeatSetup& seat) {
        return seat.kind.isEmpty();
    });
    return good ? std::optional(setup) : std::nullopt;
}

} // namespace

GamePresets::GamePresets(const std::string& ruleset)
    : group_(QStringLiteral("presets/") + toQString(ruleset)) {}

QString GamePresets::key(const QString& name) const {
    // A slash in a name would make it a group.
    return group_ + u'/' + QString::fromLatin1(QUrl::toPercentEncoding(name));
}

QStringList GamePresets::names() const {
    QSettings settings;
    settings.beginGroup(group_);
    QStringList names;
    for (const QString& encoded : settings.childKeys())
        names << QUrl::fromPercentEncoding(encoded.toLatin1());
    std::ranges::sort(names, [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
    return names;
}

std::optional<GameSetup> GamePresets::load(const QString& name) const {
    const QVariant kept = QSettings().value(key(name));
    std::optional<GameSetup> setup = fromText(kept.toString().toStdString());
    if (kept.isValid() && !setup)
        ignoreSetting(key(name));
    return setup;
}

void GamePresets::save(const QString& name, const GameSetup& setup) {
    Json seats = Json::array();
    for (const SeatSetup& seat : setup.seats)
        seats.push_back({{"name", seat.name.toStdString()}, {"kind", seat.kind.toStdString()}});
    const Json document{{"seats", seats}, {"options", setup.options}, {"map", toJson(setup.map)}};
    QSettings().setValue(key(name), toQString(document.dump()));
}

void GamePresets::remove(const QString& name) {
    QSettings().remove(key(name));
}

} // namespace tilewright
