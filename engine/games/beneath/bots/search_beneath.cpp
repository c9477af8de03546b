#include "engine/games/beneath/bots/search_beneath.h"

#include "engine/base/random.h"
#include "engine/bots/search_bot_impl.h"

#include <utility>

namespace tilewright::bots {

using beneath::Move;
using beneath::MoveKind;
using beneath::Phase;

Move BeneathRollout::decide(const beneath::Position& position) {
    if (position.phase() == Phase::ChoosePicks)
        return startingPicks(position);
    position.legalMoves(legal_);
    if (position.phase() == Phase::Act)
        return act(position);
    second_.reset();
    // Layings come before the uses of the exchange token.
    std::size_t layings = 0;
    while (layings < legal_.size() && beneath::kind(legal_[layings]) == MoveKind::Lay)
        ++layings;
    const std::uint64_t number = Random::mix(static_cast<std::uint64_t>(position.stackLeft()) << 32 |
                                             static_cast<std::uint64_t>(position.drawnKind() + 1));
    return legal_[layings > 0 ? number % layings : 0];
}

/// What a plan does second is no longer asked for once a turn has passed, or a tile was laid.
Move BeneathRollout::act(const beneath::Position& position) {
    if (second_ && position.turn() == turn_ && position.actionsLeft() < actionsLeft_) {
        const Move move = *std::exchange(second_, std::nullopt);
        if (legal_.contains(move))
            return move;
    }
    BeneathEvaluator& own = evaluators_[static_cast<std::size_t>(position.player())];
    own.setPosition(position, position.player(), Detail::Plans, narrow.turns);
    const BeneathPlanner::Choice choice = planner_.plan(own, legal_);
    second_ = choice.second;
    turn_ = position.turn();
    actionsLeft_ = position.actionsLeft();
    return choice.found ? choice.move : beneath::makeMove(MoveKind::EndTurn, position.player());
}

template class SearchTree<BeneathSearchTraits>;
template class SearchBot<BeneathSearchTraits>;

} // namespace tilewright::bots
