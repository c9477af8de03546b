#include "engine/games/beneath/bots/plan_chambers.h"

#include <bit>

namespace tilewright::bots {

using beneath::ChamberKind;

namespace {

bool runnerMayEnter(const beneath::Position& position, int player, std::uint16_t to, ChamberKind kind) {
    if (position.runnerMayEnter(to, player))
        return true;
    if (kind == ChamberKind::Guardhouse || kind == ChamberKind::Cell)
        return false;
    for (int r = 0; r < position.runnerCount(); ++r)
        if (position.runner(player, r) == to)
            return true;
    return position.hasGuard(to) || position.ownPrisonerBars(to, player);
}

bool prisonerMayEnter(const beneath::Position& position, int player, std::uint16_t to, ChamberKind kind) {
    if (kind == ChamberKind::Guardhouse)
        return true;
    if (kind == ChamberKind::KeyRoom || (position.hasPrisoner(to) && to != position.prisoner(player)))
        return false;
    if (kind != ChamberKind::Cell)
        return true;
    const int owner = position.game().cellOwner(to);
    return owner >= 0 && (owner == player || position.hand(owner).released);
}

} // namespace

void findPassages(const beneath::Position& position, const BeneathPathfinder& pathfinder, int chamber,
                  PlanChamber& plan) {
    const int player = pathfinder.player();
    const Sides& sides = position.faceOf(chamber).sides;
    plan.passageCount = 0;
    for (unsigned joined = position.joined(chamber); joined != 0; joined &= joined - 1) {
        const Direction d = directionAt(std::countr_zero(joined));
        const unsigned bit = joined & -joined;
        const std::uint16_t to = pathfinder.chamberBeside(chamber, d);
        const ChamberKind kind = position.kindOf(to);
        const SideContent exit = sides[static_cast<std::size_t>(d)];
        const SideContent entrance = position.faceOf(to).sides[static_cast<std::size_t>(opposite(d))];
        PlanPassage& passage = plan.passages[plan.passageCount++];
        passage = {.to = to, .kind = kind, .side = d, .toll = -1, .gain = -1};
        passage.toll = static_cast<std::int8_t>(position.game().toll(exit, player));
        if (isSkull(entrance) && position.supply().picks[static_cast<std::size_t>(skullColour(entrance))] > 0)
            passage.gain = static_cast<std::int8_t>(skullColour(entrance));
        passage.special = exit == SideContent::Special;
        passage.black = (position.blackMarkers(chamber) & bit) != 0;
        passage.white = (position.whiteMarkers(chamber) & bit) != 0;
        passage.clear = position.game().options().clearPassage && position.isClear(chamber, d);
        passage.guarded = position.hasGuard(to);
        passage.runnerMayEnter = runnerMayEnter(position, player, to, kind);
        passage.prisonerMayEnter = prisonerMayEnter(position, player, to, kind);
        passage.guardMayEnter = position.guardMayEnter(to) || passage.guarded;
    }
}

} // namespace tilewright::bots
