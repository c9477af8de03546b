#include "editor/window/main_window.h"

#include "editor/common/accessibility.h"
#include "editor/common/action.h"
#include "editor/common/item_views.h"
#include "editor/common/log.h"
#include "editor/common/plain_text.h"
#include "editor/common/screen_fitting.h"
#include "editor/designer/beneath/beneath_canvas.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/document/recovery/recovery.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/goals_panel.h"
#include "editor/playtest/playtest_overview.h"
#include "editor/playtest/playtest_pages.h"
#include "editor/playtest/playtest_view.h"
#include "editor/playtest/quick_check/quick_check.h"
#include "editor/playtest/quick_check/quick_check_lamp_row.h"
#include "editor/print/print_view.h"
#include "editor/window/controllers/available_sets.h"
#include "editor/window/controllers/exchange_commands.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/window/controllers/games_from_people_controllers.h"
#include "editor/window/controllers/heat_map_controller.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/controllers/playtest_controller.h"
#include "editor/window/controllers/print_controller.h"
#include "editor/window/controllers/study_controller.h"
#include "editor/window/controllers/tile_playtest_controller.h"
#include "editor/window/current_document.h"
#include "editor/window/main_menu.h"
#include "editor/window/message_bar.h"
#include "editor/window/mode_pages.h"
#include "editor/window/pages/command_palette.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/preferences/shortcuts.h"
#include "editor/window/window_frame.h"
#include "editor/window/window_state.h"
#include "editor/window/workspace.h"
#include "engine/model/io/bundled.h"
#include "engine/model/tile_family.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenuBar>
#include <QPixmapCache>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

/// So many of the last messages can be shown again.
constexpr qsizetype mostSaid = 10;
/// Milliseconds that the status line tells what was saved.
constexpr int messageTime = 5000;
/// Lamps show their names in a window of so many pixels.
constexpr int roomForNames = 1160;

} // namespace

MainWindow::MainWindow(Workspace& workspace, QWidget* parent)
    : QMainWindow(parent)
    , workspace_(workspace)
    , rail_(new ModeRail)
    , messages_(new MessageBar)
    , designer_(new TileDesigner)
    , mapEditor_(new MapEditor)
    , playView_(new PlayView(workspace.game))
    , playtestView_(new PlaytestView(*workspace.playtests))
    , playtestPages_(new PlaytestPages(*playtestView_))
    , files_(new FileCommands(workspace, *messages_, this, [this] { commitEdits(); }))
    , startPage_(new StartPage(workspace.recent, files_->startActions()))
    , pages_(new ModePages)
    , tabs_(new DocumentTabs(workspace.documents, *files_)) {
    new PlainTextFilter(this);
    new CutCellTips(this);
    new DialogFitter(this);
    // Room for all thumbnails of a large set at twice the resolution, and the icons.
    QPixmapCache::setCacheLimit(std::max(QPixmapCache::cacheLimit(), 64 * 1024));
    layOut();
    makeControllers();
    makeModes();
    makeMenu();
    connectViews();
    setAcceptDrops(true);
    playtest_->quickCheck().setOn(Preferences::load().quickCheck);
    state_->readSettings();
    setMode(Mode::Design);
    currentDocumentChanged(documents().current());
}

MainWindow::~MainWindow() {
    // Views release the document before they are destroyed; later signals are ignored.
    commitEdits();
    for (const QObject* hears : std::initializer_list<const QObject*>{this, files_, tabs_, state_.get()})
        documents().disconnect(hears);
    unfollow();
    playView_->disconnect(this);
    playView_->session()->disconnect(this);
    // A field that has the focus says so for the last time while it goes.
    print_.reset();
    game_.reset();
    designer_->setDocument(nullptr);
    mapEditor_->setDocument(nullptr);
}

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
    pages_->setPages({.designer = designer_,
                      .map = mapEditor_,
                      .play = playView_,
                      .playtest = playtestPages_,
                      .start = startPage_,
                      .print = [this] { return &printView(); }});
    // At twice the size, on a screen of 1,920 x 1,080.
    setMinimumSize(820, 460);
    status_ = std::make_unique<StatusBarLabels>(workspace_, *statusBar());
}

