#pragma once

#include "engine/playtest/results.h"

#include <cstdint>
#include <vector>

namespace tilewright::playtest {

/// Only the blocks that `kept` has, which are all there. What is counted of all games together (tiles,
/// notable games) stays that of all.
Results onlyBlocks(const Results& from, const std::vector<std::uint32_t>& kept);
/// The blocks with numbers below `end`.
Results firstBlocks(const Results& from, std::uint32_t end);
/// How many of those are there.
std::uint32_t doneBelow(const Results& results, std::uint32_t end);

} // namespace tilewright::playtest
