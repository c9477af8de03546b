// L-2.2 and L-4: where figures may stand.

#include "engine/games/landscape/rules/piece_placement.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace tilewright::landscape {

namespace {

template <class Is>
constexpr unsigned typesThat(Is is) {
    unsigned types = 0;
    for (int n = 0; n < pieceTypeCount; ++n)
        if (is(static_cast<PieceType>(n)))
            types |= bitOf(static_cast<PieceType>(n));
    return types;
}
constexpr unsigned followerTypes = typesThat(isFollower);

/// bitOf() the figures that may stand on each kind of feature (L-4).
constexpr auto standingOn = [] {
    std::array<unsigned, allFeatureKinds.size()> table{};
    for (const FeatureKind kind : allFeatureKinds)
        table[static_cast<std::size_t>(kind)] =
            typesThat([kind](PieceType f) { return canStandOn(f, kind); });
    return table;
}();

/// bitOf() the figures for which mayBePlacedOn() holds.
unsigned typesPlacedOn(const BoardFeature& boardFeature, int player) {
    const unsigned types = standingOn[static_cast<std::size_t>(boardFeature.kind)];
    if (boardFeature.empty())
        return types & followerTypes;
    return ((boardFeature.followers >> player) & 1U) != 0 ? types & ~followerTypes : 0U;
}

} // namespace

void addPlaceMoves(const Position& position, game::MoveList& moves) {
    const int player = position.turn.player;
    const unsigned held = position.pieces.typesInSupply(player);
    if (position.turn.deployed || held == 0 || position.isDragonOn(position.turn.tile))
        return;
    const auto [first, last] = position.laidPlaces();
    // What of that may be placed on each feature of the tile, and on any.
    std::array<std::uint8_t, maxFeaturesOfTile> placed{};
    unsigned any = 0;
    for (int place = first; place < last; ++place) {
        const BoardFeature& boardFeature = position.features.of(place);
        const bool accepts = acceptsPieces(boardFeature, position.game().options());
        const unsigned types = accepts ? held & typesPlacedOn(boardFeature, player) : 0U;
        placed[static_cast<std::size_t>(place - first)] = static_cast<std::uint8_t>(types);
        any |= types;
    }
    for (; any != 0; any &= any - 1) {
        const int n = std::countr_zero(any);
        for (int place = first; place < last; ++place)
            if ((placed[static_cast<std::size_t>(place - first)] >> n) & 1)
                moves.push_back(placeMove(player, static_cast<PieceType>(n), place));
    }
}

bool completedNow(const Position& position, int root) {
    const auto [first, last] = position.laidPlaces();
    for (int place = first; place < last; ++place)
        if (position.features.root(place) == root)
            return true;
    const auto& cloisters = position.turn.completedCloisters;
    return std::find(cloisters.begin(), cloisters.end(), root) != cloisters.end();
}

void putPiece(Position& position, int player, PieceType pieceType, int place, ChangeRecorder record) {
    if (!isTower(place)) {
        BoardFeature& boardFeature = position.features.at(position.features.root(place));
        assert(mayBePlacedOn(pieceType, boardFeature, player)); // so that no place ever has two (L-1.5)
        auto& mask = isFollower(pieceType) ? boardFeature.followers : boardFeature.helpers;
        mask = static_cast<std::uint8_t>(mask | 1U << player);
    }
    const int slot = position.pieces.put(player, pieceType, place);
    position.turn.deployed = true;
    record.moved(position, player, slot, nowhere, place);
}

void takeHome(Position& position, int player, int slot, ChangeRecorder record) {
    const int from = position.pieces.placeOf(player, slot);
    position.pieces.takeHome(player, slot);
    leaveFairy(position, player, slot, record);
    record.moved(position, player, slot, from, nowhere);
}

namespace {

/// Updates a feature after one of the player's figures has left it.
void recount(Position& position, int player, int root, ChangeRecorder record) {
    unsigned there = 0;
    bool follower = false;
    for (unsigned rest = position.pieces.onFeatures(player); rest != 0; rest &= rest - 1) {
        const int slot = std::countr_zero(rest);
        if (position.features.root(position.pieces.placeOf(player, slot)) != root)
            continue;
        there |= 1U << slot;
        follower = follower || isFollower(Pieces::pieceTypeOf(slot));
    }
    if (!follower)
        for (unsigned rest = there; rest != 0; rest &= rest - 1)
            takeHome(position, player, std::countr_zero(rest), record);
    BoardFeature& boardFeature = position.features.at(root);
    const auto set = [player](std::uint8_t& mask, bool on) {
        mask = static_cast<std::uint8_t>((mask & ~(1U << player)) | (on ? 1U << player : 0U));
    };
    constexpr unsigned helpers = Pieces::slotsOf(PieceType::Builder) | Pieces::slotsOf(PieceType::Pig);
    set(boardFeature.followers, follower);
    set(boardFeature.helpers, follower && (there & helpers) != 0);
}

} // namespace

void movePiece(Position& position, int player, int slot, int to, ChangeRecorder record) {
    const int from = position.pieces.placeOf(player, slot);
    if (to == nowhere) {
        takeHome(position, player, slot, record);
    } else {
        position.pieces.move(player, slot, to);
        leaveFairy(position, player, slot, record);
        record.moved(position, player, slot, from, to);
        if (to < maxPlaces) {
            BoardFeature& boardFeature = position.features.at(position.features.root(to));
            boardFeature.followers = static_cast<std::uint8_t>(boardFeature.followers | 1U << player);
        }
    }
    if (from < maxPlaces)
        recount(position, player, position.features.root(from), record);
}

bool extendsBuilder(const Position& position, int player, int tile) {
    if ((position.pieces.onFeatures(player) & Pieces::slotsOf(PieceType::Builder)) == 0)
        return false;
    const int first = position.board.firstPlace(tile);
    for (int place = first; place < first + position.featureCount(tile); ++place) {
        const BoardFeature& boardFeature = position.features.of(place);
        if (canStandOn(PieceType::Builder, boardFeature.kind) && ((boardFeature.helpers >> player) & 1U) != 0)
            return true;
    }
    return false;
}

} // namespace tilewright::landscape
