#include "editor/play/record_controller.h"

#include "editor/common/file_dialogs.h"
#include "editor/document/save_file.h"
#include "editor/play/board/banner.h"
#include "editor/play/setup/new_game_dialog.h"

#include "engine/base/files/file.h"
#include "engine/games/kit.h"

#include <QFileDialog>

#include <algorithm>
#include <utility>

namespace tilewright {

RecordController::RecordController(GameSession& session, Banner& banner, QWidget* window)
    : QObject(window), session_(session), banner_(banner), window_(window) {}

bool RecordController::hasPreviousGame() const {
    return session_.previous().has_value();
}

void RecordController::newGame(const GameSetup& setup) {
    auto compiled = compileGame(setup);
    if (!compiled)
        return banner_.announceIssues(tr("This can't be played"), compiled.issues);
    newGame(setup, *std::move(compiled.value));
}

void RecordController::newGame(const GameSetup& setup, std::shared_ptr<const game::Game> game) {
    const auto before = unsavedGame();
    if (before)
        setAside(*before);
    session_.start(setup, std::move(game));
    session_.setRunning(true);
    emit changed();
    if (before && before->isMissed())
        emit previousKept(before->unfinished);
}

bool RecordController::openRecord(const QString& path) {
    const auto text = readFile(path.toStdString());
    if (text) {
        if (!openText(*text.value, path))
            return false;
        session_.setPath(path);
        setLastFolder(path);
        return true;
    }
    refuse(path, text.issues);
    return false;
}

/// Where a person looks: over the board, or at the top of the window that shows something else.
void RecordController::refuse(const QString& name, const Issues& issues) {
    const QString headline = tr("%1 can't be opened as a game").arg(name);
    if (banner_.parentWidget()->isVisible())
        banner_.announceIssues(headline, issues);
    else
        emit refused(headline, issues);
}

bool RecordController::openText(const std::string& text, const QString& name) {
    const auto record = game::readRecord(text);
    if (record)
        return showRecord(*record.value, name);
    refuse(name, record.issues);
    return false;
}

bool RecordController::showRecord(const game::Record& record, const QString& name, Before asked) {
    const auto before = unsavedGame();
    const Issues issues = session_.open(record);
    if (before && session_.hasGame() && !session_.hasUnsaved())
        setAside(*before, asked);
    if (hasErrors(issues)) {
        refuse(name, issues);
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

std::optional<GameSession::PreviousGame> RecordController::unsavedGame() const {
    const bool commented = session_.hasUnsavedFeedback();
    const bool watched = !session_.hasPersons() && session_.over() && !commented;
    if (!session_.hasUnsaved() || watched)
        return std::nullopt;
    const bool hasPersons = session_.hasPersons();
    const bool unfinished = hasPersons && !session_.over() && session_.lineLength() > 0;
    return GameSession::PreviousGame{session_.record(), session_.path(), hasPersons, unfinished, commented};
}

void RecordController::setAside(const GameSession::PreviousGame& game, Before before) {
    GameSession::PreviousGame kept = game;
    if (before == Before::GivenUp && game.isMissed())
        kept.hasPersons = kept.unfinished = kept.commented = false;
    // A game of bots, or one that was given up, takes no place of one that would be missed.
    if (const auto& known = session_.previous();
        kept.hasPersons || kept.isMissed() || !known || !known->isMissed())
        session_.setPrevious(std::move(kept));
}

void RecordController::backToPreviousGame() {
    if (!session_.previous())
        return;
    const GameSession::PreviousGame back = *session_.previous();
    const auto before = unsavedGame();
    session_.open(back.record);
    session_.setPath(back.path);
    session_.setUnsaved();
    session_.setPrevious(before);
    emit changed();
}

/// The set and the board in front as they are, with the seats of the last dialog; in the first one, a person
/// sits first.
GameSetup RecordController::proposal() {
    const auto inFront = proposal_ ? proposal_() : std::nullopt;
    GameSetup setup = inFront && !inFront->tileSet.tiles.empty() ? *inFront
                      : session_.hasGame()                       ? session_.setup()
                                                                 : GameSetup();
    // Another command plays the same seed again.
    setup.seed = newSeed();
    if (setup.seats.empty())
        setup.seats.assign(2, {QString(), QStringLiteral("greedy")});
    if (seats_)
        setup.seats = *seats_;
    else if (std::ranges::none_of(
                 setup.seats, [](const SeatSetup& seat) { return seat.kind == QLatin1String(personKind); }))
        setup.seats.front().kind = QString::fromLatin1(personKind);
    return setup;
}

void RecordController::askForNewGame() {
    const GameSetup wanted = proposal();
    Proposal proposed = nearestPlayable(wanted);
    if (!game::findRuleset(rulesets(), proposed.setup.ruleset)) {
        banner_.announceIssues(tr("There are no rules for this set"), {});
        return;
    }
    // Nobody plays on behind the question.
    const bool ran = session_.running();
    session_.setRunning(false);
    QString field;
    for (;;) {
        NewGameDialog dialog(proposed, {wanted.tileSet}, window_);
        dialog.beginAt(field);
        const int answer = dialog.exec();
        if (answer == QDialog::Accepted) {
            seats_ = dialog.setup().seats;
            return newGame(dialog.setup());
        }
        if (answer != NewGameDialog::AskAgain)
            return session_.setRunning(ran);
        field = dialog.chosenField();
        proposed = nearestPlayable(withSetForRules(dialog.setup(), dialog.chosenSet()));
    }
}

void RecordController::askForRecord() {
    const QString path = QFileDialog::getOpenFileName(window_, tr("Open Game Record"), lastFolder(),
                                                      tr("Game records (*.game.json)"));
    if (!path.isEmpty())
        openRecord(path);
}

bool RecordController::save() {
    return session_.path().isEmpty() ? askWhereToSave() : session_.hasGame() && saveTo(session_.path());
}

bool RecordController::askWhereToSave() {
    if (!session_.hasGame())
        return false;
    const QString proposed = tr("game-%1").arg(session_.setup().seed) + QStringLiteral(".game.json");
    const QString path = askForSaveFile(window_, tr("Save Game Record"),
                                        session_.path().isEmpty() ? proposed : session_.path(),
                                        {{tr("Game records (*.game.json)"), QStringLiteral(".game.json")}});
    return !path.isEmpty() && saveTo(path);
}

bool RecordController::saveTo(const QString& path) {
    QString error;
    if (!session_.save(path, &error)) {
        banner_.announce(tr("%1 was not written").arg(path), error);
        return false;
    }
    emit said(tr("Saved the game: %1").arg(path));
    return true;
}

} // namespace tilewright
