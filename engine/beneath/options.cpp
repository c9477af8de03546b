#include "engine/beneath/options.h"

#include <array>

namespace tilewright::beneath {

// Longer than other functions: a table.
std::span<const OptionSpec> optionSpecs() {
    using Type = OptionSpec::Type;
    static const std::array<OptionSpec, 10> specs{
        OptionSpec{"pickColours",
                   Type::Integer,
                   8,
                   4,
                   8,
                   {},
                   QT_TRANSLATE_NOOP("Engine", "Pick colours"),
                   QT_TRANSLATE_NOOP("Engine",
                                     "How many pick colours are in play, from blue on. A skull of any other "
                                     "colour counts as an open door (B-1.5).")},
        OptionSpec{
            "startingPicks",
            Type::Integer,
            2,
            0,
            4,
            {},
            QT_TRANSLATE_NOOP("Engine", "Starting picks"),
            QT_TRANSLATE_NOOP(
                "Engine", "Picks of any colours that each player chooses before the first turn (B-3.1).")},
        OptionSpec{
            "actionsPerTurn",
            Type::Integer,
            2,
            1,
            8,
            {},
            QT_TRANSLATE_NOOP("Engine", "Actions a turn"),
            QT_TRANSLATE_NOOP("Engine", "Actions after laying the tile; unused ones are lost (B-4.1).")},
        OptionSpec{"blackRemovalActions",
                   Type::Integer,
                   2,
                   1,
                   8,
                   {},
                   QT_TRANSLATE_NOOP("Engine", "Actions to remove a black marker"),
                   QT_TRANSLATE_NOOP(
                       "Engine",
                       "How many actions it takes to remove a black marker without paying picks (B-5.8).")},
        OptionSpec{
            "silverCost",
            Type::Integer,
            8,
            1,
            8,
            {},
            QT_TRANSLATE_NOOP("Engine", "Cost of a silver pick"),
            QT_TRANSLATE_NOOP(
                "Engine",
                "How many different colours a silver pick costs, never more than are in play (B-5.9).")},
        OptionSpec{"noSealing",
                   Type::Boolean,
                   true,
                   0,
                   0,
                   {},
                   QT_TRANSLATE_NOOP("Engine", "No sealing"),
                   QT_TRANSLATE_NOOP("Engine", "A tile may not be laid so that it seals off an entrance, a "
                                               "player's cell, a key room or a guardhouse (B-4.4).")},
        OptionSpec{"keepDungeonOpen",
                   Type::Boolean,
                   false,
                   0,
                   0,
                   {},
                   QT_TRANSLATE_NOOP("Engine", "Keep the dungeon open"),
                   QT_TRANSLATE_NOOP("Engine", "A tile may not be laid so that no open passage is left "
                                               "anywhere on the edge of the dungeon (B-4.6).")},
        OptionSpec{
            "runnerEntry",
            Type::Choice,
            "entrance",
            0,
            0,
            {QT_TRANSLATE_NOOP("Engine", "entrance"), QT_TRANSLATE_NOOP("Engine", "laid-tile")},
            QT_TRANSLATE_NOOP("Engine", "Runners enter at"),
            QT_TRANSLATE_NOOP(
                "Engine",
                "An entrance room, or any tile laid this turn with no Runner or Guard on it (B-5.1).")},
        OptionSpec{"markersOnBoard",
                   Type::Boolean,
                   true,
                   0,
                   0,
                   {},
                   QT_TRANSLATE_NOOP("Engine", "Markers on the board"),
                   QT_TRANSLATE_NOOP(
                       "Engine", "Door markers may also be placed between two rooms of the board (B-5.7).")},
        OptionSpec{"silverScoring",
                   Type::Choice,
                   "once",
                   0,
                   0,
                   {QT_TRANSLATE_NOOP("Engine", "once"), QT_TRANSLATE_NOOP("Engine", "each")},
                   QT_TRANSLATE_NOOP("Engine", "Points for silver"),
                   QT_TRANSLATE_NOOP(
                       "Engine", "10 points for holding any silver, or 10 for each silver pick (B-8.3).")}};
    return specs;
}

Options optionsFromJson(const Json& values) {
    Options o;
    o.pickColours = values.at("pickColours").get<int>();
    o.startingPicks = values.at("startingPicks").get<int>();
    o.actionsPerTurn = values.at("actionsPerTurn").get<int>();
    o.blackRemovalActions = values.at("blackRemovalActions").get<int>();
    o.silverCost = values.at("silverCost").get<int>();
    o.noSealing = values.at("noSealing").get<bool>();
    o.keepDungeonOpen = values.at("keepDungeonOpen").get<bool>();
    o.markersOnBoard = values.at("markersOnBoard").get<bool>();
    o.runnerEntry = values.at("runnerEntry") == "entrance" ? RunnerEntry::Entrance : RunnerEntry::LaidTile;
    o.silverScoring = values.at("silverScoring") == "once" ? SilverScoring::Once : SilverScoring::Each;
    return o;
}

} // namespace tilewright::beneath
