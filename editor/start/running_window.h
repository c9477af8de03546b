#pragma once

#include "editor/start/start_request.h"

#include <QObject>

class QLocalServer;
class QLocalSocket;

namespace tilewright {

/// Lets the window that is open take what a second start of the program is asked for, by a local socket of
/// the user alone. Nobody else's socket is used or removed; where none can be had, each start has its own
/// window.
class RunningWindow : public QObject {
    Q_OBJECT
public:
    explicit RunningWindow(QString socket = socketPath(), QObject* parent = nullptr);

    /// In XDG_RUNTIME_DIR, else with the program's data. Windows on other displays or with other settings or
    /// data have another one. Empty if there is no folder of the user alone, or its path is too long.
    static QString socketPath();

    enum class Start {
        /// The open window does what was asked; this process may end.
        HandedOver,
        /// No window is open; this one takes what later starts are asked for.
        First,
        /// One is open, or there is no socket: this one is not found by later starts.
        Apart
    };
    /// `apart`: the request is not handed over. Nor is an empty one.
    Start begin(const StartRequest& request, bool apart);

signals:
    void asked(const tilewright::StartRequest& request);

private:
    enum class Answer { Taken, Refused, NobodyThere };
    Answer ask(const StartRequest& request) const;
    bool listen();
    void greet();
    void read(QLocalSocket& socket);

    QString socket_;
    QLocalServer* server_;
    int guests_ = 0;
};

} // namespace tilewright
