#include "engine/games/landscape/bots/one_ply_landscape.h"

#include "engine/games/landscape/dungeon/princess_portal.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "engine/games/landscape/rules/turn.h"

#include <algorithm>
#include <limits>

namespace tilewright::bots {

namespace {

/// The margin if the game ends here; changes the position.
int marginAtEnd(landscape::Position& position, int player) {
    if (position.turn.phase == landscape::Phase::Deploy && !landscape::mustUsePrincess(position))
        position.play(landscape::endTurnMove(position.turn.player));
    if (!position.over())
        landscape::scoreEnd(position, landscape::ChangeRecorder(nullptr));
    int others = std::numeric_limits<int>::min();
    for (int p = 0; p < position.game().playerCount(); ++p)
        if (p != player)
            others = std::max(others, position.points(p));
    return position.points(player) - others;
}

} // namespace

/// With the best deployment if the move is a laying.
int OnePlyLandscape::marginAfter(const landscape::Position& position, game::Move move) {
    landscape::Position& then = then_[0];
    then.assign(position);
    then.play(move);
    const int player = landscape::player(move);
    if (landscape::kind(move) != landscape::MoveKind::Lay || then.turn.phase != landscape::Phase::Deploy)
        return marginAtEnd(then, player);
    then.legalMoves(deployments_);
    int best = std::numeric_limits<int>::min();
    for (const game::Move deployment : deployments_) {
        deployed_[0].assign(then);
        deployed_[0].play(deployment);
        best = std::max(best, marginAtEnd(deployed_[0], player));
    }
    return best;
}

game::Move OnePlyLandscape::choose(const game::Position& position, ThinkingControl& thinking) {
    const landscape::Position& state = dynamic_cast<const landscape::PositionAdapter&>(position).state();
    if (then_.empty()) {
        then_.push_back(state);
        deployed_.push_back(state);
    }
    state.legalMoves(legal_);
    keepOnly(legal_, thinking.only());
    game::Move best = legal_[0];
    int bestMargin = std::numeric_limits<int>::min();
    std::uint32_t alike = 0;
    for (const game::Move move : legal_) {
        const int margin = marginAfter(state, move);
        if (margin > bestMargin)
            alike = 0;
        // Each of those alike stays with the same probability.
        if (margin >= bestMargin && random_.below(++alike) == 0)
            best = move;
        bestMargin = std::max(bestMargin, margin);
    }
    return best;
}

} // namespace tilewright::bots
