#include "engine/playtest/studies/portions.h"

#include <algorithm>
#include <chrono>

namespace tilewright::playtest {

namespace {

/// The number of missing blocks of the plan's shard.
std::uint32_t missing(const Plan& plan, const Results& results) {
    std::uint32_t number = 0;
    for (std::uint32_t block = plan.shard - 1; block < plan.blocks(); block += plan.shards)
        number += std::binary_search(results.done.begin(), results.done.end(), block) ? 0U : 1U;
    return number;
}

} // namespace

Results runInPortions(const Plan& plan, const RunSettings& settings, Results before,
                      const std::function<void(const Results&)>& save) {
    using Clock = std::chrono::steady_clock;
    constexpr std::uint32_t blocksOfAThread = 4;
    constexpr std::uint32_t mostBlocks = 1U << 20U;
    const std::uint32_t wanted = std::min(settings.blocks, missing(plan, before));
    RunSettings each = settings;
    std::uint32_t played = 0;
    each.progress = [&](std::uint32_t now, std::uint32_t) {
        if (settings.progress)
            settings.progress(played + now, wanted);
    };
    std::uint32_t portion = blocksOfAThread * static_cast<std::uint32_t>(std::max(1, settings.threads));
    Results results = std::move(before);
    for (;;) {
        const auto begin = Clock::now();
        each.blocks = std::min(portion, wanted - played);
        const std::size_t had = results.done.size();
        results = run(plan, each, std::move(results));
        const auto more = static_cast<std::uint32_t>(results.done.size() - had);
        played += more;
        if (more > 0)
            save(results);
        if (more < each.blocks || played == wanted)
            return results;
        if (Clock::now() - begin < std::chrono::seconds(2))
            portion = std::min(portion * 2, mostBlocks);
    }
}

} // namespace tilewright::playtest
