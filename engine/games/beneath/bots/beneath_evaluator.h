#pragma once

#include "engine/games/beneath/bots/beneath_pathfinder.h"
#include "engine/games/beneath/bots/plan_chambers.h"
#include "engine/games/beneath/bots/plan_states.h"
#include "engine/games/beneath/bots/weights.h"
#include "engine/games/beneath/rules/position.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tilewright::bots {

/// The level of detail needed from an evaluation; less is faster.
enum class Detail : std::uint8_t {
    /// The player's plans as they are: ways, the pieces on them, and once it is prepared start().
    CurrentState,
    /// Any plan of the player, as many turns ahead as setPosition() is asked for.
    Plans,
    /// As CurrentState, and the gain of laying a tile.
    Layings,
};

/// Farther away nothing counts more.
inline constexpr double maxCountedDistance = 160;
/// Maximum loss of a laying by its effect on a way.
inline constexpr Distance maxLayingLoss = 20;
/// A way through a laid tile that starts or ends farther than this beyond the nearest one counts as
/// maxLayingLoss: its two steps through the tile take an action each at least.
inline constexpr Distance maxLayingDetour = maxLayingLoss - 2 * oneAction;
/// Maximum extra distance counted for Runners other than the one nearest to the key, or to the cell.
inline constexpr Distance maxKeyDetour = 12;

inline double capped(Distance d) {
    return d < maxCountedDistance ? d : maxCountedDistance;
}

/// The parts of the work left until the escape, in quarters of actions.
struct PlanWork {
    double picks = 0;
    double key = 0;
    double release = 0;
    double escape = 0;
    double sum() const { return picks + key + release + escape; }
    friend bool operator==(const PlanWork&, const PlanWork&) = default;
};

/// An empty cell as a player evaluates layings there, the same for all faces.
struct LayingSite {
    /// Distances of ways through the cell, by its sides, without what the tile's own doors cost;
    /// `unreachable` if there are none.
    struct Ways {
        std::array<Distance, 4> in{};
        std::array<Distance, 4> out{};
        bool wasOnTheWay = false;
        /// The shortest way without the tile.
        Distance base = 0;
    };
    /// -1 outside of what is evaluated.
    int node = -1;
    /// Bit d: a chamber lies on that side, with this door, whose colour counts so much.
    unsigned chambers = 0;
    Sides theirs{};
    std::array<double, 4> reach{};
    Ways runner, prisoner;
};

/// A player's distance to his escape, computed once per position and then evaluated for many plans.
class BeneathEvaluator {
public:
    /// Allocates all memory it will ever use. The weights must outlive it.
    explicit BeneathEvaluator(const BeneathWeights& weights = standardBeneathWeights);
    /// `turns`: how many after the one under way the plans take.
    void setPosition(const beneath::Position& position, int player, Detail detail, int turns = 2);

    const beneath::Position& position() const { return *position_; }
    int player() const { return player_; }
    const BeneathWeights& weights() const { return *weights_; }
    PlanState start() const;
    /// Finds what the value and the work of start() ask for; those of plans have it with Detail::Plans.
    void prepareStart();

    PlanWork workOf(const PlanState& plan) const;
    /// The same, where that of another plan is known: only what the plans differ in is found anew.
    PlanWork workAfter(const PlanState& before, const PlanWork& known, const PlanState& plan) const;
    /// Higher is better; an action is worth about four. An escape is worth a million, whatever the work.
    double value(const PlanState& plan, const PlanWork& work) const;
    /// The work left with each part weighted by its fit to the winners of played games.
    double weighedWork(const PlanState& plan) const;
    double pointsOf(const PlanState& plan) const;
    /// Quarters of actions that the player has left until the last tile is drawn, at most.
    double remaining() const { return remaining_; }

