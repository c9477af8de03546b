// How the window is put together; what it does stands in main_window.cpp.
#include "editor/window/main_window.h"

#include "editor/designer/tile_designer.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/print/print_view.h"
#include "editor/theme/elided_label.h"
#include "editor/theme/line_icon.h"
#include "editor/theme/theme.h"
#include "editor/window/message_bar.h"
#include "editor/window/mode_rail.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>

namespace tilewright {

namespace {

QString plainName(const QAction& action) {
    return QString(action.text()).remove(u'&').remove(u'…');
}

QAction* menuAction(QMenu& menu, const char* icon, const QString& text, const QKeySequence& key,
                    const QString& toolTip) {
    QAction* action = menu.addAction(lineIcon(QLatin1String(icon)), text);
    action->setShortcut(key);
    action->setToolTip(key.isEmpty()
                           ? toolTip
                           : QStringLiteral("%1 (%2)").arg(toolTip, key.toString(QKeySequence::NativeText)));
    return action;
}

} // namespace

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
    pages_->addWidget(designer_);
    pages_->addWidget(playView_);
    pages_->addWidget(printView_);
    setMinimumSize(820, 560);

    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(0, 0, 8, 0);
    status_->setContentsMargins(8, 0, 8, 0);
    statusBar()->addWidget(status_, 1);
    statusBar()->addPermanentWidget(gameStatus_);
}

void MainWindow::makeModes() {
    rail_->addMode(Mode::Design, QStringLiteral("design"), tr("&Design"), tr("Design the tiles of the set"));
    rail_->addMode(Mode::Play, QStringLiteral("play"), tr("&Play"), tr("Watch or play a game"));
    rail_->addMode(Mode::Print, QStringLiteral("print"), tr("P&rint"), tr("Sheets to print and cut"));
    connect(rail_, &ModeRail::modeChosen, this, [this](Mode mode) {
        // An empty board helps nobody.
        if (mode == Mode::Play && lastGame() == nullptr && currentSet() != nullptr)
            playCurrent();
        else
            setMode(mode);
        // Where the set can't be played, the rail says so too.
        rail_->setMode(mode_);
    });
}

void MainWindow::makeTabs() {
    tabs_->setDocumentMode(true);
    tabs_->setTabsClosable(true);
    tabs_->setExpanding(false);
    tabs_->setDrawBase(false);
    tabs_->setElideMode(Qt::ElideMiddle);
    tabs_->setAccessibleName(tr("Open files"));
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            documents_->setCurrent(index);
    });
    connect(tabs_, &QTabBar::tabCloseRequested, this, &MainWindow::closeDocument);
    connect(documents_.get(), &OpenDocuments::added, this, [this](int index) {
        const QSignalBlocker quiet(tabs_);
        tabs_->insertTab(index, documents_->at(index).title());
        auto* close = new QToolButton;
        close->setIcon(lineIcon(QStringLiteral("close")));
        close->setIconSize({12, 12});
        close->setAutoRaise(true);
        close->setFocusPolicy(Qt::NoFocus);
        close->setToolTip(tr("Close this file (Ctrl+W)"));
        close->setAccessibleName(tr("Close this file"));
        Document* document = &documents_->at(index);
        connect(close, &QToolButton::clicked, this, [this, document] {
            // Later: the button goes with its tab.
            QMetaObject::invokeMethod(
                this, [this, document] { closeDocument(documents_->indexOf(*document)); },
                Qt::QueuedConnection);
        });
        tabs_->setTabButton(index, QTabBar::RightSide, close);
    });
    connect(documents_.get(), &OpenDocuments::removed, this, [this](int index) {
        const QSignalBlocker quiet(tabs_);
        tabs_->removeTab(index);
    });
    connect(documents_.get(), &OpenDocuments::titleChanged, this, &MainWindow::refreshTitles);
}

