#include "editor/window/main_window.h"

#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/health/health.h"
#include "editor/playtest/health/health_lamps.h"
#include "editor/playtest/playtest_view.h"
#include "editor/print/print_view.h"
#include "editor/theme/elided_label.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/text.h"
#include "editor/window/command_palette.h"
#include "editor/window/file_commands.h"
#include "editor/window/message_bar.h"
#include "editor/window/mode_rail.h"
#include "editor/window/played_set.h"
#include "editor/window/preferences/game_defaults.h"
#include "editor/window/preferences/ignored_settings.h"
#include "editor/window/preferences/preferences_dialog.h"
#include "editor/window/preferences/shortcuts.h"
#include "editor/window/start_page.h"
#include "editor/window/tour.h"
#include "editor/window/workspace.h"
#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/format.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPixmapCache>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>

#include <algorithm>

namespace tilewright {

namespace {

/// Milliseconds within which a second Esc counts as such.
constexpr int secondEscape = 3000;

/// Whether the action leads to the play mode from other modes.
bool opensGame(const QAction& action) {
    return action.objectName() == QLatin1String("newGame") ||
           action.objectName() == QLatin1String("openRecord") ||
           action.objectName() == QLatin1String("playAgain");
}

QStringList droppedFiles(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

} // namespace

MainWindow::MainWindow(Workspace& workspace, QWidget* parent)
    : QMainWindow(parent)
    , workspace_(workspace)
    , rail_(new ModeRail)
    , tabs_(new QTabBar)
    , messages_(new MessageBar)
    , pages_(new QStackedWidget)
    , designer_(new TileDesigner)
    , mapEditor_(new MapEditor)
    , playView_(new PlayView(workspace.game))
    , playtestView_(new PlaytestView(*workspace.playtests))
    , health_(new Health([this] { return gameToLookAt(); }, this))
    , lamps_(new HealthLamps(*health_))
    , printView_(new PrintView)
    , status_(new ElidedLabel)
    , gameStatus_(new PlainLabel)
    , mapStatus_(new PlainLabel)
    , files_(new FileCommands(workspace, *messages_, this, [this] { commitEdits(); }))
    , startPage_(new StartPage(workspace.recent, files_->beginnings())) {
    new PlainTexts(this);
    // Room for all thumbnails of a large set at twice the resolution, and the icons.
    QPixmapCache::setCacheLimit(std::max(QPixmapCache::cacheLimit(), 64 * 1024));
    printView_->setMapSource([this] { return currentGame().map; });
    connect(printView_, &PrintView::optionsEdited, this,
            [this](const sheet::SheetSpecification& options, bool typing) {
                using Merge = TileSetDocument::Merge;
                if (TileSetDocument* set = currentSet())
                    set->setSheetOptions(options, typing ? Merge::Yes : Merge::No);
            });
    layOut();
    makeModes();
    makeTabs();
    makeMenus();
    // Before other receivers of a new game.
    followGame();
    followPlaytests();
    connect(&documents(), &OpenDocuments::currentChanged, this, &MainWindow::currentDocumentChanged);
    connect(playView_, &PlayView::statusTextChanged, gameStatus_, &QLabel::setText);
    connect(playView_->session(), &GameSession::gameStarted, this, [this] { setMode(Mode::Play); });
    connect(startPage_, &StartPage::fileChosen, this,
            [this](const QString& path) { files_->openFiles({path}); });
    connect(files_, &FileCommands::recordOpened, this, [this](const QString& path) {
        playView_->openRecord(path);
        setMode(Mode::Play); // shows the errors too
    });
    connect(mapEditor_, &MapEditor::playRequested, this, &MainWindow::playCurrent);
    connect(mapEditor_, &MapEditor::tileSetChosen, this, &MainWindow::refreshStatus);
    connect(mapEditor_, &MapEditor::statusTextChanged, mapStatus_, &QLabel::setText);
    connect(files_, &FileCommands::generatorWanted, designer_, &TileDesigner::generateSet);
    connect(designer_, &TileDesigner::newSetMade, files_, &FileCommands::addGenerated);
    // Written whenever files are opened or closed, so that it is up to date after a crash.
    for (auto signal : {&OpenDocuments::added, &OpenDocuments::removed, &OpenDocuments::titleChanged})
        connect(&documents(), signal, this, &MainWindow::writeSession);
    playView_->setProposal([this]() -> std::optional<GameSetup> {
        if (documents().current() == nullptr)
            return std::nullopt;
        commitEdits();
        return currentGame();
    });
    setAcceptDrops(true);
    health_->setOn(Preferences::load().health);
    readSettings();
    setMode(Mode::Design);
    currentDocumentChanged(documents().current());
}

MainWindow::~MainWindow() {
    // Views release the document before they are destroyed; later signals are ignored.
    commitEdits();
    documents().disconnect(this);
    documents().disconnect(files_);
    disconnect(followed_);
    // A focused field emits a last signal while it is destroyed.
    printView_->disconnect(this);
    printView_->setMapSource({});
    delete playedSet_;
    designer_->setDocument(nullptr);
    mapEditor_->setDocument(nullptr);
}

OpenDocuments& MainWindow::documents() const {
    return workspace_.documents;
}

TileSetDocument* MainWindow::currentSet() const {
    return qobject_cast<TileSetDocument*>(documents().current());
}

MapDocument* MainWindow::currentMap() const {
    return qobject_cast<MapDocument*>(documents().current());
}

void MainWindow::commitEdits() {
    designer_->commitEdits();
    mapEditor_->commitEdits();
}

void MainWindow::openExample() {
    files_->openExample(defaultTileSet);
}

void MainWindow::setMode(Mode mode) {
    if (mode == Mode::Play && mode_ != Mode::Play)
        beforePlay_ = mode_;
    const bool toGame = mode == Mode::Play && mode_ != Mode::Play;
    mode_ = mode;
    rail_->setMode(mode);
    commitEdits();
    if (toGame) {
        playedSet_->takeOver();
        tellSetIsApart();
    }
    if (mode == Mode::Map)
        offerSetsToMaps();
    showPage();
    if (mode == Mode::Print)
        refreshPrint();
    refreshPlaytest();
    // A document can't be undone while it is hidden.
    const bool editing = mode == Mode::Design || mode == Mode::Map;
    Document* document = editing ? documents().current() : mode == Mode::Print ? currentSet() : nullptr;
    documents().undoGroup().setActiveStack(document == nullptr ? nullptr : &document->undoStack());
    for (QAction* action : designOnly_)
        action->setVisible(mode == Mode::Design);
    for (QAction* action : mapOnly_)
        action->setVisible(mode == Mode::Map);
    nameHeats();
    for (QAction* action : playtestOnly_)
        action->setVisible(mode == Mode::Playtest);
    for (QAction* action : playView_->viewActions())
        action->setVisible(mode == Mode::Play || opensGame(*action));
    health_->setAwake(editing);
    lamps_->setVisible(editing && health_->isOn() && documents().current() != nullptr);
    gameStatus_->setVisible(mode == Mode::Play);
    mapStatus_->setVisible(mode == Mode::Map);
    refreshStatus();
    if (isVisible())
        tellOfIgnoredSettings(*messages_);
}

void MainWindow::showPage() {
    QWidget* page = designer_;
    if (mode_ == Mode::Play)
        page = playView_;
    else if (documents().current() == nullptr)
        page = startPage_;
    else if (mode_ == Mode::Playtest)
        page = playtestView_;
    else if (mode_ == Mode::Print)
        page = printView_;
    else if (mode_ == Mode::Map)
        page = mapEditor_;
    // By default the page would give the focus to its first field.
    const bool stays =
        pages_->currentWidget() == page && focusWidget() != nullptr && page->isAncestorOf(focusWidget());
    pages_->setCurrentWidget(page);
    if (!stays)
        viewOfPage()->setFocus();
}

/// The widget that gets the focus on entering a page.
QWidget* MainWindow::viewOfPage() const {
    QWidget* page = pages_->currentWidget();
    if (page == designer_)
        return designer_->tileList();
    return page == mapEditor_ ? &mapEditor_->view() : page;
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    // Before this, nothing could take the focus.
    if (event->spontaneous())
        return;
    viewOfPage()->setFocus();
    tellOfIgnoredSettings(*messages_);
}

/// Read once, as each needs a file to be parsed. The standard set comes first.
const std::vector<MainWindow::BundledSet>& MainWindow::bundledSets() {
    if (!bundledSets_.empty())
        return bundledSets_;
    for (const BundledFile& file : bundledFiles())
        if (file.name.ends_with(".tileset.json"))
            bundledSets_.push_back(
                {file.name, std::make_shared<const TileSet>(readTileSet(file.text).value.value())});
    std::stable_partition(bundledSets_.begin(), bundledSets_.end(),
                          [](const BundledSet& set) { return set.file == defaultTileSet; });
    return bundledSets_;
}

/// Open sets first, then the bundled ones, beginning with the standard set.
void MainWindow::offerSetsToMaps() {
    QList<MapEditor::AvailableSet> sets;
    for (int i = 0; i < documents().count(); ++i)
        if (const auto* set = qobject_cast<const TileSetDocument*>(&documents().at(i)))
            sets << MapEditor::AvailableSet{set->title(), std::make_shared<const TileSet>(set->tileSet()),
                                            set};
    for (const auto& [file, set] : bundledSets())
        sets << MapEditor::AvailableSet{tr("%1 (bundled)").arg(QFileInfo(toQString(file)).fileName()), set};
    mapEditor_->setAvailableSets(sets);
}

/// Brings the mode's document to the front: the present one, or else the last of its type. False if there is
/// none.
bool MainWindow::bringToFront(Mode mode) {
    const auto fits = [mode](const Document* document) {
        return mode == Mode::Map ? qobject_cast<const MapDocument*>(document) != nullptr
                                 : qobject_cast<const TileSetDocument*>(document) != nullptr;
    };
    if (fits(documents().current()) || (mode == Mode::Playtest && documents().current() != nullptr))
        return true;
    for (int i = documents().count() - 1; i >= 0; --i)
        if (fits(&documents().at(i))) {
            documents().setCurrent(i);
            return true;
        }
    return false;
}

void MainWindow::chooseMode(Mode mode) {
    const bool nothing = documents().current() == nullptr;
    if (mode == Mode::Play && lastGame() == nullptr && !nothing) {
        playCurrent(); // an empty board is of no use
    } else if (mode == Mode::Play || nothing) {
        setMode(mode);
    } else {
        if (!bringToFront(mode))
            files_->openExample(mode == Mode::Map ? defaultMap : defaultTileSet);
        setMode(mode);
    }
    // If nothing can be played, the rail shows the actual mode.
    rail_->setMode(mode_);
}

void MainWindow::currentDocumentChanged(Document* document) {
    disconnect(followed_);
    if (disconnect(refused_))
        messages_->hide();
    designer_->setDocument(currentSet());
    if (currentMap() != nullptr)
        offerSetsToMaps();
    mapEditor_->setDocument(currentMap());
    health_->setDocument(document);
    if (document != nullptr)
        followed_ = connect(document, &Document::changed, this, [this] {
            refreshStatus();
            refreshPrint();
            refreshPlaytest();
        });
    play_->setEnabled(document != nullptr);
    printSheets_->setEnabled(document != nullptr);
    const QSignalBlocker quiet(tabs_);
    tabs_->setCurrentIndex(documents().currentIndex());
    // A document comes with its mode; a game stays.
    const Mode own = currentMap() != nullptr ? Mode::Map : Mode::Design;
    if (mode_ == Mode::Play)
        beforePlay_ = own;
    const bool stays =
        mode_ == Mode::Play || mode_ == Mode::Playtest || (mode_ == Mode::Print && own == Mode::Design);
    setMode(stays ? mode_ : own);
    // The focus lands here if the previous widget is hidden for a moment, but not in a field of another file.
    if (qobject_cast<QLineEdit*>(focusWidget()) != nullptr)
        viewOfPage()->setFocus();
    refreshTitles();
    refreshPrint();
    refreshHeat();
}

void MainWindow::refreshTitles() {
    for (int i = 0; i < documents().count() && i < tabs_->count(); ++i) {
        const Document& document = documents().at(i);
        tabs_->setTabText(i,
                          document.isModified() ? document.title() + QStringLiteral(" •") : document.title());
        tabs_->setTabToolTip(i, document.path().isEmpty() ? tr("Not saved yet; saving asks for a place")
                                                          : document.path());
    }
    tabs_->setVisible(tabs_->count() > 0);
    const Document* current = documents().current();
    setWindowModified(current != nullptr && current->isModified());
    setWindowTitle(current == nullptr ? tr("Tilewright") : tr("%1[*] - Tilewright").arg(current->title()));
    setWindowFilePath(current == nullptr ? QString() : current->path());
    refreshStatus();
}

void MainWindow::refreshStatus() {
    refreshExchange();
    const Document* document = documents().current();
    const bool playing = mode_ == Mode::Play && lastGame() != nullptr;
    if (document == nullptr && !playing) {
        status_->setText(tr("Nothing is open. File ▸ Open, or drop a file here."));
        status_->setToolTip({});
        return;
    }
    const GameSetup setup = playing ? *lastGame() : currentGame(MapParts::Name);
    status_->setText(
        //: the game that is played; the set; how many tiles; of how many kinds; the map; the rules' options
        tr("%1 · %2 · %3, %4 · map %5 · %6")
            .arg(gameInWords(setup),
                 playing || currentSet() == nullptr ? toQString(setup.tileSet.name) : document->title(),
                 tr("%n tiles", nullptr, tileCount(setup.tileSet)),
                 tr("%n kinds", nullptr, static_cast<int>(setup.tileSet.tiles.size())),
                 toQString(setup.map.name), optionsInBrief(setup)));
    status_->setToolTip(optionsInFull(setup));
}

void MainWindow::refreshPrint() {
    const TileSetDocument* set = currentSet();
    if (mode_ != Mode::Print)
        return;
    if (set == nullptr)
        printView_->clear();
    else
        printView_->setTileSet(set->tileSet(), set->title());
}

void MainWindow::showPalette() {
    // Actions of another mode must not change what is hidden.
    QList<QAction*> actions = shortcuts_->actions();
    actions.removeIf([this](const QAction* action) {
        const QString name = action->objectName();
        return (name.startsWith(QLatin1String("tile/")) && mode_ != Mode::Design) ||
               (name.startsWith(QLatin1String("map/")) && mode_ != Mode::Map) ||
               (name.startsWith(QLatin1String("play/")) && mode_ != Mode::Play) ||
               (name.startsWith(QLatin1String("playtest/")) && mode_ != Mode::Playtest);
    });
    CommandPalette palette(actions, this);
    palette.exec();
}

void MainWindow::showPreferences() {
    askForPreferences(false);
}

void MainWindow::askForPreferences(bool keys) {
    const Preferences before = Preferences::load();
    PreferencesDialog dialog(before, *shortcuts_, this);
    if (keys)
        dialog.showShortcuts();
    if (dialog.exec() != QDialog::Accepted || dialog.preferences() == before)
        return;
    if (dialog.preferences().scalePercent != before.scalePercent)
        messages_->showNote(tr("The size of the window takes effect after a restart."));
    health_->setOn(dialog.preferences().health);
    setMode(mode_);
    emit preferencesChosen(dialog.preferences());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayCloseAll() || !mayLoseGame()) {
        event->ignore();
        return;
    }
    writeSettings();
    for (int i = 0; i < documents().count(); ++i)
        workspace_.recent.add(documents().at(i));
    event->accept();
    // Detached panels must not keep the program running.
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        if (dock->isFloating())
            dock->hide();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        workspace_.watch.check();
        // Dialogs read settings too.
        tellOfIgnoredSettings(*messages_);
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    takeFiles(*event);
}

void MainWindow::dropEvent(QDropEvent* event) {
    takeFiles(*event);
}

bool MainWindow::takeFiles(QDropEvent& event) {
    const QStringList files = droppedFiles(*event.mimeData());
    if (files.isEmpty())
        return false;
    event.acceptProposedAction();
    if (event.type() == QEvent::Drop)
        files_->openFiles(files);
    return true;
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        if (messages_->isVisible())
            return messages_->hide();
        if (mode_ == Mode::Play) {
            const GameSession& session = *playView_->session();
            // An Esc more than necessary to drop something must not leave the game.
            if (session.waitsForPerson() && session.moveNumber() > 0 && !std::exchange(leaves_, true)) {
                QTimer::singleShot(secondEscape, this, [this] { leaves_ = false; });
                gameStatus_->setText(tr("Esc again leads back to where you were; the game waits in Play."));
                return;
            }
            leaves_ = false;
            return leavePlay();
        }
    }
    QMainWindow::keyPressEvent(event);
}

} // namespace tilewright
