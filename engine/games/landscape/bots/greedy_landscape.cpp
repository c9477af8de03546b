#include "engine/games/landscape/bots/greedy_landscape.h"

#include "engine/base/fixed_vector.h"
#include "engine/games/landscape/dungeon/dungeon.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "engine/games/landscape/rules/interface/headings.h"
#include "engine/games/landscape/rules/piece_placement.h"

#include <algorithm>
#include <optional>

namespace tilewright::bots {

using landscape::PieceType;

namespace {

/// The figures in a player's supply that may gain most: no strong follower gains more than a small one.
class UsefulSupply {
public:
    /// `without`: letters of moves that can't be made.
    UsefulSupply(const landscape::Position& position, int player, const std::bitset<128>& without) {
        using landscape::MoveKind;
        const landscape::Pieces& pieces = position.pieces;
        const auto mayBe = [&without](MoveKind kind, PieceType pieceType) {
            return !without.test(static_cast<std::size_t>(landscape::headingOf(kind, pieceType).key));
        };
        const bool small = pieces.has(player, PieceType::Follower);
        enters_ = small && mayBe(MoveKind::EnterDungeon, PieceType::Follower);
        const bool places = small && mayBe(MoveKind::Place, PieceType::Follower);
        for (int n = 0; n < landscape::pieceTypeCount; ++n) {
            const auto pieceType = static_cast<PieceType>(n);
            const bool needless =
                places && pieceType != PieceType::Follower && landscape::isFollower(pieceType);
            if (!needless && pieces.has(player, pieceType) && mayBe(MoveKind::Place, pieceType))
                pieces_.push_back(pieceType);
        }
    }
    bool enters() const { return enters_; }
    auto begin() const { return pieces_.begin(); }
    auto end() const { return pieces_.end(); }

private:
    bool enters_ = false;
    FixedVector<PieceType, landscape::pieceTypeCount> pieces_;
};

/// The gain of the best figure on the tile just laid; 0 without one.
double bestDeployment(const landscape::Position& position, const LandscapeEstimate& estimate,
                      const UsefulSupply& hand) {
    const int player = position.turn.player;
    const double atHand = estimate.atHand(player);
    const landscape::Options& options = position.game().options();
    double best = 0;
    const auto [first, last] = position.laidPlaces();
    for (int place = first; place < last; ++place) {
        const landscape::BoardFeature& boardFeature = position.features.of(place);
        std::optional<LandscapeEstimate::PlaceValue> value;
        for (const PieceType pieceType : hand) {
            if (!landscape::mayBePlacedOn(pieceType, boardFeature, player) ||
                !landscape::acceptsPieces(boardFeature, options))
                continue;
            if (!value)
                value = estimate.valueAt(place);
            best = std::max(best, estimate.gainOf(pieceType, *value, atHand));
        }
    }
    if (landscape::isEntrance(position, position.turn.tile) && hand.enters() &&
        options.enterFrom != landscape::EnterFrom::Board && !landscape::isBarred(position) &&
        landscape::hasRoom(position))
        best = std::max(best, estimate.dungeonGain(player));
    return best;
}

} // namespace

game::Move GreedyLandscape::choose(const game::Position& position, ThinkingControl& thinking) {
    return decide(dynamic_cast<const landscape::PositionAdapter&>(position).state(), thinking.only());
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
    const auto found = std::find_if(rated_.rbegin(), rated_.rend(), [&](const MoveValue& rated) {
        return landscape::cell(rated.move) == landscape::cell(move) &&
               landscape::rotation(rated.move) == alike;
    });
    return found == rated_.rend() ? std::nullopt : std::optional(found->value);
}

void GreedyLandscape::rateLayings(const landscape::Position& position, const LandscapeWeights& weights) {
    trial_.start(position);
    trial_.setTileAside();
    const landscape::Position& then = trial_.now();
    estimate_.setPosition(then, weights);
    estimate_.computeAndCache();
    const int player = position.player();
    const UsefulSupply hand(then, player, forbiddenKeys_);
    for (const game::Move move : legal_) {
        if (const std::optional<double> same = valueOfAlike(position, move)) {
            rated_.push_back({move, *same});
            continue;
        }
        trial_.lay(move);
        const double value = lead(estimate_.pointsAfterLaying(trial_), player, position.game().playerCount());
        rated_.push_back({move, value + bestDeployment(then, estimate_, hand)});
        trial_.takeBack();
    }
}

double GreedyLandscape::valueAfter(game::Move move) {
    const landscape::Position& then = trial_.now();
    trial_.play(move);
    LandscapeEstimate::Points points{};
    if (estimate_.isStillValid()) {
        points = estimate_.points();
    } else {
        otherMoment_.setPosition(then, estimate_.weights());
        points = otherMoment_.points();
    }
    trial_.takeBack();
    return lead(points, landscape::player(move), then.game().playerCount());
}

void GreedyLandscape::rateOthers(const landscape::Position& position, const LandscapeWeights& weights) {
    const int player = position.player();
    estimate_.setPosition(position, weights);
    const double now = lead(estimate_.computeAndCache(), player, position.game().playerCount());
    const double atHand = estimate_.atHand(player);
    bool copied = false;
    for (const game::Move move : legal_) {
        double value = now;
        const bool onFeature = landscape::kind(move) == landscape::MoveKind::Place &&
                               !landscape::isTower(landscape::place(move));
        if (onFeature) {
            value += estimate_.gainOf(landscape::pieceType(move), estimate_.valueAt(landscape::place(move)),
                                      atHand);
        } else if (landscape::kind(move) != landscape::MoveKind::EndTurn) {
            if (!copied) {
                trial_.start(position);
                estimate_.switchTo(trial_.now());
            }
            copied = true;
            value = valueAfter(move);
        }
        rated_.push_back({move, value});
    }
}

const std::vector<GreedyLandscape::MoveValue>& GreedyLandscape::rate(const landscape::Position& position) {
    position.legalMoves(legal_);
    rated_.clear();
    const LandscapeWeights& weights = weights_ != nullptr ? *weights_ : weightsFor(position.game());
    if (position.turn.phase == landscape::Phase::Lay)
        rateLayings(position, weights);
    else
        rateOthers(position, weights);
    return rated_;
}

game::Move GreedyLandscape::decide(const landscape::Position& position, const game::MoveList* only) {
    (void)rate(position);
    if (only != nullptr)
        std::erase_if(rated_, [only](const MoveValue& one) { return !only->contains(one.move); });
    const auto& rated = rated_;
    const auto best = std::max_element(
        rated.begin(), rated.end(), [](const MoveValue& a, const MoveValue& b) { return a.value < b.value; });
    return best->move;
}

} // namespace tilewright::bots
