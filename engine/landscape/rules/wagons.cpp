#include "engine/landscape/rules/wagons.h"

#include "engine/landscape/rules/followers.h"

#include <bit>

namespace tilewright::landscape {

namespace {

constexpr int wagonSlot = std::countr_zero(Figures::slotsOf(Figure::Wagon));

void decided(Position& position, int player) {
    position.turn.wagons = static_cast<std::uint8_t>(position.turn.wagons & ~(1U << player));
}

} // namespace

void addWagonMoves(const Position& position, game::MoveList& moves) {
    const int player = position.player();
    const Cell from = position.cellOfPlace(position.figures.placeOf(player, wagonSlot));
    for (int y = from.y - 1; y <= from.y + 1; ++y)
        for (int x = from.x - 1; x <= from.x + 1; ++x) {
            const int tile = position.board.tileAt({x, y});
            if (tile < 0 || position.isDragonOn(tile))
                continue;
            const int first = position.board.firstPlace(tile);
            for (int place = first; place < first + position.featureCount(tile); ++place) {
                const Joined& joined = position.features.of(place);
                if (!joined.complete() && mayStand(Figure::Wagon, joined, player))
                    moves.push_back(wagonMove(player, place));
            }
        }
    moves.push_back(wagonHomeMove(player));
}

void moveWagon(Position& position, int player, int place, ChangeRecorder record) {
    const int from = position.figures.placeOf(player, wagonSlot);
    Joined& joined = position.features.at(position.features.root(place));
    joined.followers = static_cast<std::uint8_t>(joined.followers | 1U << player);
    position.figures.move(player, wagonSlot, place);
    leaveFairy(position, player, wagonSlot, record);
    record.moved(position, player, wagonSlot, from, place);
    decided(position, player);
}

void wagonHome(Position& position, int player, ChangeRecorder record) {
    takeHome(position, player, wagonSlot, record);
    decided(position, player);
}

} // namespace tilewright::landscape
