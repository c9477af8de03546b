#pragma once

#include "engine/games/beneath/bots/beneath_pathfinder.h"
#include "engine/games/beneath/bots/plan_chambers.h"
#include "engine/games/beneath/bots/plan_states.h"
#include "engine/games/beneath/bots/weights.h"
#include "engine/games/beneath/rules/position.h"

#include <array>
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
/// No way through a laid tile is worth more from that far beyond the nearest one, or to there: the two steps
/// through the tile take an action each at least.
inline constexpr Distance maxLayingDetour = maxLayingLoss - 2 * oneAction;
/// Maximum extra distance counted for Runners other than the one nearest to the key, or to the cell.
inline constexpr Distance maxKeyDetour = 12;

inline double capped(Distance d) {
    return d < maxCountedDistance ? d : maxCountedDistance;
}

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

    /// Higher is better; an action is worth about four.
    double value(const PlanState& plan) const;
    /// The work left until the escape, in quarters of actions.
    double work(const PlanState& plan) const {
        return workForPicks(plan) + workForKey(plan) + workForRelease(plan) + workForEscape(plan);
    }
    /// The same with each part weighted by its fit to the winners of played games.
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

    /// The value of laying that tile there and so for the player's ways and the picks within reach.
    /// Pre: Detail::Layings.
    double layingGain(const beneath::Face& face, Cell cell) const;

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
    double viaGain(const beneath::Face& face, int node, Walker walker, const DistanceMap& from,
                   const DistanceMap& to, Distance base) const;
    std::uint64_t missingColours(const PlanState& plan) const;
    Distance nearestDoor(const PlanState& plan, std::uint64_t missing) const;
    double nearestWanted(const PlanState& plan) const;
    bool leavesBy(int chamber, Direction side) const {
        return (way_[static_cast<std::size_t>(chamber)] >> (firstExit + index(side)) & 1U) != 0;
    }
    bool mustReachCell(bool released) const;
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
    /// Without plans: from start() to the nearest door of a colour that it lacks.
    Distance nearestOfStart_ = 0;
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
    double silverOffset_ = 0;
    double keyOffset_ = 0;
    double remaining_ = 0;
    // Of the game, for what plans ask all the time.
    const beneath::Options* options_ = nullptr;
    int runnerCount_ = 0;
    int cellPrice_ = 0;
    int markerPrice_ = 0;
    bool boardMustBeFree_ = false;
    /// Different colours needed until the Prisoner is released, and from then on.
    std::array<int, 2> coloursNeeded_{};
    /// With more work left an escape is not hoped for.
    double maxWork_ = 0;
};

} // namespace tilewright::bots
