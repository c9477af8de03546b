#pragma once

#include "engine/beneath/position.h"
#include "engine/players/beneath/beneath_terrain.h"
#include "engine/players/beneath/plan_states.h"
#include "engine/players/beneath/weights.h"

#include <array>
#include <vector>

namespace tilewright::players {

/// The level of detail needed from an outlook; less is faster.
enum class Detail : std::uint8_t {
    /// The player's plans as they are: start(), ways, and the pieces on them.
    Standing,
    /// Any plan of the player that takes so many turns as the look is told.
    Plans,
    /// Instead the gain of laying a tile.
    Layings,
};

/// Farther away nothing counts more.
inline constexpr double farthest = 160;
/// Maximum loss of a laying by its effect on a way.
inline constexpr Distance mostLost = 20;

inline double capped(Distance d) {
    return d < farthest ? d : farthest;
}

/// A player's distance to his escape, computed once per position and then evaluated for many plans.
class BeneathOutlook {
public:
    /// Allocates all memory it will ever use. The weights must outlive it.
    explicit BeneathOutlook(const BeneathWeights& weights = standardBeneathWeights);
    /// `turns`: how many after the one under way the plans take.
    void look(const beneath::Position& position, int player, Detail detail, int turns = 2);

    const beneath::Position& position() const { return *position_; }
    int player() const { return player_; }
    const BeneathWeights& weights() const { return *weights_; }
    PlanState start() const;

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
    bool onTheWay(int chamber) const;
    /// Whether no way to the next goal is known, so that another tile may help more than a step.
    bool stuck(const PlanState& plan) const;
    /// Quarters of actions for the Prisoner's way to a guardhouse.
    Distance prisonersWay() const { return prisonerBase_; }
    bool barred() const { return barred_; }
    const BeneathTerrain& terrain() const { return terrain_; }
    /// Whether a pick of that colour is worth collecting now.
    bool wants(int colour) const { return (wanted_ >> colour) & 1U; }

    /// The value of laying that tile there and so for the player's ways and the picks within reach.
    /// Pre: Detail::Layings.
    double layingGain(const beneath::Face& face, Cell cell) const;

private:
    void findPlanned(int turns);
    void addPlanned(int steps, std::vector<int>& nodes);
    void findOpenChambers(Walker walker);
    void findWays();
    void findRunnersWay();
    void findPrisonersWay();
    void findColours();
    void markWay(int fromNode, Walker walker, const DistanceMap& to, bool requirePicks);
    double viaGain(const beneath::Face& face, int node, Walker walker, const DistanceMap& from,
                   const DistanceMap& to, Distance base) const;
    double nearestWanted(const PlanState& plan) const;
    int guardsOnTheWay(const PlanState& plan) const;
    int newGuardsInTheWay(const PlanState& plan) const;
    // Work left, in quarters of actions.
    double workForPicks(const PlanState& plan) const;
    double workForKey(const PlanState& plan) const;
    double workForRelease(const PlanState& plan) const;
    double workForEscape(const PlanState& plan) const;

    const BeneathWeights* weights_;
    const beneath::Position* position_ = nullptr;
    int player_ = 0;
    Detail detail_ = Detail::Layings;
    BeneathTerrain terrain_;
    DistanceMap toKey_, toGuardhouse_, fromRunners_, fromPrisoner_;
    std::array<DistanceMap, colourCount> toColour_;
    unsigned wanted_ = 0;
    std::array<std::uint8_t, colourCount> required_{};
    std::vector<std::uint8_t> way_;
    std::vector<int> nodes_;
    /// Nodes of the chambers to which plans may take a Runner, and the Prisoner.
    std::vector<int> plannedRunner_, plannedPrisoner_;
    std::vector<std::uint16_t> around_;
    std::vector<std::uint8_t> seen_;
    std::vector<int> open_;
    /// Nodes with a Runner, or where one may enter.
    std::vector<int> starts_;
    /// Chambers before a door of each colour.
    std::array<std::vector<int>, colourCount> doors_;
    int guardsAtFirst_ = 0;
    /// A black marker lies on the Prisoner's way: one action with three different picks removes it.
    bool barred_ = false;
    Distance keyBase_ = 0;
    Distance prisonerBase_ = 0;
    double silverOffset_ = 0;
    double keyOffset_ = 0;
    double remaining_ = 0;
};

} // namespace tilewright::players