void MainWindow::makeModes() {
    rail_->addMode(Mode::Design, "design", tr("&Design"), tr("Design the tiles of the set"));
    rail_->addMode(Mode::Map, "map", tr("&Map"), tr("Boards and scenarios"));
    rail_->addMode(Mode::Play, "play", tr("&Play"), tr("Watch or play a game"));
    rail_->addMode(Mode::Playtest, "playtest", tr("Pla&ytest"), tr("Test a set with many bot games"));
    rail_->addMode(Mode::Print, "print", tr("P&rint"), tr("Sheets to print and cut"));
    connect(rail_, &ModeRail::modeChosen, this, &MainWindow::chooseMode);
}

void MainWindow::makeControllers() {
    sets_ = std::make_unique<AvailableSets>(documents(), *mapEditor_);
    state_ = std::make_unique<WindowState>(*this, documents(),
                                           WindowState::Widgets{*designer_, *mapEditor_, *playView_}, *sets_);
    print_ = std::make_unique<PrintController>(workspace_, *this, this);
    // First of all who hear of a new game.
    game_ = std::make_unique<GameController>(workspace_, *playView_, *messages_, *this, this);
    returned_ = new ReturnedGamesController(*game_, this);
    people_ = new PeoplesGamesController(*playtestView_, *game_, this);
    playtest_ = std::make_unique<PlaytestController>(
        workspace_, PlaytestController::Widgets{*playtestView_, *designer_, *mapEditor_}, *this, this);
    connect(playtest_.get(), &PlaytestController::gameWanted, game_.get(), &GameController::showRecord);
    studies_ = std::make_unique<StudyController>(workspace_, *playtestPages_, *this);
    connect(studies_.get(), &StudyController::gameWanted, game_.get(), &GameController::showRecord);
    connect(files_, &FileCommands::studyOpened, studies_.get(), &StudyController::open);
    connect(files_, &FileCommands::reportOpened, studies_.get(), &StudyController::openReport);
    connect(files_, &FileCommands::tuningOpened, studies_.get(), &StudyController::openTuning);
    statusBar()->addPermanentWidget(&playtest_->lamps());
    exchange_ = new ExchangeCommands(workspace_, *messages_, *this, this);
    connect(designer_, &TileDesigner::tablePasted, exchange_, &ExchangeCommands::importPasted);
    heat_ = std::make_unique<HeatMapController>(
        workspace_, playtest_->quickCheck(),
        HeatMapController::Widgets{*designer_, *mapEditor_, *statusBar()}, *this);
    tiles_ = new TilePlaytestController(*designer_, *heat_, *game_, this);
    preferences_ = std::make_unique<PreferencesController>(*messages_, this);
    connect(preferences_.get(), &PreferencesController::chosen, this, [this](const Preferences& preferences) {
        playtest_->quickCheck().setOn(preferences.quickCheck);
        setMode(mode_);
        emit preferencesChosen(preferences);
    });
    help_ = std::make_unique<HelpController>(Tour::Dependencies{*this, *this, documents(), *designer_,
                                                                *playView_, [this] { openExample(); },
                                                                [this] { game_->playFront(); }},
                                             *messages_, [this] { return pages_->panelInUse(); });
}

void MainWindow::makeMenu() {
    menu_ = std::make_unique<MainMenu>(MainMenu::Dependencies{.window = *this,
                                                              .undo = documents().undoGroup(),
                                                              .rail = *rail_,
                                                              .tabs = *tabs_,
                                                              .designer = *designer_,
                                                              .map = *mapEditor_,
                                                              .play = *playView_,
                                                              .playtest = *playtestPages_,
                                                              .files = *files_,
                                                              .returned = *returned_,
                                                              .exchange = *exchange_,
                                                              .print = *print_,
                                                              .game = *game_,
                                                              .heat = *heat_,
                                                              .preferences = *preferences_,
                                                              .help = *help_});
    connect(menu_.get(), &MainMenu::paletteWanted, this, &MainWindow::showPalette);
    connect(menu_.get(), &MainMenu::lastMessagesWanted, this, &MainWindow::showLastMessages);
    preferences_->takeCommands(*menuBar());
    statusBar()->addPermanentWidget(game_->makePlayButton());
}

