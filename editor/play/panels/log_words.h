#pragma once

#include "editor/play/session/game_tree.h"

#include <QString>

namespace tilewright {

struct GameSetup;

/// The log's text for a score, and for an event of a piece.
QString scoreText(const GameSetup& setup, const LogEntry::Score& score);
QString pieceEventText(const GameSetup& setup, const LogEntry::PieceEvent& fate);

} // namespace tilewright
