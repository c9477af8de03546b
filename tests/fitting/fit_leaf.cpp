// Fits what searches of the landscape game believe at their leaves: games are played, and the weights changed
// by Gauss and Newton's method until the estimates of their positions miss the final margins least. See
// README.md here.

#include "engine/base/random.h"
#include "engine/bots/bot.h"
#include "engine/games/landscape/bots/completion_chances.h"
#include "engine/games/landscape/bots/landscape_estimate.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "tests/fitting/landscape_fit.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

using namespace tilewright;
using bots::LeafWeights;

namespace {

struct Settings {
    std::string ruleset = "landscape";
    std::string bot = "search-quick";
    int games = 400;
    int rounds = 6;
    /// Of moves that are any of the legal ones instead of the bot's.
    double random = 0.05;
    double ridge = 20;
    std::uint64_t seed = 1;
};

struct PlayedGame {
    game::Stack stack;
    std::vector<game::Move> moves;
    /// Of the first player.
    double margin = 0;
};

PlayedGame playGame(const game::Game& game, const Settings& settings, std::uint64_t number) {
    PlayedGame played{.stack = game::shuffledStack(game, settings.seed, number)};
    const auto position = game.start(played.stack);
    Random random(settings.seed, number, Purpose::Test);
    std::array<std::unique_ptr<bots::Bot>, 2> bots;
    for (int seat = 0; seat < 2; ++seat)
        bots[static_cast<std::size_t>(seat)] =
            bots::createBot(settings.bot, settings.ruleset, settings.seed, number, seat);
    game::MoveList legal;
    while (!position->over()) {
        game::Move move;
        if (random.unit() < settings.random) {
            position->legalMoves(legal);
            move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        } else {
            move = bots[static_cast<std::size_t>(position->player())]->choose(*position);
        }
        played.moves.push_back(move);
        position->play(move);
    }
    const std::vector<int> points = position->points();
    played.margin = points[0] - points[1];
    return played;
}

using Matrix = std::vector<std::vector<double>>;

/// Solves a symmetric positive definite system by Cholesky's method.
std::vector<double> solve(Matrix a, std::vector<double> b) {
    const std::size_t n = b.size();
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = a[i][j];
            for (std::size_t k = 0; k < j; ++k)
                sum -= a[i][k] * a[j][k];
            a[i][j] = i == j ? std::sqrt(sum) : sum / a[j][j];
        }
        for (std::size_t k = 0; k < i; ++k)
            b[i] -= a[i][k] * b[k];
        b[i] /= a[i][i];
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k)
            b[i] -= a[k][i] * b[k];
        b[i] /= a[i][i];
    }
    return b;
}

/// The expected margin of the first player.
class Estimator {
public:
    double margin(const landscape::Position& position, const LeafWeights& weights) {
        completion_.find(position, weights);
        // What an estimate keeps is of the weights that it had first.
        bots::LandscapeEstimate estimate;
        estimate.setPosition(position, weights.points, &completion_);
        return bots::lead(estimate.points(), 0, 2);
    }

private:
    bots::CompletionChances completion_;
};

double greedysMargin(const landscape::Position& position) {
    return bots::lead(bots::LandscapeEstimate(position).points(), 0, 2);
}

double scaleAt(const landscape::Position& position) {
    return bots::landscapeScales.least + bots::landscapeScales.ofTiles * std::sqrt(position.stack.left());
}

/// Calls see(position, margin) at the start of every turn of these games.
template <class See>
void forEachTurn(const landscape::Game& rules, std::span<const PlayedGame> games, See see) {
    const auto position = std::make_unique<landscape::Position>(rules);
    for (const PlayedGame& played : games) {
        rules.start(played.stack, *position);
        for (const game::Move move : played.moves) {
            if (position->turn.phase == landscape::Phase::Lay && position->turn.part == 0)
                see(*position, played.margin);
            position->play(move);
        }
    }
}

