#pragma once

#include "engine/game/ruleset.h"

#include <cstdint>
#include <span>

namespace tilewright::landscape {

/// Followers (L-1.5) are the first four; with builder and pig they are the figures.
enum class Figure : std::uint8_t { Follower, Large, Mayor, Wagon, Builder, Pig };
inline constexpr int figureCount = 6;

constexpr unsigned bitOf(Figure f) {
    return 1U << static_cast<unsigned>(f);
}

/// The switches of the rules; each names its rule in optionSpecs().
struct Options {
    /// bitOf() each figure that players have beside the small followers (L-4).
    unsigned pieces = 0;
    int smallCity = 4;
    bool splitOtherTunnels = true;
    bool countTunnelTileTwice = false;
};

std::span<const game::OptionSpec> optionSpecs();
/// Pre: complete and valid (game::completeOptions).
Options optionsFromJson(const Json& values);

} // namespace tilewright::landscape
