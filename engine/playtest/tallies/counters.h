#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace tilewright::playtest {

/// Integers by name; missing ones are 0.
using Counters = std::map<std::string, std::int64_t, std::less<>>;
/// One value of a game by name; every game has the same names.
using Samples = std::map<std::string, std::int32_t, std::less<>>;

/// Describes a counter or a sample. In its name, a part in capitals stands for any text without a slash:
/// SEAT, PLAYER (of the plan), KIND (of token or piece), SOURCE (of points), PIECE, SPACE, FEATURE, GROUP (of
/// moves), STATE (that rules don't cover), END, N (from 1, of turnsPerGroup own turns), ALIKE, PLACE ("X,Y"),
/// SIDE.
struct CounterSpec {
    std::string_view name;
    std::string_view meaning;
};

/// All counters of a game's tally, in groups that belong together; of two that fit a name the first describes
/// it. A test holds games to this list.
std::span<const CounterSpec> counterSpecs();
/// All samples.
std::span<const CounterSpec> sampleSpecs();
/// The one that describes the counter or sample; null if none does.
const CounterSpec* specOf(std::span<const CounterSpec> specs, std::string_view name);

} // namespace tilewright::playtest
