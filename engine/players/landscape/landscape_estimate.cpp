#include "engine/players/landscape/landscape_estimate.h"

#include "engine/landscape/rules/followers.h"
#include "engine/landscape/rules/points.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace tilewright::players {

using landscape::Figure;
using landscape::Figures;
using landscape::Joined;

namespace {

// Found by random steps, each kept if games against the previous ones were won by more; the results are in
// tests/benchmarks/README.md.

// Number of tiles to come with which an end of a feature is as likely closed as not.
constexpr double hardRoadEnd = 15;
constexpr double hardCityEnd = 33;
constexpr double hardCell = 28;
constexpr double hardMouth = 40;
/// Complete cities that a field gains with each tile to come.
constexpr double cityATile = 0.004;
/// The gain from a builder with each turn to come.
constexpr double pointsOfBuilder = 0.12;
/// The earnings of the first, second ... available follower over time.
constexpr std::array<double, landscape::smallFollowers + 4> earnings{9.2, 6,   4.4, 3.2, 2.3, 1.6,
                                                                     0.9, 0.7, 0.5, 0.2, 0.2};
constexpr double turnsOfAnEarning = 5;
/// Followers counted as available for each on a feature that will be complete, or on a tower.
constexpr double atHandOnFeature = 0.1;
constexpr double atHandOnTower = 0.4;
/// The strong ones are saved for important features.
constexpr double keptForLater = 0.5;
// The dungeon: the worth of the first figure below over time, the factor for each further one, and the rest
// while the dragon bars it.
constexpr double pointsBelow = 8;
constexpr double fadeBelow = 0.7;
constexpr double frozenShare = 0.75;
/// Turns that the fairy stays, and her gain when the follower's feature is scored.
constexpr double turnsOfFairy = 1.1;
constexpr double fairyScores = 0.6;
/// The worth of a prisoner to the holder.
constexpr double pointsOfPrisoner = 2.8;
// The probability of being eaten with each dragon tile to come: on a field, where figures stay to the end;
// elsewhere; beside the dragon, and the decay with each step.
constexpr double eatenOnField = 0.045;
constexpr double eatenElsewhere = 0.006;
constexpr double eatenBeside = 0.12;
constexpr double fadeOfStep = 0.28;

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

} // namespace

LandscapeEstimate::LandscapeEstimate(const landscape::Position& position)
    : position_(position)
    , tilesLeft_(position.stack.left() + (position.turn.drawn == landscape::nowhere ? 0 : 1))
    , turnsLeft_(tilesLeft_ / position.game().playerCount())
    , dragonTiles_(dragonTilesOf(position)) {}

double LandscapeEstimate::chanceOf(int root) const {
    const Joined& joined = position_.features.at(root);
    double ends = joined.openEnds;
    double hard = joined.kind == FeatureKind::City ? hardCityEnd : hardRoadEnd;
    if (joined.kind == FeatureKind::Cloister)
        hard = hardCell / 4;
    if (joined.kind == FeatureKind::Road)
        for (int n = 0; n < position_.tokens.freeCount(); ++n)
            if (position_.features.root(position_.tokens.freeMouth(n)) == root)
                ends += hardMouth / (tilesLeft_ + hardMouth);
    return std::pow(tilesLeft_ / (tilesLeft_ + hard), ends);
}

double LandscapeEstimate::worthOf(int root) const {
    const Joined& joined = position_.features.at(root);
    const landscape::Options& options = position_.game().options();
    if (joined.kind == FeatureKind::Field)
        return landscape::pointsOfCity * (landscape::citiesOf(position_, root) + cityATile * tilesLeft_);
    if (joined.complete())
        return landscape::pointsOf(joined, true, options);
    if (joined.kind == FeatureKind::Cloister)
        return joined.tiles + joined.openEnds * tilesLeft_ / (tilesLeft_ + hardCell);
    // Any tile that closes an end adds to the feature.
    Joined grown = joined;
    grown.tiles = static_cast<std::uint16_t>(joined.tiles + joined.openEnds);
    const double chance = chanceOf(root);
    return chance * landscape::pointsOf(grown, true, options) +
           (1 - chance) * landscape::pointsOf(joined, false, options);
}

double LandscapeEstimate::turnsShare() const {
    return turnsLeft_ / (turnsLeft_ + turnsOfAnEarning);
}

double LandscapeEstimate::gainBelow(int player) const {
    const double atHand = std::popcount(position_.figures.supply(player));
    const int below = std::popcount(position_.figures.apartAt(player, landscape::inDungeon));
    return pointsBelow * turnsShare() * std::pow(fadeBelow, below) - (reserve(atHand) - reserve(atHand - 1));
}

