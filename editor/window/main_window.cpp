#include "editor/window/main_window.h"

#include "editor/designer/tile_designer.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset_document.h"
#include "editor/play/game_session.h"
#include "editor/play/play_view.h"
#include "editor/print/print_view.h"
#include "editor/theme/elided_label.h"
#include "editor/theme/text.h"
#include "editor/window/game_defaults.h"
#include "editor/window/message_bar.h"
#include "editor/window/mode_rail.h"
#include "engine/tileset/bundled.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPixmapCache>
#include <QSettings>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>

#include <algorithm>

namespace tilewright {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString designerKey = QStringLiteral("window/designer");
const QString lastFileKey = QStringLiteral("files/last");

/// What leads to the play mode from anywhere.
bool opensGame(const QAction& action) {
    return action.objectName() == QLatin1String("newGame") ||
           action.objectName() == QLatin1String("openRecord");
}

QStringList droppedFiles(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

} // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent)
    , documents_(std::make_unique<OpenDocuments>())
    , rail_(new ModeRail)
    , tabs_(new QTabBar)
    , messages_(new MessageBar)
    , pages_(new QStackedWidget)
    , designer_(new TileDesigner)
    , playView_(new PlayView)
    , printView_(new PrintView)
    , status_(new ElidedLabel)
    , gameStatus_(new QLabel) {
    // All thumbnails of a large set at twice the pixels, and the icons.
    QPixmapCache::setCacheLimit(std::max(QPixmapCache::cacheLimit(), 64 * 1024));
    layOut();
    makeModes();
    makeTabs();
    makeFileMenu();
    makeEditMenu();
    makeOtherMenus();
    connect(documents_.get(), &OpenDocuments::currentChanged, this, &MainWindow::currentDocumentChanged);
    connect(playView_, &PlayView::statusTextChanged, gameStatus_, &QLabel::setText);
    connect(playView_->session(), &GameSession::gameStarted, this, [this] { setMode(Mode::Play); });
    setAcceptDrops(true);
    readSettings();
    setMode(Mode::Design);
    currentDocumentChanged(nullptr);
}

MainWindow::~MainWindow() {
    // Views let go of the document before it goes; nothing is heard of the rest.
    documents_->disconnect(this);
    disconnect(followed_);
    designer_->setDocument(nullptr);
}

TileSetDocument* MainWindow::currentSet() const {
    return qobject_cast<TileSetDocument*>(documents_->current());
}

void MainWindow::openLastOrExample() {
    const QString last = QSettings().value(lastFileKey).toString();
    if (last.isEmpty() || !QFileInfo::exists(last) || !openFiles({last}))
        openExample();
}

void MainWindow::openExample() {
    documents_->add(TileSetDocument::example(defaultTileSet));
}

bool MainWindow::openFiles(const QStringList& paths) {
    messages_->hide();
    bool all = true;
    for (const QString& path : paths)
        all = openOne(path) && all;
    return all;
}

bool MainWindow::openOne(const QString& path) {
    if (const int open = documents_->indexOf(path); open >= 0) {
        documents_->setCurrent(open);
        return true;
    }
    auto loaded = TileSetDocument::open(path);
    if (!loaded) {
        messages_->addIssues(tr("%1 could not be opened.").arg(path), loaded.issues);
        return false;
    }
    documents_->add(std::move(*loaded.value));
    return true;
}

bool MainWindow::saveTo(const QString& path) {
    Document* document = documents_->current();
    if (document == nullptr)
        return false;
    designer_->commitEdits();
    const int other = documents_->indexOf(path);
    if (other >= 0 && &documents_->at(other) != document) {
        messages_->showNote(
            tr("%1 is open in another tab. Close it there first, or choose another name.").arg(path));
        return false;
    }
    if (const Issues issues = document->saveTo(path); !issues.empty()) {
        messages_->hide();
        messages_->addIssues(tr("%1 was not saved.").arg(document->title()), issues);
        return false;
    }
    messages_->hide();
    refreshStatus();
    return true;
}

bool MainWindow::mayClose(int index) {
    designer_->commitEdits();
    const Document& document = documents_->at(index);
    if (!document.isModified())
        return true;
    documents_->setCurrent(index);
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
                         tr("%1 has changes that are not saved.").arg(document.title()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setInformativeText(tr("Discarded changes are lost."));
    question.setDefaultButton(QMessageBox::Save);
    question.setEscapeButton(QMessageBox::Cancel);
    switch (question.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

bool MainWindow::closeDocument(int index) {
    if (index < 0 || !mayClose(index))
        return false;
    documents_->remove(index);
    return true;
}

void MainWindow::setMode(Mode mode) {
    if (mode == Mode::Play && mode_ != Mode::Play)
        beforePlay_ = mode_;
    mode_ = mode;
    rail_->setMode(mode);
    designer_->commitEdits();
    QWidget* page = designer_;
    if (mode == Mode::Play)
        page = playView_;
    else if (mode == Mode::Print)
        page = printView_;
    pages_->setCurrentWidget(page);
    if (mode == Mode::Print)
        refreshPrint();
    // A document is not undone where it isn't seen.
    Document* document = mode == Mode::Design ? documents_->current() : nullptr;
    documents_->undoGroup().setActiveStack(document == nullptr ? nullptr : &document->undoStack());
    for (QAction* action : designOnly_)
        action->setEnabled(mode == Mode::Design);
    for (QAction* action : playView_->viewActions())
        action->setVisible(mode == Mode::Play || opensGame(*action));
    gameStatus_->setVisible(mode == Mode::Play);
    if (focusWidget() == nullptr || !page->isAncestorOf(focusWidget()))
        (mode == Mode::Design ? static_cast<QWidget*>(designer_->tileList()) : page)->setFocus();
    refreshStatus();
}

void MainWindow::playCurrent() {
    designer_->commitEdits();
    const TileSetDocument* set = currentSet();
    if (set == nullptr)
        return;
    const GameSetup setup = gameFor(set->tileSet(), lastGame());
    if (const Issues issues = whyNotPlayable(setup); hasErrors(issues)) {
        messages_->hide();
        messages_->addIssues(tr("%1 can't be played as it is.").arg(set->title()), issues);
        return;
    }
    messages_->hide();
    setMode(Mode::Play);
    playView_->newGame(setup);
}

const GameSetup* MainWindow::lastGame() const {
    const GameSession& session = *playView_->session();
    return session.hasGame() ? &session.setup() : nullptr;
}

void MainWindow::leavePlay() {
    if (mode_ == Mode::Play)
        setMode(beforePlay_);
}

void MainWindow::currentDocumentChanged(Document* document) {
    disconnect(followed_);
    TileSetDocument* set = qobject_cast<TileSetDocument*>(document);
    designer_->setDocument(set);
    if (set != nullptr) {
        followed_ = connect(set, &TileSetDocument::changed, this, [this] {
            refreshStatus();
            refreshPrint();
        });
        playView_->setProposal(gameFor(set->tileSet(), lastGame()));
    }
    if (mode_ != Mode::Design)
        documents_->undoGroup().setActiveStack(nullptr);
    for (QAction* action : needDocument_)
        action->setEnabled(document != nullptr);
    const QSignalBlocker quiet(tabs_);
    tabs_->setCurrentIndex(documents_->currentIndex());
    refreshTitles();
    refreshStatus();
    refreshPrint();
}

void MainWindow::refreshTitles() {
    for (int i = 0; i < documents_->count() && i < tabs_->count(); ++i) {
        const Document& document = documents_->at(i);
        tabs_->setTabText(i,
                          document.isModified() ? document.title() + QStringLiteral(" •") : document.title());
        tabs_->setTabToolTip(i, document.path().isEmpty() ? tr("An example; saving asks for a place")
                                                          : document.path());
    }
    tabs_->setVisible(tabs_->count() > 0);
    const Document* current = documents_->current();
    setWindowModified(current != nullptr && current->isModified());
    setWindowTitle(current == nullptr ? tr("Tilewright") : tr("%1[*] - Tilewright").arg(current->title()));
    setWindowFilePath(current == nullptr ? QString() : current->path());
}

void MainWindow::refreshStatus() {
    const TileSetDocument* set = currentSet();
    const bool playing = mode_ == Mode::Play && lastGame() != nullptr;
    if (set == nullptr) {
        status_->setText(tr("Nothing is open. File ▸ Open, or drop a *.tileset.json here."));
        return;
    }
    const GameSetup setup = playing ? *lastGame() : gameFor(set->tileSet(), lastGame());
    status_->setText(tr("%1 · %2 tiles, %3 kinds · map %4 · %5")
                         .arg(playing ? toQString(setup.tileSet.name) : set->title())
                         .arg(tileCount(setup.tileSet))
                         .arg(setup.tileSet.tiles.size())
                         .arg(toQString(setup.map.name), optionsInBrief(setup)));
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

void MainWindow::readSettings() {
    const QSettings settings;
    if (!restoreGeometry(settings.value(geometryKey).toByteArray()))
        resize(1280, 820);
    designer_->restoreLayout(settings.value(designerKey).toByteArray());
}

void MainWindow::writeSettings() const {
    QSettings settings;
    settings.setValue(geometryKey, saveGeometry());
    settings.setValue(designerKey, designer_->saveLayout());
    const Document* current = documents_->current();
    settings.setValue(lastFileKey, current == nullptr ? QString() : current->path());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    for (int i = 0; i < documents_->count(); ++i) {
        if (!mayClose(i)) {
            event->ignore();
            return;
        }
    }
    writeSettings();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    openFiles(droppedFiles(*event->mimeData()));
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        if (mode_ == Mode::Play)
            return leavePlay();
        if (messages_->isVisible())
            return messages_->hide();
    }
    QMainWindow::keyPressEvent(event);
}

} // namespace tilewright
