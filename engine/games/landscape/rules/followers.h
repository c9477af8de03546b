#pragma once

#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

constexpr bool isFollower(Figure f) {
    return f <= Figure::Wagon;
}
/// L-4: the kinds of features that a figure may stand on.
constexpr bool goesOn(Figure f, FeatureKind kind) {
    switch (f) {
    case Figure::Mayor:
        return kind == FeatureKind::City;
    case Figure::Wagon:
        return kind != FeatureKind::Field;
    case Figure::Builder:
        return kind == FeatureKind::City || kind == FeatureKind::Road;
    case Figure::Pig:
        return kind == FeatureKind::Field;
    case Figure::Follower:
    case Figure::Large:
        break;
    }
    return true;
}

/// L-2.2, L-4.4, L-4.5: followers on features without followers, builder and pig on those with the player's
/// own.
constexpr bool mayStand(Figure f, const Joined& joined, int player) {
    return goesOn(f, joined.kind) &&
           (isFollower(f) ? joined.empty() : ((joined.followers >> player) & 1U) != 0);
}

/// L-2.2: whether figures of the supply may be put on that feature of the tile just laid, as far as it is
/// complete or not.
inline bool takesFigures(const Joined& joined, const Options& options) {
    return options.completedPlacement != CompletedPlacement::Off || !joined.complete();
}
/// Whether the laying has just completed that feature. Pre: it is complete.
bool completedNow(const Position& position, int root);
/// The same as takesFigures() for a feature anywhere (L-6.6, D-3.3): it is incomplete, or the laying has just
/// completed it and the option allows that.
inline bool takesFiguresElsewhere(const Position& position, int root) {
    return !position.features.at(root).complete() ||
           (position.game().options().completedPlacement == CompletedPlacement::On &&
            completedNow(position, root));
}

/// Adds placings of the player's figures on features of the tile just laid, unless a deployment was made.
void addPlaceMoves(const Position& position, game::MoveList& moves);
/// Moves a figure from the supply to a feature or a tower.
void putFigure(Position& position, int player, Figure figure, int place, ChangeRecorder record);
/// Moves a figure from its place to the supply; the caller updates its feature.
void takeHome(Position& position, int player, int slot, ChangeRecorder record);
/// Moves a figure to another place, `nowhere` for the supply. When the last follower of its owner leaves a
/// feature, the owner's builder or pig there goes home too (L-4.4, L-4.5).
void moveFigure(Position& position, int player, int slot, int to, ChangeRecorder record);

/// L-4.4: whether the tile extends a feature with the player's builder.
bool extendsBuilder(const Position& position, int player, int tile);

} // namespace tilewright::landscape
