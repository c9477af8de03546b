#include "engine/playtest/results.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/playtest/make_error.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tilewright::playtest {

namespace {

/// The one notable game with the least of something.
constexpr const char* shortest = "shortest";

void keepNotable(Results& results, const std::string& name, NotableGame found, bool larger) {
    const auto [known, isNew] = results.notable.emplace(name, found);
    if (isNew)
        return;
    const NotableGame& old = known->second;
    const bool better = larger ? found.value > old.value : found.value < old.value;
    if (better || (found.value == old.value && found.number < old.number))
        known->second = found;
}

/// The column of that name; `at` is where the search begins and ends.
template <class Columns>
typename Columns::mapped_type& columnOf(Columns& columns, typename Columns::iterator& at,
                                        const std::string& name) {
    for (; at != columns.end(); ++at) {
        const int order = at->first.compare(name);
        if (order == 0)
            return at->second;
        if (order > 0)
            break;
    }
    at = columns.emplace_hint(at, name, typename Columns::mapped_type());
    return at->second;
}

void keepNotables(Results& results, const GameTally& game, std::uint64_t number) {
    const std::int64_t turns = game.counters.find("turns")->second;
    keepNotable(results, "longest", {turns, number}, true);
    keepNotable(results, shortest, {turns, number}, false);
    if (const auto refused = game.counters.find("refused"); refused->second > 0)
        keepNotable(results, "most-refused", {refused->second, number}, true);
    for (const auto& [name, times] : game.notable)
        keepNotable(results, name, {times, number}, true);
}

/// Adds the samples of a stack's games to the last block.
void addDistributions(Results& results, const GameTallies& games) {
    constexpr std::string_view first = "first/";
    std::map<std::string, std::vector<std::int32_t>, std::less<>> values;
    for (const GameTally& game : games)
        for (const auto& [name, value] : game.samples)
            if (!name.starts_with(first))
                values[name].push_back(value);
            else if (std::vector<std::int32_t>& turns = values[name.substr(0, name.rfind('/'))]; value > 0)
                turns.push_back(value);
    for (auto& [name, ofStack] : values)
        results.distributions[name].addStack(std::move(ofStack), results.done.size());
    for (auto& [name, distribution] : results.distributions)
        distribution.endBlock(results.done.size());
}

/// Copies the values of a part to their places among all blocks.
template <class Column>
void spread(const Column& from, const std::vector<std::size_t>& places, std::size_t each, Column& into,
            std::size_t size) {
    into.resize(size * each);
    for (std::size_t i = 0; i < places.size(); ++i)
        std::copy_n(from.begin() + static_cast<std::ptrdiff_t>(i * each), each,
                    into.begin() + static_cast<std::ptrdiff_t>(places[i] * each));
}

} // namespace

std::vector<std::int64_t> Results::counter(std::string_view name) const {
    const auto found = counters.find(name);
    return found == counters.end() ? std::vector<std::int64_t>(done.size()) : found->second;
}

std::int64_t Results::total(std::string_view name) const {
    const auto found = counters.find(name);
    return found == counters.end()
               ? 0
               : std::accumulate(found->second.begin(), found->second.end(), std::int64_t{0});
}

std::uint32_t Results::stacksOf(std::uint32_t block) const {
    return stacksPerBlock == 1 ? 1 : std::min(stacksPerBlock, stacks - block * stacksPerBlock);
}

std::size_t Results::stacksDone() const {
    if (done.empty())
        return 0;
    return (done.size() - 1) * stacksPerBlock + stacksOf(done.back());
}

std::map<std::int32_t, std::int64_t> Results::valuesOf(std::string_view sample) const {
    std::map<std::int32_t, std::int64_t> times;
    if (const auto found = samples.find(sample); found != samples.end())
        for (const std::int32_t value : found->second)
            ++times[value];
    if (const auto found = distributions.find(sample); found != distributions.end())
        for (const auto& [value, count] : found->second.counts)
            times[value] = count.times;
    return times;
}

