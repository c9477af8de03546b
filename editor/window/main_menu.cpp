#include "editor/window/main_menu.h"

#include "editor/common/action.h"
#include "editor/common/line_icon.h"
#include "editor/designer/tile_designer.h"
#include "editor/map/map_editor.h"
#include "editor/play/play_view.h"
#include "editor/playtest/playtest_pages.h"
#include "editor/playtest/playtest_view.h"
#include "editor/window/controllers/exchange_commands.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/window/controllers/heat_controller.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/controllers/print_controller.h"
#include "editor/window/controllers/returned_controller.h"
#include "editor/window/document_tabs.h"
#include "editor/window/mode_rail.h"
#include "editor/window/preferences/preferences_controller.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QUndoGroup>

#include <algorithm>

namespace tilewright {

namespace {

/// What leads to the play mode from anywhere.
bool opensGame(const QAction& action) {
    return action.objectName() == QLatin1String("newGame") ||
           action.objectName() == QLatin1String("openRecord") ||
           action.objectName() == QLatin1String("playAgain");
}

} // namespace

MainMenu::MainMenu(const Parts& parts) : parts_(parts) {
    addFile();
    addEdit();
    addView();
    parts.game.fillMenu(add(tr("&Game")));
    addPlaytest();
    parts.help.fillMenu(add(tr("&Help")));
}

QMenu& MainMenu::add(const QString& title) {
    return *parts_.window.menuBar()->addMenu(title);
}

void MainMenu::setMode(Mode mode) {
    for (const auto& [its, actions] : ofMode_)
        for (QAction* action : actions)
            action->setVisible(mode == its);
    parts_.heat.nameMeasures();
    for (QAction* action : parts_.play.viewActions())
        action->setVisible(mode == Mode::Play || opensGame(*action));
    plays_ = mode == Mode::Play;
    refresh(undo_);
    refresh(redo_);
}

void MainMenu::addFile() {
    QMenu& file = add(tr("&File"));
    parts_.files.fillMenu(file);
    file.addSeparator();
    file.addActions(parts_.exchange.actions());
    file.addAction(parts_.returned.action());
    parts_.print.fillMenu(file);
    file.addSeparator();
    QAction* quit = makeAction(&parts_.window, {"quit", "", tr("&Quit"), tr("Ctrl+Q"),
                                                tr("Close the window; asks about unsaved changes")});
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, &parts_.window, &QWidget::close);
    file.addAction(quit);
}

void MainMenu::addEdit() {
    QMenu& edit = add(tr("&Edit"));
    addUndo(edit);
    edit.addSeparator();
    edit.addActions(parts_.designer.clipboardActions());
    edit.addActions(parts_.map.clipboardActions());
    ofMode_[Mode::Design] << parts_.designer.clipboardActions();
    ofMode_[Mode::Map] << parts_.map.clipboardActions();
    edit.addSeparator();
    QAction* palette = makeAction(&parts_.window, {"palette", "search", tr("&Commands…"), tr("Ctrl+Shift+P"),
                                                   tr("Find any command by its name")});
    connect(palette, &QAction::triggered, this, &MainMenu::paletteWanted);
    edit.addAction(palette);
    parts_.preferences.fillMenu(edit);
}

/// Of the document in front; while a game is in front, of its moves.
void MainMenu::addUndo(QMenu& edit) {
    undo_ = {makeAction(&parts_.window,
                        {"undo", "undo", tr("&Undo"), tr("Ctrl+Z"),
                         tr("Undoes the last change; in a game, goes back to your last decision")}),
             parts_.undo.createUndoAction(this, tr("&Undo")), playAction(QStringLiteral("play/undoMove"))};
    setPlainName(*undo_.shown, tr("Undo"));
    redo_ = {makeAction(&parts_.window,
                        {"redo", "redo", tr("&Redo"), tr("Ctrl+Shift+Z"),
                         tr("Redoes the last undone change; in a game, goes on to your next decision")}),
             parts_.undo.createRedoAction(this, tr("&Redo")), playAction(QStringLiteral("play/redoMove"))};
    setPlainName(*redo_.shown, tr("Redo"));
    redo_.shown->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    for (Undoing* one : {&undo_, &redo_}) {
        connect(one->shown, &QAction::triggered, this,
                [this, one] { (plays_ ? one->move : one->edit)->trigger(); });
        for (QAction* action : {one->edit, one->move})
            connect(action, &QAction::changed, this, [this, one] { refresh(*one); });
        edit.addAction(one->shown);
        refresh(*one);
    }
}

QAction* MainMenu::playAction(const QString& name) const {
    const QList<QAction*> actions = parts_.play.viewActions();
    return *std::ranges::find(actions, name, &QAction::objectName);
}

void MainMenu::refresh(const Undoing& one) {
    one.shown->setEnabled((plays_ ? one.move : one.edit)->isEnabled());
    // What the edit was is only said where it is undone.
    const QString verb = &one == &undo_ ? tr("&Undo") : tr("&Redo");
    one.shown->setText(plays_ ? verb : one.edit->text());
}

void MainMenu::addView() {
    QMenu& view = add(tr("&View"));
    view.addActions(parts_.rail.actions());
    view.addSeparator();
    parts_.tabs.addActionsTo(view);
    view.addSeparator();
    addPanels(view, Mode::Design);
    addPanels(view, Mode::Map);
    addTileAndMap(view);
}

/// Of the designer, or of the map editor.
void MainMenu::addPanels(QMenu& view, Mode mode) {
    const bool ofTiles = mode == Mode::Design;
    DockPage* page = ofTiles ? static_cast<DockPage*>(&parts_.designer) : &parts_.map;
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

void MainMenu::addTileAndMap(QMenu& view) {
    QMenu& canvas = *view.addMenu(tr("&Canvas"));
    parts_.designer.fillViewMenu(canvas);
    parts_.heat.addMenus(view);
    QMenu& tile = add(tr("&Tile"));
    parts_.designer.fillTileMenu(tile);
    QMenu& grid = *view.addMenu(tr("&Grid"));
    parts_.map.fillViewMenu(grid);
    QMenu& map = add(tr("&Map"));
    parts_.map.fillMapMenu(map);
    ofMode_[Mode::Design] << parts_.heat.tilesMenu() << parts_.heat.orderMenu() << tile.menuAction()
                          << canvas.menuAction();
    ofMode_[Mode::Map] << map.menuAction() << grid.menuAction();
}

void MainMenu::addPlaytest() {
    QMenu& playtest = add(tr("Play&test"));
    playtest.addActions(parts_.playtest.view().viewActions());
    playtest.addSeparator();
    playtest.addActions(parts_.playtest.pageActions());
    ofMode_[Mode::Playtest] << playtest.menuAction();
}

} // namespace tilewright
