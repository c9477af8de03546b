#pragma once

#include "engine/game/move.h"
#include "engine/grid/cell.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/side.h"

#include <cstdint>

namespace tilewright::beneath {

using game::Move;

/// The moves of the record format, in its order.
enum class MoveKind : std::uint8_t {
    ChoosePicks,
    Lay,
    Draw,
    EnterRunner,
    MoveRunner,
    CollectAgain,
    MoveGuard,
    TakeMarker,
    PlaceMarker,
    RemoveMarker,
    MakeSilver,
    ReleasePrisoner,
    MovePrisoner,
    EnterKeyRoom,
    Exchange,
    EndTurn
};
inline constexpr int moveKindCount = 16;

/// A multiset of picks: four bits per colour, in the order of B-1.5.
struct Picks {
    std::uint32_t code = 0;

    static constexpr Picks one(int colour) { return {std::uint32_t{1} << (4 * colour)}; }
    constexpr int count(int colour) const { return static_cast<int>((code >> (4 * colour)) & 0xF); }
    constexpr bool empty() const { return code == 0; }
    constexpr int total() const {
        int sum = 0;
        for (int c = 0; c < colourCount; ++c)
            sum += count(c);
        return sum;
    }
    friend constexpr Picks operator+(Picks a, Picks b) { return {a.code + b.code}; }
    friend constexpr bool operator==(Picks, Picks) = default;
};

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

// Bits 0-4 kind, 5-6 player. Layings: 7-16 tile kind, 17-18 rotation, 19-33 x, 34-48 y. All others: 7-38
// picks, 39-41 piece, 42-43 direction, 44 marker, 45-47 colour taken, 48-57 chamber. Bits that a kind doesn't
// use are zero.

constexpr MoveKind kind(Move m) {
    return static_cast<MoveKind>(m.bits & 0x1F);
}
constexpr int player(Move m) {
    return static_cast<int>(detail::take(m, 5, 2));
}

constexpr int tileKind(Move m) {
    return static_cast<int>(detail::take(m, 7, 10));
}
constexpr Rotation rotation(Move m) {
    return rotationAt(static_cast<int>(detail::take(m, 17, 2)));
}
constexpr Cell cell(Move m) {
    return {static_cast<int>(detail::take(m, 19, 15)) - 16384,
            static_cast<int>(detail::take(m, 34, 15)) - 16384};
}

constexpr Picks picks(Move m) {
    return {static_cast<std::uint32_t>(detail::take(m, 7, 32))};
}
constexpr int piece(Move m) {
    return static_cast<int>(detail::take(m, 39, 3));
}
constexpr Direction direction(Move m) {
    return directionAt(static_cast<int>(detail::take(m, 42, 2)));
}
constexpr Marker marker(Move m) {
    return static_cast<Marker>(detail::take(m, 44, 1));
}
constexpr int colourTaken(Move m) {
    return static_cast<int>(detail::take(m, 45, 3));
}
constexpr int chamber(Move m) {
    return static_cast<int>(detail::take(m, 48, 10));
}

constexpr Move layMove(int player, int tileKind, Cell cell, Rotation r) {
    return {detail::head(MoveKind::Lay, player) | detail::field(static_cast<std::uint64_t>(tileKind), 7) |
            detail::field(static_cast<std::uint64_t>(r), 17) |
            detail::field(static_cast<std::uint64_t>(cell.x + 16384), 19) |
            detail::field(static_cast<std::uint64_t>(cell.y + 16384), 34)};
}

/// Fields of all moves except layings; those that a kind doesn't use stay zero.
struct MoveFields {
    Picks picks{};
    int piece = 0;
    Direction direction = Direction::North;
    Marker marker = Marker::Black;
    int colourTaken = 0;
    int chamber = 0;
};

constexpr Move makeMove(MoveKind kind, int player, const MoveFields& f = {}) {
    return {detail::head(kind, player) | detail::field(f.picks.code, 7) |
            detail::field(static_cast<std::uint64_t>(f.piece), 39) |
            detail::field(static_cast<std::uint64_t>(f.direction), 42) |
            detail::field(static_cast<std::uint64_t>(f.marker), 44) |
            detail::field(static_cast<std::uint64_t>(f.colourTaken), 45) |
            detail::field(static_cast<std::uint64_t>(f.chamber), 48)};
}

} // namespace tilewright::beneath
