#pragma once

#include "engine/game/move.h"
#include "engine/grid/cell.h"
#include "engine/landscape/options.h"

#include <cstdint>

namespace tilewright::landscape {

using game::Move;

inline constexpr int tokenColours = 6;

/// The moves of the record format, in its order.
enum class MoveKind : std::uint8_t {
    Lay,
    Place,
    PlaceToken,
    EndTurn,
    MoveWagon,
    WagonHome,
    Ransom,
    PutFairy,
    SendHome,
    EnterDungeon,
    LeaveDungeon,
    FlushDragon,
    PlaceFloor,
    MoveDragon,
    Flee,
    Stay
};
inline constexpr int moveKindCount = 16;

namespace detail {
constexpr std::uint64_t field(std::uint64_t value, int shift) {
    return value << shift;
}
constexpr std::uint64_t take(Move m, int shift, int width) {
    return (m.bits >> shift) & ((std::uint64_t{1} << width) - 1);
}
constexpr std::uint64_t head(MoveKind kind, int player) {
    return static_cast<std::uint64_t>(kind) | field(static_cast<std::uint64_t>(player), 5);
}
} // namespace detail

// Bits 0-4 kind, 5-7 player. Layings: 8-17 tile kind, 18-19 rotation, 20-34 x, 35-49 y. All others: 8-10
// figure or colour, 11-26 place, tile or holder, 27-42 place of a follower who is taken, 43-45 the figure
// returned for him plus 1. Bits that a kind doesn't use are zero.

constexpr MoveKind kind(Move m) {
    return static_cast<MoveKind>(m.bits & 0x1F);
}
constexpr int player(Move m) {
    return static_cast<int>(detail::take(m, 5, 3));
}

constexpr int tileKind(Move m) {
    return static_cast<int>(detail::take(m, 8, 10));
}
constexpr Rotation rotation(Move m) {
    return rotationAt(static_cast<int>(detail::take(m, 18, 2)));
}
constexpr Cell cell(Move m) {
    return {static_cast<int>(detail::take(m, 20, 15)) - 16384,
            static_cast<int>(detail::take(m, 35, 15)) - 16384};
}

constexpr Figure figure(Move m) {
    return static_cast<Figure>(detail::take(m, 8, 3));
}
constexpr int colour(Move m) {
    return static_cast<int>(detail::take(m, 8, 3));
}
/// As in places.h; `nowhere` if there is none.
constexpr int place(Move m) {
    return static_cast<int>(detail::take(m, 11, 16));
}
/// Of floors and the dragon: number of a laid tile.
constexpr int tile(Move m) {
    return place(m);
}
/// Of a ransom: the player who holds the prisoner.
constexpr int holder(Move m) {
    return place(m);
}
/// Of a floor: the place of the follower it takes, `nowhere` for none.
constexpr int taken(Move m) {
    return static_cast<int>(detail::take(m, 27, 16));
}
/// Of a floor: the figure returned in exchange, -1 for none.
constexpr int back(Move m) {
    return static_cast<int>(detail::take(m, 43, 3)) - 1;
}

constexpr Move layMove(int player, int tileKind, Cell cell, Rotation r) {
    return {detail::head(MoveKind::Lay, player) | detail::field(static_cast<std::uint64_t>(tileKind), 8) |
            detail::field(static_cast<std::uint64_t>(r), 18) |
            detail::field(static_cast<std::uint64_t>(cell.x + 16384), 20) |
            detail::field(static_cast<std::uint64_t>(cell.y + 16384), 35)};
}
constexpr Move placeMove(int player, Figure f, int place) {
    return {detail::head(MoveKind::Place, player) | detail::field(static_cast<std::uint64_t>(f), 8) |
            detail::field(static_cast<std::uint64_t>(place), 11)};
}
constexpr Move tokenMove(int player, int colour, int place) {
    return {detail::head(MoveKind::PlaceToken, player) |
            detail::field(static_cast<std::uint64_t>(colour), 8) |
            detail::field(static_cast<std::uint64_t>(place), 11)};
}
constexpr Move endTurnMove(int player) {
    return {detail::head(MoveKind::EndTurn, player)};
}
constexpr Move wagonMove(int player, int place) {
    return {detail::head(MoveKind::MoveWagon, player) | detail::field(static_cast<std::uint64_t>(place), 11)};
}
constexpr Move wagonHomeMove(int player) {
    return {detail::head(MoveKind::WagonHome, player)};
}
/// Kinds with a figure and a place: Ransom (the holder instead of a place), PutFairy (the figure in the
/// dungeon only), SendHome (no figure), EnterDungeon (`nowhere` to stay there), LeaveDungeon.
constexpr Move figureMove(MoveKind kind, int player, Figure f, int place) {
    return {detail::head(kind, player) | detail::field(static_cast<std::uint64_t>(f), 8) |
            detail::field(static_cast<std::uint64_t>(place), 11)};
}
/// FlushDragon and MoveDragon.
constexpr Move dragonMove(MoveKind kind, int player, int tile) {
    return {detail::head(kind, player) | detail::field(static_cast<std::uint64_t>(tile), 11)};
}
constexpr Move floorMove(int player, int tile, int taken, int back) {
    return {detail::head(MoveKind::PlaceFloor, player) | detail::field(static_cast<std::uint64_t>(tile), 11) |
            detail::field(static_cast<std::uint64_t>(taken), 27) |
            detail::field(static_cast<std::uint64_t>(back + 1), 43)};
}
/// Flee and Stay.
constexpr Move fleeMove(MoveKind kind, int player) {
    return {detail::head(kind, player)};
}

} // namespace tilewright::landscape
