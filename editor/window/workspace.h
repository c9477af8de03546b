#pragma once

#include "editor/document/open_documents.h"
#include "editor/document/recent_files.h"
#include "editor/document/recovery/file_watch.h"
#include "editor/document/recovery/recovery.h"
#include "editor/window/recovery/game_recovery.h"

#include <memory>

namespace tilewright {

class GameSession;
class MapReading;
class Playtests;

/// The user's work. It outlives the window, which is recreated when the language changes.
struct Workspace {
    /// Recovery files are written to `recoveryFolder`.
    explicit Workspace(const QString& recoveryFolder = Recovery::defaultFolder());
    ~Workspace();

    OpenDocuments documents;
    /// The first file of the command line, if it is large: read while the window is made.
    std::unique_ptr<MapReading> begun;
    RecentFiles recent;
    Recovery recovery;
    FileWatch watch;
    std::shared_ptr<GameSession> game;
    GameRecovery gameRecovery;
    std::unique_ptr<Playtests> playtests;
};

} // namespace tilewright
