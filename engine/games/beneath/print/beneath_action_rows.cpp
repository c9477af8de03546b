// Beneath: the actions, the end and the points.
#include "engine/base/translatable_text.h"
#include "engine/games/beneath/print/beneath_sheets.h"

namespace tilewright::sheet {

namespace {

RuleRows movingRows() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "Actions")),
        item(QT_TRANSLATE_NOOP("Engine", "Enter a Runner from your supply into an entrance."), {},
             {is("runnerEntry", "entrance")}),
        item(QT_TRANSLATE_NOOP("Engine", "Enter a Runner from your supply onto a tile laid in this turn that "
                                         "has no Runner or Guard on it."),
             {}, {isNot("runnerEntry", "entrance")}),
        more(QT_TRANSLATE_NOOP("Engine", "This costs no action."), {}, {is("enterCost", 0)}),
        more(QT_TRANSLATE_NOOP("Engine", "This costs %1 actions."), {"enterCost"}, {above("enterCost", 1)}),
        item(QT_TRANSLATE_NOOP(
            "Engine", "Move a Runner through a passageway into the next chamber: pay for the door by "
                      "which he leaves, and take what the door by which he enters brings.")),
        more(QT_TRANSLATE_NOOP(
                 "Engine",
                 "A Runner or a Prisoner may go on for the same action, as far as he likes, through "
                 "passageways with two open doors and no marker, but into no chamber twice."),
             {}, {on("clearPassage")}),
        item(QT_TRANSLATE_NOOP("Engine", "Collect again: directly after a move that brought a pick, take one "
                                         "more of its colour.")),
        more(QT_TRANSLATE_NOOP("Engine", "Once after each such move."), {}, {is("collectAgain", "once")}),
        more(QT_TRANSLATE_NOOP("Engine", "As often as you have actions for it."), {},
             {isNot("collectAgain", "once")}),
        item(QT_TRANSLATE_NOOP("Engine", "Draw and lay another tile.")),
        item(QT_TRANSLATE_NOOP("Engine", "Move any Guard through a passageway."), {},
             {above("guards.count", 0), isNot("guardMoves", 0)}),
        more(QT_TRANSLATE_NOOP("Engine", "In one turn you may do this once."), {},
             {above("guards.count", 0), is("guardMoves", 1)}),
        more(QT_TRANSLATE_NOOP("Engine", "In one turn you may do this up to %1 times."), {"guardMoves"},
             {above("guards.count", 0), above("guardMoves", 1)}),
    };
}

} // namespace

RuleRows beneathActionRows() {
    RuleRows rows = movingRows();
    const RuleRows others{
        item(QT_TRANSLATE_NOOP("Engine", "Take a white or a black door marker from the supply.")),
        item(QT_TRANSLATE_NOOP("Engine", "Place a door marker of yours on a passageway that has none."), {},
             {is("whiteMarks", "passageway")}),
        item(QT_TRANSLATE_NOOP("Engine", "Place a black door marker of yours on a passageway that has none, "
                                         "or a white one in a chamber that has a coloured door and no white "
                                         "one."),
             {}, {isNot("whiteMarks", "passageway")}),
        more(QT_TRANSLATE_NOOP("Engine", "Never between two rooms of the board."), {},
             {off("markersOnBoard")}),
        more(QT_TRANSLATE_NOOP("Engine", "No white one may lie in a room of the board."), {},
             {off("markersOnBoard"), isNot("whiteMarks", "passageway")}),
        more(QT_TRANSLATE_NOOP("Engine", "You may play a white one while you move, without an action of its "
                                         "own, where the door would cost you a pick."),
             {}, {on("whiteFromHand")}),
        item(QT_TRANSLATE_NOOP("Engine", "Remove a black marker, wherever it lies."), {},
             {on("removal.plain")}),
        item(QT_TRANSLATE_NOOP("Engine",
                               "Remove a black marker, wherever it lies: for %1 actions, or for one "
                               "action and %2 of your picks, all of different colours."),
             {"blackRemovalActions", "marker.price"}, {off("removal.plain"), above("marker.price", 1)}),
        item(QT_TRANSLATE_NOOP("Engine", "Remove a black marker, wherever it lies: for %1 actions, or for "
                                         "one action and one of your picks."),
             {"blackRemovalActions"}, {off("removal.plain"), is("marker.price", 1)}),
        more(QT_TRANSLATE_NOOP("Engine", "It goes back to the supply.")),
        item(QT_TRANSLATE_NOOP("Engine",
                               "Make silver: pay %1 of your picks, all of different colours, for one "
                               "silver pick."),
             {"silver.price"}, {above("silver.price", 1)}),
        item(QT_TRANSLATE_NOOP("Engine", "Make silver: pay one of your picks for one silver pick."), {},
             {is("silver.price", 1)}),
        item(QT_TRANSLATE_NOOP("Engine", "Release your Prisoner: pay %1 of your picks, all of different "
                                         "colours. His cell is open from then on."),
             {"cell.price"}, {above("cell.price", 1)}),
        item(QT_TRANSLATE_NOOP("Engine", "Release your Prisoner: pay one of your picks. His cell is open "
                                         "from then on."),
             {}, {is("cell.price", 1)}),
        item(QT_TRANSLATE_NOOP("Engine", "Release your Prisoner. His cell is open from then on."), {},
             {is("cellPrice", 0)}),
        more(QT_TRANSLATE_NOOP("Engine", "No Runner need be near."), {}, {is("releaseFrom", "anywhere")}),
        more(QT_TRANSLATE_NOOP("Engine", "A Runner of yours must stand next to it."), {},
             {isNot("releaseFrom", "anywhere")}),
        item(QT_TRANSLATE_NOOP("Engine",
                               "Move your released Prisoner into the next chamber: pay for the door "
                               "by which he leaves. He takes nothing.")),
        item(QT_TRANSLATE_NOOP("Engine",
                               "Enter the key room with a Runner next to it: pay one silver pick and "
                               "the door by which he leaves, and take a golden key.")),
        more(QT_TRANSLATE_NOOP("Engine", "Each player takes only one key in the whole game. A player who has "
                                         "taken his, or finds none left, can't enter."),
             {}, {is("keysEach", "player")}),
        more(QT_TRANSLATE_NOOP("Engine",
                               "Only one key is taken in the whole game; after that nobody can enter."),
             {}, {isNot("keysEach", "player")}),
        item(QT_TRANSLATE_NOOP("Engine", "Use your exchange token, once a game, before you lay the tile or "
                                         "later: trade two of your coloured picks for one of any colour.")),
        more(QT_TRANSLATE_NOOP("Engine", "Also between drawing another tile and laying it."), {},
             {on("tokenAnyTime")}),
    };
    rows.insert(rows.end(), others.begin(), others.end());
    return rows;
}

