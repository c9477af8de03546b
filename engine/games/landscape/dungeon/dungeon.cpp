#include "engine/games/landscape/dungeon/dungeon.h"

#include "engine/games/landscape/rules/piece_placement.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tilewright::landscape {

namespace {

/// Calls see(tile) for each entrance tile without a figure (D-3.1) but the one at `leaves`.
template <class See>
void forEachFreeEntrance(const Position& position, int leaves, See see) {
    std::array<std::uint64_t, maxTiles / 64 + 1> taken;
    std::fill_n(taken.begin(), position.board.tileCount() / 64 + 1, 0);
    for (int p = 0; p < position.game().playerCount(); ++p)
        for (unsigned rest = position.pieces.onFeatures(p) | position.pieces.offFeatures(p); rest != 0;
             rest &= rest - 1) {
            const int place = position.pieces.placeOf(p, std::countr_zero(rest));
            if ((place >= maxPlaces && !isTower(place)) || place == leaves)
                continue;
            const auto tile = static_cast<std::size_t>(position.tileOfPlace(place));
            taken[tile / 64] |= std::uint64_t{1} << (tile % 64);
        }
    for (const std::uint16_t tile : position.entrances.tiles())
        if (((taken[tile / 64U] >> (tile % 64U)) & 1U) == 0)
            see(static_cast<int>(tile));
}

/// D-3.3: calls see(place) for each place where the figure may come out; `except`: the tile by which he came
/// in (D-2.3), `nowhere` if any is allowed; `leaves`: the place on the board that he left for the dungeon.
template <class See>
void forEachWayOut(const Position& position, PieceType pieceType, int except, int leaves, See see) {
    const bool earlier = position.game().options().exitsEarlier;
    forEachFreeEntrance(position, leaves, [&](int tile) {
        if (tile == except || (earlier && tile == position.turn.tile))
            return;
        const int first = position.board.firstPlace(tile);
        for (int place = first; place < first + position.featureCount(tile); ++place) {
            const int root = position.features.root(place);
            if (canStandOn(pieceType, position.features.at(root).kind) &&
                acceptsPiecesElsewhere(position, root))
                see(place);
        }
    });
}

/// D-2.1: calls see(slot) for each follower of the player on the tile just laid, and on those that touch it
/// along a side, that may go in.
template <class See>
void forEachBeside(const Position& position, See see) {
    const int player = position.turn.player;
    const Cell at = position.board.cellOf(position.turn.tile);
    for (unsigned rest = position.pieces.onFeatures(player) | position.pieces.offFeatures(player); rest != 0;
         rest &= rest - 1) {
        const int slot = std::countr_zero(rest);
        const int place = position.pieces.placeOf(player, slot);
        if (!canEnterDungeon(Pieces::pieceTypeOf(slot)) || (place >= maxPlaces && !isTower(place)))
            continue;
        const Cell cell = position.cellOfPlace(place);
        if (std::abs(cell.x - at.x) + std::abs(cell.y - at.y) <= 1)
            see(slot);
    }
}

bool hasCity(const Position& position, int tile) {
    const auto& features = position.kindOfTile(tile).features;
    return std::ranges::any_of(features, [](const TileFeature& f) { return f.kind == FeatureKind::City; });
}

} // namespace

bool isEntrance(const Position& position, int tile) {
    return tile != nowhere && position.kindOfTile(tile).entrance;
}

bool isBarred(const Position& position) {
    if (!position.dragon.isInDungeon())
        return false;
    const int tile = position.turn.tile;
    return !(position.game().options().dragonTileFrees && tile != nowhere &&
             position.kindOfTile(tile).dragon);
}

bool hasRoom(const Position& position) {
    const int capacity = position.game().options().capacity;
    int below = 0;
    for (int p = 0; capacity != 0 && p < position.game().playerCount(); ++p)
        below += std::popcount(slotsInDungeon(position, p));
    return capacity == 0 || below < capacity;
}

bool anyoneInDungeon(const Position& position) {
    for (int p = 0; p < position.game().playerCount(); ++p)
        if (slotsInDungeon(position, p) != 0)
            return true;
    return false;
}

