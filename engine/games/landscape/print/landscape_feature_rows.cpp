// The landscape game: what its features bring, and its figures.
#include "engine/base/translatable_text.h"
#include "engine/games/landscape/print/landscape_sheets.h"

namespace tilewright::sheet {

// Longer than other functions: a table, as is the one below.
RuleRows landscapeFeatures(LeafletExpansion expansion) {
    RuleRows rows{
        heading(QT_TRANSLATE_NOOP("Engine", "What the tiles show and do")),
        shown("tile:road",
              QT_TRANSLATE_NOOP("Engine",
                                "Road: %1 for each tile, complete or not. Complete when both ends are "
                                "closed, by a crossing, a city or a cloister, or when it forms a ring."),
              {"roadTilePoints"}, {on("has.road")}),
        shown("tile:inn",
              QT_TRANSLATE_NOOP("Engine",
                                "Inn: its road scores twice as much when complete, and nothing if not."),
              {}, {on("has.inn")}),
        shown("tile:city",
              QT_TRANSLATE_NOOP("Engine", "City: %1 for each tile when complete, half as much if not. "
                                          "Complete when it is closed all around and has no gap inside."),
              {"cityTilePoints"}, {on("has.city")}),
        more(QT_TRANSLATE_NOOP("Engine", "A complete city of only two tiles scores half as much."), {},
             {on("has.city"), is("smallCity", 2), off("has.cathedral")}),
        more(QT_TRANSLATE_NOOP(
                 "Engine",
                 "A complete city of only two tiles scores half as much, unless it has a cathedral."),
             {}, {on("has.city"), is("smallCity", 2), on("has.cathedral")}),
        shown("tile:pennant",
              QT_TRANSLATE_NOOP("Engine", "Pennant: %1 more when its city is complete, half as "
                                          "much if not."),
              {"pennantPoints"}, {on("has.pennant")}),
        shown(
            "tile:cathedral",
            QT_TRANSLATE_NOOP(
                "Engine", "Cathedral: its city scores half as much again when complete, and nothing if not."),
            {}, {on("has.cathedral")}),
        more(QT_TRANSLATE_NOOP("Engine", "Any half point that a city would score is lost."), {},
             {on("has.city"), on("city.halves")}),
        shown("tile:cloister",
              QT_TRANSLATE_NOOP("Engine", "Cloister: %1 for its tile and each of the eight around it. "
                                          "Complete when all nine are laid."),
              {"cloisterTilePoints"}, {on("has.cloister")}),
        shown("tile:field",
              QT_TRANSLATE_NOOP("Engine",
                                "Field: scored at the end only, with %1 for each complete city that "
                                "it touches."),
              {"fieldCityPoints"}, {on("has.field")}),
        more(QT_TRANSLATE_NOOP("Engine", "Roads, cities and the outer edge of the tiles bound it."), {},
             {on("has.field")}),
        paragraph(QT_TRANSLATE_NOOP("Engine",
                                    "Each is scored by the player whose followers there count for most. "
                                    "Tied players each score the full points. A tile counts once.")),
        more(QT_TRANSLATE_NOOP("Engine", "Wine, grain and cloth have no effect in this game."), {},
             {on("goods")}),
        more(QT_TRANSLATE_NOOP(
                 "Engine", "Volcanoes, dragons, magic portals and princesses have no effect in this game."),
             {}, {on("creatures"), off("dragon")}),
    };
    if (expansion != LeafletExpansion::Dungeon)
        rows.push_back(more(QT_TRANSLATE_NOOP("Engine", "Tower foundations have no effect in this game."), {},
                            {on("has.tower"), off("towers")}));
    return rows;
}

RuleRows landscapePieceRules() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "Figures")),
        paragraph(QT_TRANSLATE_NOOP("Engine", "Followers are the small and large ones, the mayor and the "
                                              "wagon; figures are these, the builder and the pig."),
                  {}, {on("pieces.any")}),
        shown("piece:large-follower-standing", QT_TRANSLATE_NOOP("Engine", "Large follower: counts as two."),
              {}, {on("pieces.large")}),
        shown("piece:mayor",
              QT_TRANSLATE_NOOP("Engine", "Mayor: goes into cities only, and counts as one for each pennant "
                                          "of the city when it is scored."),
              {}, {on("pieces.mayor")}),
        shown("piece:wagon",
              QT_TRANSLATE_NOOP("Engine", "Wagon: goes on roads, into cities and to cloisters. "
                                          "Once his feature is scored, he may drive on."),
              {}, {on("pieces.wagon")}),
        more(QT_TRANSLATE_NOOP("Engine", "He comes to a road, city or cloister, incomplete and empty, on his "
                                         "tile or one of the eight around it."),
             {}, {on("pieces.wagon"), isNot("wagonWay", "connected"), isNot("wagonWay", "neighbours")}),
        more(QT_TRANSLATE_NOOP("Engine", "He comes to a road, city or cloister, incomplete and empty, on a "
                                         "tile of the scored feature."),
             {}, {on("pieces.wagon"), is("wagonWay", "connected")}),
        more(QT_TRANSLATE_NOOP("Engine", "He comes to a road, city or cloister, incomplete and empty, on his "
                                         "tile or one that touches it along a side."),
             {}, {on("pieces.wagon"), is("wagonWay", "neighbours")}),
        shown("piece:builder",
              QT_TRANSLATE_NOOP("Engine",
                                "Builder: placed in place of a follower, on a road or city of the "
                                "tile just laid, complete or not, on which you have a follower. When "
                                "a later tile of yours continues it, you draw, lay, place and score "
                                "once more, once a turn. He counts for nothing when followers are "
                                "compared, and goes home with your last follower there, or when it is "
                                "scored."),
              {}, {on("pieces.builder")}),
        shown("piece:pig",
              QT_TRANSLATE_NOOP("Engine",
                                "Pig: placed in place of a follower, on a field of the tile just "
                                "laid on which you have a follower. If you score the field, each "
                                "complete city of it brings you %1 more. It counts for nothing when "
                                "followers are compared, and goes home with your last follower "
                                "there."),
              {"pigPoints"}, {on("pieces.pig")}),
    };
}

} // namespace tilewright::sheet
