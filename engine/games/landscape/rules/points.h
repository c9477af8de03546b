#pragma once

#include "engine/games/landscape/rules/state/position.h"

#include <array>

namespace tilewright::landscape {

// Points of a feature (L-3.1 to L-3.4), for any player; `complete`: counted as if it were complete.
int roadPoints(const BoardFeature& road, bool complete, const Options& options);
/// Halves are rounded down, once for the city.
int cityPoints(const BoardFeature& city, bool complete, const Options& options);
int cloisterPoints(const BoardFeature& cloister, const Options& options);
/// The number of complete cities that the field touches.
int citiesOf(const Position& position, int field);

/// Points of that road, city or cloister as it is now.
inline int pointsOf(const BoardFeature& boardFeature, bool complete, const Options& options) {
    switch (boardFeature.kind) {
    case FeatureKind::Road:
        return roadPoints(boardFeature, complete, options);
    case FeatureKind::City:
        return cityPoints(boardFeature, complete, options);
    default:
        return cloisterPoints(boardFeature, options);
    }
}

/// Points of any feature as it is now, for a player with the majority on it.
int pointsFor(const Position& position, int root, int player);

/// The strength of each player's followers on a feature (L-4.1, L-4.2), and who has the most (L-3.5).
struct Majority {
    std::array<int, maxPlayers> strength{};
    /// Bit p: player p scores.
    unsigned winners = 0;
};
Majority majorityOn(const Position& position, int root);

/// Calls see(player, slot) for each figure on a feature.
template <class See>
void forEachPiece(const Position& position, int root, See see) {
    const BoardFeature& boardFeature = position.features.at(root);
    for (unsigned players = boardFeature.followers | boardFeature.helpers; players != 0;
         players &= players - 1) {
        const int player = std::countr_zero(players);
        for (unsigned those = position.pieces.onFeatures(player); those != 0; those &= those - 1) {
            const int slot = std::countr_zero(those);
            if (position.features.root(position.pieces.placeOf(player, slot)) == root)
                see(player, slot);
        }
    }
}

} // namespace tilewright::landscape
