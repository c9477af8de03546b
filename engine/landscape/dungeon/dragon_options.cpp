// The options of L-5 and L-6.

#include "engine/landscape/dungeon/dragon_options.h"

#include "engine/landscape/read_option.h"

namespace tilewright::landscape {

namespace {

using Type = OptionSpec::Type;

constexpr auto ofDragon = QT_TRANSLATE_NOOP("Engine", "Dragon and fairy");
constexpr auto ofTowers = QT_TRANSLATE_NOOP("Engine", "Towers");

OptionSpec dragonMovesSpec() {
    return {.name = "dragonMoves",
            .type = Type::Choice,
            .defaultValue = "before-scoring",
            .choices = {QT_TRANSLATE_NOOP("Engine", "before-scoring"),
                        QT_TRANSLATE_NOOP("Engine", "after-scoring")},
            .label = QT_TRANSLATE_NOOP("Engine", "Dragon moves"),
            .explanation = QT_TRANSLATE_NOOP(
                "Engine", "When a dragon tile makes the dragon fly: before completed features "
                          "are scored, or after scoring and after the wagons (L-6.2)."),
            .group = ofDragon};
}

OptionSpec princessSpec() {
    return {.name = "princess",
            .type = Type::Choice,
            .defaultValue = "may",
            .choices = {QT_TRANSLATE_NOOP("Engine", "may"), QT_TRANSLATE_NOOP("Engine", "must")},
            .label = QT_TRANSLATE_NOOP("Engine", "Princess"),
            .explanation = QT_TRANSLATE_NOOP(
                "Engine", "Whether a player who lays a princess in an occupied city may send one "
                          "of its followers home, or must do so and nothing else (L-6.5)."),
            .group = ofDragon};
}

OptionSpec dragonEatsOnTowerSpec() {
    return {.name = "dragonEatsOnTower",
            .type = Type::Boolean,
            .defaultValue = true,
            .label = QT_TRANSLATE_NOOP("Engine", "Dragon eats on towers"),
            .explanation = QT_TRANSLATE_NOOP(
                "Engine", "Whether a follower on top of a tower can be eaten, and may flee (L-5.5)."),
            .group = ofTowers};
}

OptionSpec dragonStepsSpec() {
    return {.name = "dragonSteps",
            .defaultValue = 6,
            .minimum = 1,
            .maximum = 12,
            .label = QT_TRANSLATE_NOOP("Engine", "Steps of the dragon"),
            .explanation = QT_TRANSLATE_NOOP("Engine", "Steps of a flight (L-6.2)."),
            .group = ofDragon,
            .omittedIfDefault = true};
}

OptionSpec dragonSteeringSpec() {
    return {.name = "dragonSteering",
            .type = Type::Choice,
            .defaultValue = "clockwise",
            .choices = {QT_TRANSLATE_NOOP("Engine", "clockwise"), QT_TRANSLATE_NOOP("Engine", "layer")},
            .label = QT_TRANSLATE_NOOP("Engine", "Who steers the dragon"),
            .explanation =
                QT_TRANSLATE_NOOP("Engine", "The players in turn, a step each, or who laid the dragon "
                                            "tile alone (L-6.2)."),
            .group = ofDragon,
            .omittedIfDefault = true};
}

/// Points from 0 to 5.
OptionSpec fairySpec(const char* name, int standard, Text label, Text explanation) {
    return {.name = name,
            .defaultValue = standard,
            .minimum = 0,
            .maximum = 5,
            .label = std::move(label),
            .explanation = std::move(explanation),
            .group = ofDragon,
            .omittedIfDefault = true};
}

} // namespace

OptionSpec withDragonSpec() {
    return {.name = "withDragon",
            .type = Type::Boolean,
            .defaultValue = false,
            .label = QT_TRANSLATE_NOOP("Engine", "Dragon, fairy, princess and portals"),
            .explanation = QT_TRANSLATE_NOOP(
                "Engine", "The marks of princess and dragon tiles are played (L-6); without this, they mean "
                          "nothing."),
            .group = ofDragon,
            .omittedIfDefault = true};
}

OptionSpec withTowersSpec() {
    return {.name = "withTowers",
            .type = Type::Boolean,
            .defaultValue = false,
            .label = QT_TRANSLATE_NOOP("Engine", "Towers"),
            .explanation = QT_TRANSLATE_NOOP(
                "Engine", "Floors, prisoners and followers on towers are played (L-5); without this, "
                          "foundations of towers mean nothing."),
            .group = ofTowers,
            .omittedIfDefault = true};
}

std::vector<OptionSpec> dragonOptions() {
    return {
        dragonMovesSpec(),
        princessSpec(),
        dragonEatsOnTowerSpec(),
        dragonStepsSpec(),
        dragonSteeringSpec(),
        fairySpec("fairyTurnPoints", 1, QT_TRANSLATE_NOOP("Engine", "Fairy: points a turn"),
                  QT_TRANSLATE_NOOP(
                      "Engine", "For the owner of the follower with the fairy, as his turn begins (L-6.4).")),
        fairySpec("fairyScorePoints", 3, QT_TRANSLATE_NOOP("Engine", "Fairy: points of a feature"),
                  QT_TRANSLATE_NOOP("Engine", "For the owner of the follower with the fairy, when that "
                                              "follower's feature is scored (L-6.4)."))};
}

void readDragonOptions(const Json& values, Options& options) {
    options.dragonAfterScoring = values.value("dragonMoves", "before-scoring") == "after-scoring";
    options.princessMust = values.value("princess", "may") == "must";
    readOption(values, "dragonEatsOnTower", options.dragonEatsOnTower);
    readOption(values, "dragonSteps", options.dragonSteps);
    options.layerSteers = values.value("dragonSteering", "clockwise") == "layer";
    readOption(values, "fairyTurnPoints", options.fairyTurnPoints);
    readOption(values, "fairyScorePoints", options.fairyScorePoints);
}

} // namespace tilewright::landscape
