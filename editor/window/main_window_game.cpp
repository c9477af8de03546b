// The window's handling of the played game: proposals, starts, recovery, edits of its tiles.
#include "editor/designer/chambers/chamber_canvas.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/document/recovery/recovery.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/health/health.h"
#include "editor/theme/issue_text.h"
#include "editor/theme/text.h"
#include "editor/window/file_commands.h"
#include "editor/window/main_window.h"
#include "editor/window/message_bar.h"
#include "editor/window/played_set.h"
#include "editor/window/preferences/game_defaults.h"
#include "editor/window/recovery/game_recovery.h"
#include "editor/window/workspace.h"
#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/format.h"

#include <QListView>
#include <QMessageBox>

namespace tilewright {

void MainWindow::followGame() {
    playedSet_ = new PlayedSet(documents(), *playView_->session(), this);
    connect(playedSet_, &PlayedSet::problemsChanged, this, &MainWindow::tellSetIsApart);
    connect(playView_, &PlayView::againWanted, this, &MainWindow::playAgain);
    connect(playView_, &PlayView::editTileWanted, this, &MainWindow::editPlayedTile);
}

void MainWindow::playCurrent() {
    commitEdits();
    const Document* document = documents().current();
    if (document == nullptr)
        return;
    const GameSetup setup = currentGame();
    messages_->putAway();
    if (Issues issues = compileGame(setup).issues; hasErrors(issues)) {
        // They are about things in this window, not about places in a file.
        for (Issue& issue : issues)
            issue.pointer.clear();
        messages_->addIssues(tr("%1 can't be played as it is.").arg(document->title()), issues);
        // It stays until something is done about it.
        disconnect(refused_);
        refused_ = connect(document, &Document::changed, messages_, [this] {
            disconnect(refused_);
            messages_->hide();
        });
        return;
    }
    setMode(Mode::Play);
    playView_->newGame(setup);
}

/// The game that F5 would play: for a map, with the set that it is opened with.
GameSetup MainWindow::currentGame(MapParts parts) const {
    if (const TileSetDocument* set = currentSet())
        return gameFor(set->tileSet(), lastGame());
    const MapDocument* map = currentMap();
    const std::shared_ptr<const TileSet> tiles = map == nullptr ? nullptr : map->tileSet();
    GameSetup setup =
        gameFor(tiles ? *tiles : readTileSet(bundledText(defaultTileSet)).value.value(), lastGame());
    // A million chambers are not copied for a line of text.
    if (map != nullptr && parts == MapParts::All)
        setup.map = map->file();
    else if (map != nullptr)
        setup.map.name = map->map().name;
    return setup;
}

std::optional<GameSetup> MainWindow::gameToLookAt() const {
    const MapDocument* map = currentMap();
    if (map != nullptr && map->map().chambers.size() > Health::mostChambers)
        return std::nullopt;
    return currentGame();
}

const GameSetup* MainWindow::lastGame() const {
    const GameSession& session = *playView_->session();
    return session.hasGame() ? &session.setup() : nullptr;
}

void MainWindow::leavePlay() {
    if (mode_ == Mode::Play)
        setMode(beforePlay_);
}

void MainWindow::playAgain() {
    if (lastGame() == nullptr)
        return;
    commitEdits();
    GameSetup setup = *lastGame();
    setup.tileSet = playedSet_->set();
    messages_->hide();
    setMode(Mode::Play);
    playView_->newGame(setup);
}

void MainWindow::editPlayedTile(const QString& tileId) {
    TileSetDocument* set = playedSet_->document();
    if (set == nullptr) {
        set = &openSet(lastGame()->tileSet);
        playedSet_->setDocument(set);
    }
    editTile(*set, tileId);
}

/// Opens it as an unsaved file.
TileSetDocument& MainWindow::openSet(const TileSet& set) {
    auto own = std::make_unique<TileSetDocument>(set);
    own->setSuggestedName(toQString(set.name) + own->fileSuffix());
    TileSetDocument& document = *own;
    documents().add(std::move(own));
    return document;
}

void MainWindow::editTile(TileSetDocument& set, const QString& tileId) {
    documents().setCurrent(documents().indexOf(set));
    setMode(Mode::Design);
    if (const int tile = findTile(set.tileSet(), tileId.toStdString()); tile >= 0)
        designer_->setCurrentTile(tile);
    designer_->canvas()->setFocus();
}

/// In play mode only: during edits, messages about the game would disturb.
void MainWindow::tellSetIsApart() {
    const bool apart = !playedSet_->problems().empty();
    if (apartTold_ && !apart)
        messages_->hide();
    apartTold_ = apart && mode_ == Mode::Play;
    if (!apartTold_)
        return;
    messages_->showNote(
        tr("The game goes on with the set as it was. %1").arg(whyApart(playedSet_->problems().front())),
        {{tr("&Start Again With the Same Seed"), [this] { playAgain(); }}});
}

/// Describes a move in the words of the log instead of the record.
QString MainWindow::whyApart(const Issue& problem) const {
    const QString moves = QStringLiteral("/moves/");
    const QString pointer = toQString(problem.pointer);
    bool isMove = pointer.startsWith(moves);
    const int move = isMove ? pointer.mid(moves.size()).section(u'/', 0, 0).toInt(&isMove) : 0;
    const GameSession& session = *playView_->session();
    if (!isMove || move >= session.lineLength())
        return issueWithPlace(problem);
    const LogEntry& entry = session.logEntry(move);
    return tr("With the changed set, move %1 would not be legal: %2: %3")
        .arg(move + 1)
        .arg(seatName(session.setup(), entry.player), translated(entry.text));
}

bool MainWindow::bringBack(const LostWork& work) {
    if (!work.title.endsWith(QLatin1String(".game.json")))
        return files_->bringBack(work);
    if (playView_->session()->hasUnsaved()) {
        messages_->showNote(tr("%1 was not restored, because another game is not saved. It is offered again "
                               "at the next start.")
                                .arg(work.title));
        return false;
    }
    if (!playView_->resume(work.text, work.title))
        return false;
    setMode(Mode::Play);
    workspace_.gameRecovery.saveNow();
    return true;
}

/// Asks before a game with a person's moves is lost. False if cancelled.
bool MainWindow::mayLoseGame() {
    const GameSession& session = *playView_->session();
    if (!session.hasUnsaved() || !session.hasPersons() || session.over())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Save the game?"),
                    tr("The game is not over, and its moves are not saved."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        playView_->askWhereToSave();
        return !session.hasUnsaved();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

} // namespace tilewright
