#include "editor/play/record_controller.h"

#include "editor/document/save_place.h"
#include "editor/play/board/banner.h"
#include "editor/play/session/game_session.h"
#include "editor/play/setup/new_game_dialog.h"

#include "engine/rulesets.h"
#include "engine/tileset/io/file.h"

#include <QFileDialog>

#include <utility>

namespace tilewright {

RecordController::RecordController(GameSession& session, Banner& banner, QWidget* window)
    : QObject(window), session_(session), banner_(banner), window_(window) {}

void RecordController::newGame(const GameSetup& setup) {
    auto before = unsavedGame();
    const bool unfinished = before && session_.hasPersons() && !session_.over() && session_.moveNumber() > 0;
    const Issues issues = session_.start(setup);
    if (hasErrors(issues))
        return banner_.announceIssues(tr("This can't be played"), issues);
    if (before)
        previous_ = std::move(before);
    session_.setRunning(true);
    emit changed();
    if (unfinished)
        emit unfinishedKept();
}

bool RecordController::openRecord(const QString& path) {
    const auto text = readFile(path.toStdString());
    if (text)
        return openText(*text.value, path);
    banner_.announceIssues(tr("The record %1 is incomplete").arg(path), text.issues);
    return false;
}

bool RecordController::openText(const std::string& text, const QString& name) {
    const auto record = game::readRecord(text);
    if (record)
        return showRecord(*record.value, name);
    banner_.announceIssues(tr("The record %1 is incomplete").arg(name), record.issues);
    return false;
}

bool RecordController::showRecord(const game::Record& record, const QString& name) {
    auto before = unsavedGame();
    const Issues issues = session_.open(record);
    if (before && session_.hasGame() && !session_.hasUnsaved())
        previous_ = std::move(before);
    if (hasErrors(issues)) {
        banner_.announceIssues(tr("The record %1 is incomplete").arg(name), issues);
        return false;
    }
    // A person's move is answered; records of bots are only watched.
    if (!session_.over() && session_.moveNumber() == session_.lineLength() && session_.hasPersons())
        session_.setRunning(true);
    return true;
}

bool RecordController::resume(const std::string& record, const QString& name) {
    if (!openText(record, name))
        return false;
    session_.setUnsaved();
    return true;
}

std::optional<game::Record> RecordController::unsavedGame() const {
    if (!session_.hasUnsaved() || (!session_.hasPersons() && session_.over()))
        return std::nullopt;
    return session_.record();
}

void RecordController::backToPreviousGame() {
    if (!previous_)
        return;
    const game::Record record = *std::exchange(previous_, unsavedGame());
    session_.open(record);
    session_.setUnsaved();
    emit changed();
}

void RecordController::askForNewGame() {
    auto inFront = proposal_ ? proposal_() : std::nullopt;
    const bool sameKind =
        session_.hasGame() && (!inFront || inFront->tileSet.ruleset == session_.setup().tileSet.ruleset);
    GameSetup proposal = sameKind ? session_.setup() : inFront.value_or(GameSetup());
    // The set may have been changed since the last game.
    if (sameKind && inFront && !inFront->tileSet.tiles.empty())
        proposal.tileSet = std::move(inFront->tileSet);
    if (!game::findRuleset(rulesets(), proposal.ruleset)) {
        banner_.announceIssues(tr("There are no rules for this set"), {});
        return;
    }
    // Nobody plays on behind the question.
    const bool ran = session_.running();
    session_.setRunning(false);
    for (;;) {
        NewGameDialog dialog(proposal, window_);
        const int answer = dialog.exec();
        if (answer == QDialog::Accepted)
            return newGame(dialog.setup());
        if (answer != NewGameDialog::AskAgain)
            return session_.setRunning(ran);
        proposal = withSet(dialog.setup(), dialog.chosenSet());
    }
}

void RecordController::askForRecord() {
    const QString path = QFileDialog::getOpenFileName(window_, tr("Open game record"), QString(),
                                                      tr("Game records (*.game.json)"));
    if (!path.isEmpty())
        openRecord(path);
}

void RecordController::askWhereToSave() {
    if (!session_.hasGame())
        return;
    const QString proposed = tr("game-%1").arg(session_.setup().seed) + QStringLiteral(".game.json");
    const QString path = askForPlace(window_, tr("Save game record"), proposed,
                                     tr("Game records (*.game.json)"), QStringLiteral(".game.json"));
    if (path.isEmpty())
        return;
    QString error;
    if (session_.save(path, &error))
        emit said(tr("Saved %1").arg(path));
    else
        banner_.announce(tr("%1 was not written").arg(path), error);
}

} // namespace tilewright
