#include "editor/window/workspace.h"

#include "editor/play/game_session.h"

namespace tilewright {

Workspace::Workspace(const QString& recoveryFolder)
    : recovery(documents, recoveryFolder)
    , watch(documents)
    , game(std::make_shared<GameSession>())
    , gameRecovery(*game, recovery) {}

Workspace::~Workspace() = default;

} // namespace tilewright
