#pragma once

#include "editor/document/recovery/backup_timer.h"

#include <QObject>

namespace tilewright {

class GameSession;
class Recovery;

/// Keeps a copy of the game that is played, as long as it is not saved, as soon as one is kept of edited
/// documents. A game of bots alone needs none once it is over.
class GameRecovery : public QObject {
    Q_OBJECT
public:
    /// Both outlive this.
    GameRecovery(const GameSession& session, Recovery& recovery, QObject* parent = nullptr);

    /// At once. False if it could not be written.
    bool saveNow();

private:
    /// On the thread aside.
    void save();
    bool isWorthKeeping() const;
    QString title() const;

    const GameSession& session_;
    Recovery& recovery_;
    BackupTimer timer_;
};

} // namespace tilewright
