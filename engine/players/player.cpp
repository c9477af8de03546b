#include "engine/players/player.h"

#include "engine/players/greedy_beneath.h"
#include "engine/players/random_player.h"

namespace tilewright::players {

std::vector<PlayerSpec> availablePlayers(std::string_view ruleset) {
    std::vector<PlayerSpec> specs;
    if (ruleset == "beneath")
        specs.push_back({"greedy", QT_TRANSLATE_NOOP("Engine", "Greedy"),
                         QT_TRANSLATE_NOOP("Engine", "Plays to win: takes what helps most this turn.")});
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
    return nullptr;
}

} // namespace tilewright::players
