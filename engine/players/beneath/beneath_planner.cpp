#include "engine/players/beneath/beneath_planner.h"

#include <algorithm>

namespace tilewright::players {

using beneath::Move;

BeneathPlanner::BeneathPlanner(Depth depth) : depth_(depth) {
    constexpr std::size_t actionsOfANode = 128;
    beam_.reserve(depth.width * actionsOfANode);
    next_.reserve(depth.width * actionsOfANode);
    ranks_.reserve(depth.width * actionsOfANode);
    rated_.reserve(actionsOfANode);
}

void BeneathPlanner::add(const Node& parent, PlanState& next, Move move) {
    if (isFirst() && !legal_->contains(move))
        return;
    if (--next.actions <= 0) {
        next.actions = static_cast<std::int8_t>(position_->game().options().actionsPerTurn);
        next.mayCollect(-1); // B-5.3: in the same turn
    }
    // The same actions in another order come to the same state.
    if (!states_.add(next))
        return;
    if (isFirst())
        rated_.push_back({move, -1e9});
    const Node& node =
        next_.emplace_back(Node{next, isFirst() ? move : parent.first, outlook_->value(next),
                                isFirst() ? static_cast<std::uint16_t>(rated_.size() - 1) : parent.root});
    // Earlier is better: what is reached at an earlier level counts slightly more.
    const double value = node.value - outlook_->weights().patience * level_;
    rated_[node.root].value = std::max(rated_[node.root].value, value);
    if (value > choice_.value + 1e-9)
        choice_ = {node.first, value, choice_.idle, true};
}

BeneathPlanner::Choice BeneathPlanner::plan(const BeneathOutlook& outlook, const game::MoveList& legal) {
    outlook_ = &outlook;
    position_ = &outlook.position();
    player_ = outlook.player();
    const int depth = position_->actionsLeft() + depth_.turns * position_->game().options().actionsPerTurn;
    const Node root{outlook.start(), {}, 0, 0};
    choice_ = {};
    choice_.idle = choice_.value = outlook.value(root.state);
    next_.clear();
    rated_.clear();
    states_.clear();
    (void)states_.add(root.state);
    level_ = 1;
    legal_ = &legal;
    expand(root);
    legal_ = nullptr;
    for (; level_ < depth && !next_.empty();) {
        std::swap(beam_, next_);
        rankBeam();
        next_.clear();
        ++level_;
        for (const Rank& rank : ranks_)
            expand(beam_[rank.node]);
    }
    return choice_;
}

/// Lists the best nodes of the beam, best first.
void BeneathPlanner::rankBeam() {
    ranks_.clear();
    for (std::size_t i = 0; i < beam_.size(); ++i)
        ranks_.push_back({beam_[i].value, static_cast<std::uint32_t>(i)});
    const std::size_t width = std::min(depth_.width, ranks_.size());
    std::partial_sort(ranks_.begin(), ranks_.begin() + static_cast<std::ptrdiff_t>(width), ranks_.end(),
                      [](const Rank& a, const Rank& b) {
                          return a.value != b.value ? a.value > b.value : a.node < b.node;
                      });
    ranks_.resize(width);
}

} // namespace tilewright::players
