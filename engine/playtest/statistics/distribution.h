#pragma once

#include "engine/playtest/statistics/intervals.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace tilewright::playtest {

/// A sample of very many games by counts: all that quantiles, the share between stacks and their intervals
/// need, in memory that grows with the number of different values and of blocks, not of games.
struct Distribution {
    /// One of the values.
    struct Count {
        std::int64_t times = 0;
        /// Pairs of this value and any value of the same stack, itself included: sum over stacks.
        std::int64_t beside = 0;
        /// Ordered pairs of values of the same stack of which it is the larger. Summed up to a value x, these
        /// are the squares of each stack's number of values up to x.
        std::int64_t pairs = 0;
        friend bool operator==(const Count&, const Count&) = default;
    };
    std::map<std::int32_t, Count> counts;
    /// The number of stacks that have any values.
    std::int64_t stacks = 0;
    /// By block: the sum of the values, of their squares, and of the squares of each stack's sum.
    std::vector<std::int64_t> sums;
    std::vector<std::int64_t> squares;
    std::vector<std::int64_t> stackSquares;

    /// Adds the values of a stack to the last of so many blocks.
    void addStack(std::vector<std::int32_t> values, std::size_t blocks);
    /// Adds the values of a stack to the counts alone.
    void countValues(std::vector<std::int32_t> values);
    /// Makes the lists as long as there are blocks.
    void endBlock(std::size_t blocks);
    /// Adds the counts, without the lists.
    void addCounts(const Distribution& other);
    std::int64_t total() const;
    friend bool operator==(const Distribution&, const Distribution&) = default;
};

inline constexpr std::array distributionColumns{&Distribution::sums, &Distribution::squares,
                                                &Distribution::stackSquares};
inline constexpr std::array countFields{&Distribution::Count::times, &Distribution::Count::beside,
                                        &Distribution::Count::pairs};

/// The quantiles as quantile() has them; an interval has all values of which the share at the quantile is not
/// surely another (Woodruff 1952), by the interval of share() over stacks. Pre: there are values.
std::vector<Estimate> quantiles(const Distribution& of, std::span<const double> at);
/// The share of values up to a limit among `perStack` items of each of so many stacks.
Estimate shareUpTo(const Distribution& of, std::int32_t limit, std::int64_t stacks, std::int64_t perStack);
/// As shareBetweenBlocks(), of values that each stack has `perStack` of; resamples blocks of several stacks.
/// `games`: their number in each block.
std::optional<Estimate> shareBetweenStacks(std::span<const Distribution* const> values,
                                           std::span<const std::int64_t> games, std::size_t perStack,
                                           const Resamples& resamples);
/// Whether in each stack all values are the same. Pre: each stack has `perStack`.
bool stacksAlike(const Distribution& of, std::size_t perStack);

} // namespace tilewright::playtest
