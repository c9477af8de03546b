#pragma once

#include "editor/play/session/game_tree.h"

#include <QString>

namespace tilewright {

struct GameSetup;

/// What was scored, and what befell a piece, as the log says it.
QString scoreText(const GameSetup& setup, const LogEntry::Score& score);
QString pieceEventText(const GameSetup& setup, const LogEntry::PieceEvent& fate);

} // namespace tilewright
