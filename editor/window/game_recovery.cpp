#include "editor/window/game_recovery.h"

#include "editor/document/recovery.h"
#include "editor/play/game_session.h"

#include "engine/tileset/format.h"

namespace tilewright {

namespace {

constexpr int idleMilliseconds = 2'000;
constexpr int atLeastMilliseconds = 60'000;
const QString copyName = QStringLiteral("game");

} // namespace

GameRecovery::GameRecovery(const GameSession& session, Recovery& recovery, QObject* parent)
    : QObject(parent), session_(session), recovery_(recovery) {
    idle_.setSingleShot(true);
    idle_.setInterval(idleMilliseconds);
    minute_.setSingleShot(true);
    minute_.setInterval(atLeastMilliseconds);
    connect(&idle_, &QTimer::timeout, this, &GameRecovery::saveNow);
    connect(&minute_, &QTimer::timeout, this, &GameRecovery::saveNow);
    connect(&session_, &GameSession::positionChanged, this, &GameRecovery::changed);
    connect(&session_, &GameSession::gameChanged, this, &GameRecovery::changed);
    connect(&session_, &GameSession::linesChanged, this, &GameRecovery::changed);
    // Another game in the place of this one, or this one in a file.
    connect(&session_, &GameSession::gameStarted, this, &GameRecovery::saveNow);
    connect(&session_, &GameSession::saved, this, &GameRecovery::saveNow);
}

void GameRecovery::changed() {
    idle_.start();
    if (!minute_.isActive())
        minute_.start();
}

void GameRecovery::saveNow() {
    idle_.stop();
    minute_.stop();
    const bool worth = session_.hasUnsaved() && (!session_.over() || session_.hasPersons());
    if (worth)
        recovery_.keep(copyName, tr("game-%1").arg(session_.setup().seed) + QStringLiteral(".game.json"),
                       fileText(game::toJson(session_.record())));
    else
        recovery_.dropKept(copyName);
}

} // namespace tilewright
