#include "engine/games/beneath/bots/beneath_evaluator.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tilewright::bots {

using beneath::ChamberKind;
using beneath::maxRunners;
using beneath::nowhere;

namespace {
/// Maximum distance counted for the nearest door of a wanted colour.
constexpr Distance maxDoorDistance = 44;

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

/// One search outward from the Runners, whatever the colours, instead of one to them for each colour.
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

/// A byte for each wanted colour: 1 if the plan has no more picks of it than are required.
std::uint64_t BeneathEvaluator::missingColours(const PlanState& plan) const {
    const std::uint64_t required = plan.gathering() ? 0 : required_;
    return ((required | 0x80 * PlanState::eachByte) - plan.picks) >> 7 & wantedBytes_;
}

Distance BeneathEvaluator::nearestDoor(const PlanState& plan, std::uint64_t missing) const {
    if (detail_ != Detail::Plans)
        return nearestOfStart_;
    Distance nearest = unreachable;
    for (int r = 0; r < runnerCount_; ++r) {
        const std::uint16_t runner = plan.runners[static_cast<std::size_t>(r)];
        const NearDoors& doors = runner == nowhere ? fromSupply_ : planChambers_[runner].doors;
        for (std::size_t n = 0; n < wantedCount_; ++n)
            if ((missing >> (8 * (doors[n] & 7)) & 1U) != 0) {
                nearest = std::min<Distance>(nearest, doors[n] >> 3);
                break;
            }
    }
    return nearest;
}

double BeneathEvaluator::nearestWanted(const PlanState& plan) const {
    const std::uint64_t missing = missingColours(plan);
    const Distance nearest = missing != 0 ? nearestDoor(plan, missing) : unreachable;
    // Small differences count fully, large ones little: the next colour's distance must never outweigh the
    // gain of the last one.
    const double d = capped(nearest) + oneAction;
    constexpr double most = maxDoorDistance + oneAction;
    const double near = weights_->nearDoor;
    return d <= near ? d : near + (std::min(d, most) - near) * weights_->farDoor;
}

double BeneathEvaluator::pointsOf(const PlanState& plan) const {
    const beneath::Hand& hand = position_->hand(player_);
    const beneath::Options& o = *options_;
    double points = plan.differentColours() + o.markerPoints * (plan.white + hand.black);
    if (plan.silver > 0)
        points += o.silverPoints * (o.silverScoring == beneath::SilverScoring::Each ? plan.silver : 1);
    return points + (plan.key ? o.keyPoints : 0) + (plan.released ? o.releasePoints : 0);
}

/// Colours for silver while it is gathered; then those for the Prisoner's way and his release.
double BeneathEvaluator::workForPicks(const PlanState& plan) const {
    const int different = plan.differentColours();
    if (plan.gathering()) {
        const int missing = std::max(0, position_->game().silverCost() - different);
        return missing * weights_->missingColour + (missing > 0 ? nearestWanted(plan) : 0) + oneAction +
               silverOffset_;
    }
    double work = 0;
    bool missing = different < coloursNeeded_[plan.released];
    // The high bits of counts below what is required.
    std::uint64_t below = ((required_ | 0x80 * PlanState::eachByte) - plan.picks - PlanState::eachByte) &
                          0x80 * PlanState::eachByte;
    for (; below != 0; below &= below - 1) {
        const int colour = std::countr_zero(below) / 8;
        const int needed = static_cast<int>(required_ >> (8 * colour) & 0xFF);
        work += weights_->missingForTheWay * (needed - plan.pick(colour));
        missing = true;
    }
    if (plan.released && barred_)
        work += weights_->missingForBlack * std::max(0, markerPrice_ - different);
    return missing ? work + weights_->doorForTheWay * nearestWanted(plan) : work;
}

double BeneathEvaluator::workForKey(const PlanState& plan) const {
    if (plan.key)
        return 0;
    Distance way = unreachable;
    const auto look = [&](std::size_t r) {
        if (const std::uint16_t runner = plan.runners[r]; runner != nowhere)
            way = std::min<Distance>(way, planChambers_[runner].toKey);
    };
    look(0);
    look(1);
    for (int r = 2; r < runnerCount_; ++r)
        look(static_cast<std::size_t>(r));
    way += guardInTheWay * plan.newGuards;
    return keyOffset_ + (plan.gathering() ? weights_->keyWhileGathering : 1) *
                            std::min(capped(way), capped(keyBase_) + maxKeyDetour);
}

double BeneathEvaluator::workForRelease(const PlanState& plan) const {
    if (plan.released)
        return 0;
    // While silver is gathered, one of each colour is reserved.
    const int spare = plan.coloursOfAtLeast(plan.gathering() ? 2 : 1);
    const double share = plan.gathering() ? weights_->releaseWhileGathering : 1;
    const double work = oneAction + weights_->missingForRelease * std::max(0, cellPrice_ - spare) * share;
    return mustReachCell(plan.released) ? workAndWayToCell(plan, work, share) : work;
}

double BeneathEvaluator::workForEscape(const PlanState& plan) const {
    double way = capped(planChambers_[plan.prisoner].toGuardhouse);
    if (!plan.gathering())
        way += guardInTheWay * plan.newGuards;
    if (plan.freed != nowhere && onTheWay(plan.freed))
        way -= plan.freedByWhite ? 9 : 8;
    if (plan.key)
        // A key in hand warns the others: it is best taken when the Prisoner is at the door.
        return way > 6 ? way + weights_->warning : way;
    return (plan.gathering() ? weights_->escapeWhileGathering : weights_->escapeBeforeKey) * way;
}

double BeneathEvaluator::weighedWork(const PlanState& plan) const {
    return weights_->picksInEstimate * workForPicks(plan) + weights_->keyInEstimate * workForKey(plan) +
           weights_->releaseInEstimate * workForRelease(plan) +
           weights_->escapeInEstimate * workForEscape(plan);
}

double BeneathEvaluator::value(const PlanState& plan) const {
    if (plan.escaped)
        return 1e6;
    const double work = this->work(plan);
    const double held = plan.heldUpToThree();
    const double points = pointsOf(plan);
    const double value = -work + weights_->pickInHand * held + weights_->pointInHand * points -
                         weights_->whiteInHand * plan.white;
    // Too late to escape: only points count.
    return work > maxWork_ ? 6 * points + 0.05 * value : value;
}

} // namespace tilewright::bots
