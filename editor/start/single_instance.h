#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QObject>
#include <QStringList>

#include <optional>

class QLocalServer;
class QLocalSocket;

namespace tilewright {

/// What a start of the program asks of the window.
struct StartRequest {
    /// Absolute paths.
    QStringList files;
    bool newTileSet = false;
    /// A game with the file in front.
    bool play = false;
    /// By which a Wayland compositor lets the window come to the front; may be empty.
    QByteArray activation;

    /// It is opened last, as a game that can be seen.
    bool endsWithRecord() const {
        return !files.isEmpty() && files.last().endsWith(QLatin1String(".game.json"));
    }
    bool empty() const { return files.isEmpty() && !newTileSet && !play; }
    friend bool operator==(const StartRequest&, const StartRequest&) = default;
};

/// Of a message, the line feed included.
inline constexpr qsizetype maxRequestBytes = 256 * 1024;

/// One line of JSON with its line feed; may be longer than a message may be.
QByteArray lineOf(const StartRequest& request);
/// Empty if it is anything else.
std::optional<StartRequest> requestOf(const QByteArray& line);

/// Lets the window that is open take what a second start of the program is asked for, by a local socket of
/// the user alone. Nobody else's socket is used or removed; where none can be had, each start has its own
/// window.
class SingleInstance : public QObject {
    Q_OBJECT
public:
    explicit SingleInstance(QString socket = socketPath(), QObject* parent = nullptr);

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
    int connections_ = 0;
};

} // namespace tilewright