/// How far estimates miss the final margin: root mean square, the same in units of scaleAt(), and log loss.
template <class Estimate>
void report(const char* name, const landscape::Game& rules, std::span<const PlayedGame> games,
            Estimate estimate) {
    double squares = 0;
    double scaled = 0;
    double loss = 0;
    int count = 0;
    forEachTurn(rules, games, [&](const landscape::Position& position, double margin) {
        const double expected = estimate(position);
        const double scale = scaleAt(position);
        const double wins = 1 / (1 + std::exp(-expected / scale));
        const double won = margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
        squares += (expected - margin) * (expected - margin);
        scaled += (expected - margin) * (expected - margin) / (scale * scale);
        loss -= won * std::log(wins) + (1 - won) * std::log(1 - wins);
        ++count;
    });
    std::printf("%s: off by %.2f points, %.4f in units of the scale; log loss %.4f, of %d positions\n", name,
                std::sqrt(squares / count), scaled / count, loss / count, count);
    std::fflush(stdout);
}

/// One step of Gauss and Newton on the logarithms of the weights, held near the first ones.
LeafWeights step(const landscape::Game& rules, std::span<const PlayedGame> games, LeafWeights weights,
                 LeafWeights first, double ridge) {
    const std::vector<double*> values = benchmarks::valuesOf(weights);
    const std::vector<double*> start = benchmarks::valuesOf(first);
    const std::size_t n = values.size();
    Matrix normal(n, std::vector<double>(n, 0));
    std::vector<double> right(n, 0);
    std::vector<double> slopes(n);
    Estimator estimator;
    int turn = 0;
    forEachTurn(rules, games, [&](const landscape::Position& position, double margin) {
        if (++turn % 3 != 0)
            return;
        const double now = estimator.margin(position, weights);
        for (std::size_t i = 0; i < n; ++i) {
            constexpr double small = 0.01;
            const double before = *values[i];
            *values[i] = before * (1 + small);
            slopes[i] = (estimator.margin(position, weights) - now) / small;
            *values[i] = before;
        }
        const double trust = 1 / (scaleAt(position) * scaleAt(position));
        for (std::size_t i = 0; i < n; ++i) {
            right[i] += trust * slopes[i] * (margin - now);
            for (std::size_t j = 0; j < n; ++j)
                normal[i][j] += trust * slopes[i] * slopes[j];
        }
    });
    for (std::size_t i = 0; i < n; ++i) {
        normal[i][i] += ridge;
        right[i] -= ridge * std::log(*values[i] / *start[i]);
    }
    const std::vector<double> change = solve(normal, right);
    for (std::size_t i = 0; i < n; ++i)
        *values[i] *= std::exp(std::clamp(change[i], -0.5, 0.5));
    return weights;
}

} // namespace

int main(int argc, char** argv) {
    Settings settings;
    CLI::App app("Fits the weights of a search's leaves for a landscape game of two.");
    app.add_option("--ruleset", settings.ruleset)->check(CLI::IsMember({"landscape", "tunnel", "dungeon"}));
    app.add_option("--bot", settings.bot, "Who plays both seats");
    app.add_option("--games", settings.games, "Games played; a fifth of them only tests");
    app.add_option("--random", settings.random, "The fraction of moves that are any legal one");
    app.add_option("--rounds", settings.rounds);
    app.add_option("--ridge", settings.ridge, "How firmly weights are held where they began");
    app.add_option("--seed", settings.seed);
    CLI11_PARSE(app, argc, argv);

    const auto game = benchmarks::landscapeGame(settings.ruleset, Json::object());
    const landscape::Game& rules = dynamic_cast<const landscape::GameAdapter&>(*game).rules();
    std::vector<PlayedGame> games;
    for (int n = 0; n < settings.games; ++n)
        games.push_back(playGame(*game, settings, static_cast<std::uint64_t>(n)));
    const auto fifth = static_cast<std::size_t>(settings.games / 5);
    const std::span<const PlayedGame> tests(games.data(), fifth);
    const std::span<const PlayedGame> lessons(games.data() + fifth, games.size() - fifth);
    report("greedy's estimate", rules, tests, greedysMargin);
    Estimator estimator;
    const LeafWeights start = bots::leafWeightsFor(rules);
    LeafWeights now = start;
    const auto leaf = [&](const landscape::Position& position) { return estimator.margin(position, now); };
    report("leaf before", rules, tests, leaf);
    for (int round = 0; round < settings.rounds; ++round) {
        now = step(rules, lessons, now, start, settings.ridge);
        report("leaf after a step", rules, tests, leaf);
    }
    benchmarks::printWeights(now, 3);
    return 0;
}
