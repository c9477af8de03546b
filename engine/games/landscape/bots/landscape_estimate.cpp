#include "engine/games/landscape/bots/landscape_estimate.h"

#include "engine/games/landscape/rules/piece_placement.h"
#include "engine/games/landscape/rules/points.h"
#include "engine/games/landscape/tunnel/unsplit_roads.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace tilewright::bots {

using landscape::BoardFeature;
using landscape::Pieces;
using landscape::PieceType;

namespace {

constexpr unsigned helperSlots = Pieces::slotsOf(PieceType::Builder) | Pieces::slotsOf(PieceType::Pig);
constexpr int builderSlot = std::countr_zero(Pieces::slotsOf(PieceType::Builder));

/// Number of dragon tiles to come.
int dragonTilesOf(const landscape::Position& position) {
    if (!position.game().hasDragonTiles())
        return 0;
    int count = 0;
    for (int n = 0; n < position.stack.left(); ++n)
        count += position.game().kind(position.stack.kind(n)).dragon ? 1 : 0;
    return count;
}

/// What features score in comparison with the rules as numbered, for which the weights were found: about 45 %
/// of the points are those of cities, 25 % of fields, 20 % of roads and 10 % of cloisters.
double scaleOf(const landscape::Options& options) {
    return (27 * options.cityTilePoints + 10 * options.fieldCityPoints + 24 * options.roadTilePoints +
            12 * options.cloisterTilePoints) /
           120.0;
}

} // namespace

void LandscapeEstimate::setPosition(const landscape::Position& position, const LandscapeWeights& weights,
                                    CompletionChances* completion) {
    position_ = &position;
    completion_ = completion;
    cached_.clear();
    stackLeft_ = position.stack.left();
    drawn_ = position.turn.drawn;
    const double tilesLeft = stackLeft_ + (drawn_ == landscape::nowhere ? 0 : 1);
    const int dragonTiles = dragonTilesOf(position);
    const int players = position.game().playerCount();
    const double scale = scaleOf(position.game().options());
    if (weights_ == &weights && tilesLeft_ == tilesLeft && dragonTiles_ == dragonTiles &&
        players_ == players && scale_ == scale)
        return;
    weights_ = &weights;
    tilesLeft_ = tilesLeft;
    dragonTiles_ = dragonTiles;
    players_ = players;
    scale_ = scale;
    turnsLeft_ = tilesLeft / players;
    turnsShare_ = turnsLeft_ / (turnsLeft_ + weights.turnsOfAnEarning);
    chances_.fill(-1);
    near_.fill(-1);
    std::ranges::transform(weights.earnings, earnings_.begin(), [scale](double one) { return one * scale; });
    std::partial_sum(earnings_.begin(), earnings_.end(), earned_.begin() + 1);
    farOnField_ = std::pow(1 - weights.eatenOnField, dragonTiles);
    farElsewhere_ = std::pow(1 - weights.eatenElsewhere, dragonTiles);
}

bool LandscapeEstimate::isStillValid() const {
    return position_->stack.left() == stackLeft_ && position_->turn.drawn == drawn_;
}

double LandscapeEstimate::chanceOf(int root) const {
    const BoardFeature& boardFeature = position_->features.at(root);
    if (completion_ != nullptr)
        return boardFeature.kind == FeatureKind::Cloister ? completion_->around(root).all
                                                          : completion_->of(root);
    double hard = weights_->hardRoadEnd;
    std::size_t row = 2;
    int mouths = 0;
    if (boardFeature.kind == FeatureKind::City) {
        hard = weights_->hardCityEnd;
        row = 0;
    } else if (boardFeature.kind == FeatureKind::Cloister) {
        hard = weights_->hardLastCell;
        row = 1;
    } else if (boardFeature.kind == FeatureKind::Road && !boardFeature.complete()) {
        mouths = position_->tokens.freeCount() == 0 ? 0 : landscape::openMouths(*position_, root);
        row += static_cast<std::size_t>(mouths);
    }
    const auto chance = [&] {
        const double ends =
            boardFeature.openEnds + mouths * weights_->hardMouth / (tilesLeft_ + weights_->hardMouth);
        return std::pow(tilesLeft_ / (tilesLeft_ + hard), ends);
    };
    if (boardFeature.openEnds >= powersKept || row >= 2 + mouthsKept)
        return chance();
    double& kept = chances_[row * powersKept + boardFeature.openEnds];
    if (kept < 0)
        kept = chance();
    return kept;
}

