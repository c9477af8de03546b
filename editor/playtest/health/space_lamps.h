#pragma once

#include "editor/playtest/health/health_lamp.h"

namespace tilewright {

/// Two more lamps for games with a space beside the tiles (playtest::SpaceUse): whether pieces enter and
/// leave it and win by that, and whether the pieces of nobody that send others home are active. Empty if
/// there is no such space.
std::vector<HealthLamp> spaceLamps(const Findings& found);

// Limits for a set.
// Pieces that enter per game: with fewer, the space is unused in many games.
inline constexpr double fewestIn = 1;
/// The share of entering pieces that leave again: the others were wasted.
inline constexpr double leastOut = 0.75;
/// The share of contests won by pieces that leave: with fewer, leaving against others is no option.
inline constexpr double leastWon = 0.2;
/// The share of turns with a piece in the space that sends others home: it blocks entering and leaving.
inline constexpr double mostHeld = 0.5;
/// Pieces sent home per game: with fewer, there is no threat; with more, which is over twice what bots reach
/// with the bundled tiles, it decides the game.
inline constexpr double fewestSentHome = 1;
inline constexpr double mostSentHome = 15;

} // namespace tilewright
