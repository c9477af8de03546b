#include "engine/games/beneath/bots/beneath_evaluator.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tilewright::bots {

using beneath::ChamberKind;
using beneath::maxRunners;
using beneath::nowhere;

namespace {
using Until = BeneathPathfinder::SearchLimits::Until;
} // namespace

BeneathEvaluator::BeneathEvaluator(const BeneathWeights& weights)
    : weights_(&weights), planChambers_(std::make_unique_for_overwrite<PlanChamber[]>(beneath::maxChambers)) {
    for (DistanceMap* map : {&toKey_, &toCell_, &toGuardhouse_, &fromRunners_, &fromPrisoner_})
        map->reserve(BeneathPathfinder::maxNodes);
    for (DistanceMap& map : toColour_)
        map.reserve(BeneathPathfinder::maxNodes);
    way_.reserve(beneath::maxChambers);
    for (std::vector<int>* nodes : {&nodes_, &rim_})
        nodes->reserve(beneath::maxChambers);
    for (std::vector<int>* nodes : {&plannedRunner_, &plannedPrisoner_})
        nodes->reserve(2 * beneath::maxChambers);
    // Where a Runner may enter is listed twice if another stands there.
    around_.reserve(2 * beneath::maxChambers);
    planned_.reserve(3 * beneath::maxChambers);
    plannedFor_.reserve(beneath::maxChambers);
    starts_.reserve(maxRunners + beneath::maxChambers);
    for (std::vector<int>& doors : doors_)
        doors.reserve(4 * beneath::maxChambers);
}

void BeneathEvaluator::setPosition(const beneath::Position& position, int player, Detail detail, int turns) {
    position_ = &position;
    player_ = player;
    detail_ = detail;
    pathfinder_.setPosition(position, player);
    const beneath::Game& game = position.game();
    const beneath::Hand& hand = position.hand(player);
    options_ = &game.options();
    runnerCount_ = options_->runners;
    black_ = hand.black;
    silverCost_ = game.silverCost();
    cellPrice_ = game.cellPrice();
    markerPrice_ = game.markerPrice();
    boardMustBeFree_ = options_->guardhouse == beneath::GuardFree::Board;
    const int turnsLeft = position.stackLeft() / game.playerCount();
    remaining_ = oneAction * (turnsLeft * game.options().actionsPerTurn +
                              (position.player() == player ? position.actionsLeft() : 0));
    // What the way to an escape loses in points must not be lost for nothing.
    const bool losesPoints =
        options_->silverPoints < 0 || options_->keyPoints < 0 || options_->releasePoints < 0;
    maxWork_ = (losesPoints ? 0.8 : 2.5) * remaining_ + 8;
    nearestOfStart_ = -1;
    findPlanned(turns);
    findWays();
    const int forMarker = barred_ ? markerPrice_ : 0;
    coloursNeeded_ = {std::max(cellPrice_, forMarker), forMarker};

    wanted_ = 0;
    const bool gathering = hand.silver == 0 && !hand.key;
    for (int c = 0; c < game.options().pickColours; ++c) {
        const auto at = static_cast<std::size_t>(c);
        const bool short1 = gathering ? hand.picks[at] == 0 : hand.picks[at] < (required_ >> (8 * c) & 0xFF);
        const bool forRelease =
            hand.picks[at] == 0 && std::popcount(hand.colours()) < coloursNeeded_[hand.released];
        if (position.supply().picks[at] > 0 && (short1 || forRelease))
            wanted_ |= 1U << c;
    }
    const int missing = silverCost_ - std::popcount(hand.colours());
    wantedWorth_ = missing <= 2 ? weights_->lastColours : weights_->wantedColour;
    wantedCount_ = 0;
    wantedBytes_ = 0;
    for (unsigned wanted = wanted_; wanted != 0; wanted &= wanted - 1) {
        ++wantedCount_;
        wantedBytes_ |= std::uint64_t{1} << (8 * std::countr_zero(wanted));
    }
    if (detail_ == Detail::Plans)
        findColours();
    findPlanChambers();
}

/// Calls found(colour, node of the chamber before it) for each door of these colours, which have a byte each:
/// 1 if it counts. The door must be passed, so the chamber is the target; its other doors are close enough.
template <class Found>
void BeneathEvaluator::forEachDoor(std::uint64_t colours, Found found) const {
    for (int i = 0; i < position_->chamberCount(); ++i)
        for (unsigned sides = position_->joined(i); sides != 0; sides &= sides - 1) {
            const Direction d = directionAt(std::countr_zero(sides));
            const SideContent side = position_->faceOf(i).sides[static_cast<std::size_t>(d)];
            if (isSkull(side) && (colours >> (8 * index(skullColour(side))) & 1U) != 0)
                found(skullColour(side), pathfinder_.nodeOf(position_->neighbourOf(i, d)));
        }
}

