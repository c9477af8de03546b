// How many games a playtest plays in a second. See README.md here.

#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <string>

using namespace tilewright;

namespace {

playtest::Plan planOf(const std::string& bot, std::uint64_t games) {
    static const auto game = *game::findRuleset(rulesets(), "beneath")
                                  ->compile(*readTileSet(bundledText(defaultTileSet)).value,
                                            *readMap(bundledText(defaultMap)).value, Json::object(), 2)
                                  .value;
    playtest::Plan plan;
    plan.ruleset = "beneath";
    plan.game = game;
    plan.players = {bot, bot};
    plan.games = games;
    return plan;
}

/// Whole games with all that is counted of them, so many at a time.
void games(benchmark::State& state, const std::string& bot, std::uint64_t each) {
    playtest::Plan plan = planOf(bot, each);
    playtest::RunSettings settings;
    settings.threads = static_cast<int>(state.range(0));
    std::int64_t played = 0;
    for (auto _ : state) {
        played += static_cast<std::int64_t>(playtest::run(plan, settings).games());
        ++plan.seed;
    }
    state.SetItemsProcessed(played);
}

/// One thread by CPU time; two by the clock, which tells something only on a machine with nothing else to do.
void oneThread(benchmark::internal::Benchmark* benchmark) {
    benchmark->Arg(1)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond)->MinTime(3);
}
void twoThreads(benchmark::internal::Benchmark* benchmark) {
    benchmark->Arg(2)->UseRealTime()->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond)->MinTime(3);
}
BENCHMARK_CAPTURE(games, random, std::string("random"), 200)->Apply(oneThread);
BENCHMARK_CAPTURE(games, random, std::string("random"), 200)->Apply(twoThreads);
BENCHMARK_CAPTURE(games, greedy, std::string("greedy"), 8)->Apply(oneThread);
BENCHMARK_CAPTURE(games, greedy, std::string("greedy"), 8)->Apply(twoThreads);
BENCHMARK_CAPTURE(games, search_quick, std::string("search-quick"), 2)->Apply(oneThread);
BENCHMARK_CAPTURE(games, search_quick, std::string("search-quick"), 4)->Apply(twoThreads);

/// What comes of so many games: every figure with its interval.
void figures(benchmark::State& state) {
    const auto results =
        playtest::run(planOf("random", static_cast<std::uint64_t>(state.range(0))), {.threads = 2});
    for (auto _ : state)
        benchmark::DoNotOptimize(playtest::reportJson(results));
}
BENCHMARK(figures)->Name("figures of games")->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
