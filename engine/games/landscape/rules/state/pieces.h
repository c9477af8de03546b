#pragma once

#include "engine/games/landscape/rules/state/game.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace tilewright::landscape {

// Places of pieces (L-1.5). Places below maxPlaces are features of laid tiles (LaidTiles); these are the
// others.

inline constexpr int firstTowerPlace = 0x8000;
/// On top of that tile's tower.
constexpr int towerPlace(int tile) {
    return firstTowerPlace + tile;
}
constexpr bool isTower(int place) {
    return place >= firstTowerPlace && place < firstTowerPlace + maxTiles;
}
/// D-1.1. Also the place of dragon and fairy in the dungeon.
inline constexpr std::uint16_t inDungeon = 0xC000;
/// With the player who took the figure prisoner (L-5.3).
constexpr int prisonOf(int holder) {
    return inDungeon + 1 + holder;
}
constexpr bool isPrison(int place) {
    return place > inDungeon && place <= prisonOf(maxPlayers - 1);
}
constexpr int holderOf(int prison) {
    return prison - prisonOf(0);
}

/// The places of all figures. A figure is identified by its player and its slot: seven small followers, then
/// large, mayor, wagon, builder, pig, then small followers beyond seven.
class Pieces {
public:
    static constexpr int maxPerPlayer = maxFollowers + pieceTypeCount - 1;

    explicit Pieces(const Game& game) {
        const auto count = static_cast<unsigned>(game.options().followers);
        const unsigned small = std::min(count, unsigned{firstSmall});
        const unsigned more = ((1U << (count - small)) - 1) << firstMore;
        for (int p = 0; p < game.playerCount(); ++p)
            supply_[static_cast<std::size_t>(p)] = static_cast<std::uint16_t>(
                ((1U << small) - 1) | game.options().pieces >> 1 << firstSmall | more);
        for (auto& places : places_)
            places.fill(nowhere);
    }

    static constexpr PieceType pieceTypeOf(int slot) {
        return slot < firstSmall || slot >= firstMore ? PieceType::Follower
                                                      : static_cast<PieceType>(slot - firstSmall + 1);
    }
    /// Slots of that figure: several for the small followers.
    static constexpr unsigned slotsOf(PieceType f) {
        return f == PieceType::Follower ? smallSlots : 1U << (firstSmall - 1 + static_cast<int>(f));
    }
    /// Number among the figures of its kind.
    static constexpr int numberOf(int slot) {
        return slot < firstSmall ? slot : slot < firstMore ? 0 : slot - firstMore + firstSmall;
    }

    /// Bit s: slot s is in the player's supply; on a feature; on a tower, in the dungeon or a prisoner.
    unsigned supply(int player) const { return supply_[static_cast<std::size_t>(player)]; }
    unsigned onFeatures(int player) const { return onFeatures_[static_cast<std::size_t>(player)]; }
    unsigned offFeatures(int player) const { return offFeatures_[static_cast<std::size_t>(player)]; }
    /// Slots on a tower, in the dungeon or in a prison (apart) at exactly that place.
    unsigned offFeaturesAt(int player, int place) const {
        unsigned there = 0;
        for (unsigned rest = offFeatures(player); rest != 0; rest &= rest - 1)
            if (placeOf(player, std::countr_zero(rest)) == place)
                there |= rest & (~rest + 1);
        return there;
    }
    bool has(int player, PieceType f) const { return (supply(player) & slotsOf(f)) != 0; }
    /// bitOf() each kind of figure in the player's supply.
    unsigned typesInSupply(int player) const {
        const unsigned small = (supply(player) & smallSlots) != 0 ? bitOf(PieceType::Follower) : 0U;
        const unsigned single = (supply(player) >> firstSmall) & ((1U << (pieceTypeCount - 1)) - 1);
        return small | single << 1;
    }
    int count(int player, PieceType f) const { return std::popcount(supply(player) & slotsOf(f)); }
    /// `nowhere` while it is in the supply.
    int placeOf(int player, int slot) const {
        return places_[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)];
    }

    /// Returns the slot. Pre: has(player, f).
    int put(int player, PieceType f, int place) {
        const int slot = std::countr_zero(supply(player) & slotsOf(f));
        move(player, slot, place);
        return slot;
    }
    /// Moves a figure from any place to another.
    void move(int player, int slot, int place) {
        leave(player, slot);
        auto& mask = place < maxPlaces ? onFeatures_ : offFeatures_;
        mask[static_cast<std::size_t>(player)] |= static_cast<std::uint16_t>(1U << slot);
        setPlace(player, slot, place);
    }
    void takeHome(int player, int slot) {
        leave(player, slot);
        supply_[static_cast<std::size_t>(player)] |= static_cast<std::uint16_t>(1U << slot);
        setPlace(player, slot, nowhere);
    }

    friend bool operator==(const Pieces&, const Pieces&) = default;

private:
    static constexpr int firstSmall = 7;
    static constexpr int firstMore = firstSmall + pieceTypeCount - 1;
    static constexpr unsigned smallSlots =
        ((1U << firstSmall) - 1) | ((1U << (maxFollowers - firstSmall)) - 1) << firstMore;

    void leave(int player, int slot) {
        const auto p = static_cast<std::size_t>(player);
        const auto others = static_cast<std::uint16_t>(~(1U << slot));
        supply_[p] &= others;
        onFeatures_[p] &= others;
        offFeatures_[p] &= others;
    }
    void setPlace(int player, int slot, int place) {
        places_[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)] =
            static_cast<std::uint16_t>(place);
    }

    std::array<std::array<std::uint16_t, maxPerPlayer>, maxPlayers> places_{};
    std::array<std::uint16_t, maxPlayers> supply_{};
    std::array<std::uint16_t, maxPlayers> onFeatures_{};
    std::array<std::uint16_t, maxPlayers> offFeatures_{};
};

} // namespace tilewright::landscape
