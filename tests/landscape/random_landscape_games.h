#pragma once

#include "engine/games/game.h"

#include <memory>

namespace tilewright::test {

/// A landscape game like no other: 2 to 6 players, tiles with any edges and features that no picture could
/// show, a start map with gaps, options of all kinds, with tokens or without. The same seed gives the same
/// game.
std::shared_ptr<const game::Game> randomLandscapeGame(std::uint64_t seed);
bool randomLandscapeGameHasTokens(std::uint64_t seed);
/// The same of the dungeon, with marks and princesses everywhere.
std::shared_ptr<const game::Game> randomDungeonGame(std::uint64_t seed);

} // namespace tilewright::test