RuleRows beneathEndRows() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "End of the game")),
        paragraph(QT_TRANSLATE_NOOP("Engine", "A Prisoner escapes when he enters a guardhouse."), {},
                  {is("guards.count", 0)}),
        paragraph(QT_TRANSLATE_NOOP(
                      "Engine", "A Prisoner escapes when he enters a guardhouse in which no Guard stands."),
                  {}, {above("guards.count", 0), is("guardhouse", "rooms")}),
        paragraph(QT_TRANSLATE_NOOP("Engine", "A Prisoner escapes when he enters a guardhouse while no Guard "
                                              "stands on the board."),
                  {}, {above("guards.count", 0), isNot("guardhouse", "rooms")}),
        more(QT_TRANSLATE_NOOP("Engine", "That ends the game at once, and his player wins."), {},
             {off("equalTurns")}),
        more(QT_TRANSLATE_NOOP(
                 "Engine",
                 "That ends his player's turn. The round is played to its end, and every player whose "
                 "Prisoner has escaped wins; a Prisoner who has escaped bars the guardhouse to nobody."),
             {}, {on("equalTurns")}),
        paragraph(QT_TRANSLATE_NOOP(
                      "Engine",
                      "Without an escape the game ends with the turn in which the last tile is drawn. "
                      "Then the player with the most points wins, and tied players share the win:"),
                  {}, {off("equalTurns")}),
        paragraph(QT_TRANSLATE_NOOP(
                      "Engine",
                      "Without an escape the game ends with the round in which the last tile is drawn. "
                      "Then the player with the most points wins, and tied players share the win:"),
                  {}, {on("equalTurns")}),
        item(QT_TRANSLATE_NOOP("Engine", "for each colour of which you hold a pick: 1")),
        item(QT_TRANSLATE_NOOP("Engine", "for each white and each black door marker that you hold: %1"),
             {"markerPoints"}, {isNot("markerPoints", 0)}),
        item(QT_TRANSLATE_NOOP("Engine", "for holding silver: %1"), {"silverPoints"},
             {isNot("silverPoints", 0), is("silverScoring", "once")}),
        item(QT_TRANSLATE_NOOP("Engine", "for each silver pick: %1"), {"silverPoints"},
             {isNot("silverPoints", 0), isNot("silverScoring", "once")}),
        item(QT_TRANSLATE_NOOP("Engine", "for a golden key: %1"), {"keyPoints"}, {isNot("keyPoints", 0)}),
        item(QT_TRANSLATE_NOOP("Engine", "for a released Prisoner: %1"), {"releasePoints"},
             {isNot("releasePoints", 0)}),
    };
}

} // namespace tilewright::sheet
