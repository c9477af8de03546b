#pragma once

#include "engine/games/landscape/rules/state/places.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace tilewright::landscape {

/// The places of all figures. A figure is identified by its player and its slot: seven small followers, then
/// large, mayor, wagon, builder, pig, then small followers beyond seven.
class Figures {
public:
    static constexpr int each = mostFollowers + figureCount - 1;

    explicit Figures(const Game& game) {
        const auto count = static_cast<unsigned>(game.options().followers);
        const unsigned small = std::min(count, unsigned{firstSmall});
        const unsigned more = ((1U << (count - small)) - 1) << firstMore;
        for (int p = 0; p < game.playerCount(); ++p)
            supply_[static_cast<std::size_t>(p)] = static_cast<std::uint16_t>(
                ((1U << small) - 1) | game.options().pieces >> 1 << firstSmall | more);
        for (auto& places : places_)
            places.fill(nowhere);
    }

    static constexpr Figure figureOf(int slot) {
        return slot < firstSmall || slot >= firstMore ? Figure::Follower
                                                      : static_cast<Figure>(slot - firstSmall + 1);
    }
    /// Slots of that figure: several for the small followers.
    static constexpr unsigned slotsOf(Figure f) {
        return f == Figure::Follower ? smallSlots : 1U << (firstSmall - 1 + static_cast<int>(f));
    }
    /// Number among the figures of its kind.
    static constexpr int numberOf(int slot) {
        return slot < firstSmall ? slot : slot < firstMore ? 0 : slot - firstMore + firstSmall;
    }

    /// Bit s: slot s is in the player's supply; on a feature; on a tower, in the dungeon or a prisoner.
    unsigned supply(int player) const { return supply_[static_cast<std::size_t>(player)]; }
    unsigned placed(int player) const { return placed_[static_cast<std::size_t>(player)]; }
    unsigned apart(int player) const { return apart_[static_cast<std::size_t>(player)]; }
    /// Slots on a tower, in the dungeon or in a prison (apart) at exactly that place.
    unsigned apartAt(int player, int place) const {
        unsigned there = 0;
        for (unsigned rest = apart(player); rest != 0; rest &= rest - 1)
            if (placeOf(player, std::countr_zero(rest)) == place)
                there |= rest & (~rest + 1);
        return there;
    }
    bool has(int player, Figure f) const { return (supply(player) & slotsOf(f)) != 0; }
    int count(int player, Figure f) const { return std::popcount(supply(player) & slotsOf(f)); }
    /// `nowhere` while it is in the supply.
    int placeOf(int player, int slot) const {
        return places_[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)];
    }

    /// Returns the slot. Pre: has(player, f).
    int put(int player, Figure f, int place) {
        const int slot = std::countr_zero(supply(player) & slotsOf(f));
        move(player, slot, place);
        return slot;
    }
    /// Moves a figure from any place to another.
    void move(int player, int slot, int place) {
        leave(player, slot);
        auto& mask = place < maxPlaces ? placed_ : apart_;
        mask[static_cast<std::size_t>(player)] |= static_cast<std::uint16_t>(1U << slot);
        setPlace(player, slot, place);
    }
    void takeHome(int player, int slot) {
        leave(player, slot);
        supply_[static_cast<std::size_t>(player)] |= static_cast<std::uint16_t>(1U << slot);
        setPlace(player, slot, nowhere);
    }

    friend bool operator==(const Figures&, const Figures&) = default;

private:
    static constexpr int firstSmall = 7;
    static constexpr int firstMore = firstSmall + figureCount - 1;
    static constexpr unsigned smallSlots =
        ((1U << firstSmall) - 1) | ((1U << (mostFollowers - firstSmall)) - 1) << firstMore;

    void leave(int player, int slot) {
        const auto p = static_cast<std::size_t>(player);
        const auto others = static_cast<std::uint16_t>(~(1U << slot));
        supply_[p] &= others;
        placed_[p] &= others;
        apart_[p] &= others;
    }
    void setPlace(int player, int slot, int place) {
        places_[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)] =
            static_cast<std::uint16_t>(place);
    }

    std::array<std::array<std::uint16_t, each>, maxPlayers> places_{};
    std::array<std::uint16_t, maxPlayers> supply_{};
    std::array<std::uint16_t, maxPlayers> placed_{};
    std::array<std::uint16_t, maxPlayers> apart_{};
};

} // namespace tilewright::landscape
