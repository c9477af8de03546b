// The options: one row each, with the member, the range, and what forms say of it.

#include "engine/games/beneath/rules/options.h"

#include <utility>
#include <vector>

namespace tilewright::beneath {

namespace {
constexpr const char* supplyGroup = QT_TRANSLATE_NOOP("Engine", "Supply");
constexpr const char* turnGroup = QT_TRANSLATE_NOOP("Engine", "Turn");
constexpr const char* pricesGroup = QT_TRANSLATE_NOOP("Engine", "Prices");
constexpr const char* layingGroup = QT_TRANSLATE_NOOP("Engine", "Laying");
constexpr const char* piecesGroup = QT_TRANSLATE_NOOP("Engine", "Pieces");
constexpr const char* doorsGroup = QT_TRANSLATE_NOOP("Engine", "Doors and markers");
constexpr const char* pointsGroup = QT_TRANSLATE_NOOP("Engine", "Points");

} // namespace

// Longer than other functions: a table.
const OptionTable<Options>& optionTable() {
    const auto row = [](auto member, OptionSpec spec) { return optionRow(member, std::move(spec)); };
    static const OptionTable<Options> options(std::vector<OptionRow<Options>>{
        row(&Options::pickColours,
            {.name = "pickColours",
             .defaultValue = "set",
             .minimum = 1,
             .maximum = 8,
             .label = QT_TRANSLATE_NOOP("Engine", "Pick colours"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "How many pick colours are in play, from blue on; set: as many as the tile set "
                           "lists. A skull of any other colour counts as an open door (B-1.5)."),
             .words = {QT_TRANSLATE_NOOP("Engine", "as the tile set lists")},
             .group = supplyGroup,
             .word = "set"}),
        row(&Options::startingPicks,
            {.name = "startingPicks",
             .minimum = 0,
             .maximum = 4,
             .label = QT_TRANSLATE_NOOP("Engine", "Starting picks"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine",
                 "Number of picks, of any colours, that each player chooses before the first turn (B-3.1)."),
             .group = supplyGroup}),
        row(&Options::pickSupply,
            {.name = "pickSupply",
             .minimum = 1,
             .maximum = 40,
             .label = QT_TRANSLATE_NOOP("Engine", "Picks of each colour"),
             .explanation = QT_TRANSLATE_NOOP("Engine", "How many picks of each colour there are (B-3.3)."),
             .group = supplyGroup,
             .omittedIfDefault = true}),
        row(&Options::whiteSupply,
            {.name = "whiteSupply",
             .minimum = 1,
             .maximum = 40,
             .label = QT_TRANSLATE_NOOP("Engine", "White markers"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "How many white door markers there are, including those on the map (B-3.3)."),
             .group = supplyGroup,
             .omittedIfDefault = true}),
        row(&Options::blackSupply,
            {.name = "blackSupply",
             .minimum = 1,
             .maximum = 40,
             .label = QT_TRANSLATE_NOOP("Engine", "Black markers"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "How many black door markers there are, including those on the map (B-3.3)."),
             .group = supplyGroup,
             .omittedIfDefault = true}),
        row(&Options::silverSupply,
            {.name = "silverSupply",
             .minimum = 1,
             .maximum = 40,
             .label = QT_TRANSLATE_NOOP("Engine", "Silver picks"),
             .explanation = QT_TRANSLATE_NOOP("Engine", "How many silver picks there are (B-3.3)."),
             .group = supplyGroup,
             .omittedIfDefault = true}),
        row(&Options::keys,
            {.name = "keys",
             .minimum = 1,
             .maximum = 8,
             .label = QT_TRANSLATE_NOOP("Engine", "Golden keys"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine",
                 "How many golden keys lie in the key room (B-3.2); player: as many as there are players."),
             .words = {QT_TRANSLATE_NOOP("Engine", "one for each player")},
             .group = supplyGroup,
             .word = QT_TRANSLATE_NOOP("Engine", "player"),
             .omittedIfDefault = true}),
        row(&Options::keysEach,
            {.name = "keysEach",
             .choices = {QT_TRANSLATE_NOOP("Engine", "player"), QT_TRANSLATE_NOOP("Engine", "game")},
             .label = QT_TRANSLATE_NOOP("Engine", "One golden key per"),
             .explanation = QT_TRANSLATE_NOOP("Engine", "Whether each player may take one golden key, or "
                                                        "only one may be taken in the whole game (B-5.12)."),
             .group = supplyGroup,
             .omittedIfDefault = true}),
        row(&Options::actionsPerTurn,
            {.name = "actionsPerTurn",
             .minimum = 1,
             .maximum = 8,
             .label = QT_TRANSLATE_NOOP("Engine", "Actions per turn"),
             .explanation =
                 QT_TRANSLATE_NOOP("Engine", "Actions after laying the tile; unused ones are lost (B-4.1)."),
             .group = turnGroup}),
        row(&Options::guardMoves, {.name = "guardMoves",
                                   .minimum = 0,
                                   .maximum = 8,
                                   .label = QT_TRANSLATE_NOOP("Engine", "Guard moves a turn"),
                                   .explanation = QT_TRANSLATE_NOOP(
                                       "Engine", "How often a player may move Guards in one turn (B-5.5)."),
                                   .group = turnGroup,
                                   .word = QT_TRANSLATE_NOOP("Engine", "unlimited"),
                                   .omittedIfDefault = true}),
        row(&Options::equalTurns,
            {.name = "equalTurns",
             .label = QT_TRANSLATE_NOOP("Engine", "Equal turns"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "After the last tile, or an escape, the round is played to its end (B-8.2)."),
             .group = turnGroup,
             .omittedIfDefault = true}),
        row(&Options::blackRemovalActions,
            {.name = "blackRemovalActions",
             .minimum = 1,
             .maximum = 8,
             .label = QT_TRANSLATE_NOOP("Engine", "Actions to remove a black marker"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine",
                 "How many actions it takes to remove a black marker without paying picks (B-5.8)."),
             .group = pricesGroup}),
        row(&Options::silverCost,
            {.name = "silverCost",
             .minimum = 1,
             .maximum = 8,
             .label = QT_TRANSLATE_NOOP("Engine", "Cost of a silver pick"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine",
                 "How many different colours a silver pick costs, never more than are in play (B-5.9)."),
             .group = pricesGroup}),
        row(&Options::specialDoorPrice,
            {.name = "specialDoorPrice",
             .minimum = 0,
             .maximum = 8,
             .label = QT_TRANSLATE_NOOP("Engine", "Price of a special door"),
             .explanation = QT_TRANSLATE_NOOP("Engine", "How many picks of different colours a special door "
                                                        "costs, never more than are in play (B-1.6)."),
             .group = pricesGroup,
             .omittedIfDefault = true}),
        row(&Options::cellPrice, {.name = "cellPrice",
                                  .minimum = 0,
                                  .maximum = 8,
                                  .label = QT_TRANSLATE_NOOP("Engine", "Price of a cell door"),
                                  .explanation = QT_TRANSLATE_NOOP(
                                      "Engine", "How many picks of different colours it costs to release "
                                                "a Prisoner, never more than are in play (B-5.10)."),
                                  .group = pricesGroup,
                                  .omittedIfDefault = true}),
        row(&Options::markerPrice,
            {.name = "markerPrice",
             .minimum = 0,
             .maximum = 8,
             .label = QT_TRANSLATE_NOOP("Engine", "Price to remove a black marker"),
             .explanation =
                 QT_TRANSLATE_NOOP("Engine", "How many picks of different colours it costs to remove a black "
                                             "marker for one action, never more than are in play (B-5.8)."),
             .group = pricesGroup,
             .omittedIfDefault = true}),
        row(&Options::enterCost, {.name = "enterCost",
                                  .minimum = 0,
                                  .maximum = 3,
                                  .label = QT_TRANSLATE_NOOP("Engine", "Actions to enter a Runner"),
                                  .explanation = QT_TRANSLATE_NOOP(
                                      "Engine", "How many actions it takes to enter a Runner (B-5.1)."),
                                  .group = pricesGroup,
                                  .omittedIfDefault = true}),
        row(&Options::noSealing, {.name = "noSealing",
                                  .label = QT_TRANSLATE_NOOP("Engine", "No sealing off"),
                                  .explanation = QT_TRANSLATE_NOOP(
                                      "Engine", "A tile may not be laid so that it seals off an entrance, a "
                                                "player's cell, a key room or a guardhouse (B-4.4)."),
                                  .group = layingGroup}),
        row(&Options::keepDungeonOpen,
            {.name = "keepDungeonOpen",
             .label = QT_TRANSLATE_NOOP("Engine", "Keep the dungeon open"),
             .explanation =
                 QT_TRANSLATE_NOOP("Engine", "A tile may not be laid so that no open passage is left "
                                             "anywhere on the edge of the dungeon (B-4.6)."),
             .group = layingGroup}),
        row(&Options::runners,
            {.name = "runners",
             .minimum = 1,
             .maximum = 4,
             .label = QT_TRANSLATE_NOOP("Engine", "Runners"),
             .explanation = QT_TRANSLATE_NOOP("Engine", "How many Runners each player has (B-3.1)."),
             .group = piecesGroup,
             .omittedIfDefault = true}),
        row(&Options::guards, {.name = "guards",
                               .minimum = 0,
                               .maximum = 12,
                               .label = QT_TRANSLATE_NOOP("Engine", "Guards"),
                               .explanation = QT_TRANSLATE_NOOP(
                                   "Engine", "How many Guards there are, one in each guard chamber in "
                                             "reading order (B-3.2); board: six at most."),
                               .words = {QT_TRANSLATE_NOOP("Engine", "as on the board")},
                               .group = piecesGroup,
                               .word = QT_TRANSLATE_NOOP("Engine", "board"),
                               .omittedIfDefault = true}),
        row(&Options::runnerEntry,
            {.name = "runnerEntry",
             .choices = {QT_TRANSLATE_NOOP("Engine", "entrance"), QT_TRANSLATE_NOOP("Engine", "laid-tile")},
             .label = QT_TRANSLATE_NOOP("Engine", "Runners enter at"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine",
                 "An entrance room, or any tile laid this turn with no Runner or Guard on it (B-5.1)."),
             .group = piecesGroup}),
        row(&Options::clearPassage,
            {.name = "clearPassage",
             .label = QT_TRANSLATE_NOOP("Engine", "Continue through clear passages"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "A Runner or Prisoner may go on for the same action where both doors of a "
                           "passageway are open; special doors never count as open (B-5.2)."),
             .group = piecesGroup,
             .omittedIfDefault = true}),
        row(&Options::collectRepeats,
            {.name = "collectAgain",
             .choices = {QT_TRANSLATE_NOOP("Engine", "once"), QT_TRANSLATE_NOOP("Engine", "repeat")},
             .label = QT_TRANSLATE_NOOP("Engine", "Collecting again"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "How often a player may take one more pick of the colour that a move brought: "
                           "once after it, or as often as he has actions (B-5.3)."),
             .group = turnGroup,
             .omittedIfDefault = true}),
        row(&Options::tokenAnyTime,
            {.name = "tokenAnyTime",
             .label = QT_TRANSLATE_NOOP("Engine", "Exchange token at any time"),
             .explanation = QT_TRANSLATE_NOOP("Engine", "The exchange token may also be used between drawing "
                                                        "another tile and laying it (B-4.7)."),
             .group = turnGroup,
             .omittedIfDefault = true}),
        row(&Options::releaseFrom,
            {.name = "releaseFrom",
             .choices = {QT_TRANSLATE_NOOP("Engine", "anywhere"), QT_TRANSLATE_NOOP("Engine", "next-door")},
             .label = QT_TRANSLATE_NOOP("Engine", "Release from"),
             .explanation =
                 QT_TRANSLATE_NOOP("Engine", "Where a Runner must stand to release the Prisoner "
                                             "(B-5.10); next-door: in a chamber joined to his cell."),
             .group = piecesGroup,
             .omittedIfDefault = true}),
        row(&Options::otherPrisoner,
            {.name = "otherPrisoner",
             .choices = {QT_TRANSLATE_NOOP("Engine", "any"), QT_TRANSLATE_NOOP("Engine", "others")},
             .label = QT_TRANSLATE_NOOP("Engine", "Runners share with"),
             .explanation = QT_TRANSLATE_NOOP("Engine", "A Runner may share a chamber with any Prisoner, or "
                                                        "only with those of other players (B-7.1)."),
             .group = piecesGroup,
             .omittedIfDefault = true}),
        row(&Options::guardhouse,
            {.name = "guardhouse",
             .choices = {QT_TRANSLATE_NOOP("Engine", "rooms"), QT_TRANSLATE_NOOP("Engine", "board")},
             .label = QT_TRANSLATE_NOOP("Engine", "Escape with no Guard in"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine",
                 "For an escape, no Guard may stand in the guardhouse, or anywhere on the board (B-8.1)."),
             .group = piecesGroup,
             .omittedIfDefault = true}),
        row(&Options::markersOnBoard,
            {.name = "markersOnBoard",
             .label = QT_TRANSLATE_NOOP("Engine", "Markers on the board"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "Door markers may also be placed between two rooms of the board; one played from "
                           "hand while moving always may be (B-5.7)."),
             .group = doorsGroup}),
        row(&Options::ownColourFree,
            {.name = "ownColourFree",
             .label = QT_TRANSLATE_NOOP("Engine", "Doors of your own colour are free"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "A player pays nothing to leave by a skull of his own colour (B-6.1)."),
             .group = doorsGroup,
             .omittedIfDefault = true}),
        row(&Options::picksMayStay,
            {.name = "takePicks",
             .choices = {QT_TRANSLATE_NOOP("Engine", "always"), QT_TRANSLATE_NOOP("Engine", "may")},
             .label = QT_TRANSLATE_NOOP("Engine", "Taking picks"),
             .explanation =
                 QT_TRANSLATE_NOOP("Engine", "Whether a Runner who enters by a skull always takes its "
                                             "pick, or may leave it in the supply (B-6.3)."),
             .group = doorsGroup,
             .omittedIfDefault = true}),
        row(&Options::whiteInChambers,
            {.name = "whiteMarks",
             .choices = {QT_TRANSLATE_NOOP("Engine", "passageway"), QT_TRANSLATE_NOOP("Engine", "chamber")},
             .label = QT_TRANSLATE_NOOP("Engine", "White markers lie"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "Where white markers lie: on a passageway, for both directions, or in a chamber, "
                           "for whichever of its coloured doors the next one leaves by (B-6.5)."),
             .group = doorsGroup,
             .omittedIfDefault = true}),
        row(&Options::whiteFromHand,
            {.name = "whiteFromHand",
             .label = QT_TRANSLATE_NOOP("Engine", "White markers from hand"),
             .explanation =
                 QT_TRANSLATE_NOOP("Engine", "A white marker may be played while moving, without an action "
                                             "of its own, where the exit door costs a pick (B-6.5)."),
             .group = doorsGroup,
             .omittedIfDefault = true}),
        row(&Options::whiteVoluntary,
            {.name = "whiteVoluntary",
             .label = QT_TRANSLATE_NOOP("Engine", "White markers are optional"),
             .explanation =
                 QT_TRANSLATE_NOOP("Engine", "Whoever passes a white marker may leave it in place and pay "
                                             "for the exit door, if it costs anything (B-6.5)."),
             .group = doorsGroup,
             .omittedIfDefault = true}),
        row(&Options::specialOnTiles,
            {.name = "specialOnTiles",
             .label = QT_TRANSLATE_NOOP("Engine", "Special doors on tiles"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "Special doors on tiles cost picks; off: they count as open doors (B-1.6)."),
             .group = doorsGroup,
             .omittedIfDefault = true}),
        row(&Options::silverScoring,
            {.name = "silverScoring",
             .choices = {QT_TRANSLATE_NOOP("Engine", "once"), QT_TRANSLATE_NOOP("Engine", "each")},
             .label = QT_TRANSLATE_NOOP("Engine", "Points for silver"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "Points for holding any silver, or for each silver pick (B-8.3)."),
             .group = pointsGroup}),
        row(&Options::silverPoints,
            {.name = "silverPoints",
             .minimum = -20,
             .maximum = 40,
             .label = QT_TRANSLATE_NOOP("Engine", "Value of silver"),
             .explanation = QT_TRANSLATE_NOOP("Engine", "How many points silver scores (B-8.3)."),
             .group = pointsGroup,
             .omittedIfDefault = true}),
        row(&Options::keyPoints,
            {.name = "keyPoints",
             .minimum = -20,
             .maximum = 40,
             .label = QT_TRANSLATE_NOOP("Engine", "Points for a golden key"),
             .explanation = QT_TRANSLATE_NOOP("Engine", "How many points a golden key scores (B-8.3)."),
             .group = pointsGroup,
             .omittedIfDefault = true}),
        row(&Options::releasePoints, {.name = "releasePoints",
                                      .minimum = -20,
                                      .maximum = 40,
                                      .label = QT_TRANSLATE_NOOP("Engine", "Points for a release"),
                                      .explanation = QT_TRANSLATE_NOOP(
                                          "Engine", "How many points a released Prisoner scores (B-8.3)."),
                                      .group = pointsGroup,
                                      .omittedIfDefault = true}),
        row(&Options::markerPoints,
            {.name = "markerPoints",
             .minimum = -20,
             .maximum = 40,
             .label = QT_TRANSLATE_NOOP("Engine", "Points for a marker"),
             .explanation = QT_TRANSLATE_NOOP(
                 "Engine", "How many points each white and each black marker in hand scores (B-8.3)."),
             .group = pointsGroup,
             .omittedIfDefault = true})});
    return options;
}

Options optionsFromJson(const Json& values) {
    Options options;
    optionTable().read(values, options);
    return options;
}

} // namespace tilewright::beneath
