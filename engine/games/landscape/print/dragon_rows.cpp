// Dragon, fairy, princess and portal; towers.
#include "engine/base/translatable_text.h"
#include "engine/games/landscape/print/landscape_sheets.h"

namespace tilewright::sheet {

namespace {

RuleRows under(RuleRows rows, const RuleCondition& condition) {
    for (RuleRow& row : rows)
        if (row.kind != RuleRow::Kind::Heading)
            row.when.push_back(condition);
    return rows;
}

RuleRows flightRows() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "Dragon and fairy")),
        shown("tile:volcano",
              QT_TRANSLATE_NOOP("Engine", "Volcano: when you lay it, the dragon comes to this "
                                          "tile at once. Nothing is placed on the tile where the "
                                          "dragon stands."),
              {}, {on("has.volcano")}),
        shown("tile:dragon",
              QT_TRANSLATE_NOOP(
                  "Engine", "Dragon: when you lay it and the dragon is in play, it flies before scoring."),
              {}, {on("has.dragon"), is("dragonMoves", "before-scoring")}),
        shown("tile:dragon",
              QT_TRANSLATE_NOOP("Engine",
                                "Dragon: when you lay it and the dragon is in play, it flies after scoring."),
              {}, {on("has.dragon"), isNot("dragonMoves", "before-scoring")}),
        more(QT_TRANSLATE_NOOP("Engine", "It takes one step."), {}, {on("has.dragon"), is("dragonSteps", 1)}),
        more(QT_TRANSLATE_NOOP("Engine", "It takes %1 steps."), {"dragonSteps"},
             {on("has.dragon"), above("dragonSteps", 1)}),
        more(QT_TRANSLATE_NOOP("Engine", "You make the first step, the others the next ones, clockwise."), {},
             {on("has.dragon"), is("dragonSteering", "clockwise")}),
        more(QT_TRANSLATE_NOOP("Engine", "You make all of them."), {},
             {on("has.dragon"), isNot("dragonSteering", "clockwise")}),
        more(QT_TRANSLATE_NOOP("Engine",
                               "Each step leads to a tile that touches its own along a side, where it has "
                               "not been in this flight and where the fairy is not; if there is none, the "
                               "flight is over. All figures on a tile that it enters go home."),
             {}, {on("has.dragon")}),
        more(QT_TRANSLATE_NOOP("Engine", "It eats nothing on the tile where it starts."), {},
             {on("has.dragon")}),
    };
}

RuleRows fairyRows() {
    return {
        shown("piece:fairy",
              QT_TRANSLATE_NOOP("Engine", "Fairy: instead of placing a figure you may put her with a "
                                          "follower of yours. When he goes, she stays.")),
        more(QT_TRANSLATE_NOOP("Engine", "The dragon never enters her tile."), {}, {off("exitToFairy")}),
        more(QT_TRANSLATE_NOOP(
                 "Engine", "The dragon never steps onto her tile, but may come out of the dungeon there."),
             {}, {on("exitToFairy")}),
        more(QT_TRANSLATE_NOOP("Engine", "At the start of each of your turns she brings you %1."),
             {"fairyTurnPoints"}, {above("fairyTurnPoints", 0)}),
        more(QT_TRANSLATE_NOOP("Engine",
                               "When his feature is scored, she brings you %1, even if its points go "
                               "to others."),
             {"fairyScorePoints"}, {above("fairyScorePoints", 0)}),
        shown(
            "tile:princess",
            QT_TRANSLATE_NOOP(
                "Engine", "Princess: instead of placing a figure, you may send home a follower in her city."),
            {}, {on("has.princess"), is("princess", "may")}),
        shown(
            "tile:princess",
            QT_TRANSLATE_NOOP(
                "Engine",
                "Princess: you must send home a follower in her city, if there is one, and place no figure."),
            {}, {on("has.princess"), isNot("princess", "may")}),
        shown("tile:portal",
              QT_TRANSLATE_NOOP("Engine", "Magic portal: your follower may go to any tile, on "
                                          "an incomplete feature without followers."),
              {}, {on("has.portal"), isNot("completedPlacement", "on")}),
        shown("tile:portal",
              QT_TRANSLATE_NOOP("Engine", "Magic portal: your follower may go to any tile, on "
                                          "a feature without followers that is incomplete or has just been "
                                          "completed by your tile."),
              {}, {on("has.portal"), is("completedPlacement", "on")}),
    };
}

} // namespace

RuleRows dragonRules() {
    return under(concatenated({flightRows(), fairyRows()}), on("dragon"));
}

RuleRows towerRules() {
    return under(
        {
            heading(QT_TRANSLATE_NOOP("Engine", "Towers")),
            paragraph(QT_TRANSLATE_NOOP(
                "Engine", "Instead of placing a figure you may put one of your floors on any foundation or "
                          "open tower, or a small or large follower on top of an open tower of at least one "
                          "floor. He closes it: nobody may put anything on it while he stands there.")),
            paragraph(QT_TRANSLATE_NOOP(
                "Engine", "When you put down a floor you may take one follower from the tower's tile, or "
                          "from a tile straight in line with it, at most as many tiles away as the tower has "
                          "floors. Your own comes home, another player's is your prisoner.")),
            paragraph(QT_TRANSLATE_NOOP(
                "Engine", "If two players hold each other's followers, one of each comes home at once. Once "
                          "in your turn, before or after placing, you may buy back a follower for 3 of your "
                          "points, if you have them; they go to the player who holds him.")),
            paragraph(QT_TRANSLATE_NOOP("Engine", "A prisoner, or a follower on a tower, scores nothing.")),
            more(QT_TRANSLATE_NOOP("Engine", "The dragon does not eat a follower on a tower."), {},
                 {on("dragon"), off("dragonEatsOnTower")}),
            more(QT_TRANSLATE_NOOP("Engine", "The dragon eats a follower on a tower like any other."), {},
                 {on("dragon"), on("dragonEatsOnTower")}),
        },
        on("towers"));
}

} // namespace tilewright::sheet
