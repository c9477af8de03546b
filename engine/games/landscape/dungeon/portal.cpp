#include "engine/games/landscape/dungeon/portal.h"

#include "engine/games/landscape/rules/piece_placement.h"

namespace tilewright::landscape {

void addPortalMoves(const Position& position, game::MoveList& moves) {
    if (position.turn.tile == nowhere || !position.kindOfTile(position.turn.tile).portal)
        return;
    const int player = position.turn.player;
    for (const PieceType pieceType :
         {PieceType::Follower, PieceType::Large, PieceType::Mayor, PieceType::Wagon}) {
        if (!position.pieces.has(player, pieceType))
            continue;
        for (int place = 0; place < position.features.placeCount(); ++place) {
            const int root = position.features.root(place);
            const int tile = position.features.tileOf(place);
            if (mayBePlacedOn(pieceType, position.features.at(root), player) &&
                acceptsPiecesElsewhere(position, root) && !position.isDragonOn(tile) &&
                tile != position.turn.tile)
                moves.push_back(placeMove(player, pieceType, place));
        }
    }
}

} // namespace tilewright::landscape