double LandscapeEstimate::worthOf(int root, double chance) const {
    const BoardFeature& boardFeature = position_->features.at(root);
    const landscape::Options& options = position_->game().options();
    if (boardFeature.kind == FeatureKind::Field)
        return options.fieldCityPoints * ((completion_ != nullptr ? completion_->citiesOf(root)
                                                                  : landscape::citiesOf(*position_, root)) +
                                          weights_->cityATile * tilesLeft_);
    if (boardFeature.complete())
        return landscape::pointsOf(boardFeature, true, options);
    if (completion_ != nullptr)
        return worthByFits(root, chance);
    if (boardFeature.kind == FeatureKind::Cloister)
        return options.cloisterTilePoints *
               (boardFeature.tiles + boardFeature.openEnds * tilesLeft_ / (tilesLeft_ + weights_->hardCell));
    // Any tile that closes an end adds to the feature.
    BoardFeature grown = boardFeature;
    grown.tiles = static_cast<std::uint16_t>(boardFeature.tiles + boardFeature.openEnds);
    return chance * landscape::pointsOf(grown, true, options) +
           (1 - chance) * landscape::pointsOf(boardFeature, false, options);
}

/// Of an incomplete road, city or cloister, by what fits its ends.
double LandscapeEstimate::worthByFits(int root, double chance) const {
    const BoardFeature& boardFeature = position_->features.at(root);
    const landscape::Options& options = position_->game().options();
    if (boardFeature.kind == FeatureKind::Cloister)
        return options.cloisterTilePoints * (boardFeature.tiles + completion_->around(root).filled);
    const LeafWeights& leaf = completion_->weights();
    BoardFeature grown = boardFeature;
    grown.tiles = static_cast<std::uint16_t>(boardFeature.tiles + boardFeature.openEnds);
    const double asItIs = landscape::pointsOf(boardFeature, true, options);
    const double growth = landscape::pointsOf(grown, true, options) - asItIs;
    const double open = landscape::pointsOf(boardFeature, false, options);
    const double ofATile =
        boardFeature.kind == FeatureKind::City ? options.cityTilePoints / 2.0 : options.roadTilePoints;
    const double openGrowth =
        boardFeature.doubled ? 0 : boardFeature.openEnds * turnsShare_ * leaf.grownOpen * ofATile;
    return chance * (asItIs + growth * leaf.grownComplete) + (1 - chance) * (open + openGrowth);
}

/// What a follower in the dungeon is expected to cost at the end (D-6.1): the later, the more surely.
double LandscapeEstimate::lossBelow() const {
    return position_->game().options().lossBelow * (1 - turnsShare_);
}

double LandscapeEstimate::pigsPart(double worth) const {
    const landscape::Options& options = position_->game().options();
    return options.fieldCityPoints == 0 ? 0 : worth * options.pigPoints / options.fieldCityPoints;
}

double LandscapeEstimate::dungeonGain(int player) const {
    const double followers = atHand(player);
    const int below = std::popcount(position_->pieces.offFeaturesAt(player, landscape::inDungeon));
    return weights_->pointsBelow * turnsShare_ * std::pow(weights_->fadeBelow, below) - lossBelow() -
           (reserve(followers) - reserve(followers - 1));
}

double LandscapeEstimate::safetyOf(int tile, FeatureKind kind) const {
    if (dragonTiles_ == 0)
        return 1;
    const double far = kind == FeatureKind::Field ? farOnField_ : farElsewhere_;
    const landscape::Dragon& dragon = position_->dragon;
    if (!dragon.inPlay() || dragon.isInDungeon() || position_->fairy.at == tile)
        return far;
    const Cell from = position_->board.cellOf(dragon.at);
    const Cell at = position_->board.cellOf(tile);
    const int steps = std::abs(at.x - from.x) + std::abs(at.y - from.y);
    if (steps == 0 || steps > position_->game().options().dragonSteps)
        return far;
    double& near = near_[static_cast<std::size_t>(steps)];
    if (near < 0) {
        const double eaten = weights_->eatenBeside * std::pow(weights_->fadeOfStep, steps - 1);
        near = std::pow(1 - eaten, std::min<double>(dragonTiles_, weights_->flightsNear));
    }
    return far * near;
}

