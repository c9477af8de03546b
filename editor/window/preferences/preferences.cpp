#include "editor/window/preferences/preferences.h"

#include "editor/common/kept_settings.h"

#include <QSettings>

#include <algorithm>

namespace tilewright {

namespace {
const QString languageKey = QStringLiteral("preferences/language");
const QString themeKey = QStringLiteral("preferences/theme");
const QString scaleKey = QStringLiteral("preferences/scale");
const QString healthKey = QStringLiteral("preferences/health");

struct ThemeWord {
    ThemeChoice theme;
    const char* word;
};
constexpr ThemeWord themeWords[] = {{ThemeChoice::System, "system"},
                                    {ThemeChoice::Light, "light"},
                                    {ThemeChoice::Dark, "dark"},
                                    {ThemeChoice::HighContrastLight, "high-contrast-light"},
                                    {ThemeChoice::HighContrastDark, "high-contrast-dark"}};

QString wordOf(ThemeChoice theme) {
    return QLatin1String(std::ranges::find(themeWords, theme, &ThemeWord::theme)->word);
}
} // namespace

Preferences Preferences::load() {
    Preferences p;
    p.language = keptWord(languageKey,
                          {QString(), QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("fr")}, {});
    QStringList words;
    for (const ThemeWord& one : themeWords)
        words << QLatin1String(one.word);
    const QString theme = keptWord(themeKey, words, wordOf(ThemeChoice::System));
    p.theme = std::ranges::find_if(themeWords, [&](const ThemeWord& one) {
                  return theme == QLatin1String(one.word);
              })->theme;
    p.scalePercent = keptNumber(scaleKey, smallestScale, largestScale, 100);
    p.health = keptSwitch(healthKey, true);
    return p;
}

void Preferences::save() const {
    QSettings settings;
    settings.setValue(languageKey, language);
    settings.setValue(themeKey, wordOf(theme));
    settings.setValue(scaleKey, scalePercent);
    settings.setValue(healthKey, health);
}

void applyScale() {
    const int percent = Preferences::load().scalePercent;
    if (percent != 100 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(percent / 100.0));
}

} // namespace tilewright
