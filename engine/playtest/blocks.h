#pragma once

#include "engine/playtest/results.h"

#include <cstdint>
#include <vector>

namespace tilewright::playtest {

/// Keeps only the blocks in `kept`, all of which must exist. Counts over all games together (tiles, notable
/// games, values of distributions) stay unchanged.
Results selectBlocks(const Results& from, const std::vector<std::uint32_t>& kept);
/// Keeps the blocks with numbers below `end`.
Results firstBlocks(const Results& from, std::uint32_t end);
/// The number of these blocks that are done.
std::uint32_t countDoneBelow(const Results& results, std::uint32_t end);
/// Blocks of as many stacks that are done in both, ascending.
std::vector<std::uint32_t> commonBlocks(const Results& a, const Results& b);
/// Blocks of so many stacks, a multiple of those now, in place of its own; those that are not whole are left
/// out. Keeps counters only, besides counts over all games together.
Results regroupBlocks(const Results& from, std::uint32_t stacksPerBlock);

} // namespace tilewright::playtest