    /// Whether the chamber lies on a way that counts now: the Runner's to the key room, the Prisoner's to a
    /// guardhouse.
    bool onTheWay(int chamber) const { return (way_[static_cast<std::size_t>(chamber)] & on) != 0; }
    /// Whether it is on it, or joined to it. Pre: Detail::Plans.
    bool nearTheWay(int chamber) const {
        return (way_[static_cast<std::size_t>(chamber)] & (on | near)) != 0;
    }
    /// Whether the Prisoner's way leads through the passageway on that side, in either direction.
    bool prisonerPasses(int chamber, Direction side) const {
        return leavesBy(chamber, side) || leavesBy(position_->neighbourOf(chamber, side), opposite(side));
    }
    /// The passageways of a chamber. Pre: Detail::Plans.
    std::span<const PlanPassage> passages(std::uint16_t chamber) const {
        PlanChamber& plan = planChambers_[chamber];
        if (!plan.known)
            findPassagesOf(chamber, plan);
        return {plan.passages.data(), plan.passageCount};
    }
    /// Whether no way to the next goal is known, so that another tile may help more than a step.
    bool stuck(const PlanState& plan) const;
    /// Quarters of actions for the Prisoner's way to a guardhouse.
    Distance prisonersWay() const { return prisonerBase_; }
    bool barred() const { return barred_; }
    const BeneathPathfinder& pathfinder() const { return pathfinder_; }
    /// Guards on the board, where none may be for an escape (B-8.1).
    int guardsToMove(const PlanState& plan) const;
    /// Whether a pick of that colour is worth collecting now.
    bool wants(int colour) const { return (wanted_ >> colour) & 1U; }

    /// Pre: Detail::Layings.
    LayingSite siteAt(Cell cell) const;
    /// The value of laying that tile there and so for the player's ways and the picks within reach.
    double layingGain(const beneath::Face& face, const LayingSite& site) const;

private:
    void findPlanned(int turns);
    void addPlanned(int steps, std::uint8_t mark, std::vector<int>& nodes);
    void findPlanChambers();
    void findPassagesOf(std::uint16_t chamber, PlanChamber& plan) const;
    NearDoors nearDoorsFrom(std::span<const std::uint16_t> chambers, Distance further) const;
    void findRim();
    void findWays();
    void findRunnersWay();
    void findWayToCell();
    BeneathPathfinder::SearchLimits runnerSearchLimits() const;
    void findPrisonersWay();
    template <class Found>
    void forEachDoor(std::uint64_t colours, Found found) const;
    void findColours();
    void markWay(int fromNode, Walker walker, const DistanceMap& to, bool requirePicks);
    LayingSite::Ways waysThrough(int node, Walker walker, const DistanceMap& from, const DistanceMap& to,
                                 Distance base) const;
    double viaGain(const beneath::Face& face, const LayingSite::Ways& ways) const;
    std::uint64_t missingColours(const PlanState& plan) const;
    Distance nearestDoor(const PlanState& plan, std::uint64_t missing) const;
    double nearestWanted(const PlanState& plan) const;
    bool leavesBy(int chamber, Direction side) const {
        return (way_[static_cast<std::size_t>(chamber)] >> (firstExit + index(side)) & 1U) != 0;
    }
    /// B-5.10: whether a Runner must walk to the cell for the release.
    bool mustReachCell(bool released) const {
        return !released && options_->releaseFrom == beneath::ReleaseFrom::NextDoor;
    }
    double workAndWayToCell(const PlanState& plan, double work, double share) const;
    // Work left, in quarters of actions.
    double workForPicks(const PlanState& plan) const;
    double workForKey(const PlanState& plan) const;
    double workForRelease(const PlanState& plan) const;
    double workForEscape(const PlanState& plan) const;

