#pragma once

#include "engine/games/landscape/rules/state/game.h"

#include <array>
#include <span>

namespace tilewright::bots {

/// What the bots of the landscape game believe. Points are points of the game; turns are those of one player.
struct LandscapeWeights {
    // Tiles to come with which an end of a feature is as likely closed as not.
    double hardRoadEnd = 0;
    double hardCityEnd = 0;
    /// The same for a cell around a cloister: each by itself, and as one of those that all must be filled.
    double hardCell = 0;
    double hardLastCell = 0;
    /// The same for a tunnel mouth without a token.
    double hardMouth = 0;
    /// Complete cities that a field gains with each tile to come.
    double cityATile = 0;
    /// Points from a builder with each turn to come.
    double pointsOfBuilder = 0;
    /// What the first, second ... available follower earns over time.
    std::array<double, 11> earnings{};
    /// Turns to come with which an available follower earns half of that.
    double turnsOfAnEarning = 0;
    /// Followers counted as available for each on a feature that will be complete.
    double atHandOnFeature = 0;
    /// The same for each on a tower.
    double atHandOnTower = 0;
    /// Points by which a strong follower must gain more than a small one; at least 0.
    double keptForLater = 0;
    /// Points of the first figure in the dungeon over time.
    double pointsBelow = 0;
    /// The factor for each further figure there.
    double fadeBelow = 0;
    /// The factor while the dragon bars the dungeon.
    double frozenShare = 0;
    /// Turns that the fairy stays.
    double turnsOfFairy = 0;
    /// Points expected for her when the follower's feature is scored.
    double fairyScores = 0;
    /// Points of a prisoner to his holder.
    double pointsOfPrisoner = 0;
    // The probability of being eaten with each dragon tile to come: on a field, where figures stay to the
    // end, and elsewhere.
    double eatenOnField = 0;
    double eatenElsewhere = 0;
    /// The same beside the dragon, and the factor for each step further.
    double eatenBeside = 0;
    double fadeOfStep = 0;
    /// Dragon tiles to come for which the present distance counts at most.
    double flightsNear = 0;
};

/// What searches believe of the positions at their leaves, where the unseen tiles that fit are counted.
struct LeafWeights {
    /// In these, the tiles to come with which an end or a cell is as likely closed as not are those that fit.
    LandscapeWeights points;
    /// Tiles that a road or city gains at each open end: if it is completed, and in time if it never is.
    double grownComplete = 0;
    double grownOpen = 0;
    /// The factor for the chance of an incomplete city in what the fields beside it count.
    double cityToCome = 0;
    /// The part of a feature's points that those without its majority expect in time.
    double contested = 0;
};

/// Calls see(name, values) for each weight in the order of the source; most have one value.
template <class See>
void forEachWeight(LandscapeWeights& weights, See see) {
    const auto one = [&see](const char* name, double& value) { see(name, std::span<double>(&value, 1)); };
    one("hardRoadEnd", weights.hardRoadEnd);
    one("hardCityEnd", weights.hardCityEnd);
    one("hardCell", weights.hardCell);
    one("hardLastCell", weights.hardLastCell);
    one("hardMouth", weights.hardMouth);
    one("cityATile", weights.cityATile);
    one("pointsOfBuilder", weights.pointsOfBuilder);
    see("earnings", std::span<double>(weights.earnings));
    one("turnsOfAnEarning", weights.turnsOfAnEarning);
    one("atHandOnFeature", weights.atHandOnFeature);
    one("atHandOnTower", weights.atHandOnTower);
    one("keptForLater", weights.keptForLater);
    one("pointsBelow", weights.pointsBelow);
    one("fadeBelow", weights.fadeBelow);
    one("frozenShare", weights.frozenShare);
    one("turnsOfFairy", weights.turnsOfFairy);
    one("fairyScores", weights.fairyScores);
    one("pointsOfPrisoner", weights.pointsOfPrisoner);
    one("eatenOnField", weights.eatenOnField);
    one("eatenElsewhere", weights.eatenElsewhere);
    one("eatenBeside", weights.eatenBeside);
    one("fadeOfStep", weights.fadeOfStep);
    one("flightsNear", weights.flightsNear);
}

template <class See>
void forEachWeight(LeafWeights& weights, See see) {
    forEachWeight(weights.points, see);
    see("grownComplete", std::span<double>(&weights.grownComplete, 1));
    see("grownOpen", std::span<double>(&weights.grownOpen, 1));
    see("cityToCome", std::span<double>(&weights.cityToCome, 1));
    see("contested", std::span<double>(&weights.contested, 1));
}

/// How sure a search is of the estimates.
struct LandscapeScales {
    /// The gain in points that makes a move e times as likely the best.
    double value = 1.5;
    // A lead in points that makes a win e times as likely: at the end, and what is added for the square root
    // of the tiles to come.
    double least = 2;
    double ofTiles = 1.2;
};
inline constexpr LandscapeScales landscapeScales;

/// The fitted ones for that rule system with its options.
const LandscapeWeights& weightsFor(const landscape::Game& game);
const LeafWeights& leafWeightsFor(const landscape::Game& game);

} // namespace tilewright::bots
