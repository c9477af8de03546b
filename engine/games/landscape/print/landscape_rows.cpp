// The landscape game and what stands on it: what one needs, how it begins, a turn, and the end.
#include "engine/games/landscape/print/landscape_sheets.h"

#include "engine/base/translatable_text.h"

namespace tilewright::sheet {

namespace {

RuleRows aim(LeafletExpansion expansion) {
    RuleRows rows{
        heading(QT_TRANSLATE_NOOP("Engine", "Aim of the game")),
        paragraph(QT_TRANSLATE_NOOP(
            "Engine", "You lay a landscape of cities, roads, cloisters and fields, tile by tile, and send "
                      "followers out to own what grows there. The player with the most points wins.")),
    };
    if (expansion == LeafletExpansion::Tunnels)
        rows.push_back(more(QT_TRANSLATE_NOOP(
            "Engine",
            "Two tokens of one colour on two tunnel mouths make a tunnel, and the two roads become one.")));
    if (expansion == LeafletExpansion::Dungeon)
        rows.push_back(more(QT_TRANSLATE_NOOP(
            "Engine", "Under the towers lies the dungeon: followers climb down at one foundation and "
                      "come up at another. But the dragon knows the way, too.")));
    return rows;
}

RuleRows pieces() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "Components")),
        shown("strip:tiles", QT_TRANSLATE_NOOP("Engine", "%1 tiles, some of them shown here"), {"set.tiles"},
              {on("sheet.pictures")}),
        item(QT_TRANSLATE_NOOP("Engine", "tiles: %1"), {"set.tiles"}, {is("sheet.pictures", 0)}),
        shown("piece:follower-standing", QT_TRANSLATE_NOOP("Engine", "small followers of each player: %1"),
              {"followers"}),
        shown("piece:large-follower-standing",
              QT_TRANSLATE_NOOP("Engine", "a large follower for each player"), {}, {on("pieces.large")}),
        shown("piece:mayor", QT_TRANSLATE_NOOP("Engine", "a mayor for each player"), {},
              {on("pieces.mayor")}),
        shown("piece:wagon", QT_TRANSLATE_NOOP("Engine", "a wagon for each player"), {},
              {on("pieces.wagon")}),
        shown("piece:builder", QT_TRANSLATE_NOOP("Engine", "a builder for each player"), {},
              {on("pieces.builder")}),
        shown("piece:pig", QT_TRANSLATE_NOOP("Engine", "a pig for each player"), {}, {on("pieces.pig")}),
    };
}

RuleRows tokens() {
    return {
        shown("token:tunnel-blue", QT_TRANSLATE_NOOP("Engine", "tunnel tokens of each of six colours: %1"),
              {"tokensAColour"}),
    };
}

RuleRows towersAndCreatures() {
    return {
        shown("piece:tower-floor",
              QT_TRANSLATE_NOOP("Engine", "floors of each player: 10 with two players, 9 with three, 7 with "
                                          "four, 6 with five, 5 with six"),
              {}, {on("towers")}),
        shown("piece:dragon", QT_TRANSLATE_NOOP("Engine", "the dragon"), {}, {on("dragon")}),
        shown("piece:fairy", QT_TRANSLATE_NOOP("Engine", "the fairy"), {}, {on("dragon")}),
    };
}

RuleRows preparation(LeafletExpansion expansion) {
    RuleRows rows{
        heading(QT_TRANSLATE_NOOP("Engine", "Setup")),
        shown("board:map",
              QT_TRANSLATE_NOOP(
                  "Engine", "Lay out the first tile and shuffle the others into a face-down stack. Place "
                            "your figures in front of you. The first player begins; play passes clockwise.")),
    };
    if (expansion == LeafletExpansion::Tunnels)
        rows.push_back(
            more(QT_TRANSLATE_NOOP("Engine", "Deal the colours of the tokens in turn: three each for two "
                                             "players, two for three, one for four to six.")));
    rows.push_back(
        more(QT_TRANSLATE_NOOP("Engine", "The dragon and the fairy start beside the tiles. If a dragon tile "
                                         "is drawn before the first volcano, set it aside and draw another; "
                                         "with the first volcano, shuffle those set aside into the stack."),
             {}, {on("dragon")}));
    return rows;
}

} // namespace

RuleRows landscapeSetting(LeafletExpansion expansion) {
    return concatenated({aim(expansion), pieces(),
                         expansion == LeafletExpansion::Tunnels ? tokens() : RuleRows(), towersAndCreatures(),
                         preparation(expansion)});
}

RuleRows landscapeTurn() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "A turn")),
        item(QT_TRANSLATE_NOOP("Engine",
                               "Lay: draw a tile and lay it next to others, so that all sides that touch "
                               "match. A tile that fits nowhere leaves the game, and you draw another.")),
        item(QT_TRANSLATE_NOOP(
            "Engine", "Place: you may put a follower from your supply on a city, road, field or cloister of "
                      "this tile, if no follower stands anywhere on that whole feature.")),
        more(QT_TRANSLATE_NOOP("Engine", "Even if the tile has just completed it."), {},
             {isNot("completedPlacement", "off")}),
        more(QT_TRANSLATE_NOOP("Engine", "Not if the tile has just completed it."), {},
             {is("completedPlacement", "off")}),
        more(QT_TRANSLATE_NOOP("Engine", "You may place one figure at most.")),
        item(QT_TRANSLATE_NOOP("Engine", "Score: each complete road, city and cloister with figures on it "
                                         "scores its points, and its figures go home.")),
    };
}

RuleRows landscapeEnd(LeafletExpansion expansion) {
    RuleRows rows{
        heading(QT_TRANSLATE_NOOP("Engine", "End of the game")),
        paragraph(QT_TRANSLATE_NOOP("Engine",
                                    "The game is over when none of the tiles left in the stack can be laid."),
                  {}, {off("equalTurns")}),
        paragraph(
            QT_TRANSLATE_NOOP(
                "Engine",
                "No round begins, and no second part of a turn, unless the stack has a tile for each player "
                "who is still to come in it. If none of the tiles left can be laid in the middle of a round, "
                "the others take their turns without a tile. The game is over with the last round."),
            {}, {on("equalTurns")}),
        more(QT_TRANSLATE_NOOP("Engine", "Then fields and incomplete features are scored. The player with "
                                         "the most points wins; tied players share the win.")),
    };
    if (expansion == LeafletExpansion::Dungeon) {
        rows.push_back(more(QT_TRANSLATE_NOOP("Engine", "Figures in the dungeon score nothing.")));
        rows.push_back(
            more(QT_TRANSLATE_NOOP("Engine", "Each follower of yours who is still there costs you %1."),
                 {"lossBelow"}, {above("lossBelow", 0)}));
    }
    return rows;
}

} // namespace tilewright::sheet
