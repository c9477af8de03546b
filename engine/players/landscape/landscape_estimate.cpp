#include "engine/players/landscape/landscape_estimate.h"

#include "engine/landscape/rules/followers.h"
#include "engine/landscape/rules/points.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace tilewright::players {

using landscape::Figure;
using landscape::Figures;
using landscape::Joined;

namespace {

constexpr unsigned helperSlots = Figures::slotsOf(Figure::Builder) | Figures::slotsOf(Figure::Pig);
constexpr int builderSlot = std::countr_zero(Figures::slotsOf(Figure::Builder));

/// Number of dragon tiles to come.
int dragonTilesOf(const landscape::Position& position) {
    if (!position.game().hasDragonTiles())
        return 0;
    int count = 0;
    for (int n = 0; n < position.stack.left(); ++n)
        count += position.game().kind(position.stack.kind(n)).dragon ? 1 : 0;
    return count;
}

/// What a pig adds to the worth of its field.
double pigsPart(double worth) {
    return worth * landscape::pointsOfPig / landscape::pointsOfCity;
}

/// A feature with figures on it, builders aside.
struct Occupied {
    std::uint16_t root;
    /// Of the first of its figures.
    std::uint16_t tile;
    bool counted;
    std::array<std::uint16_t, landscape::maxPlayers> strength;
};

/// As landscape::majorityOn() counts them.
unsigned strongest(const Occupied& feature) {
    const int most = *std::max_element(feature.strength.begin(), feature.strength.end());
    unsigned winners = 0;
    for (std::size_t p = 0; most > 0 && p < feature.strength.size(); ++p)
        if (feature.strength[p] == most)
            winners |= 1U << p;
    return winners;
}

/// All features with figures, and which of them each figure stands on, by players and slots.
class AllOccupied {
public:
    explicit AllOccupied(const landscape::Position& position) {
        for (int p = 0; p < position.game().playerCount(); ++p)
            for (unsigned rest = position.figures.placed(p) & ~(1U << builderSlot); rest != 0;
                 rest &= rest - 1) {
                const int slot = std::countr_zero(rest);
                Occupied& feature = of(position, position.figures.placeOf(p, slot));
                const Joined& joined = position.features.at(feature.root);
                // A wagon that was just scored stands there without being one of its figures.
                if ((((joined.followers | joined.helpers) >> p) & 1U) == 0)
                    continue;
                std::uint16_t& strength = feature.strength[static_cast<std::size_t>(p)];
                strength = static_cast<std::uint16_t>(strength + strengthOf(joined, slot));
            }
    }
    /// Of each figure in turn. Pre: called once for each.
    Occupied& next() { return features_[which_[asked_++]]; }

private:
    static constexpr std::size_t most = landscape::maxPlayers * Figures::each;

    static int strengthOf(const Joined& joined, int slot) {
        switch (Figures::figureOf(slot)) {
        case Figure::Large: // L-4.1
            return 2;
        case Figure::Mayor: // L-4.2
            return joined.pennants;
        case Figure::Follower:
        case Figure::Wagon:
            return 1;
        case Figure::Builder:
        case Figure::Pig:
            break;
        }
        return 0;
    }
    /// The feature of the next figure, which stands at that place.
    Occupied& of(const landscape::Position& position, int place) {
        const auto root = static_cast<std::uint16_t>(position.features.root(place));
        std::size_t n = 0;
        while (n < count_ && features_[n].root != root)
            ++n;
        which_[figures_++] = static_cast<std::uint8_t>(n);
        if (n == count_)
            features_[count_++] = {
                root, static_cast<std::uint16_t>(position.features.tileOf(place)), false, {}};
        return features_[n];
    }

    std::size_t count_ = 0;
    std::size_t figures_ = 0;
    std::size_t asked_ = 0;
    std::array<Occupied, most> features_;
    std::array<std::uint8_t, most> which_;
};

} // namespace

LandscapeEstimate::LandscapeEstimate(const landscape::Position& position, const LandscapeWeights& weights)
    : position_(position)
    , weights_(weights)
    , stackLeft_(position.stack.left())
    , drawn_(position.turn.drawn)
    , tilesLeft_(stackLeft_ + (drawn_ == landscape::nowhere ? 0 : 1))
    , turnsLeft_(tilesLeft_ / position.game().playerCount())
    , turnsShare_(turnsLeft_ / (turnsLeft_ + weights.turnsOfAnEarning))
    , dragonTiles_(dragonTilesOf(position)) {
    chances_.fill(-1);
    near_.fill(-1);
    std::partial_sum(weights.earnings.begin(), weights.earnings.end(), earned_.begin() + 1);
    if (dragonTiles_ > 0) {
        farOnField_ = std::pow(1 - weights.eatenOnField, dragonTiles_);
        farElsewhere_ = std::pow(1 - weights.eatenElsewhere, dragonTiles_);
    }
}

