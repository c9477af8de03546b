// Beneath: what one needs, how it begins, and how a turn goes.
#include "engine/games/beneath/print/beneath_sheets.h"

#include "engine/base/translatable_text.h"

namespace tilewright::sheet {

// Longer than other functions: a table, as are those below.
RuleRows beneathSetUpRows() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "Aim of the game")),
        paragraph(QT_TRANSLATE_NOOP(
            "Engine", "You dig your way under a castle. Your Runners gather lock picks in the dungeon; your "
                      "Prisoner sits in a cell and wants out. A player who leads the Prisoner into a "
                      "guardhouse while holding a golden key wins.")),
        heading(QT_TRANSLATE_NOOP("Engine", "Components")),
        shown("strip:tiles", QT_TRANSLATE_NOOP("Engine", "%1 tiles, some of them shown here"), {"set.tiles"},
              {on("sheet.pictures")}),
        item(QT_TRANSLATE_NOOP("Engine", "tiles: %1"), {"set.tiles"}, {is("sheet.pictures", 0)}),
        shown("piece:runner", QT_TRANSLATE_NOOP("Engine", "Runners of each player: %1"), {"runners"}),
        shown("piece:prisoner", QT_TRANSLATE_NOOP("Engine", "a Prisoner for each player")),
        shown("piece:guard", QT_TRANSLATE_NOOP("Engine", "Guards: %1"), {"guards.count"},
              {above("guards.count", 0)}),
        shown("token:pick-blue", QT_TRANSLATE_NOOP("Engine", "picks of each of %1 colours: %2"),
              {"colours.count", "pickSupply"}, {above("colours.count", 1)}),
        shown("token:pick-blue", QT_TRANSLATE_NOOP("Engine", "blue picks: %1"), {"pickSupply"},
              {is("colours.count", 1)}),
        shown("token:white", QT_TRANSLATE_NOOP("Engine", "white door markers: %1"), {"whiteSupply"}),
        shown("token:black", QT_TRANSLATE_NOOP("Engine", "black door markers: %1"), {"blackSupply"}),
        shown("token:silver", QT_TRANSLATE_NOOP("Engine", "silver picks: %1"), {"silverSupply"}),
        shown("token:key", QT_TRANSLATE_NOOP("Engine", "golden keys: one for each player"), {},
              {is("keys.counted", 0)}),
        shown("token:key", QT_TRANSLATE_NOOP("Engine", "golden keys: %1"), {"keys.count"},
              {on("keys.counted")}),
        shown("token:token", QT_TRANSLATE_NOOP("Engine", "an exchange token for each player")),
        heading(QT_TRANSLATE_NOOP("Engine", "Setup")),
        shown("board:map",
              QT_TRANSLATE_NOOP(
                  "Engine",
                  "Lay out the board and put your Prisoner into your cell. Place your Runners and "
                  "your exchange token in front of you. Shuffle the tiles into a face-down stack.")),
        more(QT_TRANSLATE_NOOP("Engine", "With two players, yellow starts in the cell of red."), {},
             {on("board.fourthCell")}),
        more(QT_TRANSLATE_NOOP("Engine", "Put the golden keys into the key room.")),
        more(QT_TRANSLATE_NOOP("Engine", "One Guard stands in each guard chamber."), {},
             {above("guards.count", 0), on("guards.everywhere")}),
        more(QT_TRANSLATE_NOOP("Engine", "The Guards stand in the guard chambers row by row, one in each."),
             {}, {above("guards.count", 0), off("guards.everywhere")}),
        more(QT_TRANSLATE_NOOP("Engine", "In seat order, each player then chooses one coloured pick."), {},
             {is("startingPicks", 1)}),
        more(QT_TRANSLATE_NOOP(
                 "Engine",
                 "In seat order, each player then chooses %1 coloured picks, the same or different."),
             {"startingPicks"}, {above("startingPicks", 1)}),
        paragraph(QT_TRANSLATE_NOOP(
            "Engine",
            "The players are blue, yellow, green and red, in this order; blue begins. All hands are open. "
            "Pay first, then take; what the supply lacks can't be taken.")),
    };
}

RuleRows beneathTurnRows() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "A turn")),
        paragraph(QT_TRANSLATE_NOOP(
            "Engine",
            "Draw a tile and lay it next to others. All sides that touch must match, passage to passage and "
            "earth to earth, and at least one passageway must join the tile to the dungeon.")),
        more(QT_TRANSLATE_NOOP("Engine", "No tile may seal off an entrance, a player's cell, a key room or "
                                         "a guardhouse for good."),
             {}, {on("noSealing")}),
        more(QT_TRANSLATE_NOOP(
                 "Engine", "It is sealed off when neither it nor any chamber joined to it, whatever doors "
                           "and markers lie between, has a passage at the edge of the dungeon, and none of "
                           "them is a guard chamber (for a key room or a guardhouse: an entrance)."),
             {}, {on("noSealing")}),
        more(QT_TRANSLATE_NOOP("Engine", "A passage must stay open somewhere on the edge of the dungeon."),
             {}, {on("keepDungeonOpen")}),
        more(QT_TRANSLATE_NOOP("Engine", "A tile that can't be laid leaves the game, and you draw another.")),
        paragraph(QT_TRANSLATE_NOOP("Engine", "Then you may take one action."), {},
                  {is("actionsPerTurn", 1)}),
        paragraph(QT_TRANSLATE_NOOP("Engine",
                                    "Then you may take up to %1 actions; those that you don't use are lost."),
                  {"actionsPerTurn"}, {above("actionsPerTurn", 1)}),
    };
}

