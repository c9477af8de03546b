#pragma once

#include "engine/games/beneath/bots/plan_chambers.h"
#include "engine/games/beneath/bots/plan_states.h"
#include "engine/games/beneath/rules/game.h"
#include "engine/games/beneath/rules/move.h"

#include <cstdint>

namespace tilewright::bots {

// What a plan's step asks of a door, and of who stands behind it. Inline, as plans ask it all the time.

/// Pays `count` different colours: the most frequent ones in hand. Pre: the plan has so many.
inline beneath::Picks payMostHeld(PlanState& plan, int count) {
    beneath::Picks picks;
    std::uint64_t held = plan.picks;
    for (int i = 0; i < count; ++i) {
        int mostHeld = 0;
        for (int c = 1; c < colourCount; ++c)
            if ((held >> (8 * c) & 0xFF) > (held >> (8 * mostHeld) & 0xFF))
                mostHeld = c;
        held &= ~(std::uint64_t{0xFF} << (8 * mostHeld));
        picks = picks + beneath::Picks::one(mostHeld);
        plan.pay(mostHeld);
    }
    return picks;
}

/// Whether the plan freed that passageway.
inline bool isFreed(const PlanState& plan, std::uint16_t chamber, const PlanPassage& passage,
                    bool whiteInChambers) {
    if (plan.freed == beneath::nowhere)
        return false;
    // A marker in a chamber frees no door into it.
    return (plan.freed == chamber && plan.freedSide == passage.side) ||
           (plan.freed == passage.to && opposite(plan.freedSide) == passage.side &&
            !(whiteInChambers && plan.freedByWhite));
}

/// Whether a step uses up a white marker. `lies`: one lies on the passageway.
inline bool usesWhite(beneath::WhiteUse use, bool lies) {
    return use == beneath::WhiteUse::AsItLies ? lies : use == beneath::WhiteUse::FromHand;
}

/// Pays the exit door; false if the plan can't. `white`: whether a white marker is used up instead. `picks`
/// gets the picks of a special door.
inline bool passDoor(const beneath::Game& game, PlanState& plan, const PlanPassage& passage, bool white,
                     beneath::Picks& picks) {
    if (passage.special) {
        const int price = game.specialDoorPrice();
        if (plan.differentColours() < price)
            return false;
        picks = payMostHeld(plan, price);
    } else if (passage.toll >= 0 && !white) {
        if (plan.pick(passage.toll) == 0)
            return false;
        plan.pay(passage.toll);
    }
    return true;
}

inline bool guardStands(const PlanState& plan, const PlanPassage& passage) {
    return plan.guardsMoved ? plan.hasGuard(passage.to) : passage.guarded;
}

} // namespace tilewright::bots
