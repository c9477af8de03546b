#include "engine/games/beneath/bots/beneath_planner.h"

#include "engine/games/beneath/rules/headings.h"

#include <algorithm>
#include <cassert>

namespace tilewright::bots {

using beneath::Move;

BeneathPlanner::BeneathPlanner(BeamLimits limits)
    : limits_(limits), beam_(limits.width), next_(limits.width) {
    constexpr std::size_t actionsOfANode = 128;
    rated_.reserve(actionsOfANode);
}

bool BeneathPlanner::isForbidden(Move move) const {
    return forbiddenKeys_.test(
        static_cast<std::size_t>(beneath::headingOf(beneath::kind(move), beneath::marker(move)).key));
}

void BeneathPlanner::addNew(const Node& parent, const PlanState& next, Move move) {
    if (isFirst())
        rated_.push_back({move, -1e9});
    const Move first = isFirst() ? move : parent.first;
    const Move second = level_ == 2 ? move : parent.second;
    const std::size_t root = isFirst() ? rated_.size() - 1 : parent.root;
    const PlanWork work = evaluator_->workAfter(parent.state, parent.work, next);
    assert(work == evaluator_->workOf(next));
    const double reached = evaluator_->value(next, work);
    if (level_ < deepest_ && next_.takes(reached)) {
        Node& node = next_.placeFor(reached);
        node.state = next;
        node.first = first;
        node.second = second;
        node.work = work;
        node.value = reached;
        node.root = static_cast<std::uint16_t>(root);
    }
    const double value = reached - delay_;
    rated_[root].value = std::max(rated_[root].value, value);
    if (value > choice_.value + 1e-9)
        choice_ = {first, level_ > 1 ? std::optional(second) : std::nullopt, value, choice_.idle, true};
}

/// Earlier is better: what is reached at an earlier level counts slightly more.
void BeneathPlanner::beginLevel(int level) {
    level_ = level;
    delay_ = evaluator_->weights().patience * level;
}

BeneathPlanner::Choice BeneathPlanner::plan(const BeneathEvaluator& evaluator, const game::MoveList& legal) {
    assert(evaluator.weights().patience >= 0); // isDecided()
    evaluator_ = &evaluator;
    position_ = &evaluator.position();
    options_ = &position_->game().options();
    whiteOptions_ = options_->whiteFromHand || options_->whiteVoluntary;
    player_ = evaluator.player();
    deepest_ = position_->actionsLeft() + limits_.turns * position_->game().options().actionsPerTurn;
    const PlanState start = evaluator.start();
    const Node root{start, {}, {}, evaluator.workOf(start), 0, 0};
    choice_ = {};
    choice_.idle = choice_.value = evaluator.value(start, root.work);
    next_.clear();
    rated_.clear();
    states_.clear();
    (void)states_.add(root.state);
    beginLevel(1);
    legal_ = &legal;
    expand(root);
    legal_ = nullptr;
    while (level_ < deepest_ && next_.size() > 0 && !isDecided()) {
        std::swap(beam_, next_);
        next_.clear();
        beginLevel(level_ + 1);
        for (std::size_t n = 0; n < beam_.size() && !isDecided(); ++n)
            expand(beam_[n]);
    }
    return choice_;
}

} // namespace tilewright::bots
