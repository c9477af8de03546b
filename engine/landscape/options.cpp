#include "engine/landscape/options.h"

#include <array>
#include <string_view>
#include <utility>

namespace tilewright::landscape {

namespace {

using Type = OptionSpec::Type;

OptionSpec piecesSpec() {
    return {"pieces",
            Type::Set,
            Json::array(),
            0,
            0,
            {QT_TRANSLATE_NOOP("Engine", "large"), QT_TRANSLATE_NOOP("Engine", "mayor"),
             QT_TRANSLATE_NOOP("Engine", "wagon"), QT_TRANSLATE_NOOP("Engine", "builder"),
             QT_TRANSLATE_NOOP("Engine", "pig")},
            QT_TRANSLATE_NOOP("Engine", "Pieces"),
            QT_TRANSLATE_NOOP("Engine",
                              "What each player has one of besides the seven small followers (L-4): the "
                              "large follower counts as two; the mayor as many as the city has pennants; the "
                              "wagon moves on when its feature is complete; the builder brings a second "
                              "tile; the pig scores one more point for each city of a field.")};
}

OptionSpec smallCitySpec() {
    return {
        "smallCity",
        Type::Integer,
        4,
        2,
        4,
        {},
        QT_TRANSLATE_NOOP("Engine", "Points for a small city"),
        QT_TRANSLATE_NOOP(
            "Engine",
            "What a completed city of two tiles scores without pennants: 4 like any other, or 2 (L-3.2)."),
        2};
}

OptionSpec splitOtherTunnelsSpec() {
    return {"splitOtherTunnels",
            Type::Boolean,
            true,
            0,
            0,
            {},
            QT_TRANSLATE_NOOP("Engine", "Split other tunnels"),
            QT_TRANSLATE_NOOP(
                "Engine",
                "With tunnel tokens in play, roads through the mouths of other sets are cut there (U-2.3).")};
}

OptionSpec countTunnelTileTwiceSpec() {
    return {"countTunnelTileTwice",
            Type::Boolean,
            false,
            0,
            0,
            {},
            QT_TRANSLATE_NOOP("Engine", "Count tunnel tiles twice"),
            QT_TRANSLATE_NOOP("Engine", "A tile with a mouth counts once for each of its pieces in a "
                                        "road (U-4.1).")};
}

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

std::span<const OptionSpec> optionSpecs(Scope scope) {
    static const std::array plain{piecesSpec(), smallCitySpec(), splitOtherTunnelsSpec(),
                                  countTunnelTileTwiceSpec()};
    static const std::array dungeon{piecesSpec(),   smallCitySpec(),    dragonMovesSpec(),
                                    princessSpec(), towerActionsSpec(), dragonEatsOnTowerSpec(),
                                    flushOutSpec()};
    if (scope.dungeon)
        return dungeon;
    return plain;
}

Options optionsFromJson(const Json& values, Scope scope) {
    constexpr std::array<std::pair<std::string_view, Figure>, 5> figures{{{"large", Figure::Large},
                                                                          {"mayor", Figure::Mayor},
                                                                          {"wagon", Figure::Wagon},
                                                                          {"builder", Figure::Builder},
                                                                          {"pig", Figure::Pig}}};
    Options o;
    for (const auto& [word, figure] : figures)
        for (const Json& piece : values.at("pieces"))
            if (piece == word)
                o.pieces |= bitOf(figure);
    o.smallCity = values.at("smallCity").get<int>();
    if (scope.dungeon) {
        o.dragonAfterScoring = values.at("dragonMoves") == "after-scoring";
        o.princessMust = values.at("princess") == "must";
        o.towerActions = values.at("towerActions").get<bool>();
        o.dragonEatsOnTower = values.at("dragonEatsOnTower").get<bool>();
        o.flushOut = values.at("flushOut").get<bool>();
    } else {
        o.splitOtherTunnels = values.at("splitOtherTunnels").get<bool>();
        o.countTunnelTileTwice = values.at("countTunnelTileTwice").get<bool>();
    }
    return o;
}

} // namespace tilewright::landscape
