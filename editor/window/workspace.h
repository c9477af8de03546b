#pragma once

#include "editor/document/open_documents.h"
#include "editor/document/recent_files.h"
#include "editor/document/recovery/file_watch.h"
#include "editor/document/recovery/recovery.h"

#include <QObject>

#include <memory>

namespace tilewright {

class GameSession;
class MapReader;
class Playtests;

/// Keeps a copy of the played game while it is unsaved, with the same delay as for documents. A game of bots
/// only needs none once it is over. So for the game that another one took the place of.
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
    /// The game before, where it would be missed.
    void keepPrevious();

    const GameSession& session_;
    Recovery& recovery_;
    BackupTimer timer_;
};

/// The user's work. It outlives the window, which is recreated when the language changes.
struct Workspace {
    /// Recovery files are written to `recoveryFolder`.
    explicit Workspace(const QString& recoveryFolder = Recovery::defaultFolder());
    ~Workspace();

    OpenDocuments documents;
    /// The first file of the command line, if it is large: read while the window is made.
    std::unique_ptr<MapReader> preloadedMap;
    RecentFiles recent;
    Recovery recovery;
    FileWatch watch;
    std::shared_ptr<GameSession> game;
    GameRecovery gameRecovery;
    std::unique_ptr<Playtests> playtests;
};

} // namespace tilewright
