#pragma once

#include "editor/play/session/game_tree.h"

#include "engine/game/table.h"

#include <optional>
#include <vector>

namespace tilewright {

/// What the changes of a move did to pieces beside what the move itself says; nothing of those that came home
/// from what was scored.
std::vector<LogEntry::PieceEvent> pieceEventsOf(const game::MoveInfo& move, const game::Changes& changes);
/// The step of nobody's piece, if the move is one.
std::optional<LogEntry::Step> stepOf(const game::MoveInfo& move, const game::Changes& changes);
/// Steps that follow each other as a way: where it began, then each step.
std::vector<Cell> pathOf(const std::vector<LogEntry::Step>& steps);

} // namespace tilewright