void addEnterMoves(const Position& position, game::MoveList& moves) {
    const int player = position.turn.player;
    const int tile = position.turn.tile;
    if (!isEntrance(position, tile) || isBarred(position) || !hasRoom(position))
        return;
    const EnterFrom from = position.game().options().enterFrom;
    const bool mayors = hasCity(position, tile);
    for (const PieceType pieceType : {PieceType::Follower, PieceType::Large, PieceType::Mayor}) {
        if (from == EnterFrom::Board || !position.pieces.has(player, pieceType) ||
            (pieceType == PieceType::Mayor && !mayors))
            continue;
        moves.push_back(pieceMove(MoveKind::EnterDungeon, player, pieceType, nowhere));
        forEachWayOut(position, pieceType, tile, nowhere, [&](int place) {
            moves.push_back(pieceMove(MoveKind::EnterDungeon, player, pieceType, place));
        });
    }
    if (from == EnterFrom::Supply)
        return;
    forEachBeside(position, [&](int slot) {
        const PieceType pieceType = Pieces::pieceTypeOf(slot);
        if (pieceType == PieceType::Mayor && !mayors)
            return;
        const int leaves = position.pieces.placeOf(player, slot);
        moves.push_back(enterMoveFrom(player, pieceType, leaves, nowhere));
        forEachWayOut(position, pieceType, tile, leaves, [&](int place) {
            if (place != leaves)
                moves.push_back(enterMoveFrom(player, pieceType, leaves, place));
        });
    });
}

int barredExit(const Position& position, PieceType pieceType) {
    const auto& entry = position.turn.entry;
    const unsigned alike = slotsInDungeon(position, position.turn.player) & Pieces::slotsOf(pieceType);
    return entry && entry->pieceType == pieceType && std::popcount(alike) == 1 ? entry->tile : nowhere;
}

namespace {

/// `except` returns the tile that is barred to a figure.
template <class Except>
void addLeaveMoves(const Position& position, Except except, game::MoveList& moves) {
    const int player = position.turn.player;
    const unsigned below = slotsInDungeon(position, player);
    for (const PieceType pieceType : {PieceType::Follower, PieceType::Large, PieceType::Mayor}) {
        // D-3.2
        const bool free = !isBarred(position) || position.turn.leaver == pieceType;
        if (free && (below & Pieces::slotsOf(pieceType)) != 0)
            forEachWayOut(position, pieceType, except(pieceType), nowhere, [&](int place) {
                moves.push_back(pieceMove(MoveKind::LeaveDungeon, player, pieceType, place));
            });
    }
}

} // namespace

void addLeaveMoves(const Position& position, game::MoveList& moves) {
    addLeaveMoves(
        position, [&](PieceType pieceType) { return barredExit(position, pieceType); }, moves);
}

void addLeaveMovesByAnyTile(const Position& position, game::MoveList& moves) {
    addLeaveMoves(
        position, [](PieceType) -> int { return nowhere; }, moves);
}

namespace {

/// D-3.5: on the dragon's tile he goes home.
int endOfExit(const Position& position, int place) {
    return position.isDragonOn(position.features.tileOf(place)) ? nowhere : place;
}

} // namespace

void enterDungeon(Position& position, Move move, ChangeRecorder record) {
    const int player = landscape::player(move);
    const PieceType pieceType = landscape::pieceType(move);
    const int place = landscape::place(move);
    position.turn.deployed = true;
    int slot = 0;
    if (const int leaves = leftPlace(move); leaves != nowhere) {
        slot = position.pieceAt(leaves)->slot;
        movePiece(position, player, slot, inDungeon, record);
    } else {
        slot = position.pieces.put(player, pieceType, inDungeon);
        record.moved(position, player, slot, nowhere, inDungeon);
    }
    if (place != nowhere)
        movePiece(position, player, slot, endOfExit(position, place), record);
    else if (position.turn.extended)
        position.turn.entry = DungeonEntry{pieceType, position.turn.tile};
}

void leaveDungeon(Position& position, int player, PieceType pieceType, int place, ChangeRecorder record) {
    position.turn.deployed = true;
    unsigned those = slotsInDungeon(position, player) & Pieces::slotsOf(pieceType);
    if (companionInDungeon(position, player) == pieceType) { // D-1.2
        const unsigned companion = 1U << position.fairy.slot;
        const bool leads = isBarred(position) || position.game().options().fairyGoesAlong; // D-2.4
        those = leads || those == companion ? companion : those & ~companion;
    }
    const int slot = std::countr_zero(those);
    const bool withFairy = position.fairy.isWith(player, slot);
    if (withFairy)
        position.turn.leaver.reset();
    const int to = endOfExit(position, place);
    movePiece(position, player, slot, to, record);
    if (withFairy && to != nowhere && position.game().options().fairyGoesAlong)
        accompany(position, player, slot, record);
}

} // namespace tilewright::landscape
