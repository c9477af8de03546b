#include "editor/window/main_menu.h"

#include "editor/common/action.h"
#include "editor/common/icons.h"
#include "editor/designer/tile_designer.h"
#include "editor/map/map_editor.h"
#include "editor/play/play_view.h"
#include "editor/playtest/playtest_pages.h"
#include "editor/playtest/playtest_view.h"
#include "editor/window/controllers/exchange_commands.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/window/controllers/games_from_people_controllers.h"
#include "editor/window/controllers/heat_map_controller.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/controllers/print_controller.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/window_frame.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QUndoGroup>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

/// What leads to the play mode from anywhere.
bool opensGame(const QAction& action) {
    return action.objectName() == QLatin1String("newGame") ||
           action.objectName() == QLatin1String("openRecord") ||
           action.objectName() == QLatin1String("playAgain");
}

void gather(const QList<QAction*>& from, QList<QAction*>& into) {
    for (QAction* action : from) {
        if (action->menu() != nullptr)
            gather(action->menu()->actions(), into);
        else if (!action->isSeparator() && !action->objectName().isEmpty() && action->isVisible() &&
                 !into.contains(action))
            into << action;
    }
}

} // namespace

MainMenu::MainMenu(const Dependencies& dependencies) : dependencies_(dependencies) {
    addFile();
    addEdit();
    addView();
    dependencies.game.fillMenu(add(tr("&Game")));
    addPlaytest();
    dependencies.help.fillMenu(add(tr("&Help")));
}

QMenu& MainMenu::add(const QString& title) {
    return *dependencies_.window.menuBar()->addMenu(title);
}

void MainMenu::setMode(Mode mode) {
    for (const auto& [its, actions] : ofMode_)
        for (QAction* action : actions)
            action->setVisible(mode == its);
    dependencies_.heat.nameMeasures();
    for (QAction* action : dependencies_.play.gameActions() + dependencies_.play.boardActions())
        action->setVisible(mode == Mode::Play || opensGame(*action));
    plays_ = mode == Mode::Play;
    prints_ = mode == Mode::Print;
    refresh(undo_);
    refresh(redo_);
}

void MainMenu::addFile() {
    QMenu& file = add(tr("&File"));
    dependencies_.files.fillMenu(file);
    file.addSeparator();
    file.addActions(dependencies_.exchange.actions());
    file.addAction(dependencies_.returned.action());
    dependencies_.print.fillMenu(file);
    file.addSeparator();
    QAction* quit = makeAction(&dependencies_.window, {"quit", "", tr("&Quit"), tr("Ctrl+Q"),
                                                       tr("Close the window; asks about unsaved changes")});
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, &dependencies_.window, &QWidget::close);
    file.addAction(quit);
}

void MainMenu::addEdit() {
    QMenu& edit = add(tr("&Edit"));
    addUndo(edit);
    edit.addSeparator();
    edit.addActions(dependencies_.designer.clipboardActions());
    edit.addActions(dependencies_.map.clipboardActions());
    ofMode_[Mode::Design] << dependencies_.designer.clipboardActions();
    ofMode_[Mode::Map] << dependencies_.map.clipboardActions();
    edit.addSeparator();
    QAction* palette =
        makeAction(&dependencies_.window, {"palette", "search", tr("&Commands…"), tr("Ctrl+Shift+P"),
                                           tr("Find any command by its name")});
    connect(palette, &QAction::triggered, this, &MainMenu::paletteWanted);
    edit.addAction(palette);
    dependencies_.preferences.fillMenu(edit);
}

/// Of the document in front; while a game is in front, of its moves.
void MainMenu::addUndo(QMenu& edit) {
    undo_ = {makeAction(&dependencies_.window,
                        {"undo", "undo", tr("&Undo"), tr("Ctrl+Z"),
                         tr("Undoes the last change; in a game, goes back to your last decision")}),
             dependencies_.undo.createUndoAction(this, tr("&Undo")),
             playAction(QStringLiteral("play/undoMove"))};
    setPlainName(*undo_.shown, tr("Undo"));
    redo_ = {makeAction(&dependencies_.window,
                        {"redo", "redo", tr("&Redo"), tr("Ctrl+Shift+Z"),
                         tr("Redoes the last undone change; in a game, goes on to your next decision")}),
             dependencies_.undo.createRedoAction(this, tr("&Redo")),
             playAction(QStringLiteral("play/redoMove"))};
    setPlainName(*redo_.shown, tr("Redo"));
    redo_.shown->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    for (UndoActions* one : {&undo_, &redo_}) {
        connect(one->shown, &QAction::triggered, this, [this, one] { trigger(*one); });
        for (QAction* action : {one->edit, one->move})
            connect(action, &QAction::changed, this, [this, one] { refresh(*one); });
        edit.addAction(one->shown);
        refresh(*one);
    }
}

QAction* MainMenu::playAction(const QString& name) const {
    const QList<QAction*> actions = dependencies_.play.gameActions();
    return *std::ranges::find(actions, name, &QAction::objectName);
}

