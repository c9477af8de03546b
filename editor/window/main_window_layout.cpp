// The layout of the window; its behaviour is in main_window.cpp.
#include "editor/window/main_window.h"

#include "editor/designer/tile_designer.h"
#include "editor/document/open_documents.h"
#include "editor/map/map_editor.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/health/health_lamps.h"
#include "editor/playtest/playtest_view.h"
#include "editor/print/print_view.h"
#include "editor/theme/action.h"
#include "editor/theme/dock_page.h"
#include "editor/theme/elided_label.h"
#include "editor/theme/line_icon.h"
#include "editor/theme/theme.h"
#include "editor/window/all_actions.h"
#include "editor/window/file_commands.h"
#include "editor/window/message_bar.h"
#include "editor/window/mode_rail.h"
#include "editor/window/preferences/shortcuts.h"
#include "editor/window/rule_examples.h"
#include "editor/window/start_page.h"
#include "editor/window/tour.h"
#include "editor/window/workspace.h"
#include "engine/game/record.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>
#include <QUrl>

namespace tilewright {

void MainWindow::layOut() {
    auto* middle = new QWidget;
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(messages_);
    column->addWidget(tabs_);
    column->addWidget(pages_, 1);
    row->addWidget(rail_);
    row->addLayout(column, 1);
    setCentralWidget(middle);
    for (QWidget* page : std::initializer_list<QWidget*>{designer_, mapEditor_, playView_, playtestView_,
                                                         printView_, startPage_})
        pages_->addWidget(page);
    setMinimumSize(820, 560);

    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(0, 0, 8, 0);
    status_->setContentsMargins(8, 0, 8, 0);
    statusBar()->addWidget(status_, 1);
    // Texts change their width, so clickable widgets are after them, at the edge.
    statusBar()->addPermanentWidget(gameStatus_);
    statusBar()->addPermanentWidget(mapStatus_);
    statusBar()->addPermanentWidget(lamps_);
}

void MainWindow::makeModes() {
    rail_->addMode(Mode::Design, "design", tr("&Design"), tr("Design the tiles of the set"));
    rail_->addMode(Mode::Map, "map", tr("&Map"), tr("Boards and scenarios"));
    rail_->addMode(Mode::Play, "play", tr("&Play"), tr("Watch or play a game"));
    rail_->addMode(Mode::Playtest, "playtest", tr("Pla&ytest"), tr("Test a set with many bot games"));
    rail_->addMode(Mode::Print, "print", tr("P&rint"), tr("Sheets to print and cut"));
    connect(rail_, &ModeRail::modeChosen, this, &MainWindow::chooseMode);
}

void MainWindow::makeTabs() {
    tabs_->setDocumentMode(true);
    tabs_->setTabsClosable(true);
    tabs_->setMovable(true);
    tabs_->setExpanding(false);
    tabs_->setDrawBase(false);
    tabs_->setElideMode(Qt::ElideMiddle);
    tabs_->setContextMenuPolicy(Qt::CustomContextMenu);
    tabs_->setAccessibleName(tr("Open files"));
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            documents().setCurrent(index);
    });
    connect(tabs_, &QTabBar::tabMoved, this, [this](int from, int to) {
        const QSignalBlocker quiet(tabs_);
        documents().move(from, to);
    });
    connect(tabs_, &QTabBar::tabCloseRequested, files_, &FileCommands::close);
    connect(tabs_, &QWidget::customContextMenuRequested, this, &MainWindow::showTabMenu);
    connect(&documents(), &OpenDocuments::added, this, &MainWindow::addTab);
    connect(&documents(), &OpenDocuments::removed, this, [this](int index) {
        const QSignalBlocker quiet(tabs_);
        tabs_->removeTab(index);
    });
    connect(&documents(), &OpenDocuments::titleChanged, this, &MainWindow::refreshTitles);
    for (int i = 0; i < documents().count(); ++i)
        addTab(i);
}

void MainWindow::addTab(int index) {
    const QSignalBlocker quiet(tabs_);
    tabs_->insertTab(index, documents().at(index).title());
    auto* close = new QToolButton;
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setIconSize({12, 12});
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::NoFocus);
    setToolTipWithKey(*close, *files_->closeAction(), tr("Close this file"));
    close->setAccessibleName(tr("Close this file"));
    Document* document = &documents().at(index);
    // Queued, because the button is deleted with its tab.
    connect(
        close, &QToolButton::clicked, this,
        [this, document] { files_->close(documents().indexOf(*document)); }, Qt::QueuedConnection);
    // The bar only hides the button that it created itself.
    const std::unique_ptr<QWidget> plain(tabs_->tabButton(index, QTabBar::RightSide));
    tabs_->setTabButton(index, QTabBar::RightSide, close);
}

