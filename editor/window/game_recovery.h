#pragma once

#include <QObject>
#include <QTimer>

namespace tilewright {

class GameSession;
class Recovery;

/// Keeps a copy of the game that is played, as long as it is not saved: a moment after a move, and at least
/// once a minute while one follows the other. A game of bots alone needs none once it is over.
class GameRecovery : public QObject {
    Q_OBJECT
public:
    /// Both outlive this.
    GameRecovery(const GameSession& session, Recovery& recovery, QObject* parent = nullptr);

    /// At once.
    void saveNow();

private:
    void changed();

    const GameSession& session_;
    Recovery& recovery_;
    QTimer idle_;
    QTimer minute_;
};

} // namespace tilewright
