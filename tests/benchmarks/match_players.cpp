// Two bots play pairs of games: the same stack twice, seats swapped. See README.md here.

#include "engine/game/game.h"
#include "engine/players/beneath/search_beneath.h"
#include "engine/players/player.h"
#include "engine/rulesets.h"
#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/format.h"

#include <CLI/CLI.hpp>

#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>

using namespace tilewright;

namespace {

constexpr const char* ruleset = "beneath";

/// What one bot did in all games.
struct BotTally {
    std::string name;
    double seconds = 0;
    double longest = 0;
    std::size_t moves = 0;
};

struct Outcome {
    /// Of the first bot; a shared win counts half.
    double share = 0;
    bool escaped = false;
    int turns = 0;
    std::array<BotTally, 2> sides;
    std::uint64_t end = 0;
};

/// Of all threads of the program where one game is played at a time, else of this thread alone: what else
/// runs on the machine doesn't count.
double cpuSeconds(bool oneGame) {
    timespec now{};
    clock_gettime(oneGame ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// A name of makePlayer(), or "search:iterations=200,threads=2": a search with settings of its own.
std::unique_ptr<players::Player> makeBot(const std::string& name, std::uint64_t seed, std::uint64_t number,
                                         int seat) {
    if (!name.starts_with("search:"))
        return players::makePlayer(name, ruleset, seed, number, seat);
    players::SearchSettings settings;
    std::istringstream words(name.substr(7));
    for (std::string word; std::getline(words, word, ',');) {
        const std::size_t sign = word.find('=');
        const std::string key = word.substr(0, sign);
        const double value = sign == std::string::npos ? 0 : std::strtod(word.c_str() + sign + 1, nullptr);
        if (key == "iterations")
            settings.iterations = static_cast<std::uint32_t>(value);
        else if (key == "ms")
            settings.time = std::chrono::milliseconds(static_cast<int>(value));
        else if (key == "threads")
            settings.threads = static_cast<int>(value);
        else if (key == "turns")
            settings.tree.playoutTurns = static_cast<int>(value);
        else if (key == "width")
            settings.tree.width = static_cast<std::size_t>(value);
        else if (key == "root-width")
            settings.tree.rootWidth = static_cast<std::size_t>(value);
        else if (key == "exploration")
            settings.tree.exploration = value;
        else if (key == "guided-playout")
            settings.tree.guidedPlayout = value != 0;
        else if (key == "guided-tree")
            settings.tree.guidedTree = value != 0;
        else if (key == "reshuffle")
            settings.tree.reshuffle = value != 0;
        else
            return nullptr;
    }
    return std::make_unique<players::SearchBeneath>(settings, seed, number, seat);
}

Outcome playGame(const game::Game& game, const std::array<std::string, 2>& names, std::uint64_t seed,
                 std::uint64_t pair, int firstSeat, bool oneGame) {
    Outcome outcome;
    const auto position = game.start(game::shuffledStack(game, seed, pair));
    std::array<std::unique_ptr<players::Player>, 2> bots;
    for (int side = 0; side < 2; ++side)
        bots[static_cast<std::size_t>(side)] =
            makeBot(names[static_cast<std::size_t>(side)], seed, pair, side ^ firstSeat);
    while (!position->over()) {
        const auto side = static_cast<std::size_t>(position->player() ^ firstSeat);
        const double start = cpuSeconds(oneGame);
        const game::Move move = bots[side]->choose(*position);
        const double seconds = cpuSeconds(oneGame) - start;
        BotTally& mine = outcome.sides[side];
        mine.seconds += seconds;
        mine.longest = std::max(mine.longest, seconds);
        ++mine.moves;
        position->play(move);
    }
    const std::vector<int> winners = position->winners();
    for (int winner : winners)
        if (winner == firstSeat)
            outcome.share = 1.0 / static_cast<double>(winners.size());
    outcome.escaped = position->end() == game::End::Escape;
    outcome.turns = position->table().turn;
    outcome.end = position->hash();
    return outcome;
}

/// Wilson's interval for a share of n games, 95 %.
std::array<double, 2> wilson(double share, double n) {
    const double z = 1.959964;
    const double middle = share + z * z / (2 * n);
    const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {(middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)};
}

} // namespace

int main(int argc, char** argv) {
    std::array<std::string, 2> names;
    int pairs = 20;
    int jobs = 1;
    bool verbose = false;
    std::uint64_t seed = 1;
    CLI::App app("Plays pairs of games between two bots on the standard set, same stacks, seats swapped.");
    app.add_option("first", names[0])->required();
    app.add_option("second", names[1])->required();
    app.add_option("--pairs", pairs);
    app.add_option("--seed", seed);
    app.add_option("--jobs", jobs, "Games at once");
    app.add_flag("--verbose", verbose, "Tells of each game as it ends");
    CLI11_PARSE(app, argc, argv);
    for (const std::string& name : names)
        if (!makeBot(name, 1, 0, 0)) {
            std::fprintf(stderr, "no bot is called %s\n", name.c_str());
            return 2;
        }

    const auto game = *game::findRuleset(rulesets(), ruleset)
                           ->compile(*readTileSet(bundledText(defaultTileSet)).value,
                                     *readMap(bundledText(defaultMap)).value, Json::object(), 2)
                           .value;
    std::atomic<int> next{0};
    std::mutex mutex;
    std::array<BotTally, 2> sides;
    double share = 0;
    int done = 0;
    int draws = 0;
    int escapes = 0;
    int turns = 0;
    std::uint64_t ends = 0;
    const auto work = [&] {
        for (int number; (number = next++) < 2 * pairs;) {
            const Outcome outcome =
                playGame(*game, names, seed, static_cast<std::uint64_t>(number / 2), number % 2, jobs == 1);
            const std::lock_guard lock(mutex);
            share += outcome.share;
            draws += outcome.share == 0.5 ? 1 : 0;
            escapes += outcome.escaped ? 1 : 0;
            turns += outcome.turns;
            ends += outcome.end;
            ++done;
            if (verbose)
                std::fprintf(stderr, "game %d: %.1f, together %.1f of %d\n", number, outcome.share, share,
                             done);
            for (std::size_t side = 0; side < 2; ++side) {
                sides[side].seconds += outcome.sides[side].seconds;
                sides[side].longest = std::max(sides[side].longest, outcome.sides[side].longest);
                sides[side].moves += outcome.sides[side].moves;
            }
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int job = 0; job < jobs; ++job)
            threads.emplace_back(work);
    }
    const auto [low, high] = wilson(share / done, done);
    std::printf("%s against %s, %d games: %.1f %% [%.1f, %.1f], %d shared, %d by escape, %.0f turns a game\n",
                names[0].c_str(), names[1].c_str(), done, 100 * share / done, 100 * low, 100 * high, draws,
                escapes, static_cast<double>(turns) / done);
    for (std::size_t side = 0; side < 2; ++side)
        std::printf("  %s: %.2f ms of CPU time a move, %.0f ms the longest\n", names[side].c_str(),
                    1000 * sides[side].seconds / static_cast<double>(sides[side].moves),
                    1000 * sides[side].longest);
    std::printf("  ends %016llx\n", static_cast<unsigned long long>(ends));
    return 0;
}
