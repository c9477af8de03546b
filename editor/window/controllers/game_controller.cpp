#include "editor/window/controllers/game_controller.h"

#include "editor/common/action.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/theme.h"
#include "editor/document/game_setup.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/window/current_document.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/tile_set_rules_dialog.h"
#include "editor/window/played_set.h"
#include "editor/window/window_interface.h"
#include "editor/window/workspace.h"
#include "editor/words/translated_text.h"

#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace tilewright {

GameController::GameController(Workspace& workspace, PlayView& view, MessageBar& messages,
                               WindowInterface& frame, QWidget* window)
    : workspace_(workspace)
    , view_(view)
    , messages_(messages)
    , frame_(frame)
    , window_(window)
    , play_(makeAction(window, {"playThis", "play", tr("&Play This"), tr("F5"),
                                tr("Start a new game with the open file; Esc returns here")}))
    , rules_(makeAction(window, {"setRules", "settings", tr("&Rules of the Set…"), tr("Ctrl+Alt+R"),
                                 tr("Rule variants that come with the set, and the sets it is played with")}))
    , playedSet_(std::make_unique<PlayedSet>(workspace.documents, *workspace.game)) {
    connect(play_, &QAction::triggered, this, &GameController::playFront);
    connect(rules_, &QAction::triggered, this, &GameController::editRules);
    connect(playedSet_.get(), &PlayedSet::problemsChanged, this, &GameController::tellSetOutOfSync);
    connect(&view, &PlayView::againWanted, this, &GameController::playAgain);
    connect(&view, &PlayView::editTileWanted, this, &GameController::editPlayedTile);
}

GameController::~GameController() = default;

void GameController::fillMenu(QMenu& menu) {
    menu.addAction(play_);
    menu.addAction(rules_);
    menu.addSeparator();
    menu.addActions(view_.gameActions());
}

QPushButton* GameController::makePlayButton() {
    auto* button = new QPushButton(tr("F5 Play"));
    followPalette(*button, [button] {
        const QPalette window = QApplication::palette();
        QPalette accent;
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
            accent.setColor(group, QPalette::Button, window.color(QPalette::Highlight));
            accent.setColor(group, QPalette::ButtonText, window.color(QPalette::HighlightedText));
        }
        button->setPalette(accent);
        button->setIcon(lineIcon(QStringLiteral("play"), window.color(QPalette::HighlightedText)));
    });
    button->setFont(headingFont(window_->font()));
    button->setToolTip(play_->toolTip());
    button->setAccessibleName(plainName(*play_));
    connect(button, &QPushButton::clicked, play_, &QAction::trigger);
    connect(play_, &QAction::enabledChanged, button, &QWidget::setEnabled);
    return button;
}

void GameController::setCurrentDocument(const Document* document) {
    play_->setEnabled(document != nullptr);
    rules_->setEnabled(qobject_cast<const TileSetDocument*>(document) != nullptr);
}

void GameController::editRules() {
    frame_.commitEdits();
    TileSetDocument* set = currentTileSetDocument(workspace_.documents);
    if (set == nullptr)
        return;
    const QString folder = set->path().isEmpty() ? QString() : QFileInfo(set->path()).absolutePath();
    TileSetRulesDialog dialog(set->tileSet(), folder, window_);
    if (dialog.exec() == QDialog::Accepted)
        set->edit([] { return tr("rules of the set"); }, dialog.tileSet());
}

void GameController::playFront() {
    frame_.commitEdits();
    const Document* document = workspace_.documents.current();
    if (document == nullptr)
        return;
    const GameSetup setup = withBots(gameForCurrentDocument(workspace_));
    messages_.putAway();
    Issues issues = companionIssues(workspace_);
    Loaded<std::shared_ptr<const game::Game>> compiled;
    if (!hasErrors(issues)) {
        compiled = compileGame(setup);
        issues = compiled.issues;
    }
    if (hasErrors(issues)) {
        // They are about things in this window, not about places in a file.
        for (Issue& issue : issues)
            issue.pointer.clear();
        messages_.addIssues(tr("%1 can't be played as it is.").arg(document->title()), issues);
        // It holds until something is done about it.
        disconnect(refused_);
        refused_ = connect(document, &Document::changed, this, [this] {
            disconnect(refused_);
            messages_.hide();
        });
        return;
    }
    view_.records().newGame(setup, *std::move(compiled.value));
}

void GameController::dropRefusal() {
    if (disconnect(refused_))
        messages_.hide();
}

