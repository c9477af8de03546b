#pragma once

#include "engine/game/ruleset.h"

#include <cstdint>
#include <span>

namespace tilewright::beneath {

enum class RunnerEntry : std::uint8_t { Entrance, LaidTile };
enum class SilverScoring : std::uint8_t { Once, Each };

/// The options of the rules; each names its rule in optionSpecs().
struct Options {
    int pickColours = 8;
    int startingPicks = 2;
    int actionsPerTurn = 2;
    int blackRemovalActions = 2;
    int silverCost = 8;
    bool noSealing = true;
    bool keepDungeonOpen = false;
    bool markersOnBoard = true;
    RunnerEntry runnerEntry = RunnerEntry::Entrance;
    SilverScoring silverScoring = SilverScoring::Once;
};

std::span<const OptionSpec> optionSpecs();
/// Pre: complete and valid (completeOptions).
Options optionsFromJson(const Json& values);

} // namespace tilewright::beneath
