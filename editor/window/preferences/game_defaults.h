#pragma once

#include "editor/document/game_setup.h"

namespace tilewright {

/// The game that F5 plays with a set: map, options and seats of the last game; initially the bundled board,
/// the defaults, and two bots. The seed is new each time.
GameSetup gameFor(const TileSet& set, const GameSetup* last);

/// The game's name: "The Tunnel". Empty for rules that this program lacks.
QString gameInWords(const GameSetup& setup);

} // namespace tilewright