    const BeneathWeights* weights_;
    const beneath::Position* position_ = nullptr;
    int player_ = 0;
    Detail detail_ = Detail::Layings;
    BeneathPathfinder pathfinder_;
    DistanceMap toKey_, toCell_, toGuardhouse_, fromRunners_, fromPrisoner_;
    std::array<DistanceMap, colourCount> toColour_;
    unsigned wanted_ = 0;
    /// How many colours are wanted; and a byte for each colour: 1 if it is wanted, and how many picks the
    /// Prisoner's way needs.
    std::size_t wantedCount_ = 0;
    std::uint64_t wantedBytes_ = 0;
    std::uint64_t required_ = 0;
    /// Maximum distance counted for the nearest door of a wanted colour.
    static constexpr Distance maxDoorDistance = 44;
    static constexpr std::uint8_t on = 1;
    static constexpr std::uint8_t near = 2;
    /// From this bit on: the sides by which the Prisoner's way leaves the chamber.
    static constexpr int firstExit = 4;
    std::vector<std::uint8_t> way_;
    std::vector<int> nodes_;
    static constexpr std::uint8_t forRunner = 1;
    static constexpr std::uint8_t forPrisoner = 2;
    /// Chambers to which plans may take a Runner or the Prisoner, marks that say whom, and their nodes.
    std::vector<std::uint16_t> planned_, around_;
    std::vector<std::uint8_t> plannedFor_;
    std::vector<int> plannedRunner_, plannedPrisoner_;
    /// By chamber: ways are filled in for those that are planned. Of a Runner in the supply, the doors.
    std::unique_ptr<PlanChamber[]> planChambers_;
    NearDoors fromSupply_{};
    /// Without plans: from start() to the nearest door of a colour that it lacks; -1 until prepareStart().
    Distance nearestOfStart_ = -1;
    std::vector<int> rim_;
    /// Nodes with a Runner, and after so many of them those where one may enter.
    std::vector<int> starts_;
    std::size_t runnersOnBoard_ = 0;
    /// Chambers before a door of each colour.
    std::array<std::vector<int>, colourCount> doors_;
    /// A black marker lies on the Prisoner's way: one action with three different picks removes it.
    bool barred_ = false;
    Distance keyBase_ = 0;
    Distance cellBase_ = 0;
    Distance prisonerBase_ = 0;
    double mostForKey_ = 0;
    double silverOffset_ = 0;
    double keyOffset_ = 0;
    double remaining_ = 0;
    /// Of a door in a wanted colour beside a laid tile.
    double wantedWorth_ = 0;
    // Of the game, for what plans ask all the time.
    const beneath::Options* options_ = nullptr;
    int runnerCount_ = 0;
    int black_ = 0;
    int silverCost_ = 0;
    int cellPrice_ = 0;
    int markerPrice_ = 0;
    bool boardMustBeFree_ = false;
    /// Different colours needed until the Prisoner is released, and from then on.
    std::array<int, 2> coloursNeeded_{};
    /// With more work left an escape is not hoped for.
    double maxWork_ = 0;
};

// In the header, as plans ask for it at every step.

/// A byte for each wanted colour: 1 if the plan has no more picks of it than are required.
inline std::uint64_t BeneathEvaluator::missingColours(const PlanState& plan) const {
    const std::uint64_t required = plan.gathering() ? 0 : required_;
    return ((required | 0x80 * PlanState::eachByte) - plan.picks) >> 7 & wantedBytes_;
}

inline Distance BeneathEvaluator::nearestDoor(const PlanState& plan, std::uint64_t missing) const {
    if (detail_ != Detail::Plans) {
        assert(nearestOfStart_ >= 0); // prepareStart()
        return nearestOfStart_;
    }
    Distance nearest = unreachable;
    for (int r = 0; r < runnerCount_; ++r) {
        const std::uint16_t runner = plan.runners[static_cast<std::size_t>(r)];
        const NearDoors& doors = runner == beneath::nowhere ? fromSupply_ : planChambers_[runner].doors;
        for (std::size_t n = 0; n < wantedCount_; ++n)
            if ((missing >> (8 * (doors[n] & 7)) & 1U) != 0) {
                nearest = std::min<Distance>(nearest, doors[n] >> 3);
                break;
            }
    }
    return nearest;
}

inline double BeneathEvaluator::nearestWanted(const PlanState& plan) const {
    const std::uint64_t missing = missingColours(plan);
    const Distance nearest = missing != 0 ? nearestDoor(plan, missing) : unreachable;
    // Small differences count fully, large ones little: the next colour's distance must never outweigh the
    // gain of the last one.
    const double d = capped(nearest) + oneAction;
    constexpr double most = maxDoorDistance + oneAction;
    const double fully = weights_->nearDoor;
    return d <= fully ? d : fully + (std::min(d, most) - fully) * weights_->farDoor;
}

