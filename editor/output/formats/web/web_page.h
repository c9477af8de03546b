#pragma once

#include "editor/output/formats/export_source.h"
#include "engine/base/issue.h"
#include "engine/games/feedback.h"
#include "engine/model/tileset.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace tilewright::exchange {

// What a web page plays, asks and calls itself.

inline constexpr std::size_t maxQuestions = 5;
/// In characters, of each; of the title too.
inline constexpr std::size_t maxQuestionLength = game::maxQuestion;

/// Errors of the title and of the questions: too many, too long, empty, not UTF-8.
Issues checkPageTexts(const WebPageSource& page);

/// Why a set or a map can't be played, as when a game is begun: with two players, or as many as the rules
/// need. With nothing but warnings it can.
Issues checkPlayable(const Source& source);

/// The object "tilewright-share" with set, board, variant and options, or with the game so far. `language`:
/// the code of one, or empty for that of the browser. Errors: those of checkPageTexts() and checkPlayable().
/// Warnings about options may come with it.
Loaded<Json> shareData(const Source& source, std::string_view language);

/// The file of a game that stops after these moves, with what is noted about them. Pre: the record can be
/// replayed.
Json truncatedRecord(const game::Record& record, std::size_t moves);

/// The page without a game, which `./dev web` builds: `chosen`; if that is empty, what TILEWRIGHT_PLAYER
/// names; else the first that exists of ../share/tilewright/player.html and ../build-web/web/player.html,
/// seen from the program's folder: it is installed, or lies in a build folder of the source tree. Empty if
/// there is none.
std::filesystem::path findPlayerPage(const std::filesystem::path& chosen);

/// The text of that page. Errors: there is none, it can't be read, or it has no place for a game.
Loaded<std::string> readPlayerPage(const std::filesystem::path& chosen);

/// Where a page without a game keeps the place for one.
inline constexpr std::string_view sharePlaceholder =
    R"(<script type="application/json" id="share">null</script>)";

/// The issue of a page that has no such place, or several; none for a good page.
Issues checkPlayerPage(std::string_view player);

/// The page with the object in that place, without any character that could end it there. Pre:
/// checkPlayerPage() finds nothing.
std::string sharePage(std::string_view player, const Json& share);

} // namespace tilewright::exchange