void Results::add(std::uint32_t stack, const GameTallies& games) {
    if (const std::uint32_t block = stack / stacksPerBlock; done.empty() || done.back() != block)
        done.push_back(block);
    std::vector<TileTally> ofStack(tiles.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameTally& game = games[i];
        // Both are in the order of names: no search for each.
        auto counter = counters.begin();
        for (const auto& [name, number] : game.counters) {
            std::vector<std::int64_t>& column = columnOf(counters, counter, name);
            column.resize(done.size());
            column.back() += number;
        }
        if (stacksPerBlock == 1) {
            auto sample = samples.begin();
            for (const auto& [name, value] : game.samples)
                columnOf(samples, sample, name).push_back(value);
        }
        for (std::size_t tile = 0; tile < game.tiles.size(); ++tile)
            ofStack[tile] += game.tiles[tile];
        if (game.places)
            game.places->addTo(places);
        keepNotables(*this, game, std::uint64_t{stack} * gamesPerStack() + i);
    }
    if (stacksPerBlock > 1)
        addDistributions(*this, games);
    std::int64_t margins = 0;
    std::int64_t draws = 0;
    for (const TileTally& tile : ofStack) {
        margins += tile.margin();
        draws += tile.drawn;
    }
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        ofStack[tile].endStack(margins, draws);
        tiles[tile] += ofStack[tile];
    }
    for (auto& [name, column] : counters)
        column.resize(done.size());
}

void Results::append(const Results& part) {
    const std::size_t had = done.size();
    done.insert(done.end(), part.done.begin(), part.done.end());
    const auto appendTo = [](auto& column, const auto& more, std::size_t before) {
        column.resize(before);
        column.insert(column.end(), more.begin(), more.end());
    };
    auto counter = counters.begin();
    for (const auto& [name, column] : part.counters)
        appendTo(columnOf(counters, counter, name), column, had);
    for (auto& [name, column] : counters)
        column.resize(done.size());
    auto sample = samples.begin();
    for (const auto& [name, column] : part.samples)
        appendTo(columnOf(samples, sample, name), column, had * gamesPerStack());
    auto distribution = distributions.begin();
    for (const auto& [name, more] : part.distributions) {
        Distribution& mine = columnOf(distributions, distribution, name);
        mine.addCounts(more);
        for (const auto column : distributionColumns)
            appendTo(mine.*column, more.*column, had);
    }
    for (auto& [name, mine] : distributions)
        mine.endBlock(done.size());
    for (std::size_t tile = 0; tile < part.tiles.size(); ++tile)
        tiles[tile] += part.tiles[tile];
    places += part.places;
    for (const auto& [name, found] : part.notable)
        keepNotable(*this, name, found, name != shortest);
}

namespace {

/// For people; short lists are written out.
Text::Argument valueOf(const Json& value) {
    if (!value.is_array() || value.empty() ||
        !std::ranges::all_of(value, [](const Json& one) { return one.is_string(); }))
        return describe(value);
    std::string all;
    for (const Json& one : value)
        all.append(all.empty() ? "" : ", ").append(one.get<std::string>());
    return "“" + shortened(all) + "”";
}

} // namespace

Issues checkSamePlan(const Results& expected, const Results& found) {
    Issues issues;
    const auto must = [&issues](const std::string& pointer, const Json& here, const Json& there) {
        if (here != there)
            issues.push_back(
                makeError("playtest-other", pointer,
                          {QT_TRANSLATE_NOOP("Engine", "Found a part of another playtest: %1 is %2, "
                                                       "expected %3."),
                           {pointer.substr(1), valueOf(here), valueOf(there)}}));
    };
    must("/ruleset", found.ruleset, expected.ruleset);
    must("/blocks", found.blocks, expected.blocks);
    must("/players", found.players, expected.players);
    must("/stacksPerBlock", found.stacksPerBlock, expected.stacksPerBlock);
    must("/stacks", found.stacks, expected.stacks);
    if (!found.plan.is_object() || !expected.plan.is_object()) {
        must("/plan", found.plan, expected.plan);
        return issues;
    }
    // Either may have fields that the other lacks.
    Json fields = expected.plan;
    fields.update(found.plan);
    for (const auto& [name, value] : fields.items()) {
        const Json here = found.plan.value(name, Json());
        const Json there = expected.plan.value(name, Json());
        if (!here.is_object() || !there.is_object()) {
            must(pointerTo("/plan", name), here, there);
            continue;
        }
        Json inner = there;
        inner.update(here);
        for (const auto& [key, one] : inner.items())
            must(pointerTo(pointerTo("/plan", name), key), here.value(key, Json()), there.value(key, Json()));
    }
    if (issues.empty() && found.tileIds != expected.tileIds)
        must("/tiles", found.tileIds, expected.tileIds);
    return issues;
}

