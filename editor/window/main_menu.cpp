#include "editor/window/main_menu.h"

#include "editor/designer/tile_designer.h"
#include "editor/map/map_editor.h"
#include "editor/play/play_view.h"
#include "editor/playtest/playtest_view.h"
#include "editor/theme/action.h"
#include "editor/theme/line_icon.h"
#include "editor/window/controllers/exchange_commands.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/window/controllers/heat_controller.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/controllers/print_controller.h"
#include "editor/window/document_tabs.h"
#include "editor/window/mode_rail.h"
#include "editor/window/preferences/preferences_controller.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QUndoGroup>

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
}

void MainMenu::addFile() {
    QMenu& file = add(tr("&File"));
    parts_.files.fillMenu(file);
    file.addSeparator();
    file.addActions(parts_.exchange.actions());
    parts_.print.fillMenu(file);
    file.addSeparator();
    QAction* quit =
        makeAction(&parts_.window, {"quit", "", tr("&Quit"), tr("Ctrl+Q"),
                                    tr("Close the window; asks what to do with unsaved changes")});
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

void MainMenu::addUndo(QMenu& edit) {
    QAction* undo = parts_.undo.createUndoAction(&parts_.window, tr("&Undo"));
    undo->setObjectName(QStringLiteral("undo"));
    setPlainName(*undo, tr("Undo"));
    undo->setIcon(lineIcon(QStringLiteral("undo")));
    undo->setShortcut(QKeySequence(tr("Ctrl+Z")));
    QAction* redo = parts_.undo.createRedoAction(&parts_.window, tr("&Redo"));
    redo->setObjectName(QStringLiteral("redo"));
    setPlainName(*redo, tr("Redo"));
    redo->setIcon(lineIcon(QStringLiteral("redo")));
    redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    edit.addActions({undo, redo});
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
    ofMode_[Mode::Design] << parts_.heat.tilesMenu() << tile.menuAction() << canvas.menuAction();
    ofMode_[Mode::Map] << map.menuAction() << grid.menuAction();
}

void MainMenu::addPlaytest() {
    QMenu& playtest = add(tr("Play&test"));
    playtest.addActions(parts_.playtest.viewActions());
    ofMode_[Mode::Playtest] << playtest.menuAction();
}

} // namespace tilewright
