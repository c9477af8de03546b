#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/games/landscape/bots/completion_chances.h"
#include "engine/games/landscape/bots/occupied_features.h"
#include "engine/games/landscape/bots/trial_position.h"
#include "engine/games/landscape/bots/weights.h"
#include "engine/games/landscape/rules/state/position.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace tilewright::bots {

/// Estimates each player's final points in a landscape position: points scored, plus the expected points of
/// figures on the board and in the supply. Uses open information only; allocates nothing.
class LandscapeEstimate {
public:
    using Points = std::array<double, landscape::maxPlayers>;

    /// What a place is worth to who stands there.
    struct PlaceValue {
        FeatureKind kind = FeatureKind::Field;
        bool complete = false;
        bool pennants = false;
        /// The probability that its feature is completed before the end.
        double chance = 0;
        /// Points that its feature scores.
        double worth = 0;
        /// The fraction of them that the dragon leaves.
        double safety = 1;
    };

    LandscapeEstimate() = default;
    explicit LandscapeEstimate(const landscape::Position& position) {
        setPosition(position, weightsFor(position.game()));
    }
    /// All must outlive its use. Depends on the position's moment: the number of tiles to come decides what
    /// can still be completed, or the completion chances of that position if they are given.
    void setPosition(const landscape::Position& position, const LandscapeWeights& weights,
                     CompletionChances* completion = nullptr);
    /// Looks at another position of that moment; what is kept is not lost.
    void switchTo(const landscape::Position& position) { position_ = &position; }
    /// Whether the position is still of the moment when it was looked at: no tile was drawn since.
    bool isStillValid() const;
    const LandscapeWeights& weights() const { return *weights_; }

    /// Expected final points of each player.
    Points points() const;
    /// points(), and keeps what they consist of: points after small changes are found sooner.
    Points computeAndCache();
    /// points() with a laying tried. Pre: the position is the trial's, kept before the tile was laid.
    Points pointsAfterLaying(const TrialPosition& trial);

    PlaceValue valueAt(int place) const;
    /// The expected gain of one more figure at a place with that value, if no other player stands on its
    /// feature.
    double gainOf(landscape::PieceType pieceType, const PlaceValue& value, double atHand) const;
    /// The number of figures in a player's supply.
    double atHand(int player) const;
    /// The expected gain of a follower from the supply in the dungeon (D-2).
    double dungeonGain(int player) const;

private:
    using PerPlayer = std::array<double, landscape::maxPlayers>;
    /// A kept feature, and what it had before.
    struct Changed {
        OccupiedFeature* feature;
        OccupiedFeature before;
    };
    static constexpr std::size_t powersKept = 16;
    static constexpr std::size_t mouthsKept = 4;

    /// Adds fairy, dungeon, towers and prisons.
    void addFairyTowersAndDungeon(Points& points, PerPlayer& atHand) const;
    double safetyOf(int tile, FeatureKind kind) const;
    double chanceOf(int root) const;
    double worthOf(int root, double chance) const;
    double worthByFits(int root, double chance) const;
    double lossBelow() const;
    /// What a pig adds to the worth of its field.
    double pigsPart(double worth) const;
    /// What was kept of a feature, if that is still right; else null.
    const OccupiedFeature* findCached(int root) const;
    void value(OccupiedFeature& feature) const;
    void revalue(OccupiedFeature& feature, int root) const;
    Points sum(const OccupiedFeatures& standing) const;
    /// The worth of available followers; fractions are those that will return.
    double reserve(double followers) const;

    const landscape::Position* position_ = nullptr;
    const LandscapeWeights* weights_ = nullptr;
    CompletionChances* completion_ = nullptr;
    int stackLeft_ = 0;
    int drawn_ = 0;
    int players_ = 0;
    /// Of the earnings.
    double scale_ = 0;
    int dragonTiles_ = 0;
    double tilesLeft_ = -1;
    double turnsLeft_ = 0;
    double turnsShare_ = 0;
    double farOnField_ = 1;
    double farElsewhere_ = 1;
    /// The weights' earnings, by what features score in this game; earned_[n]: what n available followers
    /// earn over time.
    decltype(LandscapeWeights::earnings) earnings_{};
    std::array<double, std::tuple_size_v<decltype(LandscapeWeights::earnings)> + 1> earned_{};
    OccupiedFeatures cached_;
    Points cachedPoints_{};
    FixedVector<Changed, landscape::maxPlayers * landscape::Pieces::maxPerPlayer> changed_;
    /// Whether the cities that kept fields touch are complete as they were.
    bool citiesKept_ = true;
    // Powers that were needed so far, negative before: of a city or cloister by its ends, of a road by free
    // mouths and ends; of the distance from the dragon.
    mutable std::array<double, (2 + mouthsKept) * powersKept> chances_{};
    mutable std::array<double, landscape::maxDragonSteps + 1> near_{};
};

/// A player's points minus the mean of the others.
double lead(const LandscapeEstimate::Points& points, int player, int players);

} // namespace tilewright::bots
