#include "engine/players/beneath/plan_states.h"

#include <algorithm>

namespace tilewright::players {

bool PlanStates::add(const PlanState& state) {
    if (count_ > slots_.size() / 2)
        return true;
    const std::uint64_t hash = (state.sum ^ state.sum >> 32) * 0x9E3779B97F4A7C15U;
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
