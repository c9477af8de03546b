#include "engine/games/landscape/bots/landscape_bots.h"

#include "engine/bots/search_bot_impl.h"
#include "engine/games/landscape/bots/one_ply_landscape.h"
#include "engine/games/landscape/bots/search_landscape.h"
#include "engine/games/landscape/rules/interface/headings.h"

#include <limits>

namespace tilewright::bots {

template class SearchTree<LandscapeSearchTraits>;
template class SearchBot<LandscapeSearchTraits>;

namespace {

/// Points of the landscape game show early which moves are good: many layings, short playouts, and the same
/// luck for all moves. Positions with another tile drawn get no nodes: their few visits would say less of the
/// next move than the greedy player does.
constexpr SearchTreeSettings tree{.rootWidth = 16,
                                  .exploration = 0.3,
                                  .playoutTurns = 3,
                                  .expandAfter = std::numeric_limits<std::uint32_t>::max(),
                                  .commonRandomNumbers = true};
constexpr BotFactory::Levels levelsOfLand{
    .quick = {.iterations = 60, .tree = tree},
    .middle = {.iterations = 1200, .tree = tree},
    .strong = {.iterations = 2000, .threads = 2, .tree = tree},
};

std::vector<MoveGroup> landscapeMoveGroups() {
    std::vector<MoveGroup> all;
    for (int kind = 0; kind < landscape::moveKindCount; ++kind)
        for (int pieceType = 0; pieceType < landscape::pieceTypeCount; ++pieceType)
            addGroup(all, landscape::headingOf(static_cast<landscape::MoveKind>(kind),
                                               static_cast<landscape::PieceType>(pieceType)));
    return all;
}

std::unique_ptr<Bot> onePly(Random random) {
    return std::make_unique<OnePlyLandscape>(random);
}

} // namespace

const BotFactory& landscapeBots() {
    static constexpr BotFactory bots = [] {
        BotFactory all = makeBotFactory<LandscapeSearchTraits>(levelsOfLand, landscapeMoveGroups);
        all.onePly = onePly;
        return all;
    }();
    return bots;
}

} // namespace tilewright::bots
