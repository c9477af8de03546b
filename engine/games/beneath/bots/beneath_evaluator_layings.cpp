// What laying a tile gains: the part of the evaluation that is asked once for each legal laying.

#include "engine/games/beneath/bots/beneath_evaluator.h"

#include <algorithm>
#include <bit>

namespace tilewright::bots {

using beneath::nowhere;

/// How much shorter the way becomes with that tile on the node; negative if it blocks the planned way.
double BeneathEvaluator::viaGain(const beneath::Face& face, int node, Walker walker, const DistanceMap& from,
                                 const DistanceMap& to, Distance base) const {
    const auto at = static_cast<std::size_t>(node);
    Distance best = unreachable;
    for (Direction in : allDirections) {
        if (((face.passages >> index(in)) & 1U) == 0)
            continue;
        const int before = pathfinder_.neighbourNode(node, in);
        if (before < 0)
            continue;
        const Distance enter = pathfinder_.stepCost(before, opposite(in), walker);
        if (enter >= unreachable || from[static_cast<std::size_t>(before)] >= unreachable)
            continue;
        // The step into this node was priced as one over an empty cell; now there is a tile.
        const Distance there =
            from[static_cast<std::size_t>(before)] + std::max(oneAction, enter - throughEmptyCell);
        for (Direction out : allDirections) {
            if (out == in || ((face.passages >> index(out)) & 1U) == 0)
                continue;
            const int after = pathfinder_.neighbourNode(node, out);
            if (after < 0 || to[static_cast<std::size_t>(after)] >= unreachable)
                continue;
            const Distance leave = pathfinder_.price(face.sides[static_cast<std::size_t>(out)]) + oneAction +
                                   (pathfinder_.chamberOn(after) == nowhere ? throughEmptyCell : 0);
            best = std::min(best, there + leave + to[static_cast<std::size_t>(after)]);
        }
    }
    const bool wasOnTheWay = from[at] < unreachable && to[at] < unreachable && from[at] + to[at] <= base;
    if (wasOnTheWay)
        return std::clamp<double>(base - best, -maxLayingLoss, weights_->mostGained);
    return best < base ? std::min<double>(base - best, weights_->mostGained) : 0;
}

double BeneathEvaluator::layingGain(const beneath::Face& face, Cell cell) const {
    const int node = pathfinder_.nodeAt(cell);
    if (node < 0)
        return 0;
    const beneath::Hand& hand = position_->hand(player_);
    double gain = 0;
    const int missing = position_->game().silverCost() - std::popcount(hand.colours());
    const double wantedWorth = missing <= 2 ? weights_->lastColours : weights_->wantedColour;
    if (!hand.key)
        gain += (hand.silver > 0 ? weights_->runnersWayWithSilver : weights_->runnersWay) *
                viaGain(face, node, Walker::Runner, fromRunners_, toKey_, keyBase_);
    gain += viaGain(face, node, Walker::Prisoner, fromPrisoner_, toGuardhouse_, prisonerBase_);
    for (Direction d : allDirections) {
        const SideContent mine = face.sides[static_cast<std::size_t>(d)];
        if (!isPassage(mine))
            continue;
        const int besideNode = pathfinder_.neighbourNode(node, d);
        const std::uint16_t beside = besideNode >= 0 ? pathfinder_.chamberOn(besideNode) : nowhere;
        if (beside == nowhere) {
            gain += weights_->openPassage;
            continue;
        }
        const SideContent theirs = position_->faceOf(beside).sides[static_cast<std::size_t>(opposite(d))];
        const double reach =
            weights_->halfReach /
            (weights_->halfReach + capped(fromRunners_[static_cast<std::size_t>(besideNode)]));
        const auto worth = [&](SideContent entrance, SideContent exit) {
            if (!isSkull(entrance))
                return 0.0;
            const int c = index(skullColour(entrance));
            if (c >= position_->game().options().pickColours)
                return 0.0;
            return (wants(c) ? wantedWorth : weights_->otherColour) -
                   weights_->exitDoor * pathfinder_.price(exit);
        };
        gain +=
            weights_->colourDoor * reach * (worth(mine, theirs) + weights_->wayBack * worth(theirs, mine));
    }
    return gain;
}

} // namespace tilewright::bots
