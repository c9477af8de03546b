// L-2.2 and L-4: who may stand where.

#include "engine/landscape/followers.h"

#include <cassert>

namespace tilewright::landscape {

void addPlaceMoves(const Position& position, game::MoveList& moves) {
    const int player = position.turn.player;
    const int tile = position.turn.tile;
    const int first = position.board.firstPlace(tile);
    for (int n = 0; n < figureCount; ++n) {
        const auto figure = static_cast<Figure>(n);
        if (!position.figures.has(player, figure))
            continue;
        for (int place = first; place < first + position.featureCount(tile); ++place)
            if (mayStand(figure, position.features.of(place), player))
                moves.push_back(placeMove(player, figure, place));
    }
}

void putFigure(Position& position, int player, Figure figure, int place, Teller tell) {
    Joined& joined = position.features.at(position.features.root(place));
    assert(mayStand(figure, joined, player)); // so that no place ever holds two (L-1.5)
    auto& mask = isFollower(figure) ? joined.followers : joined.helpers;
    mask = static_cast<std::uint8_t>(mask | 1U << player);
    const int slot = position.figures.put(player, figure, place);
    position.turn.placed = true;
    tell.moved(position, player, slot, nowhere, place);
}

void takeHome(Position& position, int player, int slot, Teller tell) {
    const int from = position.figures.placeOf(player, slot);
    position.figures.takeHome(player, slot);
    tell.moved(position, player, slot, from, nowhere);
}

bool extendsBuilder(const Position& position, int player, int tile) {
    if ((position.figures.placed(player) & Figures::slotsOf(Figure::Builder)) == 0)
        return false;
    const int first = position.board.firstPlace(tile);
    for (int place = first; place < first + position.featureCount(tile); ++place) {
        const Joined& joined = position.features.of(place);
        if (goesOn(Figure::Builder, joined.kind) && ((joined.helpers >> player) & 1U) != 0)
            return true;
    }
    return false;
}

} // namespace tilewright::landscape
