#include "editor/window/workspace.h"

#include "editor/document/document_loader.h"
#include "editor/document/recovery/recovery.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/playtests.h"
#include "engine/model/io/file_formats.h"

namespace tilewright {

namespace {

const QString copyName = QStringLiteral("game");
const QString copyOfPrevious = QStringLiteral("previous-game");

} // namespace

GameRecovery::GameRecovery(const GameSession& session, Recovery& recovery, QObject* parent)
    : QObject(parent), session_(session), recovery_(recovery) {
    connect(&timer_, &BackupTimer::due, this, &GameRecovery::save);
    connect(&session_, &GameSession::positionChanged, &timer_, &BackupTimer::changed);
    connect(&session_, &GameSession::gameChanged, &timer_, &BackupTimer::changed);
    connect(&session_, &GameSession::linesChanged, &timer_, &BackupTimer::changed);
    connect(&session_, &GameSession::feedbackChanged, &timer_, &BackupTimer::changed);
    // Another game has replaced this one, or this one was saved to a file.
    connect(&session_, &GameSession::gameStarted, this, &GameRecovery::saveNow);
    connect(&session_, &GameSession::saved, this, &GameRecovery::saveNow);
    connect(&session_, &GameSession::previousChanged, this, &GameRecovery::keepPrevious);
}

bool GameRecovery::isWorthKeeping() const {
    return session_.hasUnsaved() &&
           (!session_.over() || session_.hasPersons() || session_.hasUnsavedFeedback());
}

QString GameRecovery::title() const {
    return tr("game-%1").arg(session_.setup().seed) + QStringLiteral(".game.json");
}

void GameRecovery::save() {
    timer_.stop();
    if (!isWorthKeeping())
        return recovery_.dropCopy(copyName);
    recovery_.keepInBackground(copyName, title(),
                               [record = session_.record()] { return fileText(game::toJson(record)); });
}

bool GameRecovery::saveNow() {
    timer_.stop();
    if (isWorthKeeping())
        return recovery_.keep(copyName, title(), fileText(game::toJson(session_.record())));
    recovery_.dropCopy(copyName);
    return true;
}

void GameRecovery::keepPrevious() {
    // It may have become the game in front.
    saveNow();
    const auto& previous = session_.previous();
    if (!previous || !previous->isMissed())
        return recovery_.dropCopy(copyOfPrevious);
    recovery_.keepInBackground(copyOfPrevious,
                               tr("game-%1").arg(QString::fromStdString(previous->record.seed)) +
                                   QStringLiteral(".game.json"),
                               [record = previous->record] { return fileText(game::toJson(record)); });
}

Workspace::Workspace(const QString& recoveryFolder)
    : recovery(documents, recoveryFolder)
    , watch(documents)
    , game(std::make_shared<GameSession>())
    , gameRecovery(*game, recovery)
    , playtests(std::make_unique<Playtests>(documents)) {}

Workspace::~Workspace() = default;

} // namespace tilewright
