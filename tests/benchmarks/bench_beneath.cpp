// Speed of Beneath on the bundled set and board, two players. See README.md here.

#include "engine/base/random.h"
#include "engine/games/beneath/rules/game_adapter.h"
#include "engine/games/beneath/rules/position.h"
#include "engine/games/beneath/rules/ruleset.h"
#include "engine/games/game.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/benchmarks/speed.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

using namespace tilewright;

namespace {

const game::Game& tableGame() {
    static const auto game = *beneath::Ruleset()
                                  .compile(*readTileSet(bundledText(defaultTileSet)).value,
                                           *readMap(bundledText(defaultMap)).value, Json::object(), 2)
                                  .value;
    return *game;
}

const beneath::Game& rules() {
    return dynamic_cast<const beneath::GameAdapter&>(tableGame()).rules();
}

struct RandomGame {
    std::vector<std::uint16_t> stack;
    std::vector<game::Move> moves;
};

/// Calls see(position, list, chosen) before each move; returns their number.
template <class See>
std::size_t playRandomGame(std::uint64_t seed, game::MoveList& moves, std::vector<std::uint16_t>& stack,
                           See see) {
    Random shuffle(seed, 0, Purpose::Stack);
    stack = rules().stackKinds();
    shuffle.shuffle(stack);
    Random random(seed, 0, Purpose::Player);
    beneath::Position position = rules().start(stack);
    std::size_t played = 0;
    for (; !position.over(); ++played) {
        position.legalMoves(moves);
        const game::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        see(position, moves, move);
        position.play(move);
    }
    return played;
}

/// Positions spread evenly over some games.
const std::vector<beneath::Position>& samples() {
    static const std::vector<beneath::Position> all = [] {
        std::vector<beneath::Position> list;
        game::MoveList moves;
        std::vector<std::uint16_t> stack;
        std::size_t step = 0;
        for (std::uint64_t seed = 1000; seed < 1008; ++seed)
            playRandomGame(seed, moves, stack,
                           [&](const beneath::Position& position, const auto&, game::Move) {
                               if (++step % 101 == 0)
                                   list.push_back(position);
                           });
        return list;
    }();
    return all;
}

void randomGames(benchmark::State& state) {
    game::MoveList moves;
    std::vector<std::uint16_t> stack;
    std::uint64_t seed = 0;
    std::size_t played = 0;
    std::size_t listed = 0;
    for (auto _ : state)
        played += playRandomGame(++seed, moves, stack, [&listed](const auto&, const auto& list, game::Move) {
            listed += list.size();
        });
    benchmarks::perItem(state, played);
    state.counters["moves/game"] = static_cast<double>(played) / static_cast<double>(seed);
    state.counters["legal/position"] = static_cast<double>(listed) / static_cast<double>(played);
}
BENCHMARK(randomGames)->Name("random games, each move")->Unit(benchmark::kMicrosecond);

void legalMoves(benchmark::State& state) {
    benchmarks::listMoves(state, samples());
}
BENCHMARK(legalMoves)->Name("legalMoves")->Unit(benchmark::kMicrosecond);

// Whole games that are known already: nothing is listed.
void play(benchmark::State& state) {
    game::MoveList moves;
    std::vector<RandomGame> games;
    for (std::uint64_t seed = 2000; seed < 2008; ++seed) {
        RandomGame game;
        playRandomGame(seed, moves, game.stack,
                       [&game](const auto&, const auto&, game::Move move) { game.moves.push_back(move); });
        games.push_back(std::move(game));
    }
    std::size_t done = 0;
    for (auto _ : state)
        for (const RandomGame& game : games) {
            beneath::Position position = rules().start(game.stack);
            for (game::Move move : game.moves)
                position.play(move);
            benchmark::DoNotOptimize(position.over());
            done += game.moves.size();
        }
    benchmarks::perItem(state, done);
}
BENCHMARK(play)->Name("play")->Unit(benchmark::kMicrosecond);

void copy(benchmark::State& state) {
    std::size_t done = 0;
    beneath::Position copied = samples().front();
    for (auto _ : state)
        for (const beneath::Position& position : samples()) {
            copied = position;
            benchmark::DoNotOptimize(&copied);
            benchmark::ClobberMemory();
            ++done;
        }
    benchmarks::perItem(state, done);
}
BENCHMARK(copy)->Name("copy")->Unit(benchmark::kMicrosecond);

void greedyGames(benchmark::State& state) {
    benchmarks::playBots(state, "greedy", "beneath", tableGame());
}
BENCHMARK(greedyGames)->Name("greedy games")->Unit(benchmark::kMillisecond)->MinTime(2);

/// For callgrind: so many random games and nothing else.
int playOnly(int games) {
    game::MoveList moves;
    std::vector<std::uint16_t> stack;
    std::size_t played = 0;
    for (int seed = 1; seed <= games; ++seed)
        played += playRandomGame(static_cast<std::uint64_t>(seed), moves, stack,
                                 [](const auto&, const auto&, game::Move) {});
    std::printf("%zu moves\n", played);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 3 && std::string_view(argv[1]) == "--games")
        return playOnly(std::atoi(argv[2]));
    return benchmarks::run(argc, argv);
}
