#pragma once

// What programs measure and show alike.

#include "engine/bots/bot.h"
#include "engine/games/game.h"
#include "engine/games/kit.h"
#include "engine/model/map/map.h"

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace tilewright::benchmarks {

/// The game of two that `tilewright --ruleset RULESET` plays with bundled tiles. Pre: there are such rules.
inline std::shared_ptr<const game::Game> bundledGame(std::string_view ruleset) {
    const game::Ruleset& rules = *game::findRuleset(rulesets(), ruleset);
    const TileSet set = game::bundledTiles(rules);
    return *rules.compile(set, startMapOf(set), Json::object(), 2).value;
}

/// Shows the time of one thing of many.
inline void perItem(benchmark::State& state, std::size_t items) {
    state.SetItemsProcessed(static_cast<std::int64_t>(items));
    state.counters["each"] = benchmark::Counter(static_cast<double>(items),
                                                benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

/// The list of moves of each position.
template <class Position>
void listMoves(benchmark::State& state, const std::vector<Position>& positions) {
    game::MoveList moves;
    std::size_t done = 0;
    for (auto _ : state)
        for (const Position& position : positions) {
            position.legalMoves(moves);
            benchmark::DoNotOptimize(moves.begin());
            ++done;
        }
    perItem(state, done);
}

/// Whole games of a bot against itself.
inline void playBots(benchmark::State& state, const char* bot, const char* ruleset, const game::Game& game) {
    std::uint64_t number = 0;
    for (auto _ : state) {
        ++number;
        const auto position = game.start(game::shuffledStack(game, 1, number));
        const std::unique_ptr<bots::Bot> bots[] = {bots::createBot(bot, ruleset, 1, number, 0),
                                                   bots::createBot(bot, ruleset, 1, number, 1)};
        while (!position->over())
            position->play(bots[position->player()]->choose(*position));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(number));
}

/// What main() returns.
inline int run(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

} // namespace tilewright::benchmarks
