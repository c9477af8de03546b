#pragma once

#include "editor/window/preferences/preferences.h"

#include <QObject>

#include <memory>

class QMenu;
class QMenuBar;
class QWidget;

namespace tilewright {

class MessageBar;
class Shortcuts;

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
