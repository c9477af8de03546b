
#include "engine/games/landscape/dungeon/dungeon_expansion.h"

#include <utility>

namespace tilewright::landscape {

namespace {

constexpr auto ofDungeon = QT_TRANSLATE_NOOP("Engine", "Dungeon");

/// A switch that is off, a choice or a number, unless another is given.
template <class Member>
Row dungeonRow(Member Options::*member, OptionSpec spec) {
    spec.group = ofDungeon;
    spec.omittedIfDefault = true;
    return optionRow(member, std::move(spec));
}

Row towerActions() {
    return optionRow(&Options::towerActions,
                     {.name = "towerActions",
                      .label = QT_TRANSLATE_NOOP("Engine", "Tower actions"),
                      .explanation = QT_TRANSLATE_NOOP(
                          "Engine", "Floors, prisoners and followers on towers (L-5); without this, "
                                    "towers are only entrances to the dungeon."),
                      .group = QT_TRANSLATE_NOOP("Engine", "Towers")});
}

Row flushOut() {
    return optionRow(&Options::flushOut,
                     {.name = "flushOut",
                      .label = QT_TRANSLATE_NOOP("Engine", "Flush out the dragon"),
                      .explanation = QT_TRANSLATE_NOOP(
                          "Engine", "A player who lays an entrance while the dragon is in the dungeon may "
                                    "show the large follower in his supply and drive it out (D-5.3)."),
                      .group = ofDungeon});
}

Rows dungeonOnlyOptions() {
    return {
        dungeonRow(&Options::dragonTileFrees,
                   {.name = "dragonFrees",
                    .choices = {QT_TRANSLATE_NOOP("Engine", "after"), QT_TRANSLATE_NOOP("Engine", "placed")},
                    .label = QT_TRANSLATE_NOOP("Engine", "A dragon tile frees the dungeon"),
                    .explanation =
                        QT_TRANSLATE_NOOP("Engine", "Only after the deployment, once the dragon has left, or "
                                                    "already for the deployment of the same part (D-4.4).")}),
        dungeonRow(&Options::exitsEarlier,
                   {.name = "exitTiles",
                    .choices = {QT_TRANSLATE_NOOP("Engine", "any"), QT_TRANSLATE_NOOP("Engine", "earlier")},
                    .label = QT_TRANSLATE_NOOP("Engine", "Ways out of the dungeon"),
                    .explanation = QT_TRANSLATE_NOOP(
                        "Engine", "Entrances on any laid tile, or on all but the one just laid "
                                  "(D-3.1).")}),
        dungeonRow(&Options::enterFrom,
                   {.name = "enterFrom",
                    .choices = {QT_TRANSLATE_NOOP("Engine", "supply"), QT_TRANSLATE_NOOP("Engine", "board"),
                                QT_TRANSLATE_NOOP("Engine", "both")},
                    .label = QT_TRANSLATE_NOOP("Engine", "Who goes into the dungeon"),
                    .explanation =
                        QT_TRANSLATE_NOOP("Engine", "A follower from the supply, one of the player's own on "
                                                    "the tile just laid or beside it, or either (D-2.1).")}),
        dungeonRow(&Options::fleeEach,
                   {.name = "fleeing",
                    .choices = {QT_TRANSLATE_NOOP("Engine", "all"), QT_TRANSLATE_NOOP("Engine", "each")},
                    .label = QT_TRANSLATE_NOOP("Engine", "Fleeing"),
                    .explanation =
                        QT_TRANSLATE_NOOP("Engine", "Either all of a player's followers on the tile flee or "
                                                    "none do, or each is decided separately (D-4.3).")}),
        dungeonRow(&Options::fairyGoesAlong,
                   {.name = "fairyGoesAlong",
                    .label = QT_TRANSLATE_NOOP("Engine", "The fairy goes along"),
                    .explanation = QT_TRANSLATE_NOOP(
                        "Engine", "The fairy leaves the dungeon with the follower whom she is with; he "
                                  "leaves before others of his kind (D-2.4).")}),
        dungeonRow(&Options::capacity,
                   {.name = "capacity",
                    .maximum = 20,
                    .label = QT_TRANSLATE_NOOP("Engine", "Room in the dungeon"),
                    .explanation = QT_TRANSLATE_NOOP(
                        "Engine", "At most this many followers in the dungeon, of all players together; "
                                  "nobody else may enter, and a follower who can't flee is eaten (D-1.1)."),
                    .words = {QT_TRANSLATE_NOOP("Engine", "unlimited")}}),
        dungeonRow(&Options::lossBelow,
                   {.name = "lossBelow",
                    .maximum = 10,
                    .label = QT_TRANSLATE_NOOP("Engine", "Loss in the dungeon"),
                    .explanation = QT_TRANSLATE_NOOP(
                        "Engine", "Points that each follower in the dungeon costs his owner at "
                                  "the end (D-6.1).")}),
        dungeonRow(&Options::exitToFairy,
                   {.name = "exitToFairy",
                    .label = QT_TRANSLATE_NOOP("Engine", "The dragon comes out to the fairy"),
                    .explanation =
                        QT_TRANSLATE_NOOP("Engine", "The dragon may come out of the dungeon where the fairy "
                                                    "is, even when it is flushed out (D-5.2, D-5.3).")})};
}

} // namespace

const OptionTable<Options>& dungeonOptions() {
    // Records have the options in this order.
    static const OptionTable<Options> table(joinedRows<Row>({ordinaryOptions(),
                                                             flightOptions(),
                                                             {towerActions(), eatsOnTowerRow(), flushOut()},
                                                             fairyOptions(),
                                                             dungeonOnlyOptions()}));
    return table;
}

} // namespace tilewright::landscape
