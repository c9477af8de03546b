#include "engine/landscape/dungeon/dungeon_options.h"

#include <array>

namespace tilewright::landscape {

namespace {

using Type = OptionSpec::Type;

OptionSpec dragonMovesSpec() {
    return {"dragonMoves",
            Type::Choice,
            "before-scoring",
            0,
            0,
            {QT_TRANSLATE_NOOP("Engine", "before-scoring"), QT_TRANSLATE_NOOP("Engine", "after-scoring")},
            QT_TRANSLATE_NOOP("Engine", "Dragon moves"),
            QT_TRANSLATE_NOOP("Engine", "When a dragon tile makes the dragon fly: before completed features "
                                        "are scored, or after scoring and after the wagons (L-6.2).")};
}

OptionSpec princessSpec() {
    return {"princess",
            Type::Choice,
            "may",
            0,
            0,
            {QT_TRANSLATE_NOOP("Engine", "may"), QT_TRANSLATE_NOOP("Engine", "must")},
            QT_TRANSLATE_NOOP("Engine", "Princess"),
            QT_TRANSLATE_NOOP("Engine",
                              "Whether a player who lays a princess in an occupied city may send one "
                              "of its followers home, or must do so and nothing else (L-6.5).")};
}

OptionSpec towerActionsSpec() {
    return {"towerActions",
            Type::Boolean,
            false,
            0,
            0,
            {},
            QT_TRANSLATE_NOOP("Engine", "Tower actions"),
            QT_TRANSLATE_NOOP("Engine", "Floors, prisoners and followers on towers (L-5); without this, "
                                        "towers are only entrances to the dungeon.")};
}

OptionSpec dragonEatsOnTowerSpec() {
    return {"dragonEatsOnTower",
            Type::Boolean,
            true,
            0,
            0,
            {},
            QT_TRANSLATE_NOOP("Engine", "Dragon eats on towers"),
            QT_TRANSLATE_NOOP("Engine",
                              "Whether a follower on top of a tower can be eaten, and may flee (L-5.5).")};
}

OptionSpec flushOutSpec() {
    return {"flushOut",
            Type::Boolean,
            false,
            0,
            0,
            {},
            QT_TRANSLATE_NOOP("Engine", "Flush out the dragon"),
            QT_TRANSLATE_NOOP("Engine",
                              "A player who lays an entrance while the dragon is in the dungeon may "
                              "show the large follower in his supply and drive it out (D-5.3).")};
}

} // namespace

std::span<const OptionSpec> dungeonOptions() {
    static const std::array specs{piecesSpec(),   smallCitySpec(),    dragonMovesSpec(),
                                  princessSpec(), towerActionsSpec(), dragonEatsOnTowerSpec(),
                                  flushOutSpec()};
    return specs;
}

void readDungeonOptions(const Json& values, Options& options) {
    options.dragonAfterScoring = values.at("dragonMoves") == "after-scoring";
    options.princessMust = values.at("princess") == "must";
    options.towerActions = values.at("towerActions").get<bool>();
    options.dragonEatsOnTower = values.at("dragonEatsOnTower").get<bool>();
    options.flushOut = values.at("flushOut").get<bool>();
}

} // namespace tilewright::landscape
