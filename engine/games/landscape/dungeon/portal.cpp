#include "engine/games/landscape/dungeon/portal.h"

#include "engine/games/landscape/rules/followers.h"

namespace tilewright::landscape {

void addPortalMoves(const Position& position, game::MoveList& moves) {
    if (position.turn.tile == nowhere || !position.kindOfTile(position.turn.tile).portal)
        return;
    const int player = position.turn.player;
    for (const Figure figure : {Figure::Follower, Figure::Large, Figure::Mayor, Figure::Wagon}) {
        if (!position.figures.has(player, figure))
            continue;
        for (int place = 0; place < position.features.placeCount(); ++place) {
            const int root = position.features.root(place);
            const int tile = position.features.tileOf(place);
            if (mayStand(figure, position.features.at(root), player) &&
                takesFiguresElsewhere(position, root) && !position.isDragonOn(tile) &&
                tile != position.turn.tile)
                moves.push_back(placeMove(player, figure, place));
        }
    }
}

} // namespace tilewright::landscape
