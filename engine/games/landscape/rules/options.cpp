// The options of the ordinary game, L-2 to L-4, and how those of any game are read.

#include "engine/games/landscape/rules/options.h"

#include "engine/games/landscape/rules/expansion.h"

#include <utility>

namespace tilewright::landscape {

namespace {

constexpr auto ofPieces = QT_TRANSLATE_NOOP("Engine", "Pieces");
constexpr auto ofPoints = QT_TRANSLATE_NOOP("Engine", "Points");
constexpr auto ofTurn = QT_TRANSLATE_NOOP("Engine", "Turn");

Row pieces() {
    return optionSetRow(
        &Options::pieces, bitOf(PieceType::Large),
        {.name = "pieces",
         .choices = {QT_TRANSLATE_NOOP("Engine", "large"), QT_TRANSLATE_NOOP("Engine", "mayor"),
                     QT_TRANSLATE_NOOP("Engine", "wagon"), QT_TRANSLATE_NOOP("Engine", "builder"),
                     QT_TRANSLATE_NOOP("Engine", "pig")},
         .label = QT_TRANSLATE_NOOP("Engine", "Pieces"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine",
             "The pieces that each player has one of, besides the small followers (L-4): the large follower "
             "counts as two; the mayor as many as the city has pennants; the wagon moves on when its feature "
             "is complete; the builder brings a second tile; the pig scores more for each city of a field."),
         .group = ofPieces});
}

Row smallCity() {
    return optionRow(
        &Options::smallCity,
        {.name = "smallCity",
         .minimum = 2,
         .maximum = 4,
         .label = QT_TRANSLATE_NOOP("Engine", "Points for a small city"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine",
             "What a completed city of two tiles scores without pennants: 4 like any other, or 2, which is "
             "half (L-3.2)."),
         .step = 2,
         .group = ofPoints});
}

Row followers() {
    return optionRow(&Options::followers,
                     {.name = "followers",
                      .minimum = 1,
                      .maximum = 10,
                      .label = QT_TRANSLATE_NOOP("Engine", "Followers"),
                      .explanation = QT_TRANSLATE_NOOP("Engine", "Small followers of each player (L-2.2)."),
                      .group = ofPieces,
                      .omittedIfDefault = true});
}

/// Points from 0 to 10.
Row points(int Options::*member, const char* name, Text label, Text explanation) {
    return optionRow(member, {.name = name,
                              .minimum = 0,
                              .maximum = 10,
                              .label = std::move(label),
                              .explanation = std::move(explanation),
                              .group = ofPoints,
                              .omittedIfDefault = true});
}

Rows pointsOfFeatures() {
    return {
        points(&Options::cityTilePoints, "cityTilePoints",
               QT_TRANSLATE_NOOP("Engine", "Points for a city tile"),
               QT_TRANSLATE_NOOP("Engine", "For each tile of a complete city; with a cathedral half as much "
                                           "again, half if unfinished (L-3.2).")),
        points(&Options::pennantPoints, "pennantPoints", QT_TRANSLATE_NOOP("Engine", "Points for a pennant"),
               QT_TRANSLATE_NOOP("Engine", "For each pennant of a complete city; with a cathedral half as "
                                           "much again, half if unfinished (L-3.2).")),
        points(&Options::roadTilePoints, "roadTilePoints",
               QT_TRANSLATE_NOOP("Engine", "Points for a road tile"),
               QT_TRANSLATE_NOOP("Engine", "For each tile of a road; twice that if it has an inn (L-3.1).")),
        points(&Options::cloisterTilePoints, "cloisterTilePoints",
               QT_TRANSLATE_NOOP("Engine", "Points for a cloister tile"),
               QT_TRANSLATE_NOOP("Engine", "For a cloister's tile and each of those around it (L-3.3).")),
        points(&Options::fieldCityPoints, "fieldCityPoints",
               QT_TRANSLATE_NOOP("Engine", "Points for a city at a field"),
               QT_TRANSLATE_NOOP("Engine", "For each complete city that a field touches (L-3.4).")),
        points(&Options::pigPoints, "pigPoints", QT_TRANSLATE_NOOP("Engine", "Points for the pig"),
               QT_TRANSLATE_NOOP("Engine", "What a pig adds for each complete city of its field (L-4.5)."))};
}

Row completedPlacement() {
    return optionRow(
        &Options::completedPlacement,
        {.name = "completedPlacement",
         .choices = {QT_TRANSLATE_NOOP("Engine", "as-numbered"), QT_TRANSLATE_NOOP("Engine", "on"),
                     QT_TRANSLATE_NOOP("Engine", "off")},
         .label = QT_TRANSLATE_NOOP("Engine", "Pieces on features just completed"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine",
             "Whether a piece may be placed on a feature that the laid tile has completed: on the tile just "
             "laid but not by portal or out of the dungeon, in all these ways, or in none (L-2.2)."),
         .group = ofTurn,
         .omittedIfDefault = true});
}

Row wagonWay() {
    return optionRow(
        &Options::wagonWay,
        {.name = "wagonWay",
         .choices = {QT_TRANSLATE_NOOP("Engine", "as-numbered"), QT_TRANSLATE_NOOP("Engine", "connected"),
                     QT_TRANSLATE_NOOP("Engine", "neighbours")},
         .label = QT_TRANSLATE_NOOP("Engine", "Where the wagon goes"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine",
             "To its own tile and the eight around it, to the tiles of the feature that was scored (for a "
             "cloister, only its own), or to its own tile and those that touch it along a side (L-4.3)."),
         .group = ofTurn,
         .omittedIfDefault = true});
}

Row equalTurns() {
    return optionRow(
        &Options::equalTurns,
        {.name = "equalTurns",
         .label = QT_TRANSLATE_NOOP("Engine", "Equal turns"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine", "Everybody has the same number of turns: no round begins, and no second part of a "
                       "turn, unless the stack has a tile for each player still to come in it. A player who "
                       "finds only tiles that fit nowhere takes his turn without one (L-2.4)."),
         .group = ofTurn,
         .omittedIfDefault = true});
}

} // namespace

Rows ordinaryOptions() {
    return joinedRows<Row>({{pieces(), followers(), smallCity()},
                            pointsOfFeatures(),
                            {completedPlacement(), wagonWay(), equalTurns()}});
}

Options optionsFromJson(const Json& values, const Expansion& expansion) {
    Options options;
    options.withDragon = expansion.hasDragon;
    expansion.options().read(values, options);
    return options;
}

} // namespace tilewright::landscape
