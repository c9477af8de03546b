#include "editor/window/workspace.h"

#include "editor/document/map/map_reading.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/playtests.h"

namespace tilewright {

Workspace::Workspace(const QString& recoveryFolder)
    : recovery(documents, recoveryFolder)
    , watch(documents)
    , game(std::make_shared<GameSession>())
    , gameRecovery(*game, recovery)
    , playtests(std::make_unique<Playtests>(documents)) {}

Workspace::~Workspace() = default;

} // namespace tilewright
