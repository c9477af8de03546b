// Where the plans of the evaluator may lead, and what they find there.

#include "engine/games/beneath/bots/beneath_evaluator.h"

#include <algorithm>
#include <bit>

namespace tilewright::bots {

using beneath::nowhere;

/// Every plan of the look ends in chambers that are so many steps away, whatever their doors; without plans,
/// where the pieces are.
void BeneathEvaluator::findPlanned(int turns) {
    const beneath::Game& game = position_->game();
    const int steps =
        detail_ == Detail::Plans ? position_->actionsLeft() + turns * game.options().actionsPerTurn : 0;
    planned_.clear();
    plannedFor_.assign(static_cast<std::size_t>(position_->chamberCount()), 0);
    around_.clear();
    bool enters = false;
    for (int r = 0; r < position_->runnerCount(); ++r)
        if (const std::uint16_t at = position_->runner(player_, r); at != nowhere)
            around_.push_back(at);
        else
            enters = true;
    if (enters && detail_ == Detail::Plans) {
        around_.insert(around_.end(), game.entrances().begin(), game.entrances().end());
        if (game.options().runnerEntry == beneath::RunnerEntry::LaidTile)
            for (int i = position_->firstChamberOfTurn(); i < position_->chamberCount(); ++i)
                around_.push_back(static_cast<std::uint16_t>(i));
    }
    addPlanned(steps, forRunner, plannedRunner_);
    around_.assign(1, position_->prisoner(player_));
    addPlanned(steps, forPrisoner, plannedPrisoner_);
}

/// Lists the chambers around, and those joined to them by so many passageways.
void BeneathEvaluator::addPlanned(int steps, std::uint8_t mark, std::vector<int>& nodes) {
    nodes.clear();
    for (std::uint16_t chamber : around_)
        plannedFor_[chamber] |= mark;
    const bool goesOn = position_->game().options().clearPassage;
    const auto addBeside = [this, mark](std::uint16_t chamber, bool onlyClear) {
        for (unsigned sides = position_->joined(chamber); sides != 0; sides &= sides - 1) {
            const Direction d = directionAt(std::countr_zero(sides));
            const std::uint16_t there = pathfinder_.chamberBeside(chamber, d);
            if ((plannedFor_[there] & mark) != 0 || (onlyClear && !position_->isClear(chamber, d)))
                continue;
            plannedFor_[there] |= mark;
            around_.push_back(there);
        }
    };
    std::size_t at = 0;
    for (; steps > 0; --steps) {
        const std::size_t end = around_.size();
        for (; at < end; ++at)
            addBeside(around_[at], false);
        for (std::size_t onward = end; goesOn && onward < around_.size(); ++onward)
            addBeside(around_[onward], true);
    }
    for (std::uint16_t chamber : around_) {
        nodes.push_back(pathfinder_.nodeOf(chamber));
        if (plannedFor_[chamber] == mark)
            planned_.push_back(chamber);
    }
}

/// What the plans will ask of their chambers.
void BeneathEvaluator::findPlanChambers() {
    const auto distanceIn = [this](const DistanceMap& map, int chamber) {
        const int node = pathfinder_.nodeOf(chamber);
        return node < 0 ? static_cast<std::uint16_t>(unreachable) : map[static_cast<std::size_t>(node)];
    };
    const bool plans = detail_ == Detail::Plans;
    if (plans)
        fromSupply_ = nearDoorsFrom(position_->game().entrances(), oneAction);
    for (std::uint16_t chamber : planned_) {
        PlanChamber& plan = planChambers_[chamber];
        if ((plannedFor_[chamber] & forRunner) != 0) {
            if (plans)
                plan.doors = nearDoorsFrom({&chamber, 1}, 0);
            plan.toKey = position_->hand(player_).key ? static_cast<std::uint16_t>(unreachable)
                                                      : distanceIn(toKey_, chamber);
            if (mustReachCell(position_->hand(player_).released))
                plan.toCell = distanceIn(toCell_, chamber);
        }
        if ((plannedFor_[chamber] & forPrisoner) != 0)
            plan.toGuardhouse = distanceIn(toGuardhouse_, chamber);
    }
    if (plans)
        for (int i = 0; i < position_->chamberCount(); ++i)
            planChambers_[static_cast<std::size_t>(i)].known = false;
}

void BeneathEvaluator::findPassagesOf(std::uint16_t chamber, PlanChamber& plan) const {
    findPassages(*position_, pathfinder_, chamber, plan);
    for (std::size_t n = 0; n < plan.passageCount; ++n)
        plan.passages[n].onTheWay = onTheWay(plan.passages[n].to);
    plan.known = true;
}

/// The doors nearest to any of the chambers.
NearDoors BeneathEvaluator::nearDoorsFrom(std::span<const std::uint16_t> chambers, Distance further) const {
    constexpr Distance most = 0xFFFF >> 3;
    NearDoors doors{};
    std::size_t count = 0;
    for (unsigned wanted = wanted_; wanted != 0; wanted &= wanted - 1) {
        const int colour = std::countr_zero(wanted);
        Distance nearest = most;
        for (std::uint16_t chamber : chambers)
            if (const int node = pathfinder_.nodeOf(chamber); node >= 0)
                nearest = std::min<Distance>(
                    nearest,
                    toColour_[static_cast<std::size_t>(colour)][static_cast<std::size_t>(node)] + further);
        const auto door = static_cast<std::uint16_t>(nearest << 3 | colour);
        std::size_t at = count++;
        for (; at > 0 && doors[at - 1] > door; --at)
            doors[at] = doors[at - 1];
        doors[at] = door;
    }
    return doors;
}

void BeneathEvaluator::findWayToCell() {
    cellBase_ = unreachable;
    const int cell = pathfinder_.nodeOf(position_->prisoner(player_));
    if (!mustReachCell(position_->hand(player_).released) || cell < 0)
        return;
    nodes_.clear();
    const beneath::Face& face = position_->faceOf(position_->prisoner(player_));
    for (Direction d : allDirections)
        if ((face.passages >> index(d) & 1U) != 0)
            nodes_.push_back(pathfinder_.neighbourNode(cell, d));
    pathfinder_.distancesTo(nodes_, Walker::Runner, runnerSearchLimits(), toCell_);
    for (int node : starts_)
        if (node >= 0)
            cellBase_ = std::min<Distance>(cellBase_, toCell_[static_cast<std::size_t>(node)]);
}

double BeneathEvaluator::workAndWayToCell(const PlanState& plan, double work, double share) const {
    Distance way = unreachable;
    for (std::uint16_t runner : plan.runners)
        if (runner != nowhere)
            way = std::min<Distance>(way, planChambers_[runner].toCell);
    return work + share * std::min(capped(way), capped(cellBase_) + maxKeyDetour);
}

int BeneathEvaluator::guardsToMove(const PlanState& plan) const {
    if (!boardMustBeFree_)
        return 0;
    return static_cast<int>(std::ranges::count_if(
        plan.guards, [this](std::uint16_t guard) { return guard != nowhere && position_->isRoom(guard); }));
}

} // namespace tilewright::bots