void MainWindow::connectViews() {
    connect(&documents(), &OpenDocuments::titleChanged, this, &MainWindow::refreshTitles);
    connect(&documents(), &OpenDocuments::titleChanged, this, [this] { print_->refresh(); });
    connect(&documents(), &OpenDocuments::currentChanged, this, &MainWindow::currentDocumentChanged);
    connect(playView_, &PlayView::statusTextChanged, status_.get(), &StatusBarLabels::tellOfGame);
    connect(playView_, &PlayView::statusTextChanged, this, &MainWindow::showTitle);
    connect(playView_->session(), &GameSession::saved, this, &MainWindow::showTitle);
    // A window in another language comes when the game is there.
    status_->tellOfGame(playView_->statusText());
    connect(playView_->session(), &GameSession::gameStarted, this, [this] { setMode(Mode::Play); });
    connect(startPage_, &StartPage::fileChosen, this,
            [this](const QString& path) { files_->openFiles({path}); });
    connect(files_, &FileCommands::recordOpened, this, [this](const QString& path) {
        if (playView_->records().openRecord(path))
            setMode(Mode::Play);
    });
    connect(&playView_->records(), &RecordController::refused, messages_, &MessageBar::addIssues);
    connect(files_, &FileCommands::gameSaveWanted, this, [this](bool elsewhere) {
        if (elsewhere)
            playView_->records().askWhereToSave();
        else
            playView_->records().save();
    });
    connect(files_, &FileCommands::documentMade, this,
            [this] { setMode(currentMap() != nullptr ? Mode::Map : Mode::Design); });
    connect(files_, &FileCommands::said, this,
            [this](const QString& text) { statusBar()->showMessage(text, messageTime); });
    connect(mapEditor_, &MapEditor::playRequested, game_.get(), &GameController::playFront);
    connect(mapEditor_, &MapEditor::tileSetChosen, this, &MainWindow::refreshStatus);
    connect(mapEditor_, &MapEditor::statusTextChanged, status_.get(), &StatusBarLabels::tellOfMap);
    connect(statusBar(), &QStatusBar::messageChanged, this, &MainWindow::hear);
    connect(mapEditor_, &MapEditor::said, this, &MainWindow::hear);
    connect(playView_, &PlayView::said, this, &MainWindow::hear);
    // What says that Esc leaves the game is gone then.
    connect(playView_, &PlayView::statusTextChanged, this, [this] { leaves_ = false; });
    connect(files_, &FileCommands::generatorWanted, designer_, &TileDesigner::generateSet);
    connect(designer_, &TileDesigner::newSetMade, files_, &FileCommands::addGenerated);
    playView_->records().setProposal([this]() -> std::optional<GameSetup> {
        if (documents().current() == nullptr)
            return std::nullopt;
        commitEdits();
        return gameForCurrentDocument(workspace_);
    });
}

OpenDocuments& MainWindow::documents() const {
    return workspace_.documents;
}

PrintView& MainWindow::printView() const {
    PrintView& view = print_->view();
    if (view.parent() == nullptr)
        pages_->addPage(&view);
    return view;
}

TileSetDocument* MainWindow::currentSet() const {
    return currentTileSetDocument(documents());
}

MapDocument* MainWindow::currentMap() const {
    return currentMapDocument(documents());
}

void MainWindow::openSession() {
    state_->openSession(*files_);
    if (documents().count() == 0)
        openExample();
}

void MainWindow::openExample() {
    files_->openExample(defaultTileSet);
}

bool MainWindow::restoreLostWork(const RecoveryCopy& work) {
    const bool isGame = work.title.endsWith(QLatin1String(".game.json"));
    return isGame ? game_->restoreLostWork(work) : files_->restoreLostWork(work);
}

QByteArray MainWindow::saveView() {
    return state_->saveView({mode_, beforePlay_});
}

void MainWindow::restoreView(const QByteArray& state) {
    const WindowState::Modes modes = state_->restoreView(state);
    setMode(modes.now);
    beforePlay_ = modes.beforePlay;
}

