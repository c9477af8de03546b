// Fits what greedy believes of the landscape game by random steps, each kept if it wins. See README.md here.

#include "engine/base/random.h"
#include "engine/games/landscape/bots/greedy_landscape.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "engine/playtest/statistics/intervals.h"
#include "tests/fitting/landscape_fit.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

using namespace tilewright;
using bots::LandscapeWeights;

namespace {

struct Settings {
    std::string ruleset = "landscape";
    bool pieces = false;
    bool towerActions = false;
    int games = 400;
    int rounds = 100;
    int confirm = 1000;
    int jobs = 1;
    std::uint64_t seed = 1;
    std::vector<std::string> changes;
};

std::shared_ptr<const game::Game> makeGame(const Settings& settings) {
    Json options = Json::object();
    if (settings.pieces)
        options["pieces"] = {"large", "mayor", "wagon", "builder", "pig"};
    if (settings.towerActions)
        options["towerActions"] = true;
    return benchmarks::landscapeGame(settings.ruleset, options);
}

/// Of the first weights; a shared win counts half.
struct Tally {
    int games = 0;
    double wins = 0;
    std::array<std::int64_t, 2> points{};
    double share() const { return wins / games; }
};

/// Plays matches, each on stacks that were not used before: every stack twice, seats swapped.
class Table {
public:
    explicit Table(const Settings& settings)
        : settings_(settings)
        , game_(makeGame(settings))
        , rules_(dynamic_cast<const landscape::GameAdapter&>(*game_).rules()) {}

    const landscape::Game& rules() const { return rules_; }

    Tally match(const LandscapeWeights& first, const LandscapeWeights& second, int games) {
        const std::uint64_t from = nextStack_;
        const int pairs = games / 2;
        nextStack_ += static_cast<std::uint64_t>(pairs);
        std::atomic<int> next{0};
        std::mutex mutex;
        Tally tally;
        const auto work = [&] {
            const auto position = std::make_unique<landscape::Position>(rules_);
            std::array<bots::GreedyLandscape, 2> bots{bots::GreedyLandscape(&first),
                                                      bots::GreedyLandscape(&second)};
            for (int pair; (pair = next++) < pairs;)
                for (const int firstSeat : {0, 1}) {
                    play(*position, bots, from + static_cast<std::uint64_t>(pair), firstSeat);
                    const std::lock_guard lock(mutex);
                    count(*position, firstSeat, tally);
                }
        };
        {
            std::vector<std::jthread> threads;
            for (int job = 0; job < settings_.jobs; ++job)
                threads.emplace_back(work);
        }
        return tally;
    }

private:
    void play(landscape::Position& position, std::array<bots::GreedyLandscape, 2>& bots, std::uint64_t stack,
              int firstSeat) const {
        rules_.start(game::shuffledStack(*game_, settings_.seed, stack), position);
        while (!position.over())
            position.play(bots[static_cast<std::size_t>(position.player() ^ firstSeat)].decide(position));
    }

    static void count(const landscape::Position& position, int firstSeat, Tally& tally) {
        const int mine = position.points(firstSeat);
        const int others = position.points(1 - firstSeat);
        ++tally.games;
        tally.wins += mine > others ? 1 : mine == others ? 0.5 : 0;
        tally.points[0] += mine;
        tally.points[1] += others;
    }

    const Settings& settings_;
    std::shared_ptr<const game::Game> game_;
    const landscape::Game& rules_;
    std::uint64_t nextStack_ = 0;
};

/// To three digits, so that the printed table is what was played with.
double rounded(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g", value);
    return std::strtod(text.data(), nullptr);
}

/// One to three values, each made up to two thirds larger or as much smaller.
LandscapeWeights changed(LandscapeWeights weights, Random& random) {
    const std::vector<double*> values = benchmarks::valuesOf(weights);
    const std::uint32_t count = 1 + random.below(3);
    for (std::uint32_t n = 0; n < count; ++n) {
        double& value = *values[random.below(static_cast<std::uint32_t>(values.size()))];
        value = rounded(value * std::exp(random.unit() - 0.5));
    }
    weights.fadeBelow = std::min(weights.fadeBelow, 1.0);
    weights.frozenShare = std::min(weights.frozenShare, 1.0);
    return weights;
}

void report(const char* what, const Tally& tally) {
    const playtest::Interval interval = playtest::wilson(tally.wins, tally.games);
    std::printf("%s: %.1f %% [%.1f, %.1f] of %d games, %.1f points to %.1f\n", what, 100 * tally.share(),
                100 * interval.low, 100 * interval.high, tally.games,
                static_cast<double>(tally.points[0]) / tally.games,
                static_cast<double>(tally.points[1]) / tally.games);
}

/// Fewer games first: most steps lose, and soon.
bool wins(Table& table, const LandscapeWeights& step, const LandscapeWeights& now, int games) {
    if (table.match(step, now, games / 4).share() < 0.5)
        return false;
    // By more than one standard deviation of chance.
    return table.match(step, now, games).share() > 0.5 + 0.5 / std::sqrt(games);
}

/// False if a change names no weight.
bool readChanges(const std::vector<std::string>& changes, LandscapeWeights& weights) {
    bool all = true;
    for (const std::string& change : changes) {
        const std::size_t sign = change.find('=');
        bool found = false;
        bots::forEachWeight(weights, [&](const char* name, std::span<double> values) {
            if (sign == std::string::npos || change.substr(0, sign) != name)
                return;
            found = true;
            const char* text = change.c_str() + sign;
            for (double& value : values) {
                char* end = nullptr;
                value = std::strtod(text + 1, &end);
                text = end;
            }
        });
        all = all && found;
    }
    return all;
}

} // namespace

int main(int argc, char** argv) {
    Settings settings;
    CLI::App app("Fits the weights of greedy for a landscape game of two.");
    app.add_option("--ruleset", settings.ruleset)->check(CLI::IsMember({"landscape", "tunnel", "dungeon"}));
    app.add_flag("--pieces", settings.pieces, "With all pieces");
    app.add_flag("--tower-actions", settings.towerActions);
    app.add_option("--games", settings.games, "Of each step");
    app.add_option("--rounds", settings.rounds,
                   "Steps tried; 0 for a match of --with against the game's own");
    app.add_option("--confirm", settings.confirm, "Games of the last match, on fresh stacks");
    app.add_option("--jobs", settings.jobs, "Games at once; the result is the same");
    app.add_option("--seed", settings.seed);
    app.add_option("--with", settings.changes, "NAME=VALUE or NAME=VALUE,VALUE...: weights to start from");
    CLI11_PARSE(app, argc, argv);

    Table table(settings);
    const LandscapeWeights start = bots::weightsFor(table.rules());
    LandscapeWeights now = start;
    if (!readChanges(settings.changes, now)) {
        std::fprintf(stderr, "--with names no weight\n");
        return 2;
    }
    Random random(settings.seed, 0, Purpose::Test);
    for (int round = 0; round < settings.rounds; ++round) {
        const LandscapeWeights step = changed(now, random);
        if (!wins(table, step, now, settings.games))
            continue;
        now = step;
        std::printf("round %d\n", round);
        benchmarks::printWeights(now, 6);
    }
    benchmarks::printWeights(now, 6);
    report("against the game's own", table.match(now, start, settings.confirm));
    return 0;
}
