#include "engine/landscape/dungeon/dungeon_options.h"

#include "engine/landscape/dungeon/dragon_options.h"
#include "engine/landscape/read_option.h"

namespace tilewright::landscape {

namespace {

using Type = OptionSpec::Type;

constexpr auto ofDungeon = QT_TRANSLATE_NOOP("Engine", "Dungeon");

/// Off unless it is given.
OptionSpec dungeonSwitch(const char* name, Text label, Text explanation) {
    return {.name = name,
            .type = Type::Boolean,
            .defaultValue = false,
            .label = std::move(label),
            .explanation = std::move(explanation),
            .group = ofDungeon,
            .omittedIfDefault = true};
}

OptionSpec towerActionsSpec() {
    return {.name = "towerActions",
            .type = Type::Boolean,
            .defaultValue = false,
            .label = QT_TRANSLATE_NOOP("Engine", "Tower actions"),
            .explanation =
                QT_TRANSLATE_NOOP("Engine", "Floors, prisoners and followers on towers (L-5); without this, "
                                            "towers are only entrances to the dungeon."),
            .group = QT_TRANSLATE_NOOP("Engine", "Towers")};
}

OptionSpec flushOutSpec() {
    return {.name = "flushOut",
            .type = Type::Boolean,
            .defaultValue = false,
            .label = QT_TRANSLATE_NOOP("Engine", "Flush out the dragon"),
            .explanation = QT_TRANSLATE_NOOP(
                "Engine", "A player who lays an entrance while the dragon is in the dungeon may "
                          "show the large follower in his supply and drive it out (D-5.3)."),
            .group = ofDungeon};
}

/// One of several, the first unless another is given.
OptionSpec dungeonChoice(const char* name, std::vector<std::string> choices, Text label, Text explanation) {
    OptionSpec spec = dungeonSwitch(name, std::move(label), std::move(explanation));
    spec.type = Type::Choice;
    spec.defaultValue = choices.front();
    spec.choices = std::move(choices);
    return spec;
}

OptionSpec dungeonNumber(const char* name, int maximum, Text label, Text explanation) {
    OptionSpec spec = dungeonSwitch(name, std::move(label), std::move(explanation));
    spec.type = Type::Integer;
    spec.defaultValue = 0;
    spec.maximum = maximum;
    return spec;
}

OptionSpec capacitySpec() {
    OptionSpec spec = dungeonNumber(
        "capacity", 20, QT_TRANSLATE_NOOP("Engine", "Room in the dungeon"),
        QT_TRANSLATE_NOOP("Engine", "Followers in the dungeon at most, of all players together; "
                                    "nobody else comes in, and who can't flee is eaten (D-1.1)."));
    spec.words = {QT_TRANSLATE_NOOP("Engine", "unlimited")};
    return spec;
}

std::vector<OptionSpec> specsOfTheDungeon() {
    return {dungeonChoice(
                "dragonFrees", {QT_TRANSLATE_NOOP("Engine", "after"), QT_TRANSLATE_NOOP("Engine", "placed")},
                QT_TRANSLATE_NOOP("Engine", "A dragon tile frees the dungeon"),
                QT_TRANSLATE_NOOP("Engine", "When the dragon has left after the deployment, or for the "
                                            "deployment of that very part (D-4.4).")),
            dungeonChoice(
                "exitTiles", {QT_TRANSLATE_NOOP("Engine", "any"), QT_TRANSLATE_NOOP("Engine", "earlier")},
                QT_TRANSLATE_NOOP("Engine", "Ways out of the dungeon"),
                QT_TRANSLATE_NOOP("Engine", "Entrances on any laid tile, or on all but the one just laid "
                                            "(D-3.1).")),
            dungeonChoice("enterFrom",
                          {QT_TRANSLATE_NOOP("Engine", "supply"), QT_TRANSLATE_NOOP("Engine", "board"),
                           QT_TRANSLATE_NOOP("Engine", "both")},
                          QT_TRANSLATE_NOOP("Engine", "Who goes into the dungeon"),
                          QT_TRANSLATE_NOOP("Engine",
                                            "A follower from the supply, one of one's own on the tile just "
                                            "laid or beside it, or either (D-2.1).")),
            dungeonChoice(
                "fleeing", {QT_TRANSLATE_NOOP("Engine", "all"), QT_TRANSLATE_NOOP("Engine", "each")},
                QT_TRANSLATE_NOOP("Engine", "Fleeing"),
                QT_TRANSLATE_NOOP("Engine", "All of a player's followers on the tile flee or none, or each "
                                            "is decided by itself (D-4.3).")),
            dungeonSwitch("fairyGoesAlong", QT_TRANSLATE_NOOP("Engine", "The fairy goes along"),
                          QT_TRANSLATE_NOOP("Engine",
                                            "She leaves the dungeon with the follower whom she is with; he "
                                            "leaves as the first of his kind (D-2.4).")),
            capacitySpec(),
            dungeonNumber("lossBelow", 10, QT_TRANSLATE_NOOP("Engine", "Loss in the dungeon"),
                          QT_TRANSLATE_NOOP("Engine",
                                            "Points that each follower in the dungeon costs his owner at "
                                            "the end (D-6.1).")),
            dungeonSwitch("exitToFairy", QT_TRANSLATE_NOOP("Engine", "The dragon comes out to the fairy"),
                          QT_TRANSLATE_NOOP("Engine",
                                            "The dragon may come out of the dungeon where the fairy is, also "
                                            "when it is flushed out (D-5.2, D-5.3)."))};
}

std::vector<OptionSpec> joinedDungeonSpecs() {
    std::vector<OptionSpec> all = dragonOptions();
    // Records have the options in this order.
    all.insert(all.begin() + 2, towerActionsSpec());
    all.insert(all.begin() + 4, flushOutSpec());
    for (OptionSpec& spec : specsOfTheDungeon())
        all.push_back(std::move(spec));
    return withOrdinaryOptions(std::move(all));
}

} // namespace

std::span<const OptionSpec> dungeonOptions() {
    static const std::vector<OptionSpec> specs = joinedDungeonSpecs();
    return specs;
}

void readDungeonOptions(const Json& values, Options& options) {
    options.withDragon = true;
    readDragonOptions(values, options);
    options.towerActions = values.at("towerActions").get<bool>();
    options.flushOut = values.at("flushOut").get<bool>();
    options.dragonTileFrees = values.value("dragonFrees", "after") == "placed";
    options.exitsEarlier = values.value("exitTiles", "any") == "earlier";
    readChoice(values, "enterFrom", dungeonOptions(), options.enterFrom);
    options.fleeEach = values.value("fleeing", "all") == "each";
    readOption(values, "fairyGoesAlong", options.fairyGoesAlong);
    readOption(values, "capacity", options.capacity);
    readOption(values, "lossBelow", options.lossBelow);
    readOption(values, "exitToFairy", options.exitToFairy);
}

} // namespace tilewright::landscape
