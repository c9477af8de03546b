#pragma once

#include "editor/play/session/lines.h"

#include <QString>

namespace tilewright {

struct GameSetup;

/// What was scored, and what befell a piece, as the log says it.
QString scoreText(const GameSetup& setup, const LogEntry::Score& score);
QString fateText(const GameSetup& setup, const LogEntry::Fate& fate);

} // namespace tilewright
