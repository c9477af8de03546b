#pragma once

#include "editor/document/recovery/backup_timer.h"

#include <QObject>

namespace tilewright {

class GameSession;
class Recovery;

/// Keeps a copy of the played game while it is unsaved, with the same delay as for documents. A game of bots
/// only needs none once it is over.
class GameRecovery : public QObject {
    Q_OBJECT
public:
    /// Both outlive this.
    GameRecovery(const GameSession& session, Recovery& recovery, QObject* parent = nullptr);

    /// Writes now. False if it could not be written.
    bool saveNow();

private:
    /// Writes on the recovery's thread.
    void save();
    bool isWorthKeeping() const;
    QString title() const;

    const GameSession& session_;
    Recovery& recovery_;
    BackupTimer timer_;
};

} // namespace tilewright