namespace {

/// Of all parts that have one. Checks by other bots than the first are left out.
std::shared_ptr<const Results> mergedChecks(const std::vector<Results>& parts) {
    std::vector<Results> checks;
    for (const Results& part : parts)
        if (part.check && (checks.empty() || !hasErrors(checkSamePlan(checks.front(), *part.check))))
            checks.push_back(*part.check);
    if (checks.empty())
        return nullptr;
    Loaded<Results> merged = merge(checks);
    return std::make_shared<const Results>(merged ? std::move(*merged.value) : std::move(checks.front()));
}

} // namespace

Loaded<Results> merge(const std::vector<Results>& parts) {
    Issues issues;
    Results all;
    if (parts.empty())
        return {all, issues};
    all.ruleset = parts.front().ruleset;
    all.kinds = parts.front().kinds;
    all.plan = parts.front().plan;
    all.blocks = parts.front().blocks;
    all.players = parts.front().players;
    all.isRotated = parts.front().isRotated;
    all.stacksPerBlock = parts.front().stacksPerBlock;
    all.stacks = parts.front().stacks;
    all.tileIds = parts.front().tileIds;
    all.tiles.resize(all.tileIds.size());
    for (const Results& part : parts) {
        for (Issue& issue : checkSamePlan(parts.front(), part))
            issues.push_back(std::move(issue));
        all.done.insert(all.done.end(), part.done.begin(), part.done.end());
    }
    if (hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    std::sort(all.done.begin(), all.done.end());
    if (const auto twice = std::adjacent_find(all.done.begin(), all.done.end()); twice != all.done.end())
        issues.push_back(makeError(
            "playtest-twice", {},
            {QT_TRANSLATE_NOOP("Engine", "Block %1 is in two of the parts."), {std::to_string(*twice)}}));
    if (hasErrors(issues))
        return {std::nullopt, std::move(issues)};

    for (const Results& part : parts) {
        std::vector<std::size_t> places;
        places.reserve(part.done.size());
        for (const std::uint32_t block : part.done)
            places.push_back(static_cast<std::size_t>(
                std::lower_bound(all.done.begin(), all.done.end(), block) - all.done.begin()));
        for (const auto& [name, column] : part.counters)
            spread(column, places, 1, all.counters[name], all.done.size());
        for (const auto& [name, column] : part.samples)
            spread(column, places, all.gamesPerStack(), all.samples[name], all.done.size());
        for (const auto& [name, distribution] : part.distributions) {
            Distribution& whole = all.distributions[name];
            whole.addCounts(distribution);
            for (const auto column : distributionColumns)
                spread(distribution.*column, places, 1, whole.*column, all.done.size());
        }
        for (std::size_t tile = 0; tile < part.tiles.size(); ++tile)
            all.tiles[tile] += part.tiles[tile];
        all.places += part.places;
        for (const auto& [name, notable] : part.notable)
            keepNotable(all, name, notable, name != shortest);
    }
    // Older programs didn't count idle copies: zeros in their place would be wrong.
    if (std::ranges::any_of(
            parts, [](const Results& part) { return !part.done.empty() && !part.counters.contains("idle"); }))
        all.counters.erase("idle");
    all.check = mergedChecks(parts);
    return {std::move(all), std::move(issues)};
}

} // namespace tilewright::playtest
