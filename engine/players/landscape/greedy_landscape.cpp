#include "engine/players/landscape/greedy_landscape.h"

#include "engine/landscape/face/table_game.h"
#include "engine/landscape/rules/followers.h"

#include <algorithm>
#include <optional>

namespace tilewright::players {

using landscape::Figure;

namespace {

double leadOf(const LandscapeEstimate& estimate, const landscape::Position& position, int player) {
    return lead(estimate.points(), player, position.game().playerCount());
}

/// The gain of the best figure on the tile just laid; 0 without one.
double bestDeployment(const landscape::Position& position, const LandscapeEstimate& estimate) {
    const int player = position.turn.player;
    const int tile = position.turn.tile;
    const int first = position.board.firstPlace(tile);
    const bool small = position.figures.has(player, Figure::Follower);
    double best = 0;
    for (int place = first; place < first + position.featureCount(tile); ++place) {
        const landscape::Joined& joined = position.features.of(place);
        std::optional<LandscapeEstimate::PlaceValue> value;
        for (int n = 0; n < landscape::figureCount; ++n) {
            const auto figure = static_cast<Figure>(n);
            // No strong follower gains more than a small one.
            const bool needless = small && figure != Figure::Follower && landscape::isFollower(figure);
            if (needless || !position.figures.has(player, figure) ||
                !landscape::mayStand(figure, joined, player))
                continue;
            if (!value)
                value = estimate.valueAt(place);
            best = std::max(best, estimate.gainOf(figure, *value, player));
        }
    }
    if (position.kindOfTile(tile).tower && !position.dragon.below() && small)
        best = std::max(best, estimate.gainBelow(player));
    return best;
}

} // namespace

game::Move GreedyLandscape::choose(const game::Position& position, Thinking&) {
    return decide(dynamic_cast<const landscape::TablePosition&>(position).state());
}

/// The value of the laying in the same cell that looks the same, if there was one.
std::optional<double> GreedyLandscape::valueOfAlike(const landscape::Position& position,
                                                    game::Move move) const {
    const Rotation alike = position.game()
                               .kind(landscape::tileKind(move))
                               .alike[static_cast<std::size_t>(index(landscape::rotation(move)))];
    if (alike == landscape::rotation(move))
        return std::nullopt;
    // Layings in a cell follow each other.
    const auto found = std::find_if(rated_.rbegin(), rated_.rend(), [&](const Rated& rated) {
        return landscape::cell(rated.move) == landscape::cell(move) &&
               landscape::rotation(rated.move) == alike;
    });
    return found == rated_.rend() ? std::nullopt : std::optional(found->value);
}

void GreedyLandscape::rateLayings(const landscape::Position& position, const LandscapeWeights& weights) {
    trial_.start(position);
    trial_.setTileAside();
    const landscape::Position& then = trial_.now();
    LandscapeEstimate estimate(then, weights);
    estimate.keep();
    const int player = position.player();
    const int players = position.game().playerCount();
    for (const game::Move move : legal_) {
        if (const std::optional<double> same = valueOfAlike(position, move)) {
            rated_.push_back({move, *same});
            continue;
        }
        trial_.lay(move);
        const double value = lead(estimate.pointsAfterLaying(trial_), player, players);
        rated_.push_back({move, value + bestDeployment(then, estimate)});
        trial_.takeBack();
    }
}

void GreedyLandscape::rateOthers(const landscape::Position& position, const LandscapeWeights& weights) {
    LandscapeEstimate estimate(position, weights);
    const double now = lead(estimate.keep(), position.player(), position.game().playerCount());
    std::optional<LandscapeEstimate> after;
    const auto valueAfter = [&](game::Move move) {
        if (!after) {
            trial_.start(position);
            after.emplace(trial_.now(), weights);
            after->keep();
        }
        const landscape::Position& then = trial_.now();
        trial_.play(move);
        const int player = landscape::player(move);
        const double value = after->isOfMoment() ? leadOf(*after, then, player)
                                                 : leadOf(LandscapeEstimate(then, weights), then, player);
        trial_.takeBack();
        return value;
    };
    for (const game::Move move : legal_) {
        double value = now;
        const bool onFeature = landscape::kind(move) == landscape::MoveKind::Place &&
                               !landscape::isTower(landscape::place(move));
        if (onFeature)
            value += estimate.gainOf(landscape::figure(move), estimate.valueAt(landscape::place(move)),
                                     position.player());
        else if (landscape::kind(move) != landscape::MoveKind::EndTurn)
            value = valueAfter(move);
        rated_.push_back({move, value});
    }
}

const std::vector<GreedyLandscape::Rated>& GreedyLandscape::rate(const landscape::Position& position) {
    position.legalMoves(legal_);
    rated_.clear();
    const LandscapeWeights& weights = weights_ != nullptr ? *weights_ : weightsFor(position.game());
    if (position.turn.phase == landscape::Phase::Lay)
        rateLayings(position, weights);
    else
        rateOthers(position, weights);
    return rated_;
}

game::Move GreedyLandscape::decide(const landscape::Position& position) {
    const auto& rated = rate(position);
    const auto best = std::max_element(rated.begin(), rated.end(),
                                       [](const Rated& a, const Rated& b) { return a.value < b.value; });
    return best->move;
}

} // namespace tilewright::players
