#pragma once

#include "engine/base/issue.h"

#include <filesystem>
#include <string>

namespace tilewright::exchange {

/// The page without a game, which `./dev web` builds: `chosen`; if that is empty, what TILEWRIGHT_PLAYER
/// names; else the first that exists of ../share/tilewright/player.html and ../build-web/web/player.html,
/// seen from the program's folder: it is installed, or lies in a build folder of the source tree. Empty if
/// there is none.
std::filesystem::path findPlayerPage(const std::filesystem::path& chosen);

/// The text of that page. Errors: there is none, it can't be read, or it has no place for a game.
Loaded<std::string> readPlayerPage(const std::filesystem::path& chosen);

} // namespace tilewright::exchange
