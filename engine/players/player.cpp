#include "engine/players/player.h"

#include "engine/players/greedy_beneath.h"
#include "engine/players/random_player.h"
#include "engine/players/search_beneath.h"

#include "engine/beneath/table_game.h"

namespace tilewright::players {

namespace {

/// What tests/benchmarks/README.md measures.
const SearchSettings* searchLevel(std::string_view name) {
    static const SearchSettings quick{.iterations = 12, .tree = {.playoutTurns = 4}};
    static const SearchSettings middle{.iterations = 40, .tree = {.playoutTurns = 8}};
    static const SearchSettings strong{.iterations = 120, .threads = 2, .tree = {.playoutTurns = 8}};
    return name == "search-quick"    ? &quick
           : name == "search"        ? &middle
           : name == "search-strong" ? &strong
                                     : nullptr;
}

} // namespace

std::vector<PlayerSpec> availablePlayers(std::string_view ruleset) {
    std::vector<PlayerSpec> specs;
    if (ruleset == "beneath") {
        specs.push_back({"greedy", QT_TRANSLATE_NOOP("Engine", "Greedy"),
                         QT_TRANSLATE_NOOP("Engine", "Plays to win: takes what helps most this turn.")});
        specs.push_back({"search-quick", QT_TRANSLATE_NOOP("Engine", "Thinker, quick"),
                         QT_TRANSLATE_NOOP("Engine", "Tries out a few ways on; answers at once.")});
        specs.push_back({"search", QT_TRANSLATE_NOOP("Engine", "Thinker"),
                         QT_TRANSLATE_NOOP("Engine", "Tries out many ways on, several turns deep.")});
        specs.push_back({"search-strong", QT_TRANSLATE_NOOP("Engine", "Thinker, strong"),
                         QT_TRANSLATE_NOOP("Engine", "Tries out the most ways on; takes its time.")});
    }
    specs.push_back({"random", QT_TRANSLATE_NOOP("Engine", "Random"),
                     QT_TRANSLATE_NOOP("Engine", "Every legal move is equally likely.")});
    return specs;
}

std::unique_ptr<Player> makePlayer(std::string_view name, std::string_view ruleset, std::uint64_t seed,
                                   std::uint64_t gameNumber, int seat) {
    const Random random(seed, gameNumber, Purpose::Player, static_cast<std::uint64_t>(seat));
    if (name == "random")
        return std::make_unique<RandomPlayer>(random);
    if (name == "greedy" && ruleset == "beneath")
        return std::make_unique<GreedyBeneath>();
    if (const SearchSettings* level = searchLevel(name); level != nullptr && ruleset == "beneath")
        return std::make_unique<SearchBeneath>(*level, seed, gameNumber, seat);
    return nullptr;
}

Rating weigh(const game::Position& position, std::string_view ruleset, const RateSettings& settings,
             Thinking& thinking) {
    if (position.over() || ruleset != "beneath")
        return {};
    SearchBeneath search({.iterations = settings.iterations, .threads = settings.threads}, 0, 0,
                         position.player());
    return search.weigh(dynamic_cast<const beneath::TablePosition&>(position).state(), thinking,
                        settings.also);
}

std::vector<RatedMove> rate(const game::Position& position, std::string_view ruleset,
                            const RateSettings& settings, Thinking& thinking) {
    auto moves = weigh(position, ruleset, settings, thinking).moves;
    if (moves.size() > settings.most)
        moves.resize(settings.most);
    return moves;
}

} // namespace tilewright::players