void MainWindow::showTabMenu(const QPoint& position) {
    const int index = tabs_->tabAt(position);
    if (index < 0)
        return;
    const QString path = documents().at(index).path();
    QMenu menu(this);
    menu.addAction(tr("&Close"), this, [this, index] { files_->close(index); });
    QAction* others = menu.addAction(tr("Close the &Others"), this, [this, index] {
        Document* keep = &documents().at(index);
        for (int i = documents().count() - 1; i >= 0; --i)
            if (&documents().at(i) != keep && !files_->close(i))
                return;
    });
    others->setEnabled(documents().count() > 1);
    menu.addSeparator();
    QAction* copy =
        menu.addAction(tr("Copy Its &Path"), this, [path] { QGuiApplication::clipboard()->setText(path); });
    QAction* folder = menu.addAction(tr("Open Its &Folder"), this, [path] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
    copy->setEnabled(!path.isEmpty());
    folder->setEnabled(!path.isEmpty());
    menu.exec(tabs_->mapToGlobal(position));
}

void MainWindow::makeMenus() {
    QMenu& file = *menuBar()->addMenu(tr("&File"));
    files_->fillMenu(file);
    file.addSeparator();
    addExchange(file);
    addPrintAction(file);
    file.addSeparator();
    QAction* quit = makeAction(this, {"quit", "", tr("&Quit"), tr("Ctrl+Q"),
                                      tr("Close the window; asks what to do with unsaved changes")});
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    file.addAction(quit);
    makeEditMenu();
    makeViewMenu();
    makeGameMenu();
    makePlaytestMenu();
    makeHelpMenu();
    shortcuts_ = new Shortcuts(allActions(*menuBar()), this);
}

void MainWindow::addPrintAction(QMenu& file) {
    printSheets_ = makeAction(this, {"printSheets", "print", tr("P&rint Sheets…"), tr("Ctrl+P"),
                                     tr("Shows the sheets of this set as they will be printed")});
    connect(printSheets_, &QAction::triggered, this, [this] {
        commitEdits();
        chooseMode(Mode::Print);
        printView_->printSheets();
    });
    file.addAction(printSheets_);
}

void MainWindow::makeEditMenu() {
    QMenu& edit = *menuBar()->addMenu(tr("&Edit"));
    QUndoGroup& group = documents().undoGroup();
    QAction* undo = group.createUndoAction(this, tr("&Undo"));
    undo->setObjectName(QStringLiteral("undo"));
    setPlainName(*undo, tr("Undo"));
    undo->setIcon(lineIcon(QStringLiteral("undo")));
    undo->setShortcut(QKeySequence(tr("Ctrl+Z")));
    QAction* redo = group.createRedoAction(this, tr("&Redo"));
    redo->setObjectName(QStringLiteral("redo"));
    setPlainName(*redo, tr("Redo"));
    redo->setIcon(lineIcon(QStringLiteral("redo")));
    redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    edit.addActions({undo, redo});
    edit.addSeparator();
    edit.addActions(designer_->clipboardActions());
    edit.addActions(mapEditor_->clipboardActions());
    designOnly_ << designer_->clipboardActions();
    mapOnly_ << mapEditor_->clipboardActions();
    edit.addSeparator();
    QAction* palette = makeAction(this, {"palette", "search", tr("&Commands…"), tr("Ctrl+Shift+P"),
                                         tr("Find any command by its name")});
    connect(palette, &QAction::triggered, this, &MainWindow::showPalette);
    QAction* keys = makeAction(this, {"keys", "keyboard", tr("&Keyboard Shortcuts…"), tr("Ctrl+K"),
                                      tr("See and change the keys of all commands")});
    connect(keys, &QAction::triggered, this, [this] { askForPreferences(true); });
    QAction* preferences = makeAction(this, {"preferences", "settings", tr("Pre&ferences…"), tr("Ctrl+,"),
                                             tr("Language, theme, size and keys")});
    preferences->setMenuRole(QAction::PreferencesRole);
    connect(preferences, &QAction::triggered, this, &MainWindow::showPreferences);
    edit.addActions({palette, keys, preferences});
}

DockPage* MainWindow::dockPage() const {
    return qobject_cast<DockPage*>(pages_->currentWidget());
}

void MainWindow::makeViewMenu() {
    QMenu& view = *menuBar()->addMenu(tr("&View"));
    view.addActions(rail_->actions());
    view.addSeparator();
    addTabActions(view);
    view.addSeparator();
    for (DockPage* page : std::initializer_list<DockPage*>{designer_, mapEditor_}) {
        const bool ofTiles = page == designer_;
        QMenu& panels = *view.addMenu(tr("&Panels"));
        panels.setToolTipsVisible(true);
        (ofTiles ? designOnly_ : mapOnly_) << panels.menuAction();
        const QString mode = ofTiles ? QStringLiteral("tile/") : QStringLiteral("map/");
        for (QAction* panel : page->panelActions()) {
            panel->setObjectName(mode + QStringLiteral("panel-") + panel->objectName());
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
    QMenu& canvas = *view.addMenu(tr("&Canvas"));
    designer_->fillViewMenu(canvas);
    makeHeatMenus(view);
    QMenu& tile = *menuBar()->addMenu(tr("&Tile"));
    designer_->fillTileMenu(tile);
    QMenu& grid = *view.addMenu(tr("&Grid"));
    mapEditor_->fillViewMenu(grid);
    QMenu& map = *menuBar()->addMenu(tr("&Map"));
    mapEditor_->fillMapMenu(map);
    designOnly_ << tile.menuAction() << canvas.menuAction();
    mapOnly_ << map.menuAction() << grid.menuAction();
}

void MainWindow::addTabActions(QMenu& menu) {
    const auto by = [this](int step) {
        return [this, step] {
            if (const int count = documents().count(); count > 0)
                documents().setCurrent((documents().currentIndex() + step + count) % count);
        };
    };
    QAction* next =
        makeAction(this, {"nextFile", "", tr("&Next File"), {}, tr("Go to the tab on the right")});
    next->setShortcuts({QKeySequence(tr("Ctrl+Tab")), QKeySequence(tr("Ctrl+PgDown"))});
    connect(next, &QAction::triggered, this, by(1));
    QAction* back =
        makeAction(this, {"previousFile", "", tr("Pre&vious File"), {}, tr("Go to the tab on the left")});
    back->setShortcuts({QKeySequence(tr("Ctrl+Shift+Tab")), QKeySequence(tr("Ctrl+PgUp"))});
    connect(back, &QAction::triggered, this, by(-1));
    menu.addActions({next, back});
}

void MainWindow::makeGameMenu() {
    QMenu& game = *menuBar()->addMenu(tr("&Game"));
    play_ = makeAction(this, {"playThis", "play", tr("&Play This"), tr("F5"),
                              tr("Start a new game with the open file; Esc leads back here")});
    connect(play_, &QAction::triggered, this, &MainWindow::playCurrent);
    game.addAction(play_);
    game.addSeparator();
    game.addActions(playView_->viewActions());

    auto* playButton = new QPushButton(lineIcon(QStringLiteral("play"), Qt::white), tr("F5 Play"));
    QPalette accent;
    accent.setColor(QPalette::Active, QPalette::Button, accentColour().darker(118));
    accent.setColor(QPalette::Inactive, QPalette::Button, accentColour().darker(118));
    accent.setColor(QPalette::Active, QPalette::ButtonText, Qt::white);
    accent.setColor(QPalette::Inactive, QPalette::ButtonText, Qt::white);
    playButton->setPalette(accent);
    playButton->setFont(headingFont(font()));
    playButton->setToolTip(play_->toolTip());
    playButton->setAccessibleName(plainName(*play_));
    connect(playButton, &QPushButton::clicked, play_, &QAction::trigger);
    connect(play_, &QAction::enabledChanged, playButton, &QWidget::setEnabled);
    statusBar()->addPermanentWidget(playButton);
}

void MainWindow::makePlaytestMenu() {
    QMenu& playtest = *menuBar()->addMenu(tr("Play&test"));
    playtest.addActions(playtestView_->viewActions());
    playtestOnly_ << playtest.menuAction();
}

void MainWindow::makeHelpMenu() {
    QMenu& help = *menuBar()->addMenu(tr("&Help"));
    QAction* page = makeAction(this, {"help", "help", tr("&Help"), tr("F1"), tr("Help on the panel in use")});
    connect(page, &QAction::triggered, this, &MainWindow::showHelp);
    QAction* tour =
        makeAction(this, {"tour", "tour", tr("&Tour"), {}, tr("A short tour from a tile to a game with it")});
    connect(tour, &QAction::triggered, this, &MainWindow::startTour);
    QAction* about =
        makeAction(this, {"about", "info", tr("&About Tilewright"), {}, tr("Version and licence")});
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, &MainWindow::showAbout);
    QAction* aboutQt = makeAction(
        this, {"aboutQt", "info", tr("About &Qt"), {}, tr("The library that the window is built with")});
    aboutQt->setMenuRole(QAction::AboutQtRole);
    connect(aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    help.addActions({page, tour});
    fillRuleExamples(*help.addMenu(tr("&Examples of the Rules")),
                     [this](const RuleExample& example) { openRuleExample(example); });
    help.addSeparator();
    help.addActions({about, aboutQt});
}

void MainWindow::openRuleExample(const RuleExample& example) {
    const auto record = game::readRecord(example.text);
    if (!record || !playView_->showRecord(*record.value, example.number))
        return;
    setMode(Mode::Play);
    messages_->showNote(tr("%1, %2. %3").arg(example.number, example.title, example.hint));
}

void MainWindow::showAbout() {
    QMessageBox box(this);
    box.setWindowTitle(tr("About Tilewright"));
    box.setIconPixmap(windowIcon().pixmap(64));
    box.setTextFormat(Qt::RichText);
    box.setText(
        tr("<h3>Tilewright %1</h3><p>A studio for tile-laying games that go underground.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes without "
           "any warranty.</p>")
            .arg(QStringLiteral(TILEWRIGHT_VERSION)));
    box.exec();
}

} // namespace tilewright