void MainWindow::makeFileMenu() {
    QMenu& file = *menuBar()->addMenu(tr("&File"));
    QAction* open = menuAction(file, "open", tr("&Open…"), QKeySequence::Open, tr("Open a tile set"));
    connect(open, &QAction::triggered, this, &MainWindow::askWhatToOpen);
    QAction* example =
        menuAction(file, "design", tr("Open &Example"), {}, tr("A copy of the bundled tile set"));
    connect(example, &QAction::triggered, this, &MainWindow::openExample);
    file.addSeparator();
    QAction* saveAction = menuAction(file, "save", tr("&Save"), QKeySequence::Save, tr("Save the tile set"));
    connect(saveAction, &QAction::triggered, this, &MainWindow::save);
    QAction* saveAsAction = menuAction(file, "save-as", tr("Save &As…"), QKeySequence(tr("Ctrl+Shift+S")),
                                       tr("Save the tile set in another place"));
    connect(saveAsAction, &QAction::triggered, this, &MainWindow::saveAs);
    file.addSeparator();
    QAction* close =
        menuAction(file, "close", tr("&Close"), QKeySequence(tr("Ctrl+W")), tr("Close this file"));
    connect(close, &QAction::triggered, this, [this] { closeDocument(documents_->currentIndex()); });
    QAction* quit = file.addAction(tr("&Quit"));
    quit->setShortcut(QKeySequence(tr("Ctrl+Q")));
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    needDocument_ = {saveAction, saveAsAction, close};
}

void MainWindow::makeEditMenu() {
    QMenu& edit = *menuBar()->addMenu(tr("&Edit"));
    QUndoGroup& group = documents_->undoGroup();
    QAction* undo = group.createUndoAction(this, tr("&Undo"));
    undo->setIcon(lineIcon(QStringLiteral("undo")));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = group.createRedoAction(this, tr("&Redo"));
    redo->setIcon(lineIcon(QStringLiteral("redo")));
    redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    edit.addActions({undo, redo});
}

void MainWindow::makeOtherMenus() {
    QMenu& view = *menuBar()->addMenu(tr("&View"));
    view.addActions(rail_->actions());
    view.addSeparator();
    QMenu& canvas = *view.addMenu(tr("&Canvas"));
    designer_->fillViewMenu(canvas);

    QMenu& tile = *menuBar()->addMenu(tr("&Tile"));
    designer_->fillTileMenu(tile);
    designOnly_ = {tile.menuAction(), canvas.menuAction()};

    QMenu& game = *menuBar()->addMenu(tr("&Game"));
    play_ = menuAction(game, "play", tr("&Play This Set"), QKeySequence(Qt::Key_F5),
                       tr("Start a new game with this tile set; Esc leads back"));
    connect(play_, &QAction::triggered, this, &MainWindow::playCurrent);
    needDocument_ << play_;
    game.addSeparator();
    game.addActions(playView_->viewActions());

    QMenu& help = *menuBar()->addMenu(tr("&Help"));
    QAction* about = menuAction(help, "info", tr("&About Tilewright"), {}, tr("Version and licence"));
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, &MainWindow::showAbout);
    QAction* aboutQt = help.addAction(tr("About &Qt"));
    aboutQt->setMenuRole(QAction::AboutQtRole);
    connect(aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);

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

void MainWindow::askWhatToOpen() {
    const Document* current = documents_->current();
    const QString folder = current != nullptr && !current->path().isEmpty()
                               ? QFileInfo(current->path()).absolutePath()
                               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QStringList files = QFileDialog::getOpenFileNames(this, tr("Open tile sets"), folder,
                                                            tr("Tile sets (*.tileset.json);;All files (*)"));
    if (!files.isEmpty())
        openFiles(files);
}

bool MainWindow::save() {
    const Document* document = documents_->current();
    if (document == nullptr)
        return false;
    return document->path().isEmpty() ? saveAs() : saveTo(document->path());
}

bool MainWindow::saveAs() {
    const Document* document = documents_->current();
    if (document == nullptr)
        return false;
    const QString suggestion =
        document->path().isEmpty()
            ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u'/' + document->title()
            : document->path();
    QString path = QFileDialog::getSaveFileName(this, tr("Save the tile set"), suggestion,
                                                tr("Tile sets (*.tileset.json);;All files (*)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".tileset.json");
    return saveTo(path);
}

void MainWindow::showAbout() {
    QMessageBox::about(
        this, tr("About Tilewright"),
        tr("<h3>Tilewright %1</h3><p>A studio for tile-laying games that go underground.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes without "
           "any warranty.</p>")
            .arg(QStringLiteral(TILEWRIGHT_VERSION)));
}

} // namespace tilewright
