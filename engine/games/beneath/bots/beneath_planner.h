#pragma once

#include "engine/games/beneath/bots/beneath_evaluator.h"
#include "engine/games/beneath/bots/plan_beam.h"
#include "engine/games/beneath/bots/plan_chambers.h"
#include "engine/games/beneath/bots/plan_states.h"
#include "engine/games/beneath/rules/move.h"
#include "engine/games/move.h"

#include <bitset>
#include <optional>
#include <vector>

namespace tilewright::bots {

/// Finds one player's best sequence of actions for this turn and the next by beam search, assuming that the
/// others stand still.
class BeneathPlanner {
public:
    struct Choice {
        beneath::Move move;
        /// What the plan does after it.
        std::optional<beneath::Move> second;
        /// Value of the plan's result; and of standing still.
        double value = 0;
        double idle = 0;
        bool found = false;
    };

    /// A first action and the value of the best plan found that begins with it.
    struct MoveValue {
        beneath::Move move;
        double value = 0;
    };

    /// How far a plan looks.
    struct BeamLimits {
        /// States kept after each action.
        std::size_t width = 24;
        /// Turns after the one under way.
        int turns = 2;
        /// Whether rated() is asked for.
        bool rates = true;
    };

    explicit BeneathPlanner(BeamLimits limits);
    BeneathPlanner() : BeneathPlanner(BeamLimits{}) {}

    /// From now on no plan has moves with these letters (MoveInfo::key).
    void setForbiddenKeys(const std::bitset<128>& keys) {
        forbiddenKeys_ = keys;
        forbidsAny_ = keys.any();
    }

    /// The best first action of the player on move in the evaluator's position, out of `legal`.
    Choice plan(const BeneathEvaluator& evaluator, const game::MoveList& legal);
    /// All first actions rated by the last plan(), in the order they were found. Pre: BeamLimits::rates.
    const std::vector<MoveValue>& rated() const { return rated_; }

private:
    struct Node {
        PlanState state;
        beneath::Move first;
        beneath::Move second;
        PlanWork work;
        double value = 0;
        /// Index of the first action in rated_.
        std::uint16_t root = 0;
    };

    void expand(const Node& node);
    void collectAgain(const Node& node);
    void silverActions(const Node& node);
    void enterActions(const Node& node, int runner);
    void runnerActions(const Node& node);
    [[gnu::always_inline]] void runnerStep(const Node& node, int runner, const PlanPassage& passage);
    void releaseActions(const Node& node);
    void prisonerActions(const Node& node);
    void prisonerStep(const Node& node, const PlanPassage& passage);
    // Whether the piece may stand beyond it, if no Guard does.
    bool runnerFits(const PlanState& state, const PlanPassage& passage) const;
    bool prisonerFits(const PlanState& state, const PlanPassage& passage) const;
    // `lies`: a white marker lies on the passageway.
    unsigned whiteUses(const PlanState& state, const PlanPassage& passage, bool lies) const;
    [[gnu::always_inline]] bool payExit(PlanState& plan, const PlanPassage& passage, bool lies,
                                        beneath::MoveFields& fields) const;
    /// Adds what goes on from the first chamber that the move enters.
    void addContinuations(const Node& node, const PlanState& stepped, beneath::Move move);
    void guardActions(const Node& node);
    void markerActions(const Node& node, std::uint16_t piece);
    void blackMarkerActions(const Node& node, const PlanPassage& passage, const beneath::MoveFields& place,
                            std::uint16_t piece);
    void whiteMarkerActions(const Node& node, const beneath::MoveFields& place, std::uint16_t piece,
                            Direction side);
    void exchangeActions(const Node& node);
    bool isFirst() const { return legal_ != nullptr; }
    bool isForbidden(beneath::Move move) const;
    /// Uses up `next`, in which `cost` actions are not paid yet. In the header, as most moves come to a state
    /// that is known.
    void add(const Node& parent, PlanState& next, beneath::Move move, int cost = 1) {
        if ((isFirst() && !legal_->contains(move)) || (forbidsAny_ && isForbidden(move)))
            return;
        next.actions = static_cast<std::int8_t>(next.actions - cost);
        if (next.actions <= 0)
            next.beginTurn(options_->actionsPerTurn);
        // The same actions in another order come to the same state.
        if (states_.add(next))
            addNew(parent, next, move);
    }
    void addNew(const Node& parent, const PlanState& next, beneath::Move move);
    void beginLevel(int level);
    /// Whether the choice stands: nothing beats an escape, and later ones count less.
    bool isDecided() const { return !limits_.rates && choice_.value > 1e5; }
    /// Whether nothing matters but a better value than that of the state itself.
    bool onlyImproves() const { return !limits_.rates && level_ == deepest_; }

    BeamLimits limits_;
    std::bitset<128> forbiddenKeys_;
    bool forbidsAny_ = false;
    /// Of the first action only, as the position knows it.
    const game::MoveList* legal_ = nullptr;
    const BeneathEvaluator* evaluator_ = nullptr;
    const beneath::Position* position_ = nullptr;
    const beneath::Options* options_ = nullptr;
    /// Whether the options leave a choice about white markers.
    bool whiteOptions_ = false;
    int player_ = 0;
    /// What is expanded, and what came of it.
    PlanBeam<Node> beam_, next_;
    PlanStates states_;
    Choice choice_;
    /// Actions taken by the nodes of next_, and how many are taken at most.
    int level_ = 0;
    int deepest_ = 0;
    /// What a value is worth less at this level.
    double delay_ = 0;
    std::vector<MoveValue> rated_;
};

} // namespace tilewright::bots
