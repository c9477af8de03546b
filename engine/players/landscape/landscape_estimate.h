#pragma once

#include "engine/grid/fixed_vector.h"
#include "engine/landscape/state/position.h"
#include "engine/players/landscape/weights.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace tilewright::players {

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
        /// Points for whoever scores it.
        double worth = 0;
        /// The fraction of them that the dragon leaves.
        double safety = 1;
    };

    /// Depends on the position's moment: the number of tiles to come decides what can still be completed.
    /// Both must outlive it.
    explicit LandscapeEstimate(const landscape::Position& position)
        : LandscapeEstimate(position, weightsFor(position.game())) {}
    LandscapeEstimate(const landscape::Position& position, const LandscapeWeights& weights);

    /// Whether no tile was drawn since, so that it is valid for what else has changed in the position.
    bool isOfMoment() const;
    /// Counts the cities of the fields with figures once for all positions to come. Fields that grow since
    /// are counted again.
    void rememberFields();
    /// Whether to use those counts: they are wrong where another city is complete.
    void trustFields(bool trust) { fieldsKnown_ = trust; }

    /// Expected final points of each player.
    Points points() const;
    PlaceValue valueAt(int place) const;
    /// The expected gain of one more figure at a place with that value, if no other player stands on its
    /// feature.
    double gainOf(landscape::Figure figure, const PlaceValue& value, int player) const;
    /// The expected gain of a follower from the supply in the dungeon (D-2).
    double gainBelow(int player) const;

private:
    using PerPlayer = std::array<double, landscape::maxPlayers>;
    struct Field {
        std::uint16_t root;
        /// Grows when anything is joined with it.
        std::uint16_t tiles;
        int cities;
    };
    static constexpr std::size_t powersKept = 16;
    static constexpr std::size_t mouthsKept = 4;

    /// Adds fairy, dungeon, towers and prisons.
    void addBeyond(Points& points, PerPlayer& atHand) const;
    double safetyOf(int tile, FeatureKind kind) const;
    double chanceOf(int root) const;
    double worthOf(int root, double chance) const;
    int citiesOf(int root) const;
    int mouthsOf(int root) const;
    /// The worth of available followers; fractions are those that will return.
    double reserve(double followers) const;

    const landscape::Position& position_;
    const LandscapeWeights& weights_;
    int stackLeft_;
    int drawn_;
    double tilesLeft_;
    double turnsLeft_;
    double turnsShare_;
    int dragonTiles_;
    double farOnField_ = 1;
    double farElsewhere_ = 1;
    /// earned_[n]: what n available followers earn over time.
    std::array<double, std::tuple_size_v<decltype(LandscapeWeights::earnings)> + 1> earned_{};
    bool fieldsKnown_ = false;
    FixedVector<Field, landscape::maxPlayers * landscape::Figures::each> fields_;
    // Powers that were needed so far, negative before: of a city or cloister by its ends, of a road by free
    // mouths and ends; of the distance from the dragon.
    mutable std::array<double, (2 + mouthsKept) * powersKept> chances_;
    mutable std::array<double, landscape::dragonSteps + 1> near_;
};

/// A player's points minus the mean of the others.
double lead(const LandscapeEstimate::Points& points, int player, int players);

} // namespace tilewright::players
