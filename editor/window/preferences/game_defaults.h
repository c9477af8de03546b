#pragma once

#include "editor/document/game_setup.h"

namespace tilewright {

/// The next game with a set: map, options and seats of the last game; initially the bundled board,
/// the defaults, and two bots. The seed is new each time.
GameSetup gameFor(const TileSet& set, const GameSetup* last);

/// The same with bots on the seats of persons.
GameSetup withBots(GameSetup setup);

/// The game's name: "The Tunnel". Empty for rules that this program lacks.
QString gameInWords(const GameSetup& setup);

} // namespace tilewright
