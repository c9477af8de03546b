#pragma once

#include "engine/game/ruleset.h"

#include <cstdint>
#include <span>

namespace tilewright::landscape {

/// The first four are followers (L-1.5); with builder and pig they are the figures.
enum class Figure : std::uint8_t { Follower, Large, Mayor, Wagon, Builder, Pig };
inline constexpr int figureCount = 6;

constexpr unsigned bitOf(Figure f) {
    return 1U << static_cast<unsigned>(f);
}

/// What a rule system adds to the ordinary game (L-1 to L-4).
struct Scope {
    bool tokens = false;
    /// Rules L-5, L-6 and D.
    bool dungeon = false;
};

/// The options of the rules; each names its rule in optionSpecs().
struct Options {
    /// bitOf() of each kind of figure that players have besides the small followers (L-4).
    unsigned pieces = 0;
    int smallCity = 4;
    bool splitOtherTunnels = true;
    bool countTunnelTileTwice = false;
    /// L-6.2: the dragon flies after the wagons move instead of before the scoring.
    bool dragonAfterScoring = false;
    /// L-6.5: if the princess finds a follower, sending one home is the only deployment.
    bool princessMust = false;
    bool towerActions = false;
    bool dragonEatsOnTower = true;
    bool flushOut = false;
};

std::span<const OptionSpec> optionSpecs(Scope scope);
/// Pre: complete and valid (completeOptions).
Options optionsFromJson(const Json& values, Scope scope);

} // namespace tilewright::landscape