void GameController::playAgain() {
    if (!workspace_.game->hasGame())
        return;
    frame_.commitEdits();
    const GameSetup setup = withSet(workspace_.game->setup(), playedSet_->set());
    messages_.hide();
    frame_.setMode(Mode::Play);
    view_.records().newGame(setup);
}

void GameController::editPlayedTile(const QString& tileId) {
    TileSetDocument* set = playedSet_->document();
    if (set == nullptr) {
        set = &openUnsaved(workspace_.documents, workspace_.game->setup().tileSet);
        playedSet_->setDocument(set);
    }
    frame_.editTile(*set, tileId);
}

void GameController::showRecord(const game::Record& record, const QString& name) {
    if (mayLoseGame())
        view_.records().showRecord(record, name, RecordController::Before::GivenUp);
}

void GameController::showMoment(const game::Record& record, const QString& name, int after) {
    if (mayLoseGame() && view_.records().showRecord(record, name, RecordController::Before::GivenUp))
        view_.session()->goTo(after);
}

void GameController::gameInSight() {
    playedSet_->takeOver();
    tellSetOutOfSync();
}

/// In play mode only: who edits doesn't want to hear of the game at each stroke.
void GameController::tellSetOutOfSync() {
    const bool apart = !playedSet_->problems().empty();
    if (outOfSyncTold_ && !apart)
        messages_.hide();
    outOfSyncTold_ = apart && frame_.mode() == Mode::Play;
    if (!outOfSyncTold_)
        return;
    messages_.showNote(
        tr("The game continues with the set as it was. %1").arg(whyOutOfSync(playedSet_->problems().front())),
        {{tr("&Start Again With the Same Seed"), [this] { playAgain(); }}});
}

/// A move in the words of the log, not of the record.
QString GameController::whyOutOfSync(const Issue& problem) const {
    const QString moves = QStringLiteral("/moves/");
    const QString pointer = toQString(problem.pointer);
    bool isMove = pointer.startsWith(moves);
    const int move = isMove ? pointer.mid(moves.size()).section(u'/', 0, 0).toInt(&isMove) : 0;
    const GameSession& session = *workspace_.game;
    if (!isMove || move >= session.lineLength())
        return issueWithPlace(problem);
    const LogEntry& entry = session.logEntry(move);
    return tr("With the changed set, move %1 would not be legal: %2: %3")
        .arg(move + 1)
        .arg(seatName(session.setup(), entry.player), translated(entry.text));
}

bool GameController::restoreLostWork(const RecoveryCopy& work) {
    if (workspace_.game->hasUnsaved()) {
        messages_.showNote(
            tr("%1 was not restored because another game is unsaved. It is offered again at the next start.")
                .arg(work.title));
        return false;
    }
    if (!view_.records().resume(work.text, work.title))
        return false;
    frame_.setMode(Mode::Play);
    workspace_.gameRecovery.saveNow();
    return true;
}

bool GameController::mayLoseGame() {
    const GameSession& session = *workspace_.game;
    const bool movesLost = session.hasUnsaved() && session.hasPersons() && !session.over();
    if (!movesLost && !session.hasUnsavedFeedback())
        return true;
    const int answer =
        askToSave(tr("Save the game?"), movesLost ? tr("The game is not over, and its moves are not saved.")
                                                  : tr("Comments on the game are not saved."));
    if (answer != QMessageBox::Save)
        return answer == QMessageBox::Discard;
    view_.records().save();
    return !session.hasUnsaved();
}

bool GameController::mayLoseGames() {
    if (!mayLoseGame())
        return false;
    const auto& previous = workspace_.game->previous();
    if (!previous || !previous->isMissed())
        return true;
    const int answer =
        askToSave(tr("Save the previous game?"),
                  previous->unfinished
                      ? tr("Another game took its place before it was over, and its moves are not saved.")
                      : tr("Another game took its place, and comments on it are not saved."));
    if (answer != QMessageBox::Save)
        return answer == QMessageBox::Discard;
    // It is seen where it is saved.
    frame_.setMode(Mode::Play);
    view_.records().backToPreviousGame();
    view_.records().save();
    return !workspace_.game->hasUnsaved();
}

int GameController::askToSave(const QString& question, const QString& why) {
    QMessageBox box(QMessageBox::Question, question, why,
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
    box.setDefaultButton(QMessageBox::Save);
    return box.exec();
}

} // namespace tilewright