RuleRows beneathDoorRows() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "Doors")),
        shown("side:open", QT_TRANSLATE_NOOP("Engine", "Open door: free, and brings nothing.")),
        shown("side:red",
              QT_TRANSLATE_NOOP("Engine", "Skull: whoever leaves through it pays one pick of its colour. A "
                                          "Runner who enters through it takes one from the supply.")),
        more(QT_TRANSLATE_NOOP("Engine", "He may leave it there."), {}, {isNot("takePicks", "always")}),
        more(QT_TRANSLATE_NOOP("Engine", "Doors of your own colour cost you nothing."), {},
             {on("ownColourFree")}),
        more(QT_TRANSLATE_NOOP("Engine",
                               "Only the first %1 of these colours are in play: blue, yellow, green, red, "
                               "brown, orange, grey, purple; any other skull is an open door."),
             {"colours.count"}, {isNot("colours.count", 8), isNot("colours.count", 1)}),
        more(QT_TRANSLATE_NOOP("Engine", "Only blue is in play; any other skull is an open door."), {},
             {is("colours.count", 1)}),
        shown("side:special",
              QT_TRANSLATE_NOOP("Engine", "Special door: whoever leaves through it pays %1 picks, all of "
                                          "different colours, every time. It brings nothing."),
              {"special.price"}, {on("has.special"), on("specialOnTiles"), above("special.price", 1)}),
        shown("side:special",
              QT_TRANSLATE_NOOP("Engine", "Special door: whoever leaves through it pays one pick of any "
                                          "colour, every time. It brings nothing."),
              {}, {on("has.special"), on("specialOnTiles"), is("special.price", 1)}),
        shown("side:special", QT_TRANSLATE_NOOP("Engine", "Special door: free, and brings nothing."), {},
              {on("has.special"), on("specialOnTiles"), is("specialDoorPrice", 0)}),
        shown("side:special", QT_TRANSLATE_NOOP("Engine", "A special door on a tile counts as an open door."),
              {}, {on("has.special"), off("specialOnTiles")}),
        shown("side:cell-door", QT_TRANSLATE_NOOP("Engine", "Cell: closed until its Prisoner is released. "
                                                            "Leaving an open cell is free.")),
        shown("side:key-room-door",
              QT_TRANSLATE_NOOP("Engine", "Key room: closed to Prisoners; leaving it is free.")),
        shown("side:guardhouse-door",
              QT_TRANSLATE_NOOP("Engine",
                                "Guardhouse: entered only by a Prisoner whose player holds a golden "
                                "key, never by a Runner.")),
        shown("token:white",
              QT_TRANSLATE_NOOP("Engine",
                                "White marker: the next Runner or Prisoner to go through pays nothing for a "
                                "skull and takes nothing; then the marker goes back to the supply."),
              {}, {is("whiteMarks", "passageway")}),
        shown("token:white",
              QT_TRANSLATE_NOOP(
                  "Engine",
                  "White marker: the next Runner or Prisoner to leave its chamber by a coloured door pays "
                  "nothing for a skull and takes nothing; then the marker goes back to the supply."),
              {}, {isNot("whiteMarks", "passageway")}),
        more(QT_TRANSLATE_NOOP("Engine", "It opens no special door."), {},
             {on("has.special"), on("special.costs")}),
        more(
            QT_TRANSLATE_NOOP(
                "Engine", "Whoever passes may leave it, and then pays and takes as if there were no marker."),
            {}, {on("whiteVoluntary")}),
        shown("token:black", QT_TRANSLATE_NOOP("Engine", "Black marker: nobody may pass.")),
        more(QT_TRANSLATE_NOOP("Engine", "This applies to Guards too."), {}, {above("guards.count", 0)}),
        heading(QT_TRANSLATE_NOOP("Engine", "Sharing a chamber")),
        paragraph(
            QT_TRANSLATE_NOOP("Engine",
                              "A Runner may share a chamber with any Prisoner, but not with another Runner."),
            {}, {isNot("otherPrisoner", "others")}),
        paragraph(QT_TRANSLATE_NOOP("Engine", "A Runner may share a chamber with the Prisoners of other "
                                              "players, but not with another Runner."),
                  {}, {is("otherPrisoner", "others")}),
        more(QT_TRANSLATE_NOOP(
            "Engine",
            "A key room or an entrance holds any number of Runners. Two Prisoners never share a chamber.")),
        more(QT_TRANSLATE_NOOP("Engine", "A Guard is always alone in a chamber."), {},
             {above("guards.count", 0)}),
        more(QT_TRANSLATE_NOOP("Engine", "Guards pay nothing. They may also go into an empty guardhouse, key "
                                         "room or closed cell, and so bar it; never into an entrance."),
             {}, {above("guards.count", 0)}),
    };
}

} // namespace tilewright::sheet
