#pragma once

#include "engine/playtest/results.h"

#include <cstdint>

namespace tilewright::playtest {

/// The most of anything that is counted in a block: so little that no sum over all blocks overflows.
inline constexpr std::int64_t mostInBlock = std::int64_t{1} << 32;

/// Appends an error for each thing that no games can have, though its form is right: another number of games
/// in a block than players, a tile that was refused more often than drawn or drawn in more blocks than there
/// are, a notable game whose name can't be that of a file.
void checkCounts(const Results& results, Issues& issues);

} // namespace tilewright::playtest
