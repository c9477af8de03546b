// What laying a tile gains: the part of the evaluation that is asked once for each legal laying.

#include "engine/games/beneath/bots/beneath_evaluator.h"

#include <algorithm>
#include <bit>

namespace tilewright::bots {

using beneath::nowhere;

/// The ways through an empty node, if a tile were laid there.
LayingSite::Ways BeneathEvaluator::waysThrough(int node, Walker walker, const DistanceMap& from,
                                               const DistanceMap& to, Distance base) const {
    LayingSite::Ways ways;
    for (Direction d : allDirections) {
        const auto side = static_cast<std::size_t>(d);
        const int beside = pathfinder_.neighbourNode(node, d);
        const auto at = static_cast<std::size_t>(beside);
        const Distance enter = pathfinder_.stepCost(beside, opposite(d), walker);
        // The step into this node was priced as one over an empty cell; now there is a tile.
        ways.in[side] = enter < unreachable && from[at] < unreachable
                            ? from[at] + std::max(oneAction, enter - throughEmptyCell)
                            : unreachable;
        ways.out[side] =
            to[at] < unreachable
                ? oneAction + (pathfinder_.chamberOn(beside) == nowhere ? throughEmptyCell : 0) + to[at]
                : unreachable;
    }
    const auto at = static_cast<std::size_t>(node);
    ways.wasOnTheWay = from[at] < unreachable && to[at] < unreachable && from[at] + to[at] <= base;
    ways.base = base;
    return ways;
}

LayingSite BeneathEvaluator::siteAt(Cell cell) const {
    LayingSite site;
    site.node = pathfinder_.nodeAt(cell);
    if (site.node < 0)
        return site;
    if (!position_->hand(player_).key)
        site.runner = waysThrough(site.node, Walker::Runner, fromRunners_, toKey_, keyBase_);
    site.prisoner = waysThrough(site.node, Walker::Prisoner, fromPrisoner_, toGuardhouse_, prisonerBase_);
    for (Direction d : allDirections) {
        const auto side = static_cast<std::size_t>(d);
        const int node = pathfinder_.neighbourNode(site.node, d);
        const std::uint16_t beside = pathfinder_.chamberOn(node);
        if (beside == nowhere)
            continue;
        site.theirs[side] = position_->faceOf(beside).sides[static_cast<std::size_t>(opposite(d))];
        const double reach = weights_->halfReach /
                             (weights_->halfReach + capped(fromRunners_[static_cast<std::size_t>(node)]));
        site.reach[side] = weights_->colourDoor * reach;
        site.chambers |= 1U << index(d);
    }
    return site;
}

/// How much shorter the way becomes with that tile; negative if it blocks the planned way.
double BeneathEvaluator::viaGain(const beneath::Face& face, const LayingSite::Ways& ways) const {
    Distance best = unreachable;
    for (std::size_t out = 0; out < 4; ++out) {
        if (((face.passages >> out) & 1U) == 0)
            continue;
        const Distance onward = pathfinder_.price(face.sides[out]) + ways.out[out];
        for (std::size_t in = 0; in < 4; ++in)
            if (in != out && ((face.passages >> in) & 1U) != 0)
                best = std::min(best, ways.in[in] + onward);
    }
    if (ways.wasOnTheWay)
        return std::clamp<double>(ways.base - best, -maxLayingLoss, weights_->mostGained);
    return best < ways.base ? std::min<double>(ways.base - best, weights_->mostGained) : 0;
}

double BeneathEvaluator::layingGain(const beneath::Face& face, const LayingSite& site) const {
    if (site.node < 0)
        return 0;
    const beneath::Hand& hand = position_->hand(player_);
    double gain = 0;
    if (!hand.key)
        gain += (hand.silver > 0 ? weights_->runnersWayWithSilver : weights_->runnersWay) *
                viaGain(face, site.runner);
    gain += viaGain(face, site.prisoner);
    const auto worth = [this](SideContent entrance, SideContent exit) {
        if (!isSkull(entrance))
            return 0.0;
        const int c = index(skullColour(entrance));
        if (c >= options_->pickColours)
            return 0.0;
        return (wants(c) ? wantedWorth_ : weights_->otherColour) -
               weights_->exitDoor * pathfinder_.price(exit);
    };
    for (std::size_t d = 0; d < 4; ++d) {
        const SideContent mine = face.sides[d];
        if (!isPassage(mine))
            continue;
        if ((site.chambers >> d & 1U) == 0) {
            gain += weights_->openPassage;
            continue;
        }
        const SideContent theirs = site.theirs[d];
        gain += site.reach[d] * (worth(mine, theirs) + weights_->wayBack * worth(theirs, mine));
    }
    return gain;
}

} // namespace tilewright::bots
