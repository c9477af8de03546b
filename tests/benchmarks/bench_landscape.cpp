// Speed of the landscape game on the bundled base set, two players. See README.md here.

#include "engine/base/random.h"
#include "engine/games/game.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "engine/games/landscape/rules/ruleset.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/benchmarks/speed.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace tilewright;

namespace {

const game::Game& tableGame() {
    static const auto game =
        *landscape::Ruleset(landscape::expansions::none)
             .compile(*readTileSet(bundledText("landscape/base.tileset.json")).value,
                      *readMap(bundledText("landscape/start.map.json")).value, Json::object(), 2)
             .value;
    return *game;
}

const landscape::Game& rules() {
    return dynamic_cast<const landscape::GameAdapter&>(tableGame()).rules();
}

/// With the sets that its rules name, all pieces and the tower's actions.
const game::Game& dungeonTable() {
    static const auto game = [] {
        std::vector<TileSet> sets;
        for (const char* name : {"base", "princess-dragon", "tower"})
            sets.push_back(
                *readTileSet(bundledText("landscape/" + std::string(name) + ".tileset.json")).value);
        const Json options{{"pieces", {"large", "mayor", "wagon", "builder", "pig"}}, {"towerActions", true}};
        return *landscape::Ruleset(landscape::expansions::dungeon)
                    .compile(*combine(sets).value, *readMap(bundledText("landscape/start.map.json")).value,
                             options, 2)
                    .value;
    }();
    return *game;
}

/// What a player of many random games uses again and again.
struct Table {
    explicit Table(const landscape::Game& of = rules()) : position(of), stack(of.stackKinds()) {}
    landscape::Position position;
    std::vector<std::uint16_t> stack;
    game::MoveList moves;
};

void deal(Table& table, std::uint64_t seed) {
    Random shuffle(seed, 0, Purpose::Stack);
    table.stack = table.position.game().stackKinds();
    shuffle.shuffle(table.stack);
    table.position.game().start(table.stack, table.position);
}

/// Calls see(position, list, chosen) before each move; returns their number.
template <class See>
std::size_t playRandomGame(Table& table, std::uint64_t seed, See see) {
    deal(table, seed);
    Random random(seed, 0, Purpose::Player);
    std::size_t played = 0;
    for (; !table.position.over(); ++played) {
        table.position.legalMoves(table.moves);
        const game::Move move = table.moves[random.below(static_cast<std::uint32_t>(table.moves.size()))];
        see(table.position, table.moves, move);
        table.position.play(move);
    }
    return played;
}

/// Positions spread evenly over some games.
const std::vector<landscape::Position>& spread() {
    static const std::vector<landscape::Position> all = [] {
        std::vector<landscape::Position> list;
        Table table;
        std::size_t step = 0;
        for (std::uint64_t seed = 1000; seed < 1008; ++seed)
            playRandomGame(table, seed, [&](const landscape::Position& position, const auto&, game::Move) {
                if (++step % 37 == 0)
                    list.push_back(position);
            });
        return list;
    }();
    return all;
}

void randomGames(benchmark::State& state, const landscape::Game& (*game)()) {
    Table table(game());
    std::uint64_t seed = 0;
    std::size_t played = 0;
    std::size_t turns = 0;
    for (auto _ : state) {
        played += playRandomGame(table, ++seed, [](const auto&, const auto&, game::Move) {});
        turns += table.position.turn.number;
    }
    benchmarks::perItem(state, seed);
    state.counters["moves/game"] = static_cast<double>(played) / static_cast<double>(seed);
    state.counters["turns/game"] = static_cast<double>(turns) / static_cast<double>(seed);
}
const landscape::Game& dungeonRules() {
    return dynamic_cast<const landscape::GameAdapter&>(dungeonTable()).rules();
}
BENCHMARK_CAPTURE(randomGames, base, rules)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(randomGames, dungeon, dungeonRules)->Unit(benchmark::kMicrosecond);

void legalMoves(benchmark::State& state) {
    benchmarks::listMoves(state, spread());
}
BENCHMARK(legalMoves)->Name("legalMoves")->Unit(benchmark::kMicrosecond);

// Whole games that are known already: nothing is listed.
void play(benchmark::State& state) {
    Table table;
    std::vector<std::vector<game::Move>> games;
    for (std::uint64_t seed = 2000; seed < 2008; ++seed) {
        games.emplace_back();
        playRandomGame(table, seed,
                       [&games](const auto&, const auto&, game::Move move) { games.back().push_back(move); });
    }
    std::size_t done = 0;
    for (auto _ : state)
        for (std::size_t i = 0; i < games.size(); ++i) {
            deal(table, 2000 + i);
            for (const game::Move move : games[i])
                table.position.play(move);
            done += games[i].size();
        }
    benchmarks::perItem(state, done);
}
BENCHMARK(play)->Name("play")->Unit(benchmark::kMicrosecond);

void assign(benchmark::State& state) {
    landscape::Position copy(rules());
    std::size_t done = 0;
    for (auto _ : state)
        for (const landscape::Position& position : spread()) {
            copy.assign(position);
            benchmark::DoNotOptimize(copy);
            ++done;
        }
    benchmarks::perItem(state, done);
}
BENCHMARK(assign)->Name("copy of what is in use")->Unit(benchmark::kMicrosecond);

void botGames(benchmark::State& state, const char* bot, const char* ruleset, const game::Game& (*table)()) {
    benchmarks::playBots(state, bot, ruleset, table());
}
BENCHMARK_CAPTURE(botGames, greedy, "greedy", "landscape", tableGame)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(botGames, quick, "search-quick", "landscape", tableGame)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(botGames, dungeonGreedy, "greedy", "dungeon", dungeonTable)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(botGames, dungeonQuick, "search-quick", "dungeon", dungeonTable)
    ->Unit(benchmark::kMillisecond);

/// For callgrind: so many random games and nothing else.
int playOnly(int games, const landscape::Game& rules) {
    Table table(rules);
    std::size_t played = 0;
    for (int seed = 1; seed <= games; ++seed)
        played += playRandomGame(table, static_cast<std::uint64_t>(seed),
                                 [](const auto&, const auto&, game::Move) {});
    std::printf("%zu moves\n", played);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 3 && std::string_view(argv[1]) == "--games")
        return playOnly(std::atoi(argv[2]), rules());
    if (argc == 3 && std::string_view(argv[1]) == "--dungeon-games")
        return playOnly(std::atoi(argv[2]), dungeonRules());
    return benchmarks::run(argc, argv);
}
