#pragma once

#include "engine/base/options/option.h"
#include "engine/base/random.h"
#include "engine/games/game.h"

#include <memory>

namespace tilewright::test {

/// A value that the option allows, its default among them.
Json randomValue(const OptionSpec& spec, Random& random);

/// A game of Beneath like no other: any number of players, one of several boards (the bundled ones and one
/// whose rooms are joined in every odd way), a small generated set, options of all kinds. The same seed gives
/// the same game.
std::shared_ptr<const game::Game> randomBeneathGame(std::uint64_t seed);

} // namespace tilewright::test
