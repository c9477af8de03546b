#include "engine/playtest/blocks.h"

#include <algorithm>
#include <iterator>

namespace tilewright::playtest {

Results onlyBlocks(const Results& from, const std::vector<std::uint32_t>& kept) {
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
        pick(column, from.players);
    return out;
}

Results firstBlocks(const Results& from, std::uint32_t end) {
    return onlyBlocks(from, {from.done.begin(), from.done.begin() + doneBelow(from, end)});
}

std::uint32_t doneBelow(const Results& results, std::uint32_t end) {
    return static_cast<std::uint32_t>(std::lower_bound(results.done.begin(), results.done.end(), end) -
                                      results.done.begin());
}

std::vector<std::uint32_t> commonBlocks(const Results& a, const Results& b) {
    std::vector<std::uint32_t> both;
    std::ranges::set_intersection(a.done, b.done, std::back_inserter(both));
    return both;
}

} // namespace tilewright::playtest
