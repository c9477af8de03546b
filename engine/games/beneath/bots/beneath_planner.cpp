#include "engine/games/beneath/bots/beneath_planner.h"

#include "engine/games/beneath/rules/headings.h"

#include <algorithm>

namespace tilewright::bots {

using beneath::Move;

BeneathPlanner::BeneathPlanner(BeamLimits limits)
    : limits_(limits), beam_(limits.width), next_(limits.width) {
    constexpr std::size_t actionsOfANode = 128;
    rated_.reserve(actionsOfANode);
}

void BeneathPlanner::add(const Node& parent, PlanState& next, Move move, int cost) {
    if (isFirst() && !legal_->contains(move))
        return;
    if (forbidsAny_ && forbiddenKeys_.test(static_cast<std::size_t>(
                           beneath::headingOf(beneath::kind(move), beneath::marker(move)).key)))
        return;
    next.actions = static_cast<std::int8_t>(next.actions - cost);
    if (next.actions <= 0)
        next.beginTurn(options_->actionsPerTurn);
    // The same actions in another order come to the same state.
    if (!states_.add(next))
        return;
    if (isFirst())
        rated_.push_back({move, -1e9});
    const Move first = isFirst() ? move : parent.first;
    const Move second = level_ == 2 ? move : parent.second;
    const std::size_t root = isFirst() ? rated_.size() - 1 : parent.root;
    const double reached = evaluator_->value(next);
    if (level_ < deepest_ && next_.takes(reached))
        next_.offer({next, first, second, reached, static_cast<std::uint16_t>(root)});
    // Earlier is better: what is reached at an earlier level counts slightly more.
    const double value = reached - evaluator_->weights().patience * level_;
    rated_[root].value = std::max(rated_[root].value, value);
    if (value > choice_.value + 1e-9)
        choice_ = {first, level_ > 1 ? std::optional(second) : std::nullopt, value, choice_.idle, true};
}

BeneathPlanner::Choice BeneathPlanner::plan(const BeneathEvaluator& evaluator, const game::MoveList& legal) {
    evaluator_ = &evaluator;
    position_ = &evaluator.position();
    options_ = &position_->game().options();
    whiteOptions_ = options_->whiteFromHand || options_->whiteVoluntary;
    player_ = evaluator.player();
    deepest_ = position_->actionsLeft() + limits_.turns * position_->game().options().actionsPerTurn;
    const Node root{evaluator.start(), {}, {}, 0, 0};
    choice_ = {};
    choice_.idle = choice_.value = evaluator.value(root.state);
    next_.clear();
    rated_.clear();
    states_.clear();
    (void)states_.add(root.state);
    level_ = 1;
    legal_ = &legal;
    expand(root);
    legal_ = nullptr;
    while (level_ < deepest_ && next_.size() > 0) {
        std::swap(beam_, next_);
        next_.clear();
        ++level_;
        for (std::size_t n = 0; n < beam_.size(); ++n)
            expand(beam_[n]);
    }
    return choice_;
}

} // namespace tilewright::bots
