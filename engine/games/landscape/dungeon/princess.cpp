#include "engine/games/landscape/dungeon/princess.h"

#include "engine/games/landscape/rules/followers.h"
#include "engine/games/landscape/rules/points.h"

#include <bit>

namespace tilewright::landscape {

namespace {

/// Calls see(player, slot) once for each follower that she may choose.
template <class See>
void forEachFound(const Position& position, See see) {
    const auto [first, last] = position.laidPlaces();
    FixedVector<std::uint16_t, maxFeaturesOfTile> seen;
    for (int place = first; place < last; ++place) {
        if (!position.kindOfPlace(place).princess)
            continue;
        const auto root = static_cast<std::uint16_t>(position.features.root(place));
        if (std::find(seen.begin(), seen.end(), root) != seen.end())
            continue;
        seen.push_back(root);
        forEachFigure(position, root, [&](int player, int slot) {
            if (isFollower(Figures::figureOf(slot)))
                see(player, slot);
        });
    }
}

} // namespace

void addPrincessMoves(const Position& position, game::MoveList& moves) {
    forEachFound(position, [&](int player, int slot) {
        moves.push_back(figureMove(MoveKind::SendHome, position.turn.player, Figure::Follower,
                                   position.figures.placeOf(player, slot)));
    });
}

bool princessFinds(const Position& position) {
    bool any = false;
    forEachFound(position, [&any](int, int) { any = true; });
    return any;
}

bool princessBinds(const Position& position) {
    return position.game().options().princessMust && !position.turn.deployed && princessFinds(position);
}

void sendByPrincess(Position& position, int place, ChangeRecorder record) {
    position.turn.deployed = true;
    const Standing standing = *position.standingAt(place);
    moveFigure(position, standing.player, standing.slot, nowhere, record);
}

} // namespace tilewright::landscape
