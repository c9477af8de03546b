#pragma once

#include "editor/playtest/returned/returned_game.h"

#include <QString>

namespace tilewright {

// Returned games in the language of the window. Texts of others are in one line.

/// Who says something about the game; otherwise the people who played it.
QString whoReturned(const ReturnedGame& game);
/// "escape: Ada"; "unfinished"
QString endInWords(const ReturnedGame& game);
QString rulesInWords(const ReturnedGame& game);
/// What is wrong with it, whether it came twice, and the first comment.
QString remarksOn(const ReturnedGame& game, const std::vector<ReturnedGame>& all);
/// "12 games; rating 3.8 of 5 on average (9 ratings); 7 by escape, 4 after the last tile, 1 unfinished; 2
/// files can't be read; 1 file came twice". Each game counts once.
QString summaryOf(const std::vector<ReturnedGame>& all);

} // namespace tilewright
