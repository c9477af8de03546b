#include "engine/games/beneath/bots/beneath_bots.h"

#include "engine/games/beneath/bots/search_beneath.h"
#include "engine/games/beneath/rules/headings.h"

namespace tilewright::bots {

namespace {

constexpr BotFactory::Levels beneathLevels{
    .quick = {.iterations = 48, .tree = {.playoutTurns = 4}},
    .middle = {.iterations = 280, .tree = {.playoutTurns = 4}},
    .strong = {.iterations = 800, .threads = 2, .tree = {.playoutTurns = 4}},
};

std::vector<MoveGroup> beneathMoveGroups() {
    std::vector<MoveGroup> all;
    for (int kind = 0; kind < beneath::moveKindCount; ++kind)
        for (const Marker marker : {Marker::Black, Marker::White})
            addGroup(all, beneath::headingOf(static_cast<beneath::MoveKind>(kind), marker));
    return all;
}

} // namespace

const BotFactory& beneathBots() {
    static constexpr BotFactory bots = makeBotFactory<BeneathSearchTraits>(beneathLevels, beneathMoveGroups);
    return bots;
}

} // namespace tilewright::bots