void LandscapeEstimate::addFairyTowersAndDungeon(Points& points, PerPlayer& atHand) const {
    const landscape::Options& options = position_->game().options();
    const landscape::Fairy& fairy = position_->fairy;
    if (fairy.player != landscape::Fairy::nobody && !fairy.isInDungeon())
        points[fairy.player] += options.fairyTurnPoints * std::min(turnsLeft_, weights_->turnsOfFairy) +
                                weights_->fairyScores * (options.fairyScorePoints / 3.0);
    const double below =
        weights_->pointsBelow * turnsShare_ * (position_->dragon.isInDungeon() ? weights_->frozenShare : 1);
    for (int p = 0; p < position_->game().playerCount(); ++p) {
        const auto at = static_cast<std::size_t>(p);
        double next = below;
        for (unsigned rest = position_->pieces.offFeatures(p); rest != 0; rest &= rest - 1) {
            const int place = position_->pieces.placeOf(p, std::countr_zero(rest));
            if (place == landscape::inDungeon) {
                points[at] += next - lossBelow();
                next *= weights_->fadeBelow;
            } else if (landscape::isPrison(place)) {
                points[static_cast<std::size_t>(landscape::holderOf(place))] +=
                    weights_->pointsOfPrisoner * turnsShare_;
            } else {
                atHand[at] += weights_->atHandOnTower;
            }
        }
    }
}

double LandscapeEstimate::reserve(double followers) const {
    if (followers <= 0)
        return 0;
    const auto whole = std::min(static_cast<std::size_t>(followers), weights_->earnings.size());
    double sum = earned_[whole];
    if (whole < weights_->earnings.size())
        sum += (followers - static_cast<double>(whole)) * earnings_[whole];
    return sum * turnsShare_;
}

const OccupiedFeature* LandscapeEstimate::findCached(int root) const {
    const int number = cached_.numberOf(root);
    if (number < 0)
        return nullptr;
    const OccupiedFeature& kept = cached_.feature(number);
    const BoardFeature& boardFeature = position_->features.at(root);
    // A token changes what its road may become, and nothing else tells of it.
    const bool mayHaveToken =
        boardFeature.kind == FeatureKind::Road && position_->game().coloursPerPlayer() > 0;
    const bool same = kept.tiles == boardFeature.tiles && kept.openEnds == boardFeature.openEnds &&
                      kept.pennants == boardFeature.pennants && (citiesKept_ || !kept.field);
    return same && !mayHaveToken ? &kept : nullptr;
}

void LandscapeEstimate::revalue(OccupiedFeature& feature, int root) const {
    const BoardFeature& boardFeature = position_->features.at(root);
    const double chance = feature.field ? 0 : chanceOf(root);
    feature.tiles = boardFeature.tiles;
    feature.openEnds = boardFeature.openEnds;
    feature.pennants = boardFeature.pennants;
    feature.back = chance * (boardFeature.complete() ? 1 : weights_->atHandOnFeature);
    feature.worth = worthOf(root, chance);
    feature.safeWorth = feature.worth * safetyOf(feature.tile, boardFeature.kind);
}

void LandscapeEstimate::value(OccupiedFeature& feature) const {
    const OccupiedFeature* kept = findCached(feature.root);
    if (kept == nullptr)
        return revalue(feature, feature.root);
    feature.back = kept->back;
    feature.worth = kept->worth;
    feature.safeWorth = kept->worth * safetyOf(feature.tile, position_->features.at(feature.root).kind);
}

LandscapeEstimate::Points LandscapeEstimate::sum(const OccupiedFeatures& standing) const {
    Points points{};
    PerPlayer atHand{};
    const int players = position_->game().playerCount();
    std::size_t next = 0;
    for (int p = 0; p < players; ++p) {
        const auto at = static_cast<std::size_t>(p);
        points[at] += position_->points(p);
        atHand[at] += std::popcount(position_->pieces.supply(p) & ~helperSlots);
        const unsigned onFeatures = position_->pieces.onFeatures(p);
        for (unsigned rest = onFeatures & ~Pieces::slotsOf(PieceType::Builder); rest != 0; rest &= rest - 1) {
            const OccupiedFeatures::PlacedPiece& standsOn = standing.piece(next++);
            const OccupiedFeature& feature = standing.featureOf(standsOn);
            if (!standsOn.pig)
                atHand[at] += feature.back;
            if (!standsOn.first)
                continue;
            if (completion_ != nullptr)
                for (unsigned others = feature.players & ~feature.winners; others != 0; others &= others - 1)
                    points[static_cast<std::size_t>(std::countr_zero(others))] +=
                        feature.safeWorth * completion_->weights().contested * turnsShare_;
            for (unsigned winners = feature.winners; winners != 0; winners &= winners - 1) {
                const int winner = std::countr_zero(winners);
                points[static_cast<std::size_t>(winner)] += feature.safeWorth;
                if (((feature.pigs >> winner) & 1U) != 0)
                    points[static_cast<std::size_t>(winner)] += pigsPart(feature.safeWorth);
            }
        }
        if (const int place = position_->pieces.placeOf(p, builderSlot); place != landscape::nowhere)
            points[at] +=
                position_->features.of(place).complete() ? 0 : turnsLeft_ * weights_->pointsOfBuilder;
    }
    addFairyTowersAndDungeon(points, atHand);
    for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p)
        points[p] += reserve(atHand[p]);
    return points;
}

