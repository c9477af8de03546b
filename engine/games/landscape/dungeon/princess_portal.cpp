#include "engine/games/landscape/dungeon/princess_portal.h"

#include "engine/games/landscape/rules/piece_placement.h"
#include "engine/games/landscape/rules/points.h"

#include <bit>

namespace tilewright::landscape {

namespace {

/// Calls see(player, slot) once for each follower that she may choose.
template <class See>
void forEachTarget(const Position& position, See see) {
    const auto [first, last] = position.laidPlaces();
    FixedVector<std::uint16_t, maxFeaturesOfTile> seen;
    for (int place = first; place < last; ++place) {
        if (!position.tileFeatureAt(place).princess)
            continue;
        const auto root = static_cast<std::uint16_t>(position.features.root(place));
        if (std::find(seen.begin(), seen.end(), root) != seen.end())
            continue;
        seen.push_back(root);
        forEachPiece(position, root, [&](int player, int slot) {
            if (isFollower(Pieces::pieceTypeOf(slot)))
                see(player, slot);
        });
    }
}

} // namespace

void addPrincessMoves(const Position& position, game::MoveList& moves) {
    forEachTarget(position, [&](int player, int slot) {
        moves.push_back(pieceMove(MoveKind::SendHome, position.turn.player, PieceType::Follower,
                                  position.pieces.placeOf(player, slot)));
    });
}

bool princessHasTarget(const Position& position) {
    bool any = false;
    forEachTarget(position, [&any](int, int) { any = true; });
    return any;
}

bool mustUsePrincess(const Position& position) {
    return position.game().options().princessMust && !position.turn.deployed && princessHasTarget(position);
}

void sendHomeByPrincess(Position& position, int place, ChangeRecorder record) {
    position.turn.deployed = true;
    const PieceId standing = *position.pieceAt(place);
    movePiece(position, standing.player, standing.slot, nowhere, record);
}

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
