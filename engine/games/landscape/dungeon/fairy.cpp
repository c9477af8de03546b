#include "engine/games/landscape/dungeon/fairy.h"

#include "engine/games/landscape/dungeon/dungeon.h"
#include "engine/games/landscape/rules/followers.h"
#include "engine/games/landscape/rules/scoring.h"
#include "engine/games/landscape/rules/sources.h"

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
    for (unsigned rest = position.figures.placed(player) | position.figures.apart(player); rest != 0;
         rest &= rest - 1) {
        const int slot = std::countr_zero(rest);
        const int place = position.figures.placeOf(player, slot);
        if (!isFollower(Figures::figureOf(slot)) || fairy.isWith(player, slot) ||
            (place >= maxPlaces && !isTower(place)))
            continue;
        if (!position.isDragonOn(position.tileOfPlace(place)))
            moves.push_back(figureMove(MoveKind::PutFairy, player, Figure::Follower, place));
    }
    const unsigned below = slotsBelow(position, player);
    for (const Figure figure : {Figure::Follower, Figure::Large, Figure::Mayor})
        if ((below & Figures::slotsOf(figure)) != 0 && companionBelow(position, player) != figure)
            moves.push_back(figureMove(MoveKind::PutFairy, player, figure, inDungeon));
}

void putFairy(Position& position, int player, Figure figure, int place, ChangeRecorder record) {
    unsigned slots = position.figures.placed(player) | position.figures.apart(player);
    if (place == inDungeon)
        slots &= Figures::slotsOf(figure);
    while (position.figures.placeOf(player, std::countr_zero(slots)) != place)
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
    const int place = position.figures.placeOf(player, slot);
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

void payFairysTurn(Position& position, ChangeRecorder record) {
    const Fairy& fairy = position.fairy;
    if (fairy.at == nowhere || fairy.below() || fairy.player != position.turn.player)
        return;
    const int place = position.figures.placeOf(fairy.player, fairy.slot);
    pay(position, position.game().options().fairyTurnPoints, place, record);
}

void payFairysScore(Position& position, int root, ChangeRecorder record) {
    const Fairy& fairy = position.fairy;
    if (fairy.player == Fairy::nobody || fairy.below())
        return;
    const int place = position.figures.placeOf(fairy.player, fairy.slot);
    if (isTower(place) || position.features.root(place) != root)
        return;
    pay(position, position.game().options().fairyScorePoints, place, record);
}

std::optional<Figure> companionBelow(const Position& position, int player) {
    const Fairy& fairy = position.fairy;
    if (!fairy.below() || fairy.player != player)
        return std::nullopt;
    return Figures::figureOf(fairy.slot);
}

} // namespace tilewright::landscape