LandscapeEstimate::Points LandscapeEstimate::points() const {
    OccupiedFeatures standing;
    standing.find(*position_);
    for (OccupiedFeature& feature : standing.all())
        value(feature);
    return sum(standing);
}

LandscapeEstimate::Points LandscapeEstimate::computeAndCache() {
    citiesKept_ = true;
    cached_.find(*position_);
    for (OccupiedFeature& feature : cached_.all())
        revalue(feature, feature.root);
    return cachedPoints_ = sum(cached_);
}

LandscapeEstimate::Points LandscapeEstimate::pointsAfterLaying(const TrialPosition& trial) {
    const bool city = trial.completesCity();
    citiesKept_ = !city;
    changed_.clear();
    bool otherwise = trial.callsDragon();
    for (const std::uint16_t root : trial.touched()) {
        const int now = position_->features.root(root);
        if (otherwise || position_->features.at(now).empty())
            continue;
        const int number = cached_.numberOf(root);
        if (number < 0)
            continue;
        OccupiedFeature* feature = &cached_.feature(number);
        if (std::ranges::find(changed_, feature, &Changed::feature) != changed_.end())
            continue;
        // Where features of two are joined, or pennants count, others may score.
        otherwise = feature->mayor || std::ranges::any_of(changed_, [&](const Changed& other) {
                        return position_->features.root(other.feature->root) == now;
                    });
        changed_.push_back({feature, *feature});
    }
    if (otherwise)
        return points();
    if (city)
        for (OccupiedFeature& feature : cached_.all())
            if (feature.field && std::ranges::find(changed_, &feature, &Changed::feature) == changed_.end())
                changed_.push_back({&feature, feature});
    if (changed_.empty())
        return cachedPoints_;
    for (const Changed& changed : changed_)
        revalue(*changed.feature, position_->features.root(changed.feature->root));
    const Points points = sum(cached_);
    for (const Changed& changed : changed_)
        *changed.feature = changed.before;
    return points;
}

double LandscapeEstimate::atHand(int player) const {
    return std::popcount(position_->pieces.supply(player));
}

LandscapeEstimate::PlaceValue LandscapeEstimate::valueAt(int place) const {
    const int root = position_->features.root(place);
    const BoardFeature& boardFeature = position_->features.at(root);
    const double chance = boardFeature.kind == FeatureKind::Field ? 0 : chanceOf(root);
    return {boardFeature.kind,          boardFeature.complete(),
            boardFeature.pennants != 0, chance,
            worthOf(root, chance),      safetyOf(position_->features.tileOf(place), boardFeature.kind)};
}

double LandscapeEstimate::gainOf(PieceType pieceType, const PlaceValue& value, double atHand) const {
    if (pieceType == PieceType::Builder)
        return value.complete ? 0 : turnsLeft_ * weights_->pointsOfBuilder * value.chance;
    if (pieceType == PieceType::Pig)
        return pigsPart(value.worth);
    if (pieceType == PieceType::Mayor && !value.pennants)
        return 0;
    const double back = value.kind == FeatureKind::Field
                            ? 0
                            : value.chance * (value.complete ? 1 : weights_->atHandOnFeature);
    const double kept = pieceType == PieceType::Follower || value.complete ? 0 : weights_->keptForLater;
    return value.worth * value.safety - kept - (reserve(atHand) - reserve(atHand - 1 + back));
}

double lead(const LandscapeEstimate::Points& points, int player, int players) {
    double others = 0;
    for (int p = 0; p < players; ++p)
        others += p == player ? 0 : points[static_cast<std::size_t>(p)];
    return points[static_cast<std::size_t>(player)] - others / (players - 1);
}

} // namespace tilewright::bots
