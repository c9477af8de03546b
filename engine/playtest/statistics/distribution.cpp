#include "engine/playtest/statistics/distribution.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright::playtest {

namespace {

/// For each value, ascending, what share() needs of the values up to it.
struct UpTo {
    std::int32_t value = 0;
    BlockSums sums;
};

std::vector<UpTo> cumulated(const Distribution& of) {
    std::vector<UpTo> steps;
    BlockSums sums;
    sums.blocks = of.stacks;
    for (const auto& [value, count] : of.counts) {
        sums.part += count.times;
        sums.partWhole += count.beside;
        sums.partPart += count.pairs;
        steps.push_back({value, sums});
    }
    for (UpTo& step : steps) {
        step.sums.whole = sums.part;
        step.sums.wholeWhole = sums.partPart;
    }
    return steps;
}

} // namespace

void Distribution::addStack(std::vector<std::int32_t> values, std::size_t blocks) {
    endBlock(blocks);
    std::int64_t sum = 0;
    for (const std::int64_t value : values) {
        sum += value;
        squares.back() += value * value;
    }
    sums.back() += sum;
    stackSquares.back() += sum * sum;
    countValues(std::move(values));
}

void Distribution::countValues(std::vector<std::int32_t> values) {
    std::ranges::sort(values);
    const std::int64_t size = std::ssize(values);
    std::int64_t below = 0;
    for (auto first = values.begin(); first != values.end();) {
        const auto last = std::find_if(first, values.end(), [&](std::int32_t one) { return one != *first; });
        const std::int64_t times = last - first;
        Count& count = counts[*first];
        count.times += times;
        count.beside += times * size;
        count.pairs += (below + times) * (below + times) - below * below;
        below += times;
        first = last;
    }
    stacks += size > 0 ? 1 : 0;
}

void Distribution::endBlock(std::size_t blocks) {
    for (const auto column : distributionColumns)
        (this->*column).resize(blocks);
}

void Distribution::addCounts(const Distribution& other) {
    stacks += other.stacks;
    for (const auto& [value, count] : other.counts)
        for (Count& mine = counts[value]; const auto field : countFields)
            mine.*field += count.*field;
}

std::int64_t Distribution::total() const {
    std::int64_t all = 0;
    for (const auto& [value, count] : counts)
        all += count.times;
    return all;
}

std::vector<Estimate> quantiles(const Distribution& of, std::span<const double> at) {
    const std::vector<UpTo> steps = cumulated(of);
    const auto whole = static_cast<double>(steps.back().sums.whole);
    std::vector<Estimate> estimates;
    for (const double wanted : at) {
        const auto least = static_cast<std::int64_t>(std::max(1.0, std::ceil(wanted * whole)));
        const auto found =
            std::ranges::find_if(steps, [least](const UpTo& step) { return step.sums.part >= least; });
        auto low = found;
        while (low != steps.begin() && share(std::prev(low)->sums).interval.high >= wanted)
            --low;
        auto high = found;
        while (std::next(high) != steps.end() && share(high->sums).interval.low < wanted)
            ++high;
        estimates.push_back({static_cast<double>(found->value),
                             {static_cast<double>(low->value), static_cast<double>(high->value)}});
    }
    return estimates;
}

Estimate shareUpTo(const Distribution& of, std::int32_t limit, std::int64_t stacks, std::int64_t perStack) {
    BlockSums sums{.whole = stacks * perStack, .blocks = stacks, .wholeWhole = stacks * perStack * perStack};
    for (auto at = of.counts.begin(); at != of.counts.end() && at->first <= limit; ++at) {
        sums.part += at->second.times;
        sums.partPart += at->second.pairs;
    }
    sums.partWhole = sums.part * perStack;
    return share(sums);
}

bool stacksAlike(const Distribution& of, std::size_t perStack) {
    const auto each = static_cast<double>(perStack);
    for (std::size_t block = 0; block < of.squares.size(); ++block)
        if (each * static_cast<double>(of.squares[block]) != static_cast<double>(of.stackSquares[block]))
            return false;
    return true;
}

} // namespace tilewright::playtest
