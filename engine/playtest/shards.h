#pragma once

#include "engine/playtest/results.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// How parts of one playtest fit together. Parts are named by their index, from 0; shards count from 1.
struct ShardSet {
    /// Number of shards of the playtest; 0 if the parts don't show it.
    std::uint32_t shards = 0;
    /// Shards without any block.
    std::vector<std::uint32_t> missing;
    /// Shards with only some of their blocks.
    std::vector<std::uint32_t> unfinished;
    struct Overlap {
        std::size_t first = 0;
        std::size_t second = 0;
        /// The first block in both.
        std::uint32_t block = 0;
        friend bool operator==(const Overlap&, const Overlap&) = default;
    };
    std::vector<Overlap> doubled;
};

/// Pre: parts of the same plan.
ShardSet shardSet(const std::vector<Results>& parts);

/// Tests whether the games of all parts could come from the same source: Pearson's chi-squared tests of
/// homogeneity over blocks, which are independent. One table by how the games of a block end, one by their
/// turns (quartiles of all blocks). Classes too rare for the test are merged.
struct Homogeneity {
    /// Number of tests with enough blocks; if 0, nothing is known.
    int tests = 0;
    /// The smallest p-value times the number of tests (Bonferroni), at most 1.
    double p = 1;

    /// Whether chance alone makes them so different less than once in a thousand times.
    bool areUnlike() const { return tests > 0 && p < 0.001; }
    Text sentence() const;
};
Homogeneity homogeneity(const std::vector<Results>& parts);

} // namespace tilewright::playtest