void MainWindow::commitEdits() {
    designer_->commitEdits();
    mapEditor_->commitEdits();
}

void MainWindow::editTile(TileSetDocument& set, const QString& tileId) {
    documents().setCurrent(documents().indexOf(set));
    setMode(Mode::Design);
    if (const int tile = findTile(set.tileSet(), tileId.toStdString()); tile >= 0)
        designer_->focusTile(tile);
}

void MainWindow::setMode(Mode mode) {
    const bool toGame = mode == Mode::Play && mode_ != Mode::Play;
    if (toGame)
        beforePlay_ = mode_;
    qCDebug(logWindow) << "mode" << static_cast<int>(mode);
    mode_ = mode;
    rail_->setMode(mode);
    commitEdits();
    if (toGame)
        game_->gameInSight();
    if (mode == Mode::Map)
        sets_->offer();
    pages_->setMode(mode, documents().current() != nullptr);
    print_->refresh();
    playtest_->refresh();
    if (mode == Mode::Playtest)
        studies_->refresh();
    // A document is not undone where it isn't seen.
    const bool editing = mode == Mode::Design || mode == Mode::Map;
    Document* document = editing ? documents().current() : mode == Mode::Print ? currentSet() : nullptr;
    QUndoStack* steps = document == nullptr ? nullptr : &document->undoStack();
    if (const PlaytestOverview* overview = playtestView_->overview();
        overview && mode == Mode::Playtest && documents().current() != nullptr) {
        steps = &overview->goals()->undoStack();
        documents().undoGroup().addStack(steps);
    }
    documents().undoGroup().setActiveStack(steps);
    menu_->setMode(mode);
    files_->setGameInFront(mode == Mode::Play);
    playtest_->setEditing(editing);
    showTitle();
    refreshStatus();
    if (isVisible())
        tellOfIgnoredSettings(*messages_);
}

void MainWindow::leavePlay() {
    if (mode_ == Mode::Play)
        setMode(beforePlay_);
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    // Before this, nothing could take the focus.
    if (event->spontaneous())
        return;
    pages_->view()->setFocus();
    tellOfIgnoredSettings(*messages_);
    // Once it is known how thick its frame is.
    QTimer::singleShot(0, this, [this] { state_->keepOnScreen(); });
}

void MainWindow::chooseMode(Mode mode) {
    const bool nothing = documents().current() == nullptr;
    if (mode == Mode::Play && lastGameSetup(workspace_) == nullptr && !nothing) {
        game_->playFront(); // an empty board helps nobody
    } else if (mode == Mode::Play || nothing) {
        setMode(mode);
    } else {
        if (!makeCurrentFor(documents(), mode))
            files_->openExample(mode == Mode::Map ? familyOf(currentSet()->tileSet().ruleset).defaultMap()
                                                  : defaultTileSet);
        setMode(mode);
    }
    // If nothing can be played, the rail shows the actual mode.
    rail_->setMode(mode_);
}

void MainWindow::unfollow() {
    for (const QMetaObject::Connection& followed : std::exchange(followed_, {}))
        disconnect(followed);
}

void MainWindow::currentDocumentChanged(Document* document) {
    unfollow();
    game_->dropRefusal();
    designer_->setDocument(currentSet());
    if (currentMap() != nullptr)
        sets_->offer();
    mapEditor_->setDocument(currentMap());
    playtest_->lookAt(document);
    if (document != nullptr) {
        const auto refreshPages = [this] {
            print_->refresh();
            playtest_->refresh();
        };
        // What is printed or tested next is the present state; sets that it is played with may change later.
        followed_ = {connect(document, &Document::changed, this, refreshPages),
                     connect(document, &Document::settled, this, refreshPages),
                     connect(document, &Document::settled, this, &MainWindow::refreshStatus)};
    }
    game_->setCurrentDocument(document);
    tabs_->showCurrent();
    // A document comes with the mode that shows it; a game goes on.
    const Mode own = currentMap() != nullptr ? Mode::Map : Mode::Design;
    if (mode_ == Mode::Play)
        beforePlay_ = own;
    const bool stays =
        mode_ == Mode::Play || mode_ == Mode::Playtest || (mode_ == Mode::Print && own == Mode::Design);
    setMode(stays ? mode_ : own);
    // The focus lands here if the previous widget is hidden for a moment, but not in a field of another file.
    if (qobject_cast<QLineEdit*>(focusWidget()) != nullptr)
        pages_->view()->setFocus();
    refreshTitles();
    print_->refresh();
    heat_->refresh();
}

