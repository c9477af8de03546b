#pragma once

#include "engine/games/move.h"
#include "engine/grid/cell.h"

#include <cstdint>

namespace tilewright::game {

// How rule systems pack their moves into 64 bits.

template <class Value>
constexpr std::uint64_t bitField(Value value, int shift) {
    return static_cast<std::uint64_t>(value) << shift;
}
constexpr std::uint64_t extractBits(Move m, int shift, int width) {
    return (m.bits >> shift) & ((std::uint64_t{1} << width) - 1);
}

/// The kind of the move and the player, in the lowest bits.
inline constexpr int kindBits = 5;
template <class Kind>
constexpr std::uint64_t moveHeader(Kind kind, int player) {
    return bitField(kind, 0) | bitField(player, kindBits);
}

// Laying a tile: 10 bits tile kind, 2 rotation, 15 each x and y, from `shift` on.
constexpr std::uint64_t layFields(int tileKind, Cell cell, Rotation r, int shift) {
    return bitField(tileKind, shift) | bitField(r, shift + 10) | bitField(cell.x + 16384, shift + 12) |
           bitField(cell.y + 16384, shift + 27);
}
constexpr int takeTileKind(Move m, int shift) {
    return static_cast<int>(extractBits(m, shift, 10));
}
constexpr Rotation takeRotation(Move m, int shift) {
    return rotationAt(static_cast<int>(extractBits(m, shift + 10, 2)));
}
constexpr Cell takeCell(Move m, int shift) {
    return {static_cast<int>(extractBits(m, shift + 12, 15)) - 16384,
            static_cast<int>(extractBits(m, shift + 27, 15)) - 16384};
}

} // namespace tilewright::game