double LandscapeEstimate::safetyOf(int tile, FeatureKind kind) const {
    if (dragonTiles_ == 0)
        return 1;
    const double far =
        std::pow(1 - (kind == FeatureKind::Field ? eatenOnField : eatenElsewhere), dragonTiles_);
    const landscape::Dragon& dragon = position_.dragon;
    if (!dragon.inPlay() || dragon.below() || position_.fairy.at == tile)
        return far;
    const Cell from = position_.board.cellOf(dragon.at);
    const Cell at = position_.board.cellOf(tile);
    const int steps = std::abs(at.x - from.x) + std::abs(at.y - from.y);
    if (steps == 0 || steps > landscape::dragonSteps)
        return far;
    const double eaten = eatenBeside * std::pow(fadeOfStep, steps - 1);
    return far * std::pow(1 - eaten, std::min(dragonTiles_, 3));
}

void LandscapeEstimate::addBeyond(Points& points, std::array<double, landscape::maxPlayers>& atHand) const {
    const landscape::Fairy& fairy = position_.fairy;
    if (fairy.player != landscape::Fairy::nobody && !fairy.below())
        points[fairy.player] += std::min(turnsLeft_, turnsOfFairy) + fairyScores;
    const double below = pointsBelow * turnsShare() * (position_.dragon.below() ? frozenShare : 1);
    for (int p = 0; p < position_.game().playerCount(); ++p) {
        const auto at = static_cast<std::size_t>(p);
        double next = below;
        for (unsigned rest = position_.figures.apart(p); rest != 0; rest &= rest - 1) {
            const int place = position_.figures.placeOf(p, std::countr_zero(rest));
            if (place == landscape::inDungeon) {
                points[at] += next;
                next *= fadeBelow;
            } else if (landscape::isPrison(place)) {
                points[static_cast<std::size_t>(landscape::holderOf(place))] +=
                    pointsOfPrisoner * turnsShare();
            } else {
                atHand[at] += atHandOnTower;
            }
        }
    }
}

double LandscapeEstimate::reserve(double followers) const {
    double sum = 0;
    for (const double earning : earnings) {
        if (followers <= 0)
            break;
        sum += std::min(followers, 1.0) * earning;
        followers -= 1;
    }
    return sum * turnsShare();
}

LandscapeEstimate::Points LandscapeEstimate::points() const {
    Points points{};
    std::array<double, landscape::maxPlayers> atHand{};
    std::array<std::uint16_t, landscape::maxPlayers * Figures::each> seen;
    std::size_t seenCount = 0;
    const int players = position_.game().playerCount();
    for (int p = 0; p < players; ++p) {
        const auto at = static_cast<std::size_t>(p);
        points[at] += position_.points(p);
        atHand[at] += std::popcount(position_.figures.supply(p) &
                                    ~(Figures::slotsOf(Figure::Builder) | Figures::slotsOf(Figure::Pig)));
        for (unsigned rest = position_.figures.placed(p); rest != 0; rest &= rest - 1) {
            const int slot = std::countr_zero(rest);
            const int root = position_.features.root(position_.figures.placeOf(p, slot));
            const Joined& joined = position_.features.at(root);
            if (Figures::figureOf(slot) == Figure::Builder) {
                points[at] += joined.complete() ? 0 : turnsLeft_ * pointsOfBuilder;
                continue;
            }
            if (Figures::figureOf(slot) != Figure::Pig && joined.kind != FeatureKind::Field)
                atHand[at] += chanceOf(root) * (joined.complete() ? 1 : atHandOnFeature);
            if (std::find(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(seenCount), root) !=
                seen.begin() + static_cast<std::ptrdiff_t>(seenCount))
                continue;
            seen[seenCount++] = static_cast<std::uint16_t>(root);
            const double worth =
                worthOf(root) *
                safetyOf(position_.features.tileOf(position_.figures.placeOf(p, slot)), joined.kind);
            for (unsigned winners = landscape::majorityOn(position_, root).winners; winners != 0;
                 winners &= winners - 1) {
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

double LandscapeEstimate::gainOf(Figure figure, int place, int player) const {
    const int root = position_.features.root(place);
    const Joined& joined = position_.features.at(root);
    if (figure == Figure::Builder)
        return joined.complete() ? 0 : turnsLeft_ * pointsOfBuilder * chanceOf(root);
    if (figure == Figure::Pig)
        return pigsPart(worthOf(root));
    if (figure == Figure::Mayor && joined.pennants == 0)
        return 0;
    const double atHand = std::popcount(position_.figures.supply(player));
    const double back =
        joined.kind == FeatureKind::Field ? 0 : chanceOf(root) * (joined.complete() ? 1 : atHandOnFeature);
    const double kept = figure == Figure::Follower || joined.complete() ? 0 : keptForLater;
    return worthOf(root) * safetyOf(position_.features.tileOf(place), joined.kind) - kept -
           (reserve(atHand) - reserve(atHand - 1 + back));
}

double lead(const LandscapeEstimate::Points& points, int player, int players) {
    double others = 0;
    for (int p = 0; p < players; ++p)
        others += p == player ? 0 : points[static_cast<std::size_t>(p)];
    return points[static_cast<std::size_t>(player)] - others / (players - 1);
}

} // namespace tilewright::players