void MainWindow::refreshTitles() {
    tabs_->refresh();
    showTitle();
    refreshStatus();
}

/// Names what is in front, which is what Ctrl+S saves.
void MainWindow::showTitle() {
    const GameSession& game = *playView_->session();
    const Document* document = documents().current();
    const bool plays = mode_ == Mode::Play && game.hasGame();
    const QString path = plays ? game.path() : document == nullptr ? QString() : document->path();
    const QString name = !plays           ? document == nullptr ? QString() : document->title()
                                   : path.isEmpty() ? tr("Game")
                                          : QFileInfo(path).fileName();
    setWindowModified(plays ? game.hasUnsaved() : document != nullptr && document->isModified());
    setWindowTitle(name.isEmpty() ? tr("Tilewright") : tr("%1[*] - Tilewright").arg(name));
    setWindowFilePath(path);
}

void MainWindow::refreshStatus() {
    exchange_->refresh();
    status_->refresh(mode_);
}

void MainWindow::hear(const QString& words) {
    remember(words);
    speak(*this, words);
}

void MainWindow::remember(const QString& words) {
    if (words.isEmpty())
        return;
    said_.removeAll(words);
    said_.prepend(words);
    if (said_.size() > mostSaid)
        said_.removeLast();
}

void MainWindow::showLastMessages() {
    messages_->showNote(said_.isEmpty() ? tr("There have been no messages yet.") : said_.join(u'\n'));
}

void MainWindow::showPalette() {
    CommandPalette palette(preferences_->shortcuts().actions(), this);
    palette.setModes(mode_, [this](QAction& command) { runCommand(command); });
    palette.exec();
}

void MainWindow::runCommand(QAction& command) {
    if (const auto mode = modeOfAction(command); mode && mode != mode_) {
        chooseMode(*mode);
        if (mode_ != *mode)
            return; // it has been said why
    }
    if (command.isEnabled())
        command.trigger();
    else
        messages_->showNote(tr("“%1” is not available here now.").arg(plainName(command)));
}

bool MainWindow::event(QEvent* event) {
    if (event->type() != QEvent::StatusTip)
        return QMainWindow::event(event);
    // What the pointer is on is no news, and news have been spoken where they come from.
    const QSignalBlocker quiet(statusBar());
    if (const auto* news = dynamic_cast<const NewsEvent*>(event))
        remember(news->tip());
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayCloseAll() || !game_->mayLoseGames()) {
        event->ignore();
        return;
    }
    state_->writeSettings();
    for (int i = 0; i < documents().count(); ++i)
        workspace_.recent.add(documents().at(i));
    isSettled_ = true;
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

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    playtest_->lamps().setNamed(width() >= roomForNames);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    takeFiles(*event);
}

void MainWindow::dropEvent(QDropEvent* event) {
    takeFiles(*event);
}

bool MainWindow::takeFiles(QDropEvent& event) {
    return files_->takeDropped(event);
}

bool MainWindow::escapesGame() {
    const GameSession& session = *playView_->session();
    // One Esc more than was needed to let go of something leaves no game.
    if (session.waitsForPerson() && session.moveNumber() > 0 && !std::exchange(leaves_, true)) {
        const QString words = tr("Press Esc again to return to where you were; the game waits in Play.");
        status_->tellOfGame(words);
        hear(words);
        return false;
    }
    leaves_ = false;
    return true;
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        if (messages_->isVisible())
            return messages_->hide();
        if (mode_ == Mode::Play) {
            if (escapesGame())
                leavePlay();
            return;
        }
    }
    QMainWindow::keyPressEvent(event);
}

} // namespace tilewright
