#include "engine/playtest/blocks.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace tilewright::playtest {

Results selectBlocks(const Results& from, const std::vector<std::uint32_t>& kept) {
    Results out = from;
    out.done = kept;
    std::vector<std::size_t> places;
    for (const std::uint32_t block : kept)
        places.push_back(static_cast<std::size_t>(
            std::lower_bound(from.done.begin(), from.done.end(), block) - from.done.begin()));
    const auto pick = [&places](auto& column, std::size_t each) {
        const auto old = column;
        column.clear();
        for (const std::size_t place : places)
            column.insert(column.end(), old.begin() + static_cast<std::ptrdiff_t>(place * each),
                          old.begin() + static_cast<std::ptrdiff_t>((place + 1) * each));
    };
    for (auto& [name, column] : out.counters)
        pick(column, 1);
    for (auto& [name, column] : out.samples)
        pick(column, from.gamesPerStack());
    for (auto& [name, distribution] : out.distributions)
        for (const auto column : distributionColumns)
            pick(distribution.*column, 1);
    return out;
}

Results firstBlocks(const Results& from, std::uint32_t end) {
    return selectBlocks(from, {from.done.begin(), from.done.begin() + countDoneBelow(from, end)});
}

std::uint32_t countDoneBelow(const Results& results, std::uint32_t end) {
    return static_cast<std::uint32_t>(std::lower_bound(results.done.begin(), results.done.end(), end) -
                                      results.done.begin());
}

std::vector<std::uint32_t> commonBlocks(const Results& a, const Results& b) {
    std::vector<std::uint32_t> both;
    std::ranges::set_intersection(a.done, b.done, std::back_inserter(both));
    std::erase_if(both, [&](std::uint32_t block) { return a.stacksOf(block) != b.stacksOf(block); });
    return both;
}

Results regroupBlocks(const Results& from, std::uint32_t stacksPerBlock) {
    if (stacksPerBlock == from.stacksPerBlock)
        return from;
    const std::uint32_t together = stacksPerBlock / from.stacksPerBlock;
    std::map<std::uint32_t, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < from.done.size(); ++i)
        if (from.stacksOf(from.done[i]) == from.stacksPerBlock)
            places[from.done[i] / together].push_back(i);
    std::erase_if(places, [together](const auto& block) { return block.second.size() < together; });
    Results out = from;
    out.stacks = from.stacksPerBlock == 1 ? from.blocks : from.stacks;
    out.stacksPerBlock = stacksPerBlock;
    out.blocks = (out.stacks + stacksPerBlock - 1) / stacksPerBlock;
    out.samples.clear();
    out.distributions.clear();
    out.done.clear();
    for (const auto& [block, of] : places)
        out.done.push_back(block);
    for (auto& [name, column] : out.counters) {
        const std::vector<std::int64_t> old = std::exchange(column, {});
        for (const auto& [block, of] : places) {
            std::int64_t sum = 0;
            for (const std::size_t place : of)
                sum += old[place];
            column.push_back(sum);
        }
    }
    return out;
}

} // namespace tilewright::playtest
