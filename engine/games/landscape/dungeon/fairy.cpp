#include "engine/games/landscape/dungeon/fairy.h"

#include "engine/games/landscape/dungeon/dungeon.h"
#include "engine/games/landscape/rules/piece_placement.h"
#include "engine/games/landscape/rules/point_sources.h"

#include <bit>

namespace tilewright::landscape {

void leaveFairy(Position& position, int player, int slot, ChangeRecorder record) {
    Fairy& fairy = position.fairy;
    if (!fairy.isWith(player, slot))
        return;
    fairy = {fairy.at, Fairy::nobody, 0};
    record.fairyAlone(position);
}

void addFairyMoves(const Position& position, game::MoveList& moves) {
    if (!position.game().options().withDragon)
        return;
    const int player = position.turn.player;
    const Fairy& fairy = position.fairy;
    for (unsigned rest = position.pieces.onFeatures(player) | position.pieces.offFeatures(player); rest != 0;
         rest &= rest - 1) {
        const int slot = std::countr_zero(rest);
        const int place = position.pieces.placeOf(player, slot);
        if (!isFollower(Pieces::pieceTypeOf(slot)) || fairy.isWith(player, slot) ||
            (place >= maxPlaces && !isTower(place)))
            continue;
        if (!position.isDragonOn(position.tileOfPlace(place)))
            moves.push_back(pieceMove(MoveKind::PutFairy, player, PieceType::Follower, place));
    }
    const unsigned below = slotsInDungeon(position, player);
    for (const PieceType pieceType : {PieceType::Follower, PieceType::Large, PieceType::Mayor})
        if ((below & Pieces::slotsOf(pieceType)) != 0 && companionInDungeon(position, player) != pieceType)
            moves.push_back(pieceMove(MoveKind::PutFairy, player, pieceType, inDungeon));
}

void putFairy(Position& position, int player, PieceType pieceType, int place, ChangeRecorder record) {
    unsigned slots = position.pieces.onFeatures(player) | position.pieces.offFeatures(player);
    if (place == inDungeon)
        slots &= Pieces::slotsOf(pieceType);
    while (position.pieces.placeOf(player, std::countr_zero(slots)) != place)
        slots &= slots - 1;
    const int from = position.fairy.at;
    const int at = place == inDungeon ? inDungeon : position.tileOfPlace(place);
    position.fairy = {static_cast<std::uint16_t>(at), static_cast<std::uint8_t>(player),
                      static_cast<std::uint8_t>(std::countr_zero(slots))};
    position.turn.leaver.reset();
    position.turn.deployed = true;
    record.fairyMoved(position, from, place);
}

void accompany(Position& position, int player, int slot, ChangeRecorder record) {
    const int from = position.fairy.at;
    const int place = position.pieces.placeOf(player, slot);
    position.fairy = {static_cast<std::uint16_t>(position.tileOfPlace(place)),
                      static_cast<std::uint8_t>(player), static_cast<std::uint8_t>(slot)};
    record.fairyMoved(position, from, place);
}

namespace {

void pay(Position& position, int points, int place, ChangeRecorder record) {
    if (points == 0)
        return;
    const int player = position.fairy.player;
    position.scores[static_cast<std::size_t>(player)] += points;
    record.scoredByFairy(position, player, points, place);
}

} // namespace

void payFairyTurnPoints(Position& position, ChangeRecorder record) {
    const Fairy& fairy = position.fairy;
    if (fairy.at == nowhere || fairy.isInDungeon() || fairy.player != position.turn.player)
        return;
    const int place = position.pieces.placeOf(fairy.player, fairy.slot);
    pay(position, position.game().options().fairyTurnPoints, place, record);
}

void payFairyScorePoints(Position& position, int root, ChangeRecorder record) {
    const Fairy& fairy = position.fairy;
    if (fairy.player == Fairy::nobody || fairy.isInDungeon())
        return;
    const int place = position.pieces.placeOf(fairy.player, fairy.slot);
    if (isTower(place) || position.features.root(place) != root)
        return;
    pay(position, position.game().options().fairyScorePoints, place, record);
}

std::optional<PieceType> companionInDungeon(const Position& position, int player) {
    const Fairy& fairy = position.fairy;
    if (!fairy.isInDungeon() || fairy.player != player)
        return std::nullopt;
    return Pieces::pieceTypeOf(fairy.slot);
}

} // namespace tilewright::landscape
