#include "engine/games/landscape/bots/weights.h"

namespace tilewright::bots {

namespace {

// Found by tests/fitting/fit_landscape, which prints them in this form. The matches are in README.md
// there.

constexpr LandscapeWeights fitted{
    .hardRoadEnd = 15,
    .hardCityEnd = 33,
    .hardCell = 28,
    .hardLastCell = 7,
    .hardMouth = 40,
    .cityATile = 0.004,
    .pointsOfBuilder = 0.12,
    .earnings = {9.2, 6, 4.4, 3.2, 2.3, 1.6, 0.9, 0.7, 0.5, 0.2, 0.2},
    .turnsOfAnEarning = 5,
    .atHandOnFeature = 0.1,
    .atHandOnTower = 0.4,
    .keptForLater = 0.5,
    .pointsBelow = 8,
    .fadeBelow = 0.7,
    .frozenShare = 0.75,
    .turnsOfFairy = 1.1,
    .fairyScores = 0.6,
    .pointsOfPrisoner = 2.8,
    .eatenOnField = 0.045,
    .eatenElsewhere = 0.006,
    .eatenBeside = 0.12,
    .fadeOfStep = 0.28,
    .flightsNear = 3,
};

/// Of the dungeon with tower actions and all pieces: what differs there.
constexpr LandscapeWeights withTowersAndPieces = [] {
    LandscapeWeights weights = fitted;
    weights.pointsBelow = 6.56;
    weights.fairyScores = 0.881;
    weights.pointsOfPrisoner = 1.9;
    weights.fadeOfStep = 0.442;
    return weights;
}();

/// Found by tests/fitting/fit_leaf on the base set; what isn't of that set is as greedy believes it.
constexpr LeafWeights leafOf(LandscapeWeights weights) {
    weights.hardRoadEnd = 7.06;
    weights.hardCityEnd = 5.73;
    weights.hardCell = 34.5;
    weights.hardLastCell = 5.44;
    weights.cityATile = 0.00278;
    weights.earnings = {15.2, 10.3, 7.87, 6.86, 6.51, 1.97, 0.953, 0.7, 0.5, 0.2, 0.2};
    weights.turnsOfAnEarning = 5.56;
    weights.atHandOnFeature = 0.828;
    return {.points = weights,
            .grownComplete = 0.641,
            .grownOpen = 0.157,
            .cityToCome = 1.02,
            .contested = 0.243};
}
constexpr LeafWeights leaf = leafOf(fitted);
constexpr LeafWeights leafWithTowersAndPieces = leafOf(withTowersAndPieces);

constexpr unsigned allPieces =
    (1U << landscape::pieceTypeCount) - 1 - landscape::bitOf(landscape::PieceType::Follower);

} // namespace

const LandscapeWeights& weightsFor(const landscape::Game& game) {
    const landscape::Options& options = game.options();
    return options.towerActions && options.pieces == allPieces ? withTowersAndPieces : fitted;
}

const LeafWeights& leafWeightsFor(const landscape::Game& game) {
    return &weightsFor(game) == &withTowersAndPieces ? leafWithTowersAndPieces : leaf;
}

} // namespace tilewright::bots
