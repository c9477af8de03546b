#include "engine/players/beneath/plan_states.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace tilewright::players {

int PlanState::differentColours() const {
    int n = 0;
    for (std::uint8_t count : picks)
        n += count > 0 ? 1 : 0;
    return n;
}

bool PlanStates::add(const PlanState& state) {
    static_assert(std::has_unique_object_representations_v<PlanState>);
    // How many actions are left follows from how many were taken.
    PlanState key = state;
    key.actions = 0;
    std::array<std::uint64_t, (sizeof key + 7) / 8> words{};
    std::memcpy(words.data(), &key, sizeof key);
    std::uint64_t hash = 0;
    for (std::uint64_t word : words) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 32;
    }
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
