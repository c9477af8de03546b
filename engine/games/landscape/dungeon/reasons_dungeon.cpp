// Reasons for missing moves of L-5, L-6 and D.

#include "engine/games/landscape/dungeon/dungeon_expansion.h"

#include "engine/games/landscape/dungeon/dungeon.h"
#include "engine/games/landscape/dungeon/princess_portal.h"
#include "engine/games/landscape/rules/names.h"
#include "engine/games/landscape/rules/point_sources.h"
#include "engine/games/landscape/rules/reasons.h"

#include <algorithm>

namespace tilewright::landscape {

namespace {

constexpr auto noneInSupply = QT_TRANSLATE_NOOP("Engine", "you have none left in your supply");

bool anyMove(const Position& position, AddMoves add) {
    return !movesOf(position, add).empty();
}

constexpr auto dragonBelow = QT_TRANSLATE_NOOP("Engine", "the dragon is in the dungeon");
constexpr auto cameInThere =
    QT_TRANSLATE_NOOP("Engine", "this follower came in by that tower this turn; he must leave by another");

} // namespace

Text whyNotLeaving(const Position& position) {
    if (Text why = whyNoDeployment(position); !why.empty())
        return why;
    if (slotsInDungeon(position, position.player()) == 0)
        return QT_TRANSLATE_NOOP("Engine", "none of your pieces is in the dungeon");
    if (anyMove(position, addLeaveMoves))
        return {};
    if (anyMove(position, addLeaveMovesByAnyTile))
        return cameInThere;
    return isBarred(position) && !position.turn.leaver
               ? dragonBelow
               : QT_TRANSLATE_NOOP("Engine", "no tower tile without pieces has a feature open to him");
}

Text whyNotLeaving(const Position& position, PieceType pieceType, Cell to) {
    if (Text why = whyNotLeaving(position); !why.empty())
        return why;
    const int barred = barredExit(position, pieceType);
    return barred != nowhere && position.board.cellOf(barred) == to
               ? cameInThere
               : QT_TRANSLATE_NOOP("Engine", "followers come out at a tower tile with no pieces on it");
}

namespace {

Text whyNoRansom(const Position& position) {
    if (Text why = whyNoDeploymentNow(position); !why.empty())
        return why;
    if (position.turn.ransomed)
        return QT_TRANSLATE_NOOP("Engine", "you have already bought one back this turn");
    bool held = false;
    for (int holder = 0; holder < position.game().playerCount(); ++holder)
        held = held || position.pieces.offFeaturesAt(position.player(), prisonOf(holder)) != 0;
    if (!held)
        return QT_TRANSLATE_NOOP("Engine", "nobody holds one of your followers");
    return position.points(position.player()) < ransomPoints
               ? Text(QT_TRANSLATE_NOOP("Engine", "you have fewer than 3 points"))
               : Text();
}

Text whyNoFairyMove(const Position& position) {
    if (Text why = whyNoDeployment(position); !why.empty())
        return why;
    return anyMove(position, addFairyMoves)
               ? Text()
               : Text(QT_TRANSLATE_NOOP("Engine", "you have no follower for her to go to"));
}

Text whyNoPrincessMove(const Position& position) {
    if (Text why = whyNoDeploymentNow(position); !why.empty())
        return why;
    if (position.turn.deployed)
        return QT_TRANSLATE_NOOP("Engine", "you have already done one thing this turn");
    return princessHasTarget(position)
               ? Text()
               : Text(QT_TRANSLATE_NOOP("Engine",
                                        "there is no follower in the city of a princess on this tile"));
}

Text whyNotEntering(const Position& position) {
    if (Text why = whyNoDeployment(position); !why.empty())
        return why;
    if (!isEntrance(position, position.turn.tile))
        return QT_TRANSLATE_NOOP("Engine", "the tile has no tower");
    if (isBarred(position))
        return dragonBelow;
    if (!hasRoom(position))
        return QT_TRANSLATE_NOOP("Engine", "the dungeon is full");
    if (anyMove(position, addEnterMoves))
        return {};
    if (position.game().options().enterFrom != EnterFrom::Supply)
        return QT_TRANSLATE_NOOP("Engine", "none of your followers may go in from here");
    return position.pieces.has(position.player(), PieceType::Mayor)
               ? QT_TRANSLATE_NOOP("Engine", "the mayor can only enter by a city")
               : noneInSupply;
}

Text whyNotFlushing(const Position& position) {
    if (Text why = whyNoDeployment(position); !why.empty())
        return why;
    if (!position.dragon.isInDungeon())
        return QT_TRANSLATE_NOOP("Engine", "the dragon is not in the dungeon");
    if (!isEntrance(position, position.turn.tile))
        return QT_TRANSLATE_NOOP("Engine", "the tile has no tower");
    return position.pieces.has(position.player(), PieceType::Large)
               ? Text()
               : Text(QT_TRANSLATE_NOOP("Engine", "your large follower is not in your supply"));
}

Text whyNoFloor(const Position& position) {
    if (Text why = whyNoDeployment(position); !why.empty())
        return why;
    if (floorsLeft(position, position.player()) == 0)
        return QT_TRANSLATE_NOOP("Engine", "you have no floors left");
    return anyMove(position, addFloorMoves) ? Text() : Text(QT_TRANSLATE_NOOP("Engine", "no tower is open"));
}

} // namespace

Text whyCreatureNotMoved(const Position& position, game::Kind creature, Cell to) {
    const bool dragon = creature == kinds::dragon;
    game::MoveList legal;
    position.legalMoves(legal);
    const auto wanted = [&](Move m) {
        switch (kind(m)) {
        case MoveKind::MoveDragon:
        case MoveKind::FlushDragon:
            return dragon && position.board.cellOf(tile(m)) == to;
        case MoveKind::PutFairy:
            return !dragon && place(m) != inDungeon && position.cellOfPlace(place(m)) == to;
        default:
            return false;
        }
    };
    if (std::ranges::any_of(legal, wanted))
        return {};
    if (!dragon) {
        Text why = whyNoFairyMove(position);
        return why.empty() ? Text(QT_TRANSLATE_NOOP("Engine", "she goes only to one of your followers"))
                           : why;
    }
    if (position.turn.phase != Phase::DragonFlight)
        return QT_TRANSLATE_NOOP("Engine", "the dragon flies only after a dragon tile");
    if (position.dragon.isInDungeon())
        return QT_TRANSLATE_NOOP("Engine", "the dragon comes out at a tower or a volcano without the fairy");
    return QT_TRANSLATE_NOOP("Engine", "one step to a neighbouring tile, not back and not to the fairy");
}

void addDragonRefusals(const Position& position, std::vector<game::Refusal>& all) {
    if (!position.game().options().withDragon)
        return;
    addRefusal(all, headingOf(MoveKind::PutFairy), whyNoFairyMove(position));
    addRefusal(all, headingOf(MoveKind::SendHome), whyNoPrincessMove(position));
}

void addDungeonRefusals(const Position& position, std::vector<game::Refusal>& all) {
    addDragonRefusals(position, all);
    addRefusal(all, headingOf(MoveKind::EnterDungeon), whyNotEntering(position));
    addRefusal(all, headingOf(MoveKind::LeaveDungeon), whyNotLeaving(position));
    if (position.game().options().flushOut)
        addRefusal(all, headingOf(MoveKind::FlushDragon), whyNotFlushing(position));
    addTowerRefusals(position, all);
}

void addTowerRefusals(const Position& position, std::vector<game::Refusal>& all) {
    if (!position.game().options().towerActions)
        return;
    addRefusal(all, headingOf(MoveKind::PlaceFloor), whyNoFloor(position));
    addRefusal(all, headingOf(MoveKind::Ransom), whyNoRansom(position));
}

} // namespace tilewright::landscape
