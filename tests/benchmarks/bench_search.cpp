// How much a search does in a second. See README.md here.

#include "engine/bots/bot.h"
#include "engine/games/game.h"
#include "tests/benchmarks/speed.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

using namespace tilewright;

namespace {

/// What a search is asked about.
struct Sample {
    std::string_view ruleset;
    /// Of greedy players; their decisions are asked about.
    std::uint64_t games;
    /// Of each thread at a decision: some milliseconds.
    std::uint32_t playouts;
};
constexpr Sample beneathSample{"beneath", 3, 100};
constexpr Sample landscapeSample{"landscape", 12, 400};

using Positions = std::vector<std::unique_ptr<game::Position>>;

/// Decisions between several moves: one in seventeen.
Positions findDecisions(const Sample& sample) {
    const auto game = benchmarks::bundledGame(sample.ruleset);
    Positions list;
    game::MoveList legal;
    for (std::uint64_t number = 0; number < sample.games; ++number) {
        const auto position = game->start(game::shuffledStack(*game, 1, number));
        const auto bot = bots::createBot("greedy", sample.ruleset, 1, number, 0);
        for (int move = 0; !position->over(); ++move) {
            position->legalMoves(legal);
            if (move % 17 == 16 && legal.size() > 1)
                list.push_back(position->clone());
            position->play(bot->choose(*position));
        }
    }
    return list;
}

const Positions& decisions(const Sample& sample) {
    static std::map<std::string_view, Positions> found;
    Positions& list = found[sample.ruleset];
    if (list.empty())
        list = findDecisions(sample);
    return list;
}

/// A new search at the decision of that number. Returns its playouts: visits of the root, each of which walks
/// down the tree, plays on, and weighs where that led.
std::int64_t searchOne(const Sample& sample, std::size_t number, int threads) {
    const Positions& positions = decisions(sample);
    bots::ThinkingControl thinking;
    const auto rating = bots::ratePosition(*positions[number % positions.size()], sample.ruleset,
                                           {.iterations = sample.playouts, .threads = threads}, thinking);
    std::int64_t visits = 0;
    for (const bots::RatedMove& move : rating.moves)
        visits += move.visits;
    return visits;
}

void playouts(benchmark::State& state, const Sample& sample) {
    const int threads = static_cast<int>(state.range(0));
    std::size_t at = 0;
    std::int64_t done = 0;
    for (auto _ : state)
        done += searchOne(sample, at++, threads);
    state.SetItemsProcessed(done);
}
void oneThread(benchmark::internal::Benchmark* benchmark) {
    benchmark->Arg(1)->Unit(benchmark::kMillisecond)->MinTime(5);
}
/// A clock on the wall: of use only on a machine with nothing else to do.
void twoThreads(benchmark::internal::Benchmark* benchmark) {
    benchmark->Arg(2)->UseRealTime()->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond)->MinTime(5);
}
BENCHMARK_CAPTURE(playouts, beneath, beneathSample)->Name("playouts, threads")->Apply(oneThread);
BENCHMARK_CAPTURE(playouts, beneath, beneathSample)->Name("playouts, threads")->Apply(twoThreads);
BENCHMARK_CAPTURE(playouts, landscape, landscapeSample)
    ->Name("landscape playouts, threads")
    ->Apply(oneThread);
BENCHMARK_CAPTURE(playouts, landscape, landscapeSample)
    ->Name("landscape playouts, threads")
    ->Apply(twoThreads);

/// Moves of a bot that has not thought about the game before.
void moves(benchmark::State& state, const std::string& name) {
    const Positions& positions = decisions(beneathSample);
    std::size_t at = 0;
    for (auto _ : state) {
        const auto bot = bots::createBot(name, "beneath", 1, 0, 0);
        benchmark::DoNotOptimize(bot->choose(*positions[at++ % positions.size()]));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(at));
}
BENCHMARK_CAPTURE(moves, quick, std::string("search-quick"))
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond)
    ->MinTime(3);
BENCHMARK_CAPTURE(moves, middle, std::string("search"))
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond)
    ->MinTime(5);
BENCHMARK_CAPTURE(moves, strong, std::string("search-strong"))
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond)
    ->MinTime(8);

/// At least so many playouts and nothing else.
int playOutOnly(std::int64_t wanted, int threads, std::string_view ruleset) {
    for (const Sample& sample : {beneathSample, landscapeSample})
        if (wanted > 0 && threads > 0 && ruleset == sample.ruleset) {
            std::int64_t done = 0;
            // In whole passes: one thread and two then search the same.
            const std::size_t all = decisions(sample).size();
            for (std::size_t at = 0; done < wanted || at % all != 0; ++at)
                done += searchOne(sample, at, threads);
            std::printf("%lld playouts\n", static_cast<long long>(done));
            return 0;
        }
    std::fputs("expected --playouts COUNT THREADS RULESET, such as --playouts 20000 1 beneath\n", stderr);
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 5 && std::string_view(argv[1]) == "--playouts")
        return playOutOnly(std::atoll(argv[2]), std::atoi(argv[3]), argv[4]);
    return benchmarks::run(argc, argv);
}
