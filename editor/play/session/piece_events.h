#pragma once

#include "editor/play/session/game_tree.h"

#include "engine/games/table.h"

#include <optional>
#include <vector>

namespace tilewright {

/// Events of pieces in a move's changes that the move itself does not name; without pieces that return after
/// scoring.
std::vector<LogEntry::PieceEvent> pieceEventsOf(const game::MoveInfo& move, const game::Changes& changes);
/// The step of a piece of nobody, if the move is one.
std::optional<LogEntry::Step> stepOf(const game::MoveInfo& move, const game::Changes& changes);
/// Consecutive steps as a path: the start, then each step.
std::vector<Cell> pathOf(const std::vector<LogEntry::Step>& steps);

} // namespace tilewright
