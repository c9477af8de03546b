#pragma once

#include "editor/playtest/health/health_lamp.h"

namespace tilewright {

/// Two more lamps of games with a space beside the tiles (playtest::SpaceUse): whether pieces go in and come
/// out of it and win by that, and whether the pieces of nobody that send others home are out and do so. Empty
/// where there is no such space.
std::vector<HealthLamp> spaceLamps(const Findings& found);

// What they hold a set to.
/// Pieces that go in, a game: with fewer, many games never see the space.
inline constexpr double fewestIn = 1;
/// Of the pieces that go in, those that come out: who stays for good was given away.
inline constexpr double leastOut = 0.75;
/// Of the contests out of the space, those won: with fewer, coming out against others is no plan.
inline constexpr double leastWon = 0.2;
/// Of the turns, those with a piece in the space that sends others home: nobody goes in or out meanwhile.
inline constexpr double mostHeld = 0.5;
/// Pieces sent home, a game: with fewer nobody has to fear it; with more it decides the game, being more than
/// twice what bots meet with the bundled tiles.
inline constexpr double fewestSentHome = 1;
inline constexpr double mostSentHome = 15;

} // namespace tilewright
