#pragma once

#include "engine/playtest/results.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// How parts of one playtest lie together. Parts are named by their place, from 0; shards count from 1.
struct ShardSet {
    /// Into how many shards the playtest was split; 0 where the parts don't tell.
    std::uint32_t shards = 0;
    /// Shards of which nothing is there.
    std::vector<std::uint32_t> missing;
    /// Shards that were cut short.
    std::vector<std::uint32_t> unfinished;
    struct Overlap {
        std::size_t first = 0;
        std::size_t second = 0;
        /// The first block that both have.
        std::uint32_t block = 0;
        friend bool operator==(const Overlap&, const Overlap&) = default;
    };
    std::vector<Overlap> doubled;
};

/// Pre: parts of the same plan.
ShardSet shardSet(const std::vector<Results>& parts);

/// Whether the games of all parts look as if they came from the same source: Pearson's chi-squared tests of
/// homogeneity over blocks, which are independent. One table by how the games of a block end, one by its
/// turns (quarters of all blocks). Classes that are too rare for the test are put together.
struct Homogeneity {
    /// Tests that had enough blocks; without any nothing is known.
    int tests = 0;
    /// The smallest p-value, times the tests (Bonferroni), at most 1.
    double p = 1;

    /// As unlike as chance makes them once in a thousand times.
    bool areUnlike() const { return tests > 0 && p < 0.001; }
    Text sentence() const;
};
Homogeneity homogeneity(const std::vector<Results>& parts);

} // namespace tilewright::playtest
