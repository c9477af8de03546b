#include "engine/players/beneath/plan_states.h"

#include <algorithm>

namespace tilewright::players {

int PlanState::differentColours() const {
    int n = 0;
    for (std::uint8_t count : picks)
        n += count > 0 ? 1 : 0;
    return n;
}

namespace {

/// Sums the fields, each by a factor of its own. They are read as they were written, one by one: wider reads
/// would wait for the writes. How many actions are left follows from how many were taken.
std::uint64_t hashOf(const PlanState& state) {
    std::uint64_t factor = 0x9E3779B97F4A7C15U;
    std::uint64_t sum = 0;
    const auto add = [&](std::uint64_t field) {
        sum += (field + 1) * factor;
        factor *= 0xD1342543DE82EF95U;
    };
    for (std::uint8_t count : state.picks)
        add(count);
    for (std::uint16_t runner : state.runners)
        add(runner);
    for (std::uint16_t guard : state.guards)
        add(guard);
    add(state.prisoner);
    add(state.freed);
    add(static_cast<std::uint64_t>(state.freedSide));
    add(static_cast<std::uint64_t>(state.collect + 1));
    for (std::uint8_t count : {state.white, state.silver})
        add(count);
    for (bool is : {state.key, state.released, state.token, state.escaped, state.freedByWhite})
        add(is ? 1 : 0);
    return (sum ^ sum >> 32) * 0x9E3779B97F4A7C15U;
}

} // namespace

bool PlanStates::add(const PlanState& state) {
    const std::uint64_t hash = hashOf(state);
    if (count_ > slots_.size() / 2)
        return true;
    const auto rest = static_cast<std::uint32_t>(hash);
    for (std::size_t at = hash >> 32 & (slots_.size() - 1);; at = (at + 1) & (slots_.size() - 1)) {
        Slot& slot = slots_[at];
        if (slot.plan != plan_) {
            slot = {rest, plan_};
            ++count_;
            return true;
        }
        if (slot.hash == rest)
            return false;
    }
}

void PlanStates::clear() {
    count_ = 0;
    if (++plan_ == 0) {
        std::ranges::fill(slots_, Slot{});
        plan_ = 1;
    }
}

} // namespace tilewright::players