bool LandscapeEstimate::isOfMoment() const {
    return position_.stack.left() == stackLeft_ && position_.turn.drawn == drawn_;
}

void LandscapeEstimate::rememberFields() {
    fieldsKnown_ = true;
    fields_.clear();
    for (int p = 0; p < position_.game().playerCount(); ++p)
        for (unsigned rest = position_.figures.placed(p); rest != 0; rest &= rest - 1) {
            const int root = position_.features.root(position_.figures.placeOf(p, std::countr_zero(rest)));
            const Joined& joined = position_.features.at(root);
            if (joined.kind == FeatureKind::Field &&
                std::ranges::find(fields_, root, &Field::root) == fields_.end())
                fields_.push_back(
                    {static_cast<std::uint16_t>(root), joined.tiles, landscape::citiesOf(position_, root)});
        }
}

int LandscapeEstimate::citiesOf(int root) const {
    for (const Field& field : fields_)
        if (fieldsKnown_ && field.root == root && field.tiles == position_.features.at(root).tiles)
            return field.cities;
    return landscape::citiesOf(position_, root);
}

int LandscapeEstimate::mouthsOf(int root) const {
    int mouths = 0;
    for (int n = 0; n < position_.tokens.freeCount(); ++n)
        if (position_.features.root(position_.tokens.freeMouth(n)) == root)
            ++mouths;
    return mouths;
}

double LandscapeEstimate::chanceOf(int root) const {
    const Joined& joined = position_.features.at(root);
    double hard = weights_.hardRoadEnd;
    std::size_t row = 2;
    int mouths = 0;
    if (joined.kind == FeatureKind::City) {
        hard = weights_.hardCityEnd;
        row = 0;
    } else if (joined.kind == FeatureKind::Cloister) {
        hard = weights_.hardLastCell;
        row = 1;
    } else if (joined.kind == FeatureKind::Road && !joined.complete()) {
        mouths = mouthsOf(root);
        row += static_cast<std::size_t>(mouths);
    }
    const auto chance = [&] {
        const double ends = joined.openEnds + mouths * weights_.hardMouth / (tilesLeft_ + weights_.hardMouth);
        return std::pow(tilesLeft_ / (tilesLeft_ + hard), ends);
    };
    if (joined.openEnds >= powersKept || row >= 2 + mouthsKept)
        return chance();
    double& kept = chances_[row * powersKept + joined.openEnds];
    if (kept < 0)
        kept = chance();
    return kept;
}

double LandscapeEstimate::worthOf(int root, double chance) const {
    const Joined& joined = position_.features.at(root);
    const landscape::Options& options = position_.game().options();
    if (joined.kind == FeatureKind::Field)
        return landscape::pointsOfCity * (citiesOf(root) + weights_.cityATile * tilesLeft_);
    if (joined.complete())
        return landscape::pointsOf(joined, true, options);
    if (joined.kind == FeatureKind::Cloister)
        return joined.tiles + joined.openEnds * tilesLeft_ / (tilesLeft_ + weights_.hardCell);
    // Any tile that closes an end adds to the feature.
    Joined grown = joined;
    grown.tiles = static_cast<std::uint16_t>(joined.tiles + joined.openEnds);
    return chance * landscape::pointsOf(grown, true, options) +
           (1 - chance) * landscape::pointsOf(joined, false, options);
}

double LandscapeEstimate::gainBelow(int player) const {
    const double atHand = std::popcount(position_.figures.supply(player));
    const int below = std::popcount(position_.figures.apartAt(player, landscape::inDungeon));
    return weights_.pointsBelow * turnsShare_ * std::pow(weights_.fadeBelow, below) -
           (reserve(atHand) - reserve(atHand - 1));
}

double LandscapeEstimate::safetyOf(int tile, FeatureKind kind) const {
    if (dragonTiles_ == 0)
        return 1;
    const double far = kind == FeatureKind::Field ? farOnField_ : farElsewhere_;
    const landscape::Dragon& dragon = position_.dragon;
    if (!dragon.inPlay() || dragon.below() || position_.fairy.at == tile)
        return far;
    const Cell from = position_.board.cellOf(dragon.at);
    const Cell at = position_.board.cellOf(tile);
    const int steps = std::abs(at.x - from.x) + std::abs(at.y - from.y);
    if (steps == 0 || steps > landscape::dragonSteps)
        return far;
    double& near = near_[static_cast<std::size_t>(steps)];
    if (near < 0) {
        const double eaten = weights_.eatenBeside * std::pow(weights_.fadeOfStep, steps - 1);
        near = std::pow(1 - eaten, std::min<double>(dragonTiles_, weights_.flightsNear));
    }
    return far * near;
}

