#pragma once

#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

constexpr bool isFollower(PieceType f) {
    return f <= PieceType::Wagon;
}
/// L-4: the kinds of features that a figure may stand on.
constexpr bool canStandOn(PieceType f, FeatureKind kind) {
    switch (f) {
    case PieceType::Mayor:
        return kind == FeatureKind::City;
    case PieceType::Wagon:
        return kind != FeatureKind::Field;
    case PieceType::Builder:
        return kind == FeatureKind::City || kind == FeatureKind::Road;
    case PieceType::Pig:
        return kind == FeatureKind::Field;
    case PieceType::Follower:
    case PieceType::Large:
        break;
    }
    return true;
}

/// L-2.2, L-4.4, L-4.5: followers on features without followers, builder and pig on those with the player's
/// own.
constexpr bool mayBePlacedOn(PieceType f, const BoardFeature& boardFeature, int player) {
    return canStandOn(f, boardFeature.kind) &&
           (isFollower(f) ? boardFeature.empty() : ((boardFeature.followers >> player) & 1U) != 0);
}

/// L-2.2: whether figures of the supply may be put on that feature of the tile just laid, as far as it is
/// complete or not.
inline bool acceptsPieces(const BoardFeature& boardFeature, const Options& options) {
    return options.completedPlacement != CompletedPlacement::Off || !boardFeature.complete();
}
/// Whether the laying has just completed that feature. Pre: it is complete.
bool completedNow(const Position& position, int root);
/// The same as acceptsPieces() for a feature anywhere (L-6.6, D-3.3): it is incomplete, or the laying has
/// just completed it and the option allows that.
inline bool acceptsPiecesElsewhere(const Position& position, int root) {
    return !position.features.at(root).complete() ||
           (position.game().options().completedPlacement == CompletedPlacement::On &&
            completedNow(position, root));
}

/// Adds placings of the player's figures on features of the tile just laid, unless a deployment was made.
void addPlaceMoves(const Position& position, game::MoveList& moves);
/// Moves a figure from the supply to a feature or a tower.
void putPiece(Position& position, int player, PieceType pieceType, int place, ChangeRecorder record);
/// Moves a figure from its place to the supply; the caller updates its feature.
void takeHome(Position& position, int player, int slot, ChangeRecorder record);
/// Moves a figure to another place, `nowhere` for the supply. When the last follower of its owner leaves a
/// feature, the owner's builder or pig there goes home too (L-4.4, L-4.5).
void movePiece(Position& position, int player, int slot, int to, ChangeRecorder record);

/// L-4.4: whether the tile extends a feature with the player's builder.
bool extendsBuilder(const Position& position, int player, int tile);

/// L-4.3: moves of the player whose wagon is next.
void addWagonMoves(const Position& position, game::MoveList& moves);
void moveWagon(Position& position, int player, int place, ChangeRecorder record);
void wagonHome(Position& position, int player, ChangeRecorder record);

} // namespace tilewright::landscape
