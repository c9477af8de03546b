#include "editor/window/preferences/preferences.h"

#include "editor/theme/kept_settings.h"

#include <QSettings>

namespace tilewright {

namespace {
const QString languageKey = QStringLiteral("preferences/language");
const QString themeKey = QStringLiteral("preferences/theme");
const QString scaleKey = QStringLiteral("preferences/scale");
const QString healthKey = QStringLiteral("preferences/health");
} // namespace

Preferences Preferences::load() {
    Preferences p;
    p.language = keptWord(languageKey,
                          {QString(), QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("fr")}, {});
    const QString system = QStringLiteral("system");
    const QString theme =
        keptWord(themeKey, {system, QStringLiteral("light"), QStringLiteral("dark")}, system);
    p.theme = theme == QLatin1String("light")  ? ThemeChoice::Light
              : theme == QLatin1String("dark") ? ThemeChoice::Dark
                                               : ThemeChoice::System;
    p.scalePercent = keptNumber(scaleKey, smallestScale, largestScale, 100);
    p.health = keptSwitch(healthKey, true);
    return p;
}

void Preferences::save() const {
    QSettings settings;
    settings.setValue(languageKey, language);
    settings.setValue(themeKey, theme == ThemeChoice::Light  ? QStringLiteral("light")
                                : theme == ThemeChoice::Dark ? QStringLiteral("dark")
                                                             : QStringLiteral("system"));
    settings.setValue(scaleKey, scalePercent);
    settings.setValue(healthKey, health);
}

void applyScale() {
    const int percent = Preferences::load().scalePercent;
    if (percent != 100 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(percent / 100.0));
}

} // namespace tilewright
