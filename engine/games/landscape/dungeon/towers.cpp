#include "engine/games/landscape/dungeon/towers.h"

#include "engine/games/landscape/dungeon/dungeon.h"
#include "engine/games/landscape/rules/piece_placement.h"

#include <bit>
#include <cstdlib>

namespace tilewright::landscape {

namespace {

/// Bit f: the holder has the owner's figures of kind f.
unsigned prisonerKinds(const Position& position, int holder, int owner) {
    unsigned kinds = 0;
    for (unsigned rest = position.pieces.offFeaturesAt(owner, prisonOf(holder)); rest != 0; rest &= rest - 1)
        kinds |= bitOf(Pieces::pieceTypeOf(std::countr_zero(rest)));
    return kinds;
}

int prisonerSlot(const Position& position, int holder, int owner, PieceType pieceType) {
    return std::countr_zero(position.pieces.offFeaturesAt(owner, prisonOf(holder)) &
                            Pieces::slotsOf(pieceType));
}

bool hasFloor(const Towers& towers, int tile) {
    return std::ranges::any_of(towers.floors(), [tile](Floor f) { return f.tile == tile; });
}

/// L-5.3: calls see(player, slot) for each follower that a tower of that height can take.
template <class See>
void forEachInReach(const Position& position, int tower, int height, See see) {
    const Cell at = position.board.cellOf(tower);
    for (int p = 0; p < position.game().playerCount(); ++p)
        for (unsigned rest = position.pieces.onFeatures(p) | position.pieces.offFeatures(p); rest != 0;
             rest &= rest - 1) {
            const int slot = std::countr_zero(rest);
            const int place = position.pieces.placeOf(p, slot);
            if (!isFollower(Pieces::pieceTypeOf(slot)) || (place >= maxPlaces && !isTower(place)))
                continue;
            const Cell cell = position.cellOfPlace(place);
            const int dx = std::abs(cell.x - at.x);
            const int dy = std::abs(cell.y - at.y);
            if ((dx == 0 || dy == 0) && dx + dy <= height)
                see(p, slot);
        }
}

} // namespace

int floorsLeft(const Position& position, int player) {
    if (!position.game().options().towerActions)
        return 0;
    return floorsPerPlayer(position.game().playerCount()) - position.towers.placedBy(player);
}

bool isClosed(const Position& position, int tile) {
    for (int p = 0; p < position.game().playerCount(); ++p)
        if (position.pieces.offFeaturesAt(p, towerPlace(tile)) != 0)
            return true;
    return false;
}

void addFloorMoves(const Position& position, game::MoveList& moves) {
    const int player = position.turn.player;
    if (floorsLeft(position, player) == 0)
        return;
    for (const std::uint16_t tile : position.entrances.tiles()) {
        if (position.isDragonOn(tile) || isClosed(position, tile))
            continue;
        moves.push_back(floorMove(player, tile, nowhere, -1));
        forEachInReach(position, tile, position.towers.heightOf(tile) + 1, [&](int owner, int slot) {
            const int place = position.pieces.placeOf(owner, slot);
            unsigned kinds = owner == player ? 0 : prisonerKinds(position, owner, player);
            if (kinds == 0)
                moves.push_back(floorMove(player, tile, place, -1));
            for (; kinds != 0; kinds &= kinds - 1)
                moves.push_back(floorMove(player, tile, place, std::countr_zero(kinds)));
        });
    }
}

void addTowerPlaceMoves(const Position& position, game::MoveList& moves) {
    const int player = position.turn.player;
    if (position.towers.floors().empty())
        return;
    for (const PieceType pieceType : {PieceType::Follower, PieceType::Large})
        if (position.pieces.has(player, pieceType))
            for (const std::uint16_t tile : position.entrances.tiles())
                if (hasFloor(position.towers, tile) && !position.isDragonOn(tile) &&
                    !isClosed(position, tile))
                    moves.push_back(placeMove(player, pieceType, towerPlace(tile)));
}

void placeFloor(Position& position, int player, int tile, int take, int back, ChangeRecorder record) {
    position.turn.deployed = true;
    position.towers.add(tile, player);
    record.floorPut(position, player, tile);
    if (take == nowhere)
        return;
    const PieceId prey = *position.pieceAt(take);
    const bool home = prey.player == player || back >= 0; // L-5.4
    movePiece(position, prey.player, prey.slot, home ? nowhere : prisonOf(player), record);
    if (back >= 0)
        movePiece(position, player, prisonerSlot(position, prey.player, player, static_cast<PieceType>(back)),
                  nowhere, record);
}

bool mayRansom(const Position& position) {
    const int player = position.turn.player;
    if (!position.game().options().towerActions || position.turn.ransomed ||
        position.points(player) < ransomPoints)
        return false;
    for (int holder = 0; holder < position.game().playerCount(); ++holder)
        if (position.pieces.offFeaturesAt(player, prisonOf(holder)) != 0)
            return true;
    return false;
}

void addRansomMoves(const Position& position, game::MoveList& moves) {
    if (!mayRansom(position))
        return;
    const int player = position.turn.player;
    for (int holder = 0; holder < position.game().playerCount(); ++holder)
        for (unsigned kinds = prisonerKinds(position, holder, player); kinds != 0; kinds &= kinds - 1)
            moves.push_back(
                pieceMove(MoveKind::Ransom, player, static_cast<PieceType>(std::countr_zero(kinds)), holder));
}

void ransom(Position& position, int player, int holder, PieceType pieceType, ChangeRecorder record) {
    position.turn.ransomed = true;
    position.scores[static_cast<std::size_t>(player)] -= ransomPoints;
    position.scores[static_cast<std::size_t>(holder)] += ransomPoints;
    record.ransomed(player, -ransomPoints);
    record.ransomed(holder, ransomPoints);
    movePiece(position, player, prisonerSlot(position, holder, player, pieceType), nowhere, record);
}

} // namespace tilewright::landscape
