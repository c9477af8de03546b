#pragma once

#include "engine/bots/bot.h"
#include "engine/games/landscape/bots/landscape_estimate.h"
#include "engine/games/landscape/bots/trial_position.h"
#include "engine/games/landscape/rules/state/position.h"

#include <bitset>
#include <optional>
#include <vector>

namespace tilewright::bots {

/// Plays the landscape game, with or without tokens: chooses the move with the best estimated lead, rating a
/// laying together with the best figure on it. Never looks into the stack. The same position always gets the
/// same move.
class GreedyLandscape final : public Bot {
public:
    struct MoveValue {
        game::Move move;
        /// Points ahead of the others.
        double value = 0;
    };

    /// `weights`: those to play with in place of the game's own; they must outlive it.
    explicit GreedyLandscape(const LandscapeWeights* weights = nullptr) : weights_(weights) {
        legal_.reserve(maxMoveCount);
        rated_.reserve(maxMoveCount);
    }
    /// It expects no deployment by moves with these letters (MoveInfo::key).
    void setForbiddenKeys(const std::bitset<128>& keys) { forbiddenKeys_ = keys; }
    using Bot::choose;
    game::Move choose(const game::Position& position, ThinkingControl& thinking) override;
    /// `only`: the moves to choose among; null for all legal ones.
    game::Move decide(const landscape::Position& position, const game::MoveList* only = nullptr);
    /// Rates all legal moves. Pre: not over. Allocates nothing after the first uses.
    const std::vector<MoveValue>& rate(const landscape::Position& position);

private:
    static constexpr std::size_t maxMoveCount = 4096;

    std::optional<double> valueOfAlike(const landscape::Position& position, game::Move move) const;
    void rateLayings(const landscape::Position& position, const LandscapeWeights& weights);
    double valueAfter(game::Move move);
    void rateOthers(const landscape::Position& position, const LandscapeWeights& weights);

    const LandscapeWeights* weights_;
    std::bitset<128> forbiddenKeys_;
    game::MoveList legal_;
    std::vector<MoveValue> rated_;
    TrialPosition trial_;
    LandscapeEstimate estimate_;
    /// For the few moves after which the next tile is drawn.
    LandscapeEstimate otherMoment_;
};

} // namespace tilewright::bots
