#pragma once

#include "engine/games/landscape/rules/options.h"
#include "engine/games/move.h"
#include "engine/games/move_bits.h"
#include "engine/grid/cell.h"

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

// Bits 0-4 kind, 5-7 player. Layings: 8-17 tile kind, 18-19 rotation, 20-34 x, 35-49 y. All others: 8-10
// figure or colour, 11-26 place, tile or holder, 27-42 place of a follower who is taken, 43-45 the figure
// returned for him plus 1. Entering the dungeon from the board: 27-42 the place that the follower leaves
// plus 1. Bits that a kind doesn't use are zero.

constexpr MoveKind kind(Move m) {
    return static_cast<MoveKind>(game::extractBits(m, 0, game::kindBits));
}
constexpr int player(Move m) {
    return static_cast<int>(game::extractBits(m, 5, 3));
}

inline constexpr int layBits = 8;
constexpr int tileKind(Move m) {
    return game::takeTileKind(m, layBits);
}
constexpr Rotation rotation(Move m) {
    return game::takeRotation(m, layBits);
}
constexpr Cell cell(Move m) {
    return game::takeCell(m, layBits);
}

constexpr PieceType pieceType(Move m) {
    return static_cast<PieceType>(game::extractBits(m, 8, 3));
}
constexpr int colour(Move m) {
    return static_cast<int>(game::extractBits(m, 8, 3));
}
/// As in places.h; `nowhere` if there is none.
constexpr int place(Move m) {
    return static_cast<int>(game::extractBits(m, 11, 16));
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
    return static_cast<int>(game::extractBits(m, 27, 16));
}
/// Of entering the dungeon: the place on the board that the follower leaves, `nowhere` for the supply.
constexpr int leftPlace(Move m) {
    const int field = taken(m);
    return field == 0 ? 0xFFFF : field - 1;
}
/// Of a floor: the figure returned in exchange, -1 for none.
constexpr int back(Move m) {
    return static_cast<int>(game::extractBits(m, 43, 3)) - 1;
}

constexpr Move layMove(int player, int tileKind, Cell cell, Rotation r) {
    return {game::moveHeader(MoveKind::Lay, player) | game::layFields(tileKind, cell, r, layBits)};
}
constexpr Move placeMove(int player, PieceType f, int place) {
    return {game::moveHeader(MoveKind::Place, player) | game::bitField(f, 8) | game::bitField(place, 11)};
}
constexpr Move tokenMove(int player, int colour, int place) {
    return {game::moveHeader(MoveKind::PlaceToken, player) | game::bitField(colour, 8) |
            game::bitField(place, 11)};
}
constexpr Move endTurnMove(int player) {
    return {game::moveHeader(MoveKind::EndTurn, player)};
}
constexpr Move wagonMove(int player, int place) {
    return {game::moveHeader(MoveKind::MoveWagon, player) | game::bitField(place, 11)};
}
constexpr Move wagonHomeMove(int player) {
    return {game::moveHeader(MoveKind::WagonHome, player)};
}
/// Kinds with a figure and a place: Ransom (the holder instead of a place), PutFairy (the figure in the
/// dungeon only), SendHome (no figure), EnterDungeon (`nowhere` to stay there), LeaveDungeon.
constexpr Move pieceMove(MoveKind kind, int player, PieceType f, int place) {
    return {game::moveHeader(kind, player) | game::bitField(f, 8) | game::bitField(place, 11)};
}
/// EnterDungeon from a place on the board; `place` as there.
constexpr Move enterMoveFrom(int player, PieceType f, int from, int place) {
    return {pieceMove(MoveKind::EnterDungeon, player, f, place).bits | game::bitField(from + 1, 27)};
}
/// FlushDragon and MoveDragon.
constexpr Move dragonMove(MoveKind kind, int player, int tile) {
    return {game::moveHeader(kind, player) | game::bitField(tile, 11)};
}
constexpr Move floorMove(int player, int tile, int taken, int back) {
    return {game::moveHeader(MoveKind::PlaceFloor, player) | game::bitField(tile, 11) |
            game::bitField(taken, 27) | game::bitField(back + 1, 43)};
}
/// Flee and Stay: of that figure where each is decided by itself, of all of the player's otherwise.
constexpr Move fleeMove(MoveKind kind, int player, PieceType f = PieceType::Follower) {
    return {game::moveHeader(kind, player) | game::bitField(f, 8)};
}

} // namespace tilewright::landscape
