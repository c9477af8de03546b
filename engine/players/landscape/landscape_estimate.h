#pragma once

#include "engine/landscape/state/position.h"

#include <array>

namespace tilewright::players {

/// Estimates each player's final points in a landscape position: points scored, plus the expected points of
/// figures on the board and in the supply. Uses open information only; allocates nothing.
class LandscapeEstimate {
public:
    using Points = std::array<double, landscape::maxPlayers>;

    /// Depends on the position's moment: the number of tiles to come decides what can still be completed.
    explicit LandscapeEstimate(const landscape::Position& position);

    /// Expected final points of each player.
    Points points() const;
    /// The expected gain of one more figure at that place, if no other player stands on its feature.
    double gainOf(landscape::Figure figure, int place, int player) const;

    /// The expected gain of a follower from the supply in the dungeon (D-2).
    double gainBelow(int player) const;

private:
    /// Adds fairy, dungeon, towers and prisons.
    void addBeyond(Points& points, std::array<double, landscape::maxPlayers>& atHand) const;
    /// The fraction of a figure's worth on a tile that the dragon leaves.
    double safetyOf(int tile, FeatureKind kind) const;
    double turnsShare() const;
    /// The probability that a feature is completed before the end.
    double chanceOf(int root) const;
    /// Its points for the player who scores it.
    double worthOf(int root) const;
    /// The worth of available followers; fractions are those that will return.
    double reserve(double followers) const;

    const landscape::Position& position_;
    double tilesLeft_;
    double turnsLeft_;
    int dragonTiles_;
};

/// A player's points minus the mean of the others.
double lead(const LandscapeEstimate::Points& points, int player, int players);

} // namespace tilewright::players
