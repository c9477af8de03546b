#pragma once

#include "engine/beneath/position.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilewright::players {

/// The part of a player's state that a plan changes: a small, cheap copy instead of the whole position.
struct PlanState {
    std::array<std::uint16_t, beneath::runnersEach> runners{};
    std::uint16_t prisoner = beneath::nowhere;
    std::array<std::uint8_t, colourCount> picks{};
    std::uint8_t white = 0;
    std::uint8_t silver = 0;
    bool key = false;
    bool released = false;
    bool token = false;
    bool escaped = false;
    /// Actions left in the turn that the plan has reached.
    std::int8_t actions = 0;
    /// Colour that may be collected again in it, -1 for none.
    std::int8_t collect = -1;
    std::array<std::uint16_t, beneath::maxGuards> guards{};
    /// A passageway that the plan freed by a white marker or by removing a black one: chamber and side of it.
    std::uint16_t freed = beneath::nowhere;
    Direction freedSide = Direction::North;
    bool freedByWhite = false;

    int differentColours() const;
    /// Whether silver must still be made (B-5.6): then one pick of each colour is reserved.
    bool gathering() const { return silver == 0 && !key; }
};

/// The states that a plan has come to already.
class PlanStates {
public:
    void clear();
    /// Whether the state is new. Once half full, it takes all states for new ones.
    bool add(const PlanState& state);

private:
    struct Slot {
        std::uint32_t hash = 0;
        std::uint32_t plan = 0;
    };
    std::vector<Slot> slots_ = std::vector<Slot>(4096);
    std::uint32_t plan_ = 0;
    std::size_t count_ = 0;
};

} // namespace tilewright::players