void BeneathEvaluator::findColours() {
    if (wanted_ == 0)
        return;
    for (std::vector<int>& doors : doors_)
        doors.clear();
    forEachDoor(wantedBytes_, [this](Colour colour, int before) {
        doors_[static_cast<std::size_t>(colour)].push_back(before);
    });
    const BeneathPathfinder::SearchLimits limits{plannedRunner_, Until::All, 0, maxDoorDistance};
    for (std::size_t c = 0; c < colourCount; ++c)
        if (wants(static_cast<int>(c)))
            pathfinder_.distancesTo(doors_[c], Walker::Runner, limits, toColour_[c]);
}

/// The nearest door of all is enough: one search finds it, outward from the Runners.
void BeneathEvaluator::prepareStart() {
    if (detail_ == Detail::Plans)
        return;
    nearestOfStart_ = unreachable;
    const std::uint64_t missing = missingColours(start());
    if (missing == 0)
        return;
    std::vector<int>& doors = doors_[0];
    doors.clear();
    forEachDoor(missing, [&doors](Colour, int before) { doors.push_back(before); });
    DistanceMap& map = toColour_[0];
    const auto nearestFrom = [&](std::span<const int> sources) {
        pathfinder_.distancesFrom(sources, Walker::Runner, {doors, Until::Nearest, 0, maxDoorDistance}, map);
        Distance nearest = unreachable;
        for (int door : doors)
            if (door >= 0)
                nearest = std::min<Distance>(nearest, map[static_cast<std::size_t>(door)]);
        return nearest;
    };
    const std::span<const int> starts = starts_;
    nearestOfStart_ = nearestFrom(starts.first(runnersOnBoard_));
    // From an entrance it takes one action more than from a chamber.
    if (runnersOnBoard_ < starts.size())
        nearestOfStart_ = std::min(nearestOfStart_, nearestFrom(starts.subspan(runnersOnBoard_)) + oneAction);
}

/// Lists the key rooms, and the chambers at the rim that a Runner may be able to enter.
void BeneathEvaluator::findRim() {
    rim_.clear();
    for (std::uint16_t room : position_->game().keyRooms())
        rim_.push_back(pathfinder_.nodeOf(room));
    for (int i = 0; i < position_->chamberCount(); ++i)
        if (position_->rim(i) != 0 && pathfinder_.isOpen(i, Walker::Runner))
            rim_.push_back(pathfinder_.nodeOf(i));
}

PlanState BeneathEvaluator::start() const {
    const beneath::Hand& hand = position_->hand(player_);
    PlanState plan;
    plan.runners.fill(nowhere);
    for (int r = 0; r < position_->runnerCount(); ++r)
        plan.runners[static_cast<std::size_t>(r)] = position_->runner(player_, r);
    plan.prisoner = position_->prisoner(player_);
    plan.guards.fill(nowhere);
    for (int g = 0; g < position_->guardCount(); ++g)
        plan.guards[static_cast<std::size_t>(g)] = position_->guard(g);
    for (int c = 0; c < colourCount; ++c)
        plan.picks |= std::uint64_t{hand.picks[static_cast<std::size_t>(c)]} << (8 * c);
    plan.white = hand.white;
    plan.silver = hand.silver;
    plan.key = hand.key;
    plan.released = hand.released;
    plan.token = hand.token;
    plan.actions = static_cast<std::int8_t>(position_->actionsLeft());
    plan.collect = static_cast<std::int8_t>(position_->collectColour());
    return plan;
}

void BeneathEvaluator::findWays() {
    way_.assign(static_cast<std::size_t>(position_->chamberCount()), 0);
    required_ = 0;
    barred_ = false;
    starts_.clear();
    for (int r = 0; r < position_->runnerCount(); ++r)
        if (const std::uint16_t at = position_->runner(player_, r); at != nowhere)
            starts_.push_back(pathfinder_.nodeOf(at));
    runnersOnBoard_ = starts_.size();
    if (runnersOnBoard_ < static_cast<std::size_t>(position_->runnerCount()))
        for (std::uint16_t entrance : position_->game().entrances())
            starts_.push_back(pathfinder_.nodeOf(entrance));
    findRunnersWay();
    findWayToCell();
    findPrisonersWay();
    if (detail_ == Detail::Plans)
        for (int i = 0; i < position_->chamberCount(); ++i)
            if (onTheWay(i))
                for (unsigned sides = position_->joined(i); sides != 0; sides &= sides - 1)
                    way_[pathfinder_.chamberBeside(i, directionAt(std::countr_zero(sides)))] |= near;
    mostForKey_ = capped(keyBase_) + maxKeyDetour;
    silverOffset_ = weights_->silverBase + weights_->wayAfterSilver * capped(keyBase_);
    keyOffset_ = weights_->keyBase + weights_->wayAfterKey * capped(prisonerBase_);
}

