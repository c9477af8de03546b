#pragma once

#include "editor/output/formats/source.h"
#include "engine/games/feedback.h"

#include <cstddef>
#include <string_view>

namespace tilewright::exchange {

// What a web page plays, asks and calls itself.

inline constexpr std::size_t mostQuestions = 5;
/// In characters, of each; of the title too.
inline constexpr std::size_t longestQuestion = game::maxQuestion;

/// Errors of the title and of the questions: too many, too long, empty, not UTF-8.
Issues checkTexts(const PageSource& page);

/// Why a set or a map can't be played, as when a game is begun: with two players, or as many as the rules
/// need. With nothing but warnings it can.
Issues checkPlayable(const Source& source);

/// The object "tilewright-share" with set, board, variant and options, or with the game so far. `language`:
/// "en", "de", "fr", or empty for that of the browser. Errors: those of checkTexts() and checkPlayable().
/// Warnings about options may come with it.
Loaded<Json> shareOf(const Source& source, std::string_view language);

/// The file of a game that stops after these moves, with what is noted about them. Pre: the record can be
/// replayed.
Json firstMoves(const game::Record& record, std::size_t moves);

} // namespace tilewright::exchange
