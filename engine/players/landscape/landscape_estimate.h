#pragma once

#include "engine/landscape/state/position.h"

#include <array>

namespace tilewright::players {

/// What a landscape game is worth to its players as it stands: points scored, what figures on the board may
/// expect, what those in the supply may still do. Looks at open cards only; allocates nothing.
class LandscapeEstimate {
public:
    using Points = std::array<double, landscape::maxPlayers>;

    /// Of the position's moment: how many tiles are to come decides what can still be completed.
    explicit LandscapeEstimate(const landscape::Position& position);

    /// Points that each player may expect at the end.
    Points points() const;
    /// What a player may expect of a figure more on that place, where no other player stands on its feature.
    double gainOf(landscape::Figure figure, int place, int player) const;

    /// What a follower from the supply gains in the dungeon (D-2).
    double gainBelow(int player) const;

private:
    /// Fairy, dungeon, towers and prisons.
    void addBeyond(Points& points, std::array<double, landscape::maxPlayers>& atHand) const;
    /// Of a figure's worth on a tile, what the dragon leaves.
    double safetyOf(int tile, FeatureKind kind) const;
    double turnsShare() const;
    /// Chance that a feature is completed before the end.
    double chanceOf(int root) const;
    /// What it is worth to whoever scores it.
    double worthOf(int root) const;
    /// What followers at hand are worth; fractions are those that will come home.
    double reserve(double followers) const;

    const landscape::Position& position_;
    double tilesLeft_;
    double turnsLeft_;
    int dragonTiles_;
};

/// Of a player against the mean of the others.
double lead(const LandscapeEstimate::Points& points, int player, int players);

} // namespace tilewright::players
