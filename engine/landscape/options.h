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

/// The options of the rules; each names its rule in its OptionSpec. Those of expansions that are not played
/// keep these values.
struct Options {
    /// bitOf() of each kind of figure that players have besides the small followers (L-4).
    unsigned pieces = 0;
    int smallCity = 4;
    bool splitOtherTunnels = false;
    bool countTunnelTileTwice = false;
    /// L-6.2: the dragon flies after the wagons move instead of before the scoring.
    bool dragonAfterScoring = false;
    /// L-6.5: if the princess finds a follower, sending one home is the only deployment.
    bool princessMust = false;
    bool towerActions = false;
    bool dragonEatsOnTower = true;
    bool flushOut = false;
};

// The options of the ordinary game, L-4 and L-3.2.
OptionSpec piecesSpec();
OptionSpec smallCitySpec();

struct Expansion;
/// Pre: complete and valid (completeOptions).
Options optionsFromJson(const Json& values, const Expansion& expansion);

} // namespace tilewright::landscape