inline double BeneathEvaluator::pointsOf(const PlanState& plan) const {
    const beneath::Options& o = *options_;
    double points = plan.differentColours() + o.markerPoints * (plan.white + black_);
    if (plan.silver > 0)
        points += o.silverPoints * (o.silverScoring == beneath::SilverScoring::Each ? plan.silver : 1);
    return points + (plan.key ? o.keyPoints : 0) + (plan.released ? o.releasePoints : 0);
}

/// Colours for silver while it is gathered; then those for the Prisoner's way and his release.
inline double BeneathEvaluator::workForPicks(const PlanState& plan) const {
    const int different = plan.differentColours();
    if (plan.gathering()) {
        const int missing = std::max(0, silverCost_ - different);
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

inline double BeneathEvaluator::workForKey(const PlanState& plan) const {
    if (plan.key)
        return 0;
    Distance way = unreachable;
    const auto look = [&](std::size_t r) {
        if (const std::uint16_t runner = plan.runners[r]; runner != beneath::nowhere)
            way = std::min<Distance>(way, planChambers_[runner].toKey);
    };
    look(0);
    look(1);
    for (int r = 2; r < runnerCount_; ++r)
        look(static_cast<std::size_t>(r));
    way += guardInTheWay * plan.newGuards;
    return keyOffset_ +
           (plan.gathering() ? weights_->keyWhileGathering : 1) * std::min(capped(way), mostForKey_);
}

inline double BeneathEvaluator::workForRelease(const PlanState& plan) const {
    if (plan.released)
        return 0;
    // While silver is gathered, one of each colour is reserved.
    const int spare = plan.coloursOfAtLeast(plan.gathering() ? 2 : 1);
    const double share = plan.gathering() ? weights_->releaseWhileGathering : 1;
    const double work = oneAction + weights_->missingForRelease * std::max(0, cellPrice_ - spare) * share;
    return mustReachCell(plan.released) ? workAndWayToCell(plan, work, share) : work;
}

inline double BeneathEvaluator::workForEscape(const PlanState& plan) const {
    double way = capped(planChambers_[plan.prisoner].toGuardhouse);
    if (!plan.gathering())
        way += guardInTheWay * plan.newGuards;
    if (plan.freed != beneath::nowhere && onTheWay(plan.freed))
        way -= plan.freedByWhite ? 9 : 8;
    if (plan.key)
        // A key in hand warns the others: it is best taken when the Prisoner is at the door.
        return way > 6 ? way + weights_->warning : way;
    return (plan.gathering() ? weights_->escapeWhileGathering : weights_->escapeBeforeKey) * way;
}

inline PlanWork BeneathEvaluator::workOf(const PlanState& plan) const {
    return {workForPicks(plan), workForKey(plan), workForRelease(plan), workForEscape(plan)};
}

inline PlanWork BeneathEvaluator::workAfter(const PlanState& before, const PlanWork& known,
                                            const PlanState& plan) const {
    PlanWork work = known;
    const bool sameGoods =
        plan.silver == before.silver && plan.key == before.key && plan.released == before.released;
    const bool sameRunners = sameGoods && plan.runnersAreOf(before);
    if (!sameRunners || plan.picks != before.picks) {
        work.picks = workForPicks(plan);
        work.release = workForRelease(plan);
    }
    if (!sameRunners || plan.newGuards != before.newGuards)
        work.key = workForKey(plan);
    if (!sameGoods || plan.prisoner != before.prisoner || plan.newGuards != before.newGuards ||
        plan.freed != before.freed || plan.freedByWhite != before.freedByWhite)
        work.escape = workForEscape(plan);
    return work;
}

inline double BeneathEvaluator::value(const PlanState& plan, const PlanWork& work) const {
    if (plan.escaped)
        return 1e6;
    const double left = work.sum();
    const double held = plan.heldUpToThree();
    const double points = pointsOf(plan);
    const double hoped = -left + weights_->pickInHand * held + weights_->pointInHand * points -
                         weights_->whiteInHand * plan.white;
    // Too late to escape: only points count.
    return left > maxWork_ ? 6 * points + 0.05 * hoped : hoped;
}

} // namespace tilewright::bots
