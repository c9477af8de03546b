#include "editor/window/preferences.h"

#include <QSettings>

#include <algorithm>

namespace tilewright {

namespace {
const QString languageKey = QStringLiteral("preferences/language");
const QString themeKey = QStringLiteral("preferences/theme");
const QString scaleKey = QStringLiteral("preferences/scale");
const QString healthKey = QStringLiteral("preferences/health");
} // namespace

Preferences Preferences::load() {
    const QSettings settings;
    Preferences p;
    p.language = settings.value(languageKey).toString();
    const QString theme = settings.value(themeKey).toString();
    p.theme = theme == QLatin1String("light")  ? ThemeChoice::Light
              : theme == QLatin1String("dark") ? ThemeChoice::Dark
                                               : ThemeChoice::System;
    p.scalePercent = std::clamp(settings.value(scaleKey, 100).toInt(), smallestScale, largestScale);
    p.health = settings.value(healthKey, true).toBool();
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
