#include "engine/players/landscape/greedy_landscape.h"

#include "engine/landscape/face/table_game.h"
#include "engine/landscape/rules/followers.h"

#include <algorithm>

namespace tilewright::players {

using landscape::Figure;

namespace {

double leadOf(const landscape::Position& position, int player) {
    return lead(LandscapeEstimate(position).points(), player, position.game().playerCount());
}

} // namespace

game::Move GreedyLandscape::choose(const game::Position& position, Thinking&) {
    return decide(dynamic_cast<const landscape::TablePosition&>(position).state());
}

/// The gain of the best figure on the tile just laid; 0 without one.
double GreedyLandscape::bestDeployment(const landscape::Position& position) {
    const LandscapeEstimate estimate(position);
    const int player = position.turn.player;
    const int first = position.board.firstPlace(position.turn.tile);
    double best = 0;
    for (int place = first; place < first + position.featureCount(position.turn.tile); ++place) {
        const int root = position.features.root(place);
        for (int n = 0; n < landscape::figureCount; ++n) {
            const auto figure = static_cast<Figure>(n);
            if (position.figures.has(player, figure) &&
                landscape::mayStand(figure, position.features.at(root), player))
                best = std::max(best, estimate.gainOf(figure, place, player));
        }
    }
    if (position.kindOfTile(position.turn.tile).tower && !position.dragon.below() &&
        position.figures.has(player, Figure::Follower))
        best = std::max(best, estimate.gainBelow(player));
    return best;
}

double GreedyLandscape::afterwards(const landscape::Position& position, game::Move move) {
    landscape::Position& then = then_[0];
    then.assign(position);
    then.play(move);
    const double value = leadOf(then, landscape::player(move));
    return landscape::kind(move) == landscape::MoveKind::Lay ? value + bestDeployment(then) : value;
}

const std::vector<GreedyLandscape::Rated>& GreedyLandscape::rate(const landscape::Position& position) {
    if (then_.empty())
        then_.push_back(position);
    position.legalMoves(legal_);
    rated_.clear();
    const LandscapeEstimate estimate(position);
    const int player = position.player();
    const double now = leadOf(position, player);
    for (const game::Move move : legal_) {
        double value = now;
        switch (landscape::kind(move)) {
        case landscape::MoveKind::Place:
            if (landscape::isTower(landscape::place(move))) {
                value = afterwards(position, move);
                break;
            }
            value += estimate.gainOf(landscape::figure(move), landscape::place(move), player);
            break;
        case landscape::MoveKind::EndTurn:
            break;
        default:
            value = afterwards(position, move);
            break;
        }
        rated_.push_back({move, value});
    }
    return rated_;
}

game::Move GreedyLandscape::decide(const landscape::Position& position) {
    const auto& rated = rate(position);
    const auto best = std::max_element(rated.begin(), rated.end(),
                                       [](const Rated& a, const Rated& b) { return a.value < b.value; });
    return best->move;
}

} // namespace tilewright::players
