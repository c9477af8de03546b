#pragma once

#include "engine/landscape/state/position.h"

namespace tilewright::landscape {

constexpr bool isFollower(Figure f) {
    return f <= Figure::Wagon;
}
/// L-4: which kinds of features a figure goes on.
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

/// L-2.2, L-4.4, L-4.5: followers where nobody is, builder and pig where the player has a follower.
constexpr bool mayStand(Figure f, const Joined& joined, int player) {
    return goesOn(f, joined.kind) &&
           (isFollower(f) ? joined.empty() : ((joined.followers >> player) & 1U) != 0);
}

/// The player's figures on features of the tile just laid. Pre: the deployment is not done.
void addPlaceMoves(const Position& position, game::MoveList& moves);
/// From the supply to a feature or a tower.
void putFigure(Position& position, int player, Figure figure, int place, ChangeRecorder record);
/// From its place to the supply; what its feature knows of its figures is the caller's business.
void takeHome(Position& position, int player, int slot, ChangeRecorder record);
/// From where it is to another place, `nowhere` for the supply. Its owner's builder or pig goes home with the
/// last follower that leaves a feature (L-4.4, L-4.5).
void moveFigure(Position& position, int player, int slot, int to, ChangeRecorder record);

/// L-4.4: a piece of the tile lies where the player has a builder.
bool extendsBuilder(const Position& position, int player, int tile);

} // namespace tilewright::landscape
