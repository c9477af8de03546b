// L-2.2 and L-4: where figures may stand.

#include "engine/games/landscape/rules/followers.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace tilewright::landscape {

void addPlaceMoves(const Position& position, game::MoveList& moves) {
    if (position.turn.deployed)
        return;
    const int player = position.turn.player;
    if (position.isDragonOn(position.turn.tile))
        return;
    const auto [first, last] = position.laidPlaces();
    for (int n = 0; n < figureCount; ++n) {
        const auto figure = static_cast<Figure>(n);
        if (!position.figures.has(player, figure))
            continue;
        for (int place = first; place < last; ++place)
            if (const Joined& joined = position.features.of(place);
                mayStand(figure, joined, player) && takesFigures(joined, position.game().options()))
                moves.push_back(placeMove(player, figure, place));
    }
}

bool completedNow(const Position& position, int root) {
    const auto [first, last] = position.laidPlaces();
    for (int place = first; place < last; ++place)
        if (position.features.root(place) == root)
            return true;
    const auto& cloisters = position.turn.completedCloisters;
    return std::find(cloisters.begin(), cloisters.end(), root) != cloisters.end();
}

void putFigure(Position& position, int player, Figure figure, int place, ChangeRecorder record) {
    if (!isTower(place)) {
        Joined& joined = position.features.at(position.features.root(place));
        assert(mayStand(figure, joined, player)); // so that no place ever has two (L-1.5)
        auto& mask = isFollower(figure) ? joined.followers : joined.helpers;
        mask = static_cast<std::uint8_t>(mask | 1U << player);
    }
    const int slot = position.figures.put(player, figure, place);
    position.turn.deployed = true;
    record.moved(position, player, slot, nowhere, place);
}

void takeHome(Position& position, int player, int slot, ChangeRecorder record) {
    const int from = position.figures.placeOf(player, slot);
    position.figures.takeHome(player, slot);
    leaveFairy(position, player, slot, record);
    record.moved(position, player, slot, from, nowhere);
}

namespace {

/// Updates a feature after one of the player's figures has left it.
void recount(Position& position, int player, int root, ChangeRecorder record) {
    unsigned there = 0;
    bool follower = false;
    for (unsigned rest = position.figures.placed(player); rest != 0; rest &= rest - 1) {
        const int slot = std::countr_zero(rest);
        if (position.features.root(position.figures.placeOf(player, slot)) != root)
            continue;
        there |= 1U << slot;
        follower = follower || isFollower(Figures::figureOf(slot));
    }
    if (!follower)
        for (unsigned rest = there; rest != 0; rest &= rest - 1)
            takeHome(position, player, std::countr_zero(rest), record);
    Joined& joined = position.features.at(root);
    const auto set = [player](std::uint8_t& mask, bool on) {
        mask = static_cast<std::uint8_t>((mask & ~(1U << player)) | (on ? 1U << player : 0U));
    };
    constexpr unsigned helpers = Figures::slotsOf(Figure::Builder) | Figures::slotsOf(Figure::Pig);
    set(joined.followers, follower);
    set(joined.helpers, follower && (there & helpers) != 0);
}

} // namespace

void moveFigure(Position& position, int player, int slot, int to, ChangeRecorder record) {
    const int from = position.figures.placeOf(player, slot);
    if (to == nowhere) {
        takeHome(position, player, slot, record);
    } else {
        position.figures.move(player, slot, to);
        leaveFairy(position, player, slot, record);
        record.moved(position, player, slot, from, to);
        if (to < maxPlaces) {
            Joined& joined = position.features.at(position.features.root(to));
            joined.followers = static_cast<std::uint8_t>(joined.followers | 1U << player);
        }
    }
    if (from < maxPlaces)
        recount(position, player, position.features.root(from), record);
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
