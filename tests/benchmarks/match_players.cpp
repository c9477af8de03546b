// Two bots play games: each stack as often as there are seats, the first bot on another seat each time, the
// second on all others. See README.md here.

#include "engine/bots/bot.h"
#include "engine/games/game.h"
#include "engine/games/kit.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace tilewright;

namespace {

struct Match {
    std::array<std::string, 2> names;
    std::string ruleset = "beneath";
    int players = 2;
    std::uint64_t seed = 1;
    int stacks = 20;
    /// Games at once.
    int jobs = 1;
    bool verbose = false;
    /// Games are written here as they end, one a line; those that it has already are not played again.
    std::string file;
};

/// The bundled sets and the map that the rule system is measured with, without further options.
std::shared_ptr<const game::Game> gameOf(const Match& match) {
    std::vector<TileSet> sets;
    const auto add = [&](std::string_view name) { sets.push_back(*readTileSet(bundledText(name)).value); };
    const bool isBeneath = match.ruleset == "beneath";
    add(isBeneath ? defaultTileSet : "landscape/base.tileset.json");
    if (match.ruleset == "tunnel")
        add("landscape/tunnel.tileset.json");
    if (match.ruleset == "dungeon") {
        add("landscape/princess-dragon.tileset.json");
        add("landscape/tower.tileset.json");
    }
    const Map map = *readMap(bundledText(isBeneath ? defaultMap : "landscape/start.map.json")).value;
    return *game::findRuleset(rulesets(), match.ruleset)
                ->compile(*combine(sets).value, map, Json::object(), match.players)
                .value;
}

/// What one bot did in all games.
struct BotTally {
    double seconds = 0;
    double longest = 0;
    std::size_t moves = 0;
    /// Of all its seats.
    int points = 0;
};

struct Outcome {
    int number = 0;
    /// Of the first bot; a win shared by two counts half.
    double share = 0;
    bool shared = false;
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

/// Game `number` of the match: which stack, and the seat of the first bot.
Outcome playGame(const game::Game& game, const Match& match, int number) {
    Outcome outcome;
    outcome.number = number;
    const auto stack = static_cast<std::uint64_t>(number / match.players);
    const int firstSeat = number % match.players;
    const auto position = game.start(game::shuffledStack(game, match.seed, stack));
    std::vector<std::unique_ptr<bots::Bot>> bots;
    for (int seat = 0; seat < match.players; ++seat)
        bots.push_back(
            bots::createBot(match.names[seat == firstSeat ? 0 : 1], match.ruleset, match.seed, stack, seat));
    while (!position->over()) {
        const int seat = position->player();
        const double start = cpuSeconds(match.jobs == 1);
        const game::Move move = bots[static_cast<std::size_t>(seat)]->choose(*position);
        const double seconds = cpuSeconds(match.jobs == 1) - start;
        BotTally& mine = outcome.sides[seat == firstSeat ? 0 : 1];
        mine.seconds += seconds;
        mine.longest = std::max(mine.longest, seconds);
        ++mine.moves;
        position->play(move);
    }
    const std::vector<int> winners = position->winners();
    if (std::ranges::find(winners, firstSeat) != winners.end())
        outcome.share = 1.0 / static_cast<double>(winners.size());
    const std::vector<int> points = position->points();
    for (int seat = 0; seat < match.players; ++seat)
        outcome.sides[seat == firstSeat ? 0 : 1].points += points[static_cast<std::size_t>(seat)];
    outcome.escaped = position->end() == game::End::Escape;
    outcome.shared = winners.size() > 1;
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

/// All games of a match together.
struct Total {
    std::array<BotTally, 2> sides;
    double share = 0;
    int done = 0;
    int shared = 0;
    int escapes = 0;
    int turns = 0;
    std::uint64_t ends = 0;

    void add(const Outcome& outcome) {
        share += outcome.share;
        shared += outcome.shared ? 1 : 0;
        escapes += outcome.escaped ? 1 : 0;
        turns += outcome.turns;
        ends += outcome.end;
        ++done;
        for (std::size_t side = 0; side < 2; ++side) {
            sides[side].seconds += outcome.sides[side].seconds;
            sides[side].longest = std::max(sides[side].longest, outcome.sides[side].longest);
            sides[side].moves += outcome.sides[side].moves;
            sides[side].points += outcome.sides[side].points;
        }
    }
};

/// The first line of a match's file: what was played.
Json headOf(const Match& match) {
    return {{"first", match.names[0]},
            {"second", match.names[1]},
            {"ruleset", match.ruleset},
            {"players", match.players},
            {"seed", match.seed}};
}

Json lineOf(const Outcome& outcome) {
    Json sides = Json::array();
    for (const BotTally& its : outcome.sides)
        sides.push_back({its.seconds, its.longest, its.moves, its.points});
    return {{"game", outcome.number},
            {"share", outcome.share},
            {"shared", outcome.shared},
            {"escaped", outcome.escaped},
            {"turns", outcome.turns},
            {"end", outcome.end},
            {"sides", sides}};
}

Outcome outcomeOf(const Json& line) {
    Outcome outcome{.number = line.at("game"),
                    .share = line.at("share"),
                    .shared = line.at("shared"),
                    .escaped = line.at("escaped"),
                    .turns = line.at("turns"),
                    .sides = {},
                    .end = line.at("end")};
    for (std::size_t side = 0; side < 2; ++side) {
        const Json& its = line.at("sides").at(side);
        outcome.sides[side] = {its.at(0), its.at(1), its.at(2), its.at(3)};
    }
    return outcome;
}

/// The games that the file has, without a last line that was cut off. Throws if it is of another match.
std::vector<Outcome> gamesIn(const Match& match) {
    std::vector<Outcome> games;
    std::ifstream in(match.file);
    std::string line;
    if (!std::getline(in, line))
        return games;
    if (Json::parse(line, nullptr, false) != headOf(match))
        throw std::runtime_error(match.file + " is of another match: " + line);
    while (std::getline(in, line))
        if (const Json json = Json::parse(line, nullptr, false); !json.is_discarded())
            games.push_back(outcomeOf(json));
    return games;
}

Total play(const Match& match) {
    const auto game = gameOf(match);
    Total total;
    std::vector<bool> played(static_cast<std::size_t>(match.players * match.stacks));
    std::ofstream out;
    const auto keep = [&](const Outcome& outcome) {
        total.add(outcome);
        out << lineOf(outcome) << std::endl;
    };
    if (!match.file.empty()) {
        const std::vector<Outcome> before = gamesIn(match);
        out.open(match.file);
        out << headOf(match) << '\n';
        for (const Outcome& outcome : before) {
            keep(outcome);
            if (outcome.number < match.players * match.stacks)
                played[static_cast<std::size_t>(outcome.number)] = true;
        }
    }
    std::atomic<int> next{0};
    std::mutex mutex;
    const auto work = [&] {
        for (int number; (number = next++) < match.players * match.stacks;) {
            if (played[static_cast<std::size_t>(number)])
                continue;
            const Outcome outcome = playGame(*game, match, number);
            const std::lock_guard lock(mutex);
            keep(outcome);
            if (match.verbose)
                std::fprintf(stderr, "game %d: %.1f, together %.1f of %d\n", number, outcome.share,
                             total.share, total.done);
        }
    };
    std::vector<std::jthread> threads;
    for (int job = 0; job < match.jobs; ++job)
        threads.emplace_back(work);
    threads.clear();
    return total;
}

void print(const Match& match, const Total& total) {
    const auto [low, high] = wilson(total.share / total.done, total.done);
    std::printf("%s against %s, %s, %d players, %d games: %.1f %% [%.1f, %.1f], %d shared, %d by escape, "
                "%.0f turns a "
                "game\n",
                match.names[0].c_str(), match.names[1].c_str(), match.ruleset.c_str(), match.players,
                total.done, 100 * total.share / total.done, 100 * low, 100 * high, total.shared,
                total.escapes, static_cast<double>(total.turns) / total.done);
    for (std::size_t side = 0; side < 2; ++side) {
        const BotTally& its = total.sides[side];
        const int seats = side == 0 ? 1 : match.players - 1;
        std::printf("  %s: %.1f points, %.2f ms of CPU time a move, %.0f ms the longest\n",
                    match.names[side].c_str(), static_cast<double>(its.points) / total.done / seats,
                    1000 * its.seconds / static_cast<double>(its.moves), 1000 * its.longest);
    }
    std::printf("  ends %016llx\n", static_cast<unsigned long long>(total.ends));
}

} // namespace

int main(int argc, char** argv) {
    Match match;
    CLI::App app("Plays games between two bots on the bundled sets, same stacks, seats swapped.");
    app.add_option("first", match.names[0])->required();
    app.add_option("second", match.names[1])->required();
    app.add_option("--ruleset", match.ruleset)
        ->check(CLI::IsMember({"beneath", "landscape", "tunnel", "dungeon"}))
        ->capture_default_str();
    app.add_option("--players", match.players)->check(CLI::Range(2, 6))->capture_default_str();
    app.add_option("--pairs,--stacks", match.stacks, "Each is played as often as there are seats")
        ->capture_default_str();
    app.add_option("--seed", match.seed)->capture_default_str();
    app.add_option("--jobs", match.jobs, "Games at once")->capture_default_str();
    app.add_flag("--verbose", match.verbose, "Tells of each game as it ends");
    app.add_option("--file", match.file,
                   "Keeps each game as it ends; the same command goes on with those that it has");
    CLI11_PARSE(app, argc, argv);
    for (const std::string& name : match.names)
        if (const Text why = bots::whyNoBot(name, match.ruleset); !why.empty()) {
            std::fprintf(stderr, "%s\n", why.english().c_str());
            return 2;
        }
    try {
        print(match, play(match));
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "%s\n", failure.what());
        return 1;
    }
    return 0;
}
