#include "editor/window/preferences/preferences_controller.h"

#include "editor/common/action.h"
#include "editor/window/main_menu.h"
#include "editor/window/message_bar.h"
#include "editor/window/preferences/preferences_dialog.h"
#include "editor/window/preferences/shortcuts.h"

#include <QMenu>
#include <QMenuBar>

namespace tilewright {

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
