// Fits the weights of Beneath's greedy player: random steps are kept where they win. See README.md here.

#include "engine/base/random.h"
#include "engine/games/beneath/bots/greedy_beneath.h"
#include "engine/games/beneath/rules/game_adapter.h"
#include "engine/games/beneath/rules/ruleset.h"
#include "engine/games/game.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <CLI/CLI.hpp>

#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>

using namespace tilewright;
using bots::BeneathWeights;

namespace {

/// A kind of random numbers that no game uses.
constexpr std::uint64_t stepsOfTheFit = 0xF17;

std::shared_ptr<const game::Game> standardGame() {
    return *beneath::Ruleset()
                .compile(*readTileSet(bundledText(defaultTileSet)).value,
                         *readMap(bundledText(defaultMap)).value, Json::object(), 2)
                .value;
}

/// Plays pairs of games, same stacks, seats swapped; a match never sees the stacks of another one.
class Matches {
public:
    explicit Matches(std::uint64_t seed) : game_(standardGame()), seed_(seed) {}

    /// The share of the wins of `first`; a shared win counts half.
    double play(const BeneathWeights& first, const BeneathWeights& second, int pairs) {
        double share = 0;
        for (int pair = 0; pair < pairs; ++pair, ++number_)
            for (int seat : {0, 1})
                share += playGame(first, second, seat);
        return share / (2 * pairs);
    }

private:
    double playGame(const BeneathWeights& first, const BeneathWeights& second, int firstSeat) const {
        std::array<std::unique_ptr<bots::GreedyBeneath>, 2> bots;
        for (int seat : {0, 1})
            bots[static_cast<std::size_t>(seat)] =
                std::make_unique<bots::GreedyBeneath>(seat == firstSeat ? first : second);
        const auto start = game_->start(game::shuffledStack(*game_, seed_, number_));
        beneath::Position position = dynamic_cast<const beneath::PositionAdapter&>(*start).state();
        while (!position.over())
            position.play(bots[static_cast<std::size_t>(position.player())]->decide(position));
        const unsigned winners = position.winners();
        return winners == 3 ? 0.5 : winners >> firstSeat & 1U;
    }

    std::shared_ptr<const game::Game> game_;
    std::uint64_t seed_;
    std::uint64_t number_ = 0;
};

/// One to three weights multiplied by a factor of up to three either way.
BeneathWeights step(const BeneathWeights& from, Random& random, std::string& told) {
    BeneathWeights to = from;
    told.clear();
    for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
        const auto& weight = bots::namedBeneathWeights[random.below(bots::namedBeneathWeights.size())];
        const double exponent = (static_cast<double>(random.below(2001)) - 1000) / 1000;
        to.*weight.value *= std::pow(3.0, exponent);
        told += " " + std::string(weight.name) + "=" + std::to_string(to.*weight.value);
    }
    return to;
}

} // namespace

int main(int argc, char** argv) {
    int steps = 100;
    int pairs = 100;
    std::uint64_t seed = 1;
    CLI::App app("Fits the weights of Beneath's greedy player by random steps on the standard set.");
    app.add_option("--steps", steps);
    app.add_option("--pairs", pairs, "Pairs of games for each step, and as many again for one that leads");
    app.add_option("--seed", seed);
    CLI11_PARSE(app, argc, argv);
    Matches matches(seed);
    Random random(seed, stepsOfTheFit, Purpose::Search);
    BeneathWeights best;
    for (int i = 0; i < steps; ++i) {
        std::string told;
        const BeneathWeights tried = step(best, random, told);
        // A step that leads by a standard deviation has to win as many games again.
        const double lead = 0.5 / std::sqrt(2.0 * pairs);
        const double first = matches.play(tried, best, pairs);
        const double again = first > 0.5 + lead ? matches.play(tried, best, pairs) : 0;
        const bool kept = (first + again) / 2 > 0.5 + lead;
        std::printf("%d %s %.3f %.3f%s\n", i, kept ? "kept" : "-", first, again, told.c_str());
        std::fflush(stdout);
        if (kept)
            best = tried;
    }
    for (const auto& weight : bots::namedBeneathWeights)
        std::printf("%s %.4g\n", std::string(weight.name).c_str(), best.*weight.value);
    return 0;
}