void LandscapeEstimate::addBeyond(Points& points, PerPlayer& atHand) const {
    const landscape::Fairy& fairy = position_.fairy;
    if (fairy.player != landscape::Fairy::nobody && !fairy.below())
        points[fairy.player] += std::min(turnsLeft_, weights_.turnsOfFairy) + weights_.fairyScores;
    const double below =
        weights_.pointsBelow * turnsShare_ * (position_.dragon.below() ? weights_.frozenShare : 1);
    for (int p = 0; p < position_.game().playerCount(); ++p) {
        const auto at = static_cast<std::size_t>(p);
        double next = below;
        for (unsigned rest = position_.figures.apart(p); rest != 0; rest &= rest - 1) {
            const int place = position_.figures.placeOf(p, std::countr_zero(rest));
            if (place == landscape::inDungeon) {
                points[at] += next;
                next *= weights_.fadeBelow;
            } else if (landscape::isPrison(place)) {
                points[static_cast<std::size_t>(landscape::holderOf(place))] +=
                    weights_.pointsOfPrisoner * turnsShare_;
            } else {
                atHand[at] += weights_.atHandOnTower;
            }
        }
    }
}

double LandscapeEstimate::reserve(double followers) const {
    if (followers <= 0)
        return 0;
    const auto whole = std::min(static_cast<std::size_t>(followers), weights_.earnings.size());
    double sum = earned_[whole];
    if (whole < weights_.earnings.size())
        sum += (followers - static_cast<double>(whole)) * weights_.earnings[whole];
    return sum * turnsShare_;
}

LandscapeEstimate::Points LandscapeEstimate::points() const {
    Points points{};
    PerPlayer atHand{};
    AllOccupied occupied(position_);
    const int players = position_.game().playerCount();
    for (int p = 0; p < players; ++p) {
        const auto at = static_cast<std::size_t>(p);
        points[at] += position_.points(p);
        atHand[at] += std::popcount(position_.figures.supply(p) & ~helperSlots);
        for (unsigned rest = position_.figures.placed(p); rest != 0; rest &= rest - 1) {
            const int slot = std::countr_zero(rest);
            if (slot == builderSlot) {
                const bool complete = position_.features.of(position_.figures.placeOf(p, slot)).complete();
                points[at] += complete ? 0 : turnsLeft_ * weights_.pointsOfBuilder;
                continue;
            }
            Occupied& feature = occupied.next();
            const Joined& joined = position_.features.at(feature.root);
            const double chance = joined.kind == FeatureKind::Field ? 0 : chanceOf(feature.root);
            if (Figures::figureOf(slot) != Figure::Pig && joined.kind != FeatureKind::Field)
                atHand[at] += chance * (joined.complete() ? 1 : weights_.atHandOnFeature);
            if (feature.counted)
                continue;
            feature.counted = true;
            const double worth = worthOf(feature.root, chance) * safetyOf(feature.tile, joined.kind);
            for (unsigned winners = strongest(feature); winners != 0; winners &= winners - 1) {
                const int winner = std::countr_zero(winners);
                points[static_cast<std::size_t>(winner)] += worth;
                if (joined.kind == FeatureKind::Field && ((joined.helpers >> winner) & 1U) != 0)
                    points[static_cast<std::size_t>(winner)] += pigsPart(worth);
            }
        }
    }
    addBeyond(points, atHand);
    for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p)
        points[p] += reserve(atHand[p]);
    return points;
}

LandscapeEstimate::PlaceValue LandscapeEstimate::valueAt(int place) const {
    const int root = position_.features.root(place);
    const Joined& joined = position_.features.at(root);
    const double chance = joined.kind == FeatureKind::Field ? 0 : chanceOf(root);
    return {joined.kind, joined.complete(),     joined.pennants != 0,
            chance,      worthOf(root, chance), safetyOf(position_.features.tileOf(place), joined.kind)};
}

double LandscapeEstimate::gainOf(Figure figure, const PlaceValue& value, int player) const {
    if (figure == Figure::Builder)
        return value.complete ? 0 : turnsLeft_ * weights_.pointsOfBuilder * value.chance;
    if (figure == Figure::Pig)
        return pigsPart(value.worth);
    if (figure == Figure::Mayor && !value.pennants)
        return 0;
    const double atHand = std::popcount(position_.figures.supply(player));
    const double back =
        value.kind == FeatureKind::Field ? 0 : value.chance * (value.complete ? 1 : weights_.atHandOnFeature);
    const double kept = figure == Figure::Follower || value.complete ? 0 : weights_.keptForLater;
    return value.worth * value.safety - kept - (reserve(atHand) - reserve(atHand - 1 + back));
}

double lead(const LandscapeEstimate::Points& points, int player, int players) {
    double others = 0;
    for (int p = 0; p < players; ++p)
        others += p == player ? 0 : points[static_cast<std::size_t>(p)];
    return points[static_cast<std::size_t>(player)] - others / (players - 1);
}

} // namespace tilewright::players
