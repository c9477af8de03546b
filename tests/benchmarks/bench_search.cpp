// How much a search does in a second. See README.md here.

#include "engine/games/beneath/bots/search_beneath.h"
#include "engine/games/beneath/rules/game_adapter.h"
#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

using namespace tilewright;

namespace {

/// Decisions between several moves out of games of greedy players: one in seventeen.
const std::vector<std::unique_ptr<game::Position>>& decisions() {
    static const auto found = [] {
        const auto game = *game::findRuleset(rulesets(), "beneath")
                               ->compile(*readTileSet(bundledText(defaultTileSet)).value,
                                         *readMap(bundledText(defaultMap)).value, Json::object(), 2)
                               .value;
        std::vector<std::unique_ptr<game::Position>> list;
        game::MoveList legal;
        for (std::uint64_t number = 0; number < 3; ++number) {
            const auto position = game->start(game::shuffledStack(*game, 1, number));
            const auto bot = bots::createBot("greedy", "beneath", 1, number, 0);
            for (int move = 0; !position->over(); ++move) {
                position->legalMoves(legal);
                if (move % 17 == 16 && legal.size() > 1)
                    list.push_back(position->clone());
                position->play(bot->choose(*position));
            }
        }
        return list;
    }();
    return found;
}

/// Visits of the root: each walks down the tree, plays on, and weighs where that led.
void playouts(benchmark::State& state) {
    const int threads = static_cast<int>(state.range(0));
    std::size_t at = 0;
    std::int64_t done = 0;
    for (auto _ : state) {
        bots::ThinkingControl thinking;
        const auto rating = bots::ratePosition(*decisions()[at++ % decisions().size()], "beneath",
                                               {.iterations = 100, .threads = threads}, thinking);
        for (const bots::RatedMove& move : rating.moves)
            done += move.visits;
    }
    state.SetItemsProcessed(done);
}
BENCHMARK(playouts)->Name("playouts, threads")->Arg(1)->Unit(benchmark::kMillisecond)->MinTime(5);
// A clock on the wall: of use only on a machine with nothing else to do.
BENCHMARK(playouts)
    ->Name("playouts, threads")
    ->Arg(2)
    ->UseRealTime()
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond)
    ->MinTime(5);

/// Moves of a bot that has not thought about the game before.
void moves(benchmark::State& state, const std::string& name) {
    std::size_t at = 0;
    for (auto _ : state) {
        const auto bot = bots::createBot(name, "beneath", 1, 0, 0);
        benchmark::DoNotOptimize(bot->choose(*decisions()[at++ % decisions().size()]));
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

} // namespace

BENCHMARK_MAIN();
