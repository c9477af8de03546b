#pragma once

#include "engine/games/move.h"
#include "engine/games/move_bits.h"
#include "engine/grid/cell.h"
#include "engine/model/map/map.h"
#include "engine/model/sides.h"

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

/// What a step does about a white marker (B-6.5).
enum class WhiteUse : std::uint8_t {
    AsItLies, ///< uses up one that lies there
    FromHand, ///< plays one of the player's own
    Kept      ///< pays the door, and leaves one that lies there
};

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

// Bits 0-4 kind, 5-6 player. Layings: 7-16 tile kind, 17-18 rotation, 19-33 x, 34-48 y. All others: 7-38
// picks, 39-41 and 58 piece, 42-43 direction, 44 marker, 45-47 colour taken, 48-57 chamber, 59-60 use
// of a white marker, 61 a pick that stays. Bits that a kind doesn't use are zero. A step has the chamber
// where it ends plus 1, zero if it doesn't go on beyond the first.

constexpr MoveKind kind(Move m) {
    return static_cast<MoveKind>(game::extractBits(m, 0, game::kindBits));
}
constexpr int player(Move m) {
    return static_cast<int>(game::extractBits(m, 5, 2));
}

inline constexpr int layBits = 7;
constexpr int tileKind(Move m) {
    return game::takeTileKind(m, layBits);
}
constexpr Rotation rotation(Move m) {
    return game::takeRotation(m, layBits);
}
constexpr Cell cell(Move m) {
    return game::takeCell(m, layBits);
}

constexpr Picks picks(Move m) {
    return {static_cast<std::uint32_t>(game::extractBits(m, 7, 32))};
}
constexpr int piece(Move m) {
    return static_cast<int>(game::extractBits(m, 39, 3) | game::extractBits(m, 58, 1) << 3);
}
constexpr Direction direction(Move m) {
    return directionAt(static_cast<int>(game::extractBits(m, 42, 2)));
}
constexpr Marker marker(Move m) {
    return static_cast<Marker>(game::extractBits(m, 44, 1));
}
constexpr int colourTaken(Move m) {
    return static_cast<int>(game::extractBits(m, 45, 3));
}
constexpr int chamber(Move m) {
    return static_cast<int>(game::extractBits(m, 48, 10));
}

constexpr WhiteUse whiteUse(Move m) {
    return static_cast<WhiteUse>(game::extractBits(m, 59, 2));
}
/// Whether a Runner leaves the pick of the door by which he enters (B-6.3).
constexpr bool leavesPick(Move m) {
    return game::extractBits(m, 61, 1) != 0;
}
/// Where a step goes on to by clear passages; -1 if it ends in the first chamber (B-5.2).
constexpr int goesOnTo(Move m) {
    return chamber(m) - 1;
}

// The same move with one more field. Pre: that is zero.
constexpr Move withPicks(Move m, Picks picks) {
    return {m.bits | game::bitField(picks.code, 7)};
}
constexpr Move withDirection(Move m, Direction d) {
    return {m.bits | game::bitField(d, 42)};
}
constexpr Move withColourTaken(Move m, int colour) {
    return {m.bits | game::bitField(colour, 45)};
}
constexpr Move withChamber(Move m, int chamber) {
    return {m.bits | game::bitField(chamber, 48)};
}
/// The step, going on to that chamber.
constexpr Move goingOnTo(Move m, int chamber) {
    return withChamber(m, chamber + 1);
}
constexpr Move withWhiteUse(Move m, WhiteUse use) {
    return {m.bits | game::bitField(use, 59)};
}
constexpr Move leavingPick(Move m) {
    return {m.bits | game::bitField(1, 61)};
}

constexpr Move layMove(int player, int tileKind, Cell cell, Rotation r) {
    return {game::moveHeader(MoveKind::Lay, player) | game::layFields(tileKind, cell, r, layBits)};
}

/// Fields of all moves except layings; those that a kind doesn't use stay zero.
struct MoveFields {
    Picks picks{};
    int piece = 0;
    Direction direction = Direction::North;
    Marker marker = Marker::Black;
    int colourTaken = 0;
    int chamber = 0;
    WhiteUse whiteUse = WhiteUse::AsItLies;
    bool leavesPick = false;
};

constexpr Move makeMove(MoveKind kind, int player, const MoveFields& f = {}) {
    return {game::moveHeader(kind, player) | game::bitField(f.picks.code, 7) |
            game::bitField(f.piece & 7, 39) | game::bitField(f.piece >> 3, 58) |
            game::bitField(f.direction, 42) | game::bitField(f.marker, 44) |
            game::bitField(f.colourTaken, 45) | game::bitField(f.chamber, 48) |
            game::bitField(f.whiteUse, 59) | game::bitField(f.leavesPick ? 1 : 0, 61)};
}

} // namespace tilewright::beneath
