// How many games a playtest plays in a second. See README.md here.

#include "engine/bots/bot.h"
#include "engine/games/kit.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"
#include "tests/benchmarks/speed.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

using namespace tilewright;

namespace {

playtest::Plan planOf(const std::string& ruleset, const std::string& bot, std::uint64_t games) {
    playtest::Plan plan;
    plan.ruleset = ruleset;
    plan.game = benchmarks::bundledGame(ruleset);
    plan.players = {bot, bot};
    plan.games = games;
    return plan;
}

/// Whole games with all that is counted of them, so many at a time.
void games(benchmark::State& state, const std::string& bot, std::uint64_t each) {
    playtest::Plan plan = planOf("beneath", bot, each);
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
    const auto results = playtest::run(
        planOf("beneath", "random", static_cast<std::uint64_t>(state.range(0))), {.threads = 2});
    for (auto _ : state)
        benchmark::DoNotOptimize(playtest::reportJson(results));
}
BENCHMARK(figures)->Name("figures of games")->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);

/// The games of `tilewright playtest --players random,random`, of which nothing is counted.
int playOnly(const std::string& ruleset, std::uint64_t number) {
    if (number == 0 || game::findRuleset(rulesets(), ruleset) == nullptr) {
        std::fputs("expected --engine GAMES [RULESET], such as --engine 3000 beneath\n", stderr);
        return 2;
    }
    const playtest::Plan plan = planOf(ruleset, "random", number);
    const std::uint64_t seats = plan.players.size();
    game::MoveList moves;
    std::unique_ptr<game::Position> position;
    std::size_t played = 0;
    for (std::uint64_t at = 0; at < plan.stacks(); ++at) {
        const game::Stack stack = game::shuffledStack(*plan.game, plan.seed, at);
        for (std::uint64_t rotation = 0; rotation < seats; ++rotation) {
            const auto players = playtest::makeBotsBySeat(plan, at * seats + rotation);
            bots::ThinkingControl thinking;
            thinking.legal = &moves;
            position = plan.game->startAgain(std::move(position), stack);
            for (; !position->over(); ++played) {
                position->legalMoves(moves);
                position->play(
                    players[static_cast<std::size_t>(position->player())]->choose(*position, thinking));
            }
        }
    }
    std::printf("%zu moves\n", played);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if ((argc == 3 || argc == 4) && std::string_view(argv[1]) == "--engine")
        return playOnly(argc == 4 ? argv[3] : "beneath", std::strtoull(argv[2], nullptr, 10));
    return benchmarks::run(argc, argv);
}