void MainMenu::trigger(const UndoActions& one) {
    const QString words = &one == &undo_ ? tr("Undone: %1").arg(dependencies_.undo.undoText())
                                         : tr("Redone: %1").arg(dependencies_.undo.redoText());
    (plays_ ? one.move : one.edit)->trigger();
    // The sheets show little of a set.
    if (prints_)
        showInStatusBar(dependencies_.window, words);
}

void MainMenu::refresh(const UndoActions& one) {
    one.shown->setEnabled((plays_ ? one.move : one.edit)->isEnabled());
    // What the edit was is only said where it is undone.
    const QString verb = &one == &undo_ ? tr("&Undo") : tr("&Redo");
    one.shown->setText(plays_ ? verb : one.edit->text());
}

void MainMenu::addView() {
    QMenu& view = add(tr("&View"));
    view.addActions(dependencies_.rail.actions());
    view.addSeparator();
    dependencies_.tabs.addActionsTo(view);
    view.addSeparator();
    QAction* messages =
        makeAction(&dependencies_.window, {"lastMessages", "info", tr("&Recent Messages"), tr("Ctrl+Alt+M"),
                                           tr("Shows recent messages again until you press Esc")});
    connect(messages, &QAction::triggered, this, &MainMenu::lastMessagesWanted);
    view.addAction(messages);
    view.addSeparator();
    addPanels(view, Mode::Design);
    addPanels(view, Mode::Map);
    addPages(view);
}

/// Of the designer, or of the map editor.
void MainMenu::addPanels(QMenu& view, Mode mode) {
    const bool ofTiles = mode == Mode::Design;
    DockPage* page = ofTiles ? static_cast<DockPage*>(&dependencies_.designer) : &dependencies_.map;
    QMenu& panels = *view.addMenu(tr("&Panels"));
    panels.setToolTipsVisible(true);
    ofMode_[mode] << panels.menuAction();
    const QString prefix = ofTiles ? QStringLiteral("tile/") : QStringLiteral("map/");
    for (QAction* panel : page->panelActions()) {
        panel->setObjectName(prefix + QStringLiteral("panel-") + panel->objectName());
        panels.addAction(panel);
    }
    panels.addSeparator();
    QAction* restore = makeAction(page, {ofTiles ? "tile/restorePanels" : "map/restorePanels",
                                         "",
                                         tr("&Restore All"),
                                         {},
                                         tr("Puts all panels back in their original places")});
    connect(restore, &QAction::triggered, page, &DockPage::restorePanels);
    panels.addAction(restore);
}

void MainMenu::addPages(QMenu& view) {
    QMenu& canvas = *view.addMenu(tr("&Canvas"));
    dependencies_.designer.fillViewMenu(canvas);
    dependencies_.heat.addMenus(view);
    QMenu& tile = add(tr("&Tile"));
    dependencies_.designer.fillTileMenu(tile);
    QMenu& grid = *view.addMenu(tr("&Grid"));
    dependencies_.map.fillViewMenu(grid);
    QMenu& board = *view.addMenu(tr("&Board"));
    board.addActions(dependencies_.play.boardActions());
    ofMode_[Mode::Play] << board.menuAction();
    QMenu& map = add(tr("&Map"));
    dependencies_.map.fillMapMenu(map);
    ofMode_[Mode::Design] << dependencies_.heat.tilesMenu() << dependencies_.heat.orderMenu()
                          << tile.menuAction() << canvas.menuAction();
    ofMode_[Mode::Map] << map.menuAction() << grid.menuAction();
}

void MainMenu::addPlaytest() {
    QMenu& playtest = add(tr("Play&test"));
    playtest.addActions(dependencies_.playtest.view().viewActions());
    playtest.addSeparator();
    playtest.addActions(dependencies_.playtest.pageActions());
    ofMode_[Mode::Playtest] << playtest.menuAction();
}

QList<QAction*> allActions(const QMenuBar& menus) {
    QList<QAction*> actions;
    gather(menus.actions(), actions);
    return actions;
}

std::optional<Mode> modeOfAction(const QAction& action) {
    constexpr std::pair<const char*, Mode> prefixes[] = {
        {"tile/", Mode::Design}, {"map/", Mode::Map}, {"play/", Mode::Play}, {"playtest/", Mode::Playtest}};
    for (const auto& [prefix, mode] : prefixes)
        if (action.objectName().startsWith(QLatin1String(prefix)))
            return mode;
    return std::nullopt;
}

QString menuPath(const QAction& action) {
    QStringList path;
    const QAction* at = &action;
    while (at != nullptr) {
        const QMenu* menu = nullptr;
        for (const QObject* object : at->associatedObjects())
            // A context menu has no name.
            if (const auto* one = qobject_cast<const QMenu*>(object);
                one != nullptr && !one->title().isEmpty()) {
                menu = one;
                break;
            }
        if (menu == nullptr)
            break;
        at = menu->menuAction();
        path.prepend(plainName(*at));
    }
    return path.join(QStringLiteral(" ▸ "));
}

} // namespace tilewright
