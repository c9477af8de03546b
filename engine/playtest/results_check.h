#pragma once

#include "engine/playtest/results.h"

#include <cstdint>

namespace tilewright::playtest {

/// Maximum of any count in a block, so that no sum over all blocks overflows.
inline constexpr std::int64_t maxPerBlock = std::int64_t{1} << 32;
/// The same for all games together.
inline constexpr std::int64_t maxCount = std::int64_t{1} << 53;

/// Appends an error for each impossible value in a valid form: a number of games in a block other than that
/// of players, a tile refused more often than drawn or drawn in more blocks than there are, a notable game
/// whose name can't be a file name.
void checkCounts(const Results& results, Issues& issues);

} // namespace tilewright::playtest
