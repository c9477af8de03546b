// The Dungeon: ways in, ways out, and the dragon's.
#include "engine/base/translatable_text.h"
#include "engine/games/landscape/print/landscape_sheets.h"

namespace tilewright::sheet {

namespace {

RuleRows followerDungeonRows() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "The dungeon")),
        shown("tile:tower",
              QT_TRANSLATE_NOOP("Engine", "Each tower foundation is an entrance to the dungeon, "
                                          "one place for all players."),
              {}, {on("has.tower")}),
        item(QT_TRANSLATE_NOOP(
                 "Engine",
                 "In: on a tile with an entrance that you have just laid you may, instead of placing a "
                 "figure, send a small or large follower or the mayor into the dungeon, from your supply."),
             {}, {is("enterFrom", "supply")}),
        item(QT_TRANSLATE_NOOP("Engine",
                               "In: on a tile with an entrance that you have just laid you may, instead of "
                               "placing a figure, send a small or large follower or the mayor into the "
                               "dungeon, from this tile or one that touches it along a side."),
             {}, {is("enterFrom", "board")}),
        item(QT_TRANSLATE_NOOP("Engine",
                               "In: on a tile with an entrance that you have just laid you may, instead of "
                               "placing a figure, send a small or large follower or the mayor into the "
                               "dungeon, from your supply, this tile or one that touches it along a side."),
             {}, {is("enterFrom", "both")}),
        more(QT_TRANSLATE_NOOP("Engine", "The mayor goes in only by a tile with a city."), {},
             {on("pieces.mayor")}),
        more(QT_TRANSLATE_NOOP("Engine", "He may come up again at once, on another tile.")),
        more(QT_TRANSLATE_NOOP("Engine", "At most this many followers may be there at a time: %1."),
             {"capacity"}, {above("capacity", 0)}),
        item(QT_TRANSLATE_NOOP("Engine", "Out: instead of placing a figure you may bring a follower up at an "
                                         "entrance on any tile without figures; the mayor in a city."),
             {}, {is("exitTiles", "any")}),
        item(QT_TRANSLATE_NOOP("Engine",
                               "Out: instead of placing a figure you may bring a follower up at an "
                               "entrance on any earlier tile without figures; the mayor in a city."),
             {}, {isNot("exitTiles", "any")}),
        more(QT_TRANSLATE_NOOP("Engine", "He goes on an incomplete feature of that tile, even if other "
                                         "followers are on it."),
             {}, {isNot("completedPlacement", "on")}),
        more(QT_TRANSLATE_NOOP("Engine", "He goes on a feature of that tile that is incomplete or has just "
                                         "been completed by your tile, even if other followers are on it."),
             {}, {is("completedPlacement", "on")}),
        more(QT_TRANSLATE_NOOP("Engine", "If the dragon stands on that tile, he is eaten.")),
        more(QT_TRANSLATE_NOOP(
            "Engine", "The fairy may be put with a follower of yours below; there she brings nothing.")),
        more(QT_TRANSLATE_NOOP("Engine", "Anyone may fetch her from there to a follower of his own.")),
        more(QT_TRANSLATE_NOOP("Engine", "Your followers of a kind there are alike: while the dragon is not "
                                         "below, the one with her leaves last."),
             {}, {off("fairyGoesAlong")}),
        more(QT_TRANSLATE_NOOP("Engine",
                               "Your followers of a kind there are alike: the one with her leaves first."),
             {}, {on("fairyGoesAlong")}),
        more(QT_TRANSLATE_NOOP("Engine", "If the fairy is with him, she stays below."), {},
             {off("fairyGoesAlong")}),
        more(QT_TRANSLATE_NOOP("Engine", "If the fairy is with him, she goes along."), {},
             {on("fairyGoesAlong")}),
        item(QT_TRANSLATE_NOOP("Engine",
                               "While the dragon is below, nobody goes in, and nobody comes out except a "
                               "follower who has had the fairy with him since the turn began.")),
        more(QT_TRANSLATE_NOOP("Engine", "The dragon eats nobody there.")),
    };
}

RuleRows dragonDungeonRows() {
    return {
        item(QT_TRANSLATE_NOOP("Engine",
                               "A step onto a tile with an entrance takes the dragon into the dungeon and "
                               "ends the flight. If a follower is below, it eats nothing there.")),
        more(QT_TRANSLATE_NOOP("Engine",
                               "Otherwise players whose small or large followers or mayors are on this tile "
                               "may let all of theirs flee into the dungeon; the rest are eaten."),
             {}, {is("fleeing", "all")}),
        more(QT_TRANSLATE_NOOP("Engine",
                               "Otherwise players whose small or large followers or mayors are on this tile "
                               "may let any of theirs flee into the dungeon; the rest are eaten."),
             {}, {isNot("fleeing", "all")}),
        more(QT_TRANSLATE_NOOP("Engine", "They are asked clockwise from the player who made the step.")),
        more(QT_TRANSLATE_NOOP("Engine", "Each decides for the small ones first, then the large one, then "
                                         "the mayor; any that find the dungeon full are eaten."),
             {}, {isNot("fleeing", "all"), above("capacity", 0)}),
        more(QT_TRANSLATE_NOOP("Engine",
                               "Each decides for the small ones first, then the large one, then the mayor."),
             {}, {isNot("fleeing", "all"), is("capacity", 0)}),
        more(
            QT_TRANSLATE_NOOP(
                "Engine",
                "If there is not room for all, the small ones go first, then the large one, then the mayor."),
            {}, {is("fleeing", "all"), above("capacity", 0)}),
        item(QT_TRANSLATE_NOOP("Engine",
                               "A volcano calls the dragon out of the dungeon at once. With a dragon "
                               "tile its first step leads to any entrance or volcano where the fairy "
                               "is not, and it eats there."),
             {}, {off("exitToFairy")}),
        item(QT_TRANSLATE_NOOP("Engine",
                               "A volcano calls the dragon out of the dungeon at once. With a dragon "
                               "tile its first step leads to any entrance or volcano, even the "
                               "fairy's, and it eats there."),
             {}, {on("exitToFairy")}),
        more(QT_TRANSLATE_NOOP("Engine", "From there nobody flees; the next players make its other steps, "
                                         "and it does not go in again by that tile.")),
        more(QT_TRANSLATE_NOOP("Engine", "You may use the dungeon as soon as the dragon tile is laid."), {},
             {is("dragonFrees", "placed")}),
        item(QT_TRANSLATE_NOOP("Engine",
                               "If you lay an entrance while the dragon is below, you may, instead of "
                               "placing a figure, show the large follower in your supply: the dragon goes to "
                               "an entrance or volcano of your choice without the fairy, and eats there."),
             {}, {on("flushOut"), on("pieces.large"), off("exitToFairy")}),
        item(QT_TRANSLATE_NOOP("Engine",
                               "If you lay an entrance while the dragon is below, you may, instead of "
                               "placing a figure, show the large follower in your supply: the dragon goes to "
                               "an entrance or volcano of your choice, even the fairy's, and eats there."),
             {}, {on("flushOut"), on("pieces.large"), on("exitToFairy")}),
    };
}

} // namespace

RuleRows dungeonRules() {
    return concatenated({followerDungeonRows(), dragonDungeonRows()});
}

} // namespace tilewright::sheet
