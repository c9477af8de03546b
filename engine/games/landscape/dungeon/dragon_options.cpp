// The options of L-5 and L-6.

#include "engine/games/landscape/dungeon/dungeon_expansion.h"

#include <utility>

namespace tilewright::landscape {

namespace {

constexpr auto ofDragon = QT_TRANSLATE_NOOP("Engine", "Dragon and fairy");
constexpr auto ofTowers = QT_TRANSLATE_NOOP("Engine", "Towers");

Row dragonMoves() {
    return optionRow(&Options::dragonAfterScoring,
                     {.name = "dragonMoves",
                      .choices = {QT_TRANSLATE_NOOP("Engine", "before-scoring"),
                                  QT_TRANSLATE_NOOP("Engine", "after-scoring")},
                      .label = QT_TRANSLATE_NOOP("Engine", "Dragon moves"),
                      .explanation = QT_TRANSLATE_NOOP(
                          "Engine", "When a dragon tile makes the dragon fly: before completed features "
                                    "are scored, or after scoring and after the wagons (L-6.2)."),
                      .group = ofDragon});
}

Row princess() {
    return optionRow(&Options::princessMust,
                     {.name = "princess",
                      .choices = {QT_TRANSLATE_NOOP("Engine", "may"), QT_TRANSLATE_NOOP("Engine", "must")},
                      .label = QT_TRANSLATE_NOOP("Engine", "Princess"),
                      .explanation = QT_TRANSLATE_NOOP(
                          "Engine", "Whether a player who lays a princess in an occupied city may send one "
                                    "of its followers home, or must do so and nothing else (L-6.5)."),
                      .group = ofDragon});
}

Row dragonSteps() {
    return optionRow(&Options::dragonSteps,
                     {.name = "dragonSteps",
                      .minimum = 1,
                      .maximum = 12,
                      .label = QT_TRANSLATE_NOOP("Engine", "Steps of the dragon"),
                      .explanation = QT_TRANSLATE_NOOP("Engine", "Steps of a flight (L-6.2)."),
                      .group = ofDragon,
                      .omittedIfDefault = true});
}

Row dragonSteering() {
    return optionRow(
        &Options::layerSteers,
        {.name = "dragonSteering",
         .choices = {QT_TRANSLATE_NOOP("Engine", "clockwise"), QT_TRANSLATE_NOOP("Engine", "layer")},
         .label = QT_TRANSLATE_NOOP("Engine", "Who steers the dragon"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine",
             "The players in turn, one step each, or only the player who laid the dragon tile (L-6.2)."),
         .group = ofDragon,
         .omittedIfDefault = true});
}

/// Points from 0 to 5.
Row fairyPoints(int Options::*member, const char* name, Text label, Text explanation) {
    return optionRow(member, {.name = name,
                              .minimum = 0,
                              .maximum = 5,
                              .label = std::move(label),
                              .explanation = std::move(explanation),
                              .group = ofDragon,
                              .omittedIfDefault = true});
}

} // namespace

Row withDragonRow() {
    return optionRow(
        &Options::withDragon,
        {.name = "withDragon",
         .label = QT_TRANSLATE_NOOP("Engine", "Dragon, fairy, princess and portals"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine",
             "The marks on princess and dragon tiles are in play (L-6); otherwise they have no effect."),
         .group = ofDragon,
         .omittedIfDefault = true});
}

Row withTowersRow() {
    return optionRow(
        &Options::towerActions,
        {.name = "withTowers",
         .label = QT_TRANSLATE_NOOP("Engine", "Towers"),
         .explanation = QT_TRANSLATE_NOOP("Engine", "Floors, prisoners and followers on towers are in play "
                                                    "(L-5); otherwise foundations of towers have no effect."),
         .group = ofTowers,
         .omittedIfDefault = true});
}

Row eatsOnTowerRow() {
    return optionRow(
        &Options::dragonEatsOnTower,
        {.name = "dragonEatsOnTower",
         .label = QT_TRANSLATE_NOOP("Engine", "Dragon eats on towers"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine", "Whether a follower on top of a tower can be eaten, and may flee (L-5.5)."),
         .group = ofTowers});
}

Rows flightOptions() {
    return {dragonMoves(), princess()};
}

Rows fairyOptions() {
    return {
        dragonSteps(), dragonSteering(),
        fairyPoints(
            &Options::fairyTurnPoints, "fairyTurnPoints", QT_TRANSLATE_NOOP("Engine", "Fairy: points a turn"),
            QT_TRANSLATE_NOOP(
                "Engine", "For the owner of the follower with the fairy, at the start of his turn (L-6.4).")),
        fairyPoints(&Options::fairyScorePoints, "fairyScorePoints",
                    QT_TRANSLATE_NOOP("Engine", "Fairy: points for a feature"),
                    QT_TRANSLATE_NOOP("Engine", "For the owner of the follower with the fairy, when that "
                                                "follower's feature is scored (L-6.4)."))};
}

} // namespace tilewright::landscape
