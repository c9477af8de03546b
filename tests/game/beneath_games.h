#pragma once

#include "engine/game/game.h"

#include <memory>

namespace tilewright::test {

/// A game of Beneath like no other: any number of players, one of several boards (the bundled ones and one
/// whose rooms are joined in every odd way), a small generated set, options of all kinds. The same seed gives
/// the same game.
std::shared_ptr<const game::Game> oddGame(std::uint64_t seed);

} // namespace tilewright::test
