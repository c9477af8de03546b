#include "engine/games/landscape/bots/landscape_bots.h"

#include "engine/games/landscape/bots/one_ply_landscape.h"
#include "engine/games/landscape/bots/search_landscape.h"
#include "engine/games/landscape/rules/face/headings.h"

#include <limits>

namespace tilewright::players {

namespace {

/// Points of the landscape game show early which moves are good: many layings, short playouts, and the same
/// luck for all moves. Positions with another tile drawn get no nodes: their few visits would say less of the
/// next move than the greedy player does.
constexpr TreeSettings tree{.rootWidth = 16,
                            .exploration = 0.3,
                            .playoutTurns = 3,
                            .expandAfter = std::numeric_limits<std::uint32_t>::max(),
                            .sameLuck = true};
constexpr Bots::Levels levelsOfLand{
    .quick = {.iterations = 60, .tree = tree},
    .middle = {.iterations = 1200, .tree = tree},
    .strong = {.iterations = 2000, .threads = 2, .tree = tree},
};

std::vector<MoveGroup> groupsOfLand() {
    std::vector<MoveGroup> all;
    for (int kind = 0; kind < landscape::moveKindCount; ++kind)
        for (int figure = 0; figure < landscape::figureCount; ++figure)
            addGroup(all, landscape::headingOf(static_cast<landscape::MoveKind>(kind),
                                               static_cast<landscape::Figure>(figure)));
    return all;
}

std::unique_ptr<Player> onePly(Random random) {
    return std::make_unique<OnePlyLandscape>(random);
}

} // namespace

const Bots& landscapeBots() {
    static constexpr Bots bots = [] {
        Bots all = botsOf<LandscapeRules>(levelsOfLand, groupsOfLand);
        all.onePly = onePly;
        return all;
    }();
    return bots;
}

} // namespace tilewright::players