BeneathPathfinder::SearchLimits BeneathEvaluator::runnerSearchLimits() const {
    BeneathPathfinder::SearchLimits limits{starts_, Until::Nearest, std::max(maxKeyDetour, maxLayingDetour)};
    if (detail_ == Detail::Plans) {
        limits.further = maxKeyDetour + guardInTheWay * position_->guardCount();
        limits.enough = plannedRunner_;
    }
    return limits;
}

void BeneathEvaluator::findRunnersWay() {
    keyBase_ = unreachable;
    if (!position_->hand(player_).key) {
        nodes_.clear();
        for (std::uint16_t room : position_->game().keyRooms())
            nodes_.push_back(pathfinder_.nodeOf(room));
        pathfinder_.distancesTo(nodes_, Walker::Runner, runnerSearchLimits(), toKey_);
        int bestStart = -1;
        for (int node : starts_)
            if (node >= 0 && toKey_[static_cast<std::size_t>(node)] < keyBase_) {
                keyBase_ = toKey_[static_cast<std::size_t>(node)];
                bestStart = node;
            }
        if (bestStart >= 0)
            markWay(bestStart, Walker::Runner, toKey_, false);
    }
    if (detail_ == Detail::Layings) {
        findRim();
        const Distance least =
            position_->hand(player_).key ? 0 : std::min(keyBase_, horizon) + maxLayingDetour;
        pathfinder_.distancesFrom(starts_, Walker::Runner, {.nodes = rim_, .least = least}, fromRunners_);
    }
}

void BeneathEvaluator::findPrisonersWay() {
    const std::array<int, 1> cell{pathfinder_.nodeOf(position_->prisoner(player_))};
    nodes_.clear();
    for (std::uint16_t room : position_->game().guardhouses())
        nodes_.push_back(pathfinder_.nodeOf(room));
    const BeneathPathfinder::SearchLimits limits =
        detail_ == Detail::Plans ? BeneathPathfinder::SearchLimits{plannedPrisoner_, Until::All}
                                 : BeneathPathfinder::SearchLimits{
                                       cell, Until::All, detail_ == Detail::Layings ? maxLayingDetour : 0};
    pathfinder_.distancesTo(nodes_, Walker::Prisoner, limits, toGuardhouse_);
    prisonerBase_ = cell[0] >= 0 ? toGuardhouse_[static_cast<std::size_t>(cell[0])] : unreachable;
    if (detail_ == Detail::Layings)
        pathfinder_.distancesFrom(cell, Walker::Prisoner, {nodes_, Until::Nearest, maxLayingDetour},
                                  fromPrisoner_);
    if (cell[0] >= 0)
        markWay(cell[0], Walker::Prisoner, toGuardhouse_, true);
}

/// Follows the map down from a node, marks the chambers on the way and counts the picks that it needs.
void BeneathEvaluator::markWay(int fromNode, Walker walker, const DistanceMap& to, bool requirePicks) {
    int node = fromNode;
    for (int steps = 0; steps < 200 && to[static_cast<std::size_t>(node)] > 0; ++steps) {
        if (to[static_cast<std::size_t>(node)] >= unreachable)
            return;
        int next = -1;
        Direction via = Direction::North;
        for (Direction d : allDirections) {
            const int other = pathfinder_.neighbourNode(node, d);
            if (other < 0)
                continue;
            const Distance step = pathfinder_.stepCost(node, d, walker);
            if (step < unreachable &&
                step + to[static_cast<std::size_t>(other)] == to[static_cast<std::size_t>(node)]) {
                next = other;
                via = d;
                break;
            }
        }
        if (next < 0)
            return;
        const std::uint16_t here = pathfinder_.chamberOn(node);
        if (here != nowhere && requirePicks) {
            way_[here] |= static_cast<std::uint8_t>(1U << (firstExit + index(via)));
            barred_ = barred_ || ((position_->blackMarkers(here) >> index(via)) & 1U) != 0;
            const SideContent exit = position_->faceOf(here).sides[static_cast<std::size_t>(via)];
            if (const int toll = position_->game().toll(exit, player_); toll >= 0)
                required_ += std::uint64_t{1} << (8 * toll);
        }
        const std::uint16_t there = pathfinder_.chamberOn(next);
        if (there != nowhere)
            way_[there] = on;
        node = next;
    }
}

bool BeneathEvaluator::stuck(const PlanState& plan) const {
    if (plan.gathering())
        return plan.differentColours() < position_->game().silverCost() && nearestWanted(plan) > 8;
    return (plan.key ? prisonerBase_ : keyBase_) > 24;
}

double BeneathEvaluator::weighedWork(const PlanState& plan) const {
    return weights_->picksInEstimate * workForPicks(plan) + weights_->keyInEstimate * workForKey(plan) +
           weights_->releaseInEstimate * workForRelease(plan) +
           weights_->escapeInEstimate * workForEscape(plan);
}

} // namespace tilewright::bots
