#pragma once

#include "engine/beneath/game.h"
#include "engine/beneath/move.h"
#include "engine/players/beneath/plan_ground.h"
#include "engine/players/beneath/plan_states.h"

#include <algorithm>
#include <array>

namespace tilewright::players {

// What a plan's step asks of a door, and of who stands behind it. Inline, as plans ask it all the time.

/// Pays `count` different colours: the most frequent ones in hand.
inline beneath::Picks payDearest(PlanState& plan, int count) {
    std::array<int, colourCount> order{0, 1, 2, 3, 4, 5, 6, 7};
    std::sort(order.begin(), order.end(), [&](int a, int b) {
        return plan.pick(a) != plan.pick(b) ? plan.pick(a) > plan.pick(b) : a < b;
    });
    beneath::Picks picks;
    for (int i = 0; i < count; ++i) {
        const int colour = order[static_cast<std::size_t>(i)];
        picks = picks + beneath::Picks::one(colour);
        plan.pay(colour);
    }
    return picks;
}

/// Whether the plan freed that passageway.
inline bool isFreed(const PlanState& plan, std::uint16_t chamber, const PlanPassage& passage) {
    if (plan.freed == beneath::nowhere)
        return false;
    return (plan.freed == chamber && plan.freedSide == passage.side) ||
           (plan.freed == passage.to && opposite(plan.freedSide) == passage.side);
}

/// Whether a white marker lies on that passageway, or the plan has laid one there.
inline bool whiteLies(const PlanState& plan, std::uint16_t from, const PlanPassage& passage) {
    return isFreed(plan, from, passage) ? plan.freedByWhite : passage.white;
}

/// Pays the exit door; false if the plan can't. `white`: whether a white marker is used up instead. `picks`
/// gets the picks of a special door.
inline bool passDoor(const beneath::Game& game, PlanState& plan, const PlanPassage& passage, bool white,
                     beneath::Picks& picks) {
    if (passage.special) {
        const int price = game.specialDoorPrice();
        if (plan.differentColours() < price)
            return false;
        picks = payDearest(plan, price);
    } else if (passage.toll >= 0 && !white) {
        if (plan.pick(passage.toll) == 0)
            return false;
        plan.pay(passage.toll);
    }
    return true;
}

inline bool guardStands(const PlanState& plan, const PlanPassage& passage) {
    if (!plan.guardsMoved)
        return passage.guarded;
    bool stands = false;
    for (std::uint16_t guard : plan.guards)
        stands |= guard == passage.to;
    return stands;
}

/// Whether a Runner of the player stands there.
inline bool runnerStands(const PlanState& plan, std::uint16_t chamber) {
    bool stands = false;
    for (std::uint16_t runner : plan.runners)
        stands |= runner == chamber;
    return stands;
}

} // namespace tilewright::players
