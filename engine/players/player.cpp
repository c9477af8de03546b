#include "engine/players/player.h"

#include "engine/players/beneath/search_beneath.h"
#include "engine/players/landscape/search_landscape.h"
#include "engine/players/random_player.h"

#include <algorithm>
#include <array>

namespace tilewright::players {

namespace {

/// The levels measured in tests/benchmarks/README.md.
struct Levels {
    SearchSettings quick, middle, strong;
};
constexpr Levels beneathLevels{
    .quick = {.iterations = 48, .tree = {.playoutTurns = 4}},
    .middle = {.iterations = 280, .tree = {.playoutTurns = 4}},
    .strong = {.iterations = 800, .threads = 2, .tree = {.playoutTurns = 4}},
};
constexpr Levels landscapeLevels{
    .quick = {.iterations = 12, .tree = {.playoutTurns = 4}},
    .middle = {.iterations = 40, .tree = {.playoutTurns = 8}},
    .strong = {.iterations = 120, .threads = 2, .tree = {.playoutTurns = 8}},
};

/// The bots and ratings of a rule system besides the random player.
struct Bots {
    std::string_view ruleset;
    const Levels* levels;
    std::unique_ptr<Player> (*greedy)();
    std::unique_ptr<Player> (*search)(const SearchSettings& level, std::uint64_t seed,
                                      std::uint64_t gameNumber, int seat);
    Rating (*weigh)(const game::Position& position, const RateSettings& settings, Thinking& thinking);
};

template <class Rules>
constexpr Bots botsOf(std::string_view ruleset, const Levels& levels) {
    return {ruleset, &levels,
            []() -> std::unique_ptr<Player> { return std::make_unique<typename Rules::Greedy>(); },
            [](const SearchSettings& level, std::uint64_t seed, std::uint64_t gameNumber,
               int seat) -> std::unique_ptr<Player> {
                return std::make_unique<Search<Rules>>(level, seed, gameNumber, seat);
            },
            [](const game::Position& position, const RateSettings& settings, Thinking& thinking) {
                Search<Rules> search({.iterations = settings.iterations, .threads = settings.threads}, 0, 0,
                                     position.player());
                return search.weigh(Rules::stateOf(position), thinking, settings.also);
            }};
}

/// Null if only the random player supports it.
const Bots* botsFor(std::string_view ruleset) {
    static constexpr std::array all{botsOf<BeneathRules>("beneath", beneathLevels),
                                    botsOf<LandscapeRules>("landscape", landscapeLevels),
                                    botsOf<LandscapeRules>("tunnel", landscapeLevels),
                                    botsOf<LandscapeRules>("dungeon", landscapeLevels)};
    const auto* const found = std::ranges::find(all, ruleset, &Bots::ruleset);
    return found == all.end() ? nullptr : found;
}

const SearchSettings* levelOf(const Bots& bots, std::string_view name) {
    return name == "search-quick"    ? &bots.levels->quick
           : name == "search"        ? &bots.levels->middle
           : name == "search-strong" ? &bots.levels->strong
                                     : nullptr;
}

} // namespace

std::vector<PlayerSpec> availablePlayers(std::string_view ruleset) {
    std::vector<PlayerSpec> specs;
    if (botsFor(ruleset) != nullptr) {
        specs.push_back({"greedy", QT_TRANSLATE_NOOP("Engine", "Greedy"),
                         QT_TRANSLATE_NOOP("Engine", "Plays to win: takes what helps most this turn.")});
        specs.push_back({"search-quick", QT_TRANSLATE_NOOP("Engine", "Thinker, quick"),
                         QT_TRANSLATE_NOOP("Engine", "Looks at a few continuations; answers at once.")});
        specs.push_back({"search", QT_TRANSLATE_NOOP("Engine", "Thinker"),
                         QT_TRANSLATE_NOOP("Engine", "Looks at many continuations, several turns deep.")});
        specs.push_back({"search-strong", QT_TRANSLATE_NOOP("Engine", "Thinker, strong"),
                         QT_TRANSLATE_NOOP("Engine", "Looks at the most continuations; takes its time.")});
    }
    specs.push_back({"random", QT_TRANSLATE_NOOP("Engine", "Random"),
                     QT_TRANSLATE_NOOP("Engine", "Every legal move is equally likely.")});
    return specs;
}

std::unique_ptr<Player> makePlayer(std::string_view name, std::string_view ruleset, std::uint64_t seed,
                                   std::uint64_t gameNumber, int seat) {
    if (name == "random")
        return std::make_unique<RandomPlayer>(
            Random(seed, gameNumber, Purpose::Player, static_cast<std::uint64_t>(seat)));
    const Bots* bots = botsFor(ruleset);
    if (bots == nullptr)
        return nullptr;
    if (name == "greedy")
        return bots->greedy();
    const SearchSettings* level = levelOf(*bots, name);
    return level == nullptr ? nullptr : bots->search(*level, seed, gameNumber, seat);
}

Rating weigh(const game::Position& position, std::string_view ruleset, const RateSettings& settings,
             Thinking& thinking) {
    const Bots* bots = botsFor(ruleset);
    return position.over() || bots == nullptr ? Rating{} : bots->weigh(position, settings, thinking);
}

std::vector<RatedMove> rate(const game::Position& position, std::string_view ruleset,
                            const RateSettings& settings, Thinking& thinking) {
    auto moves = weigh(position, ruleset, settings, thinking).moves;
    if (moves.size() > settings.most)
        moves.resize(settings.most);
    return moves;
}

} // namespace tilewright::players
