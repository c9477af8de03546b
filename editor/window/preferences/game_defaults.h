#pragma once

#include "editor/document/game_setup.h"

namespace tilewright {

/// The game that F5 plays with a set: map, options and seats of the last game; at first the bundled board,
/// the defaults, and two bots. The seed is new each time.
GameSetup gameFor(const TileSet& set, const GameSetup* last);

/// What the game is called: "The Tunnel". Empty for rules that this program hasn't.
QString gameInWords(const GameSetup& setup);
/// That the options are as they are by default, or those that are not.
QString optionsInBrief(const GameSetup& setup);
/// One line for each option that the rules heed, with its value.
QString optionsInFull(const GameSetup& setup);

} // namespace tilewright
