// L-5, L-6 and D from the other side.

#include "engine/landscape/dungeon/reasons_dungeon.h"

#include "engine/landscape/dungeon/dungeon.h"
#include "engine/landscape/face/headings.h"
#include "engine/landscape/rules/deployment.h"
#include "engine/landscape/rules/princess.h"
#include "engine/landscape/rules/sources.h"
#include "engine/landscape/words.h"

#include <algorithm>

namespace tilewright::landscape {

namespace {

constexpr auto noneInSupply = QT_TRANSLATE_NOOP("Engine", "none is left in your supply");

std::vector<Move> movesOf(const Position& position, AddMoves add) {
    game::MoveList all;
    add(position, all);
    return {all.begin(), all.end()};
}

bool anyMove(const Position& position, AddMoves add) {
    return !movesOf(position, add).empty();
}

constexpr auto dragonBelow = QT_TRANSLATE_NOOP("Engine", "the dragon is in the dungeon");
constexpr auto cameInThere =
    QT_TRANSLATE_NOOP("Engine", "this turn he came in by that tower; he leaves by another");

} // namespace

bool hasMoveOf(const Position& position, AddMoves add, Figure figure) {
    return std::ranges::any_of(movesOf(position, add),
                               [figure](Move m) { return landscape::figure(m) == figure; });
}

Text notDeploying(const Position& position) {
    switch (position.turn.phase) {
    case Phase::Lay:
        return QT_TRANSLATE_NOOP("Engine", "lay the drawn tile first");
    case Phase::Wagons:
        return QT_TRANSLATE_NOOP("Engine", "the wagons are moved on before");
    case Phase::Flight:
        return QT_TRANSLATE_NOOP("Engine", "the dragon flies before");
    case Phase::Fleeing:
        return QT_TRANSLATE_NOOP("Engine", "flee or stay before");
    case Phase::Over:
        return QT_TRANSLATE_NOOP("Engine", "the game is over");
    case Phase::Deploy:
        break;
    }
    return {};
}

Text notDeployed(const Position& position) {
    if (Text why = notDeploying(position); !why.empty())
        return why;
    if (position.turn.deployed)
        return position.game().scope().dungeon ? QT_TRANSLATE_NOOP("Engine", "one thing was done already")
                                               : QT_TRANSLATE_NOOP("Engine", "a figure was placed already");
    return princessBinds(position) ? QT_TRANSLATE_NOOP("Engine", "the princess sends somebody home before")
                                   : Text();
}

Text notLeaving(const Position& position) {
    if (Text why = notDeployed(position); !why.empty())
        return why;
    if (slotsBelow(position, position.player()) == 0)
        return QT_TRANSLATE_NOOP("Engine", "nobody of yours is in the dungeon");
    if (anyMove(position, addLeaveMoves))
        return {};
    if (anyMove(position, addLeaveMovesByAnyTile))
        return cameInThere;
    return position.dragon.below() && !position.turn.leaver
               ? dragonBelow
               : QT_TRANSLATE_NOOP("Engine", "no tower tile is free of figures with something open for him");
}

Text notLeaving(const Position& position, Figure figure, Cell to) {
    if (Text why = notLeaving(position); !why.empty())
        return why;
    const int barred = barredExit(position, figure);
    return barred != nowhere && position.board.cellOf(barred) == to
               ? cameInThere
               : QT_TRANSLATE_NOOP("Engine", "he comes out by a tower tile without figures");
}

namespace {

Text notRansomed(const Position& position) {
    if (Text why = notDeploying(position); !why.empty())
        return why;
    if (position.turn.ransomed)
        return QT_TRANSLATE_NOOP("Engine", "one was bought back this turn already");
    bool held = false;
    for (int holder = 0; holder < position.game().playerCount(); ++holder)
        held = held || position.figures.apartAt(position.player(), prisonOf(holder)) != 0;
    if (!held)
        return QT_TRANSLATE_NOOP("Engine", "nobody holds a follower of yours");
    return position.points(position.player()) < ransomPoints
               ? Text(QT_TRANSLATE_NOOP("Engine", "you have fewer than 3 points"))
               : Text();
}

Text notFairy(const Position& position) {
    if (Text why = notDeployed(position); !why.empty())
        return why;
    return anyMove(position, addFairyMoves)
               ? Text()
               : Text(QT_TRANSLATE_NOOP("Engine", "no follower of yours that she could go to"));
}

Text notPrincess(const Position& position) {
    if (Text why = notDeploying(position); !why.empty())
        return why;
    if (position.turn.deployed)
        return QT_TRANSLATE_NOOP("Engine", "one thing was done already");
    return princessFinds(position)
               ? Text()
               : Text(QT_TRANSLATE_NOOP("Engine", "no princess of the tile finds a follower in her city"));
}

Text notEntering(const Position& position) {
    if (Text why = notDeployed(position); !why.empty())
        return why;
    if (!isEntrance(position, position.turn.tile))
        return QT_TRANSLATE_NOOP("Engine", "the tile has no tower");
    if (position.dragon.below())
        return dragonBelow;
    if (anyMove(position, addEnterMoves))
        return {};
    return position.figures.has(position.player(), Figure::Mayor)
               ? QT_TRANSLATE_NOOP("Engine", "the mayor goes in by a city only")
               : noneInSupply;
}

Text notFlushing(const Position& position) {
    if (Text why = notDeployed(position); !why.empty())
        return why;
    if (!position.dragon.below())
        return QT_TRANSLATE_NOOP("Engine", "the dragon is not in the dungeon");
    if (!isEntrance(position, position.turn.tile))
        return QT_TRANSLATE_NOOP("Engine", "the tile has no tower");
    return position.figures.has(position.player(), Figure::Large)
               ? Text()
               : Text(QT_TRANSLATE_NOOP("Engine", "your large follower is not in your supply"));
}

Text notBuilding(const Position& position) {
    if (Text why = notDeployed(position); !why.empty())
        return why;
    if (floorsLeft(position, position.player()) == 0)
        return QT_TRANSLATE_NOOP("Engine", "no floor is left to you");
    return anyMove(position, addFloorMoves) ? Text() : Text(QT_TRANSLATE_NOOP("Engine", "no tower is open"));
}

} // namespace

Text notBeing(const Position& position, game::Kind being, Cell to) {
    const bool dragon = being == kinds::dragon;
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
        Text why = notFairy(position);
        return why.empty() ? Text(QT_TRANSLATE_NOOP("Engine", "she goes to a follower of yours")) : why;
    }
    if (position.turn.phase != Phase::Flight)
        return QT_TRANSLATE_NOOP("Engine", "the dragon flies after a dragon tile only");
    if (position.dragon.below())
        return QT_TRANSLATE_NOOP("Engine", "it comes out at a tower or a volcano without the fairy");
    return QT_TRANSLATE_NOOP("Engine", "one step to a tile beside it, not back, not to the fairy");
}

void addDungeonRefusals(const Position& position, std::vector<game::Refusal>& all) {
    const auto add = [&all](Heading heading, Text why) {
        if (!why.empty())
            all.push_back({heading.text, std::move(why), heading.key});
    };
    const Options& options = position.game().options();
    add(headingOf(MoveKind::PutFairy), notFairy(position));
    add(headingOf(MoveKind::SendHome), notPrincess(position));
    add(headingOf(MoveKind::EnterDungeon), notEntering(position));
    add(headingOf(MoveKind::LeaveDungeon), notLeaving(position));
    if (options.flushOut)
        add(headingOf(MoveKind::FlushDragon), notFlushing(position));
    if (!options.towerActions)
        return;
    add(headingOf(MoveKind::PlaceFloor), notBuilding(position));
    add(headingOf(MoveKind::Ransom), notRansomed(position));
}

} // namespace tilewright::landscape
