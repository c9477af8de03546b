
#include "engine/games/landscape/rules/piece_placement.h"

#include <bit>

namespace tilewright::landscape {

namespace {

constexpr int wagonSlot = std::countr_zero(Pieces::slotsOf(PieceType::Wagon));

void decided(Position& position, int player) {
    position.turn.wagons = static_cast<std::uint8_t>(position.turn.wagons & ~(1U << player));
}

/// Calls see(tile) for each tile to which a wagon may move on from its place.
template <class See>
void forEachWay(const Position& position, int from, See see) {
    const WagonWay way = position.game().options().wagonWay;
    if (way == WagonWay::Connected) {
        position.features.forEachTile(from, see);
        return;
    }
    const Cell at = position.cellOfPlace(from);
    for (int y = at.y - 1; y <= at.y + 1; ++y)
        for (int x = at.x - 1; x <= at.x + 1; ++x) {
            const int tile = position.board.tileAt({x, y});
            if (tile >= 0 && (way == WagonWay::AsNumbered || x == at.x || y == at.y))
                see(tile);
        }
}

} // namespace

void addWagonMoves(const Position& position, game::MoveList& moves) {
    const int player = position.player();
    const int from = position.pieces.placeOf(player, wagonSlot);
    forEachWay(position, from, [&](int tile) {
        if (position.isDragonOn(tile))
            return;
        const int first = position.board.firstPlace(tile);
        for (int place = first; place < first + position.featureCount(tile); ++place) {
            const BoardFeature& boardFeature = position.features.of(place);
            if (!boardFeature.complete() && mayBePlacedOn(PieceType::Wagon, boardFeature, player))
                moves.push_back(wagonMove(player, place));
        }
    });
    moves.push_back(wagonHomeMove(player));
}

void moveWagon(Position& position, int player, int place, ChangeRecorder record) {
    movePiece(position, player, wagonSlot, place, record);
    decided(position, player);
}

void wagonHome(Position& position, int player, ChangeRecorder record) {
    movePiece(position, player, wagonSlot, nowhere, record);
    decided(position, player);
}

} // namespace tilewright::landscape
