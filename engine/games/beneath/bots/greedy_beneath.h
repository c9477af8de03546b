#pragma once

#include "engine/bots/bot.h"
#include "engine/games/beneath/bots/beneath_evaluator.h"
#include "engine/games/beneath/bots/beneath_planner.h"

#include <bitset>
#include <cstdint>
#include <optional>

namespace tilewright::bots {

/// Picks to begin with: of different colours, the rarest in the set first, as they are the hardest to get.
/// Pre: they are chosen now.
beneath::Move startingPicks(const beneath::Position& position);

/// Plays Beneath to win: gathers colours, makes silver, fetches the key, frees the Prisoner and escorts him
/// out; uses Guards and black markers against players about to escape. Plans with open information only: it
/// never looks into the stack. The same positions one after the other always get the same moves.
class GreedyBeneath final : public Bot {
public:
    /// The weights must outlive it.
    explicit GreedyBeneath(const BeneathWeights& weights = standardBeneathWeights)
        : own_(weights), other_(weights), after_(weights) {
        legal_.reserve(maxMoveCount);
        placings_.reserve(maxMoveCount);
    }
    /// Its plans do without moves with these letters (MoveInfo::key).
    void setForbiddenKeys(const std::bitset<128>& keys) { planner_.setForbiddenKeys(keys); }
    using Bot::choose;
    game::Move choose(const game::Position& position, ThinkingControl& thinking) override;
    bool playsAnyGame() const override { return true; }
    /// `among`: the moves to choose among, as Position::legalMoves() lists them; null for all legal ones.
    game::Move decide(const beneath::Position& position, const game::MoveList* among = nullptr);

private:
    static constexpr std::size_t maxMoveCount = 4096;

    game::Move lay(const beneath::Position& position);
    /// `second`: what the last plan does after its first action.
    game::Move act(const beneath::Position& position, std::optional<beneath::Move> second);
    /// Finds the action that most lengthens the way of a player about to escape, if there is such a player.
    bool findBlockingMove(const beneath::Position& position, game::Move& move);

    game::MoveList legal_;
    game::MoveList placings_;
    BeneathEvaluator own_;
    BeneathEvaluator other_;
    BeneathEvaluator after_;
    BeneathPlanner planner_{BeneathPlanner::BeamLimits{.rates = false}};
    /// The second action of a plan whose first was chosen last, and the hash of the position where it
    /// belongs.
    std::optional<beneath::Move> second_;
    std::uint64_t planned_ = 0;
};

} // namespace tilewright::bots
