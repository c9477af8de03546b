#include "editor/window/preferences/preferences.h"

#include "editor/common/action.h"
#include "editor/common/stored_settings.h"
#include "editor/window/main_menu.h"
#include "editor/window/message_bar.h"
#include "editor/window/preferences/preferences_dialog.h"
#include "editor/window/preferences/shortcuts.h"
#include "engine/base/languages.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QUrl>

#include <algorithm>
#include <iterator>

namespace tilewright {

namespace {

const QString languageKey = QStringLiteral("preferences/language");
const QString themeKey = QStringLiteral("preferences/theme");
const QString scaleKey = QStringLiteral("preferences/scale");
const QString quickCheckKey = QStringLiteral("preferences/health");

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

struct IgnoredSettings {
    Q_DECLARE_TR_FUNCTIONS(tilewright::IgnoredSettings)
};

struct Words {
    const char* key;
    const char* words;
};

/// The description of a key, or of all keys with that prefix.
constexpr Words allWords[] = {
    {"window/geometry", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "size and position of the window")},
    {"window/designer", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "panels of the design mode")},
    {"window/map", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "panels of the map mode")},
    {"session/files", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "files that were open last time")},
    {"session/", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "view of the files last time")},
    {"files/lastFolder", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "folder of file dialogs")},
    {"files/recent", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "recent files")},
    {"preferences/language", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "language")},
    {"preferences/theme", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "theme")},
    {"preferences/scale", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "interface size")},
    {"preferences/health", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "quick checks of edits")},
    {"shortcuts/", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "shortcut of a command")},
    {"play/animation", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "animation of moves")},
    {"play/", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "layout of the play mode")},
    {"print/", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "printing options")},
    {"playtest/goals", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "playtest goals")},
    {"playtest/", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "playtest settings")},
    {"presets/", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "game preset")},
    {"exchange/", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "export options")},
    {"returned/", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "folder of returned games")},
    {"tour/", QT_TRANSLATE_NOOP("tilewright::IgnoredSettings", "whether the tour was seen")},
};

QString inWords(const QString& key) {
    // Keys contain percent-encoded names.
    const QString plain = QUrl::fromPercentEncoding(key.toUtf8());
    const auto* found = std::ranges::find_if(
        allWords, [&key](const Words& one) { return key.startsWith(QLatin1String(one.key)); });
    //: a setting in words, and its name in the file of settings
    return found == std::end(allWords)
               ? plain
               : IgnoredSettings::tr("%1 (%2)").arg(IgnoredSettings::tr(found->words), plain);
}

} // namespace

Preferences Preferences::load() {
    Preferences p;
    QStringList codes{QString()};
    for (const Language& known : languages())
        codes << QLatin1String(known.code);
    p.language = readWordSetting(languageKey, codes, {});
    QStringList words;
    for (const ThemeWord& one : themeWords)
        words << QLatin1String(one.word);
    const QString theme = readWordSetting(themeKey, words, wordOf(ThemeChoice::System));
    p.theme = std::ranges::find_if(themeWords, [&](const ThemeWord& one) {
                  return theme == QLatin1String(one.word);
              })->theme;
    p.scalePercent = readNumberSetting(scaleKey, minScale, maxScale, 100);
    p.quickCheck = readBoolSetting(quickCheckKey, true);
    return p;
}

void Preferences::save() const {
    QSettings settings;
    settings.setValue(languageKey, language);
    settings.setValue(themeKey, wordOf(theme));
    settings.setValue(scaleKey, scalePercent);
    settings.setValue(quickCheckKey, quickCheck);
}

void applyScale() {
    const int percent = Preferences::load().scalePercent;
    if (percent != 100 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(percent / 100.0));
}

void tellOfIgnoredSettings(MessageBar& messages) {
    QStringList settings;
    for (const QString& key : takeIgnoredSettings())
        settings << inWords(key);
    if (!settings.isEmpty())
        messages.addIssues(IgnoredSettings::tr("Invalid settings were replaced by their defaults: %1.")
                               .arg(settings.join(IgnoredSettings::tr(", "))),
                           {});
}

PreferencesController::PreferencesController(MessageBar& messages, QWidget* window)
    : messages_(messages), window_(window) {}

PreferencesController::~PreferencesController() = default;

void PreferencesController::fillMenu(QMenu& menu) {
    QAction* keys = makeAction(window_, {"keys", "keyboard", tr("&Keyboard Shortcuts…"), tr("Ctrl+K"),
                                         tr("See and change the keys of all commands")});
    connect(keys, &QAction::triggered, this, &PreferencesController::askForKeys);
    QAction* preferences = makeAction(window_, {"preferences", "settings", tr("Pre&ferences…"), tr("Ctrl+,"),
                                                tr("Language, theme, size and keys")});
    preferences->setMenuRole(QAction::PreferencesRole);
    connect(preferences, &QAction::triggered, this, qOverload<>(&PreferencesController::ask));
    menu.addActions({keys, preferences});
}

void PreferencesController::takeCommands(const QMenuBar& menus) {
    shortcuts_ = std::make_unique<Shortcuts>(allActions(menus));
}

void PreferencesController::ask() {
    ask(Page::First);
}

void PreferencesController::askForKeys() {
    ask(Page::Keys);
}

void PreferencesController::ask(Page page) {
    const Preferences before = Preferences::load();
    PreferencesDialog dialog(before, *shortcuts_, window_);
    if (page == Page::Keys)
        dialog.showShortcuts();
    if (dialog.exec() != QDialog::Accepted || dialog.preferences() == before)
        return;
    if (dialog.preferences().scalePercent != before.scalePercent)
        messages_.showNote(tr("The size of the window takes effect after a restart."));
    emit chosen(dialog.preferences());
}

} // namespace tilewright
