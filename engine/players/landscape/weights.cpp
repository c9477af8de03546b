#include "engine/players/landscape/weights.h"

namespace tilewright::players {

namespace {

// Found by tests/benchmarks/fit_landscape, which prints them in this form. The matches are in README.md
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

} // namespace

const LandscapeWeights& weightsFor(const landscape::Game&) {
    return fitted;
}

} // namespace tilewright::players
