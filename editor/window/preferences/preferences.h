#pragma once

#include "editor/common/theme.h"

#include <QObject>
#include <QString>

#include <memory>

class QMenu;
class QMenuBar;
class QWidget;

namespace tilewright {

class MessageBar;
class Shortcuts;

/// The user's choices for the whole program; stored in the settings.
struct Preferences {
    /// The code of one of languages(); empty follows the system.
    QString language;
    ThemeChoice theme = ThemeChoice::System;
    /// Scale of the whole window, 75 to 200; applies from the next start on.
    int scalePercent = 100;
    /// Whether a few games are played in the background while a set or map is edited.
    bool quickCheck = true;

    static Preferences load();
    void save() const;
    friend bool operator==(const Preferences&, const Preferences&) = default;
};

inline constexpr int minScale = 75;
inline constexpr int maxScale = 200;

/// Call before constructing the application object, which reads it once.
void applyScale();

/// Shows a message with the settings ignored since the last time, if there are any.
void tellOfIgnoredSettings(MessageBar& messages);

/// Asks for preferences, and for the keys of all commands.
class PreferencesController : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of the dialog and of actions.
    PreferencesController(MessageBar& messages, QWidget* window);
    ~PreferencesController() override;

    void fillMenu(QMenu& menu);
    /// Call once, when all menus are there.
    void takeCommands(const QMenuBar& menus);
    /// Pre: takeCommands() was called.
    Shortcuts& shortcuts() const { return *shortcuts_; }

    void ask();
    void askForKeys();

signals:
    /// They are others than before.
    void chosen(const tilewright::Preferences& preferences);

private:
    enum class Page { First, Keys };
    void ask(Page page);

    MessageBar& messages_;
    QWidget* window_;
    std::unique_ptr<Shortcuts> shortcuts_;
};

} // namespace tilewright
