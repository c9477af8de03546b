// D-1 to D-6: the dungeon under the towers.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"
#include "tests/landscape/named_tiles.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QString keep = "keep cfff c:n @tower x9";
const QString inn = "inn frff r:e @tower x9";

const QStringList dungeonTiles{grass, tower, keep, inn, volcano, dragon, road, cap};

/// A tile with four roads under a tower, a volcano that a road leads to, and portals by which figures come
/// to that tile.
const QStringList crossroads{grass, dragon, "halls rrrr r:n r:e r:s r:w @tower x1",
                             "vent frff r:e @volcano x1", "portal ffff @portal x9"};

LandscapeScenario playDungeon(const QStringList& map, const QStringList& stack,
                              const Json& options = Json::object(), int players = 2) {
    return LandscapeScenario(dungeon(dungeonTiles, map, stack, options, players));
}

/// The dragon comes below of the lair's map; more of the stack comes behind.
QStringList lairStack(const QStringList& more = {}) {
    return QStringList{"volcano", "dragon"} + more;
}

void bringBelow(LandscapeScenario& s) {
    s.turn("1 0 0");
    s.play({"lay 1 1 0", "end", "dragon 2 0"});
}

bool isMove(const game::Change& change, game::Change::What what, game::Kind kind) {
    return change.what == what && change.kind == kind;
}

} // namespace

class DungeonTest : public QObject {
    Q_OBJECT

private slots:
    void d1_1_holdsFollowersFairyAndDragon() {
        LandscapeScenario s = playDungeon(lairMap, {"tower", "grass", "tower", "volcano", "grass", "dragon"},
                                          {{"pieces", {"large", "mayor"}}});
        s.turn("3 0 0", {"enter follower"});
        s.turn("0 1 0");
        s.turn("4 0 0", {"enter large"});
        s.turn("1 0 0");
        s.turn("0 2 0", {"fairy large"});
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        QCOMPARE(s.below(), (QStringList{"0 follower", "0 large-follower", "fairy", "dragon"}));
        const auto spaces = s.position().table().spaces;
        QCOMPARE(spaces.size(), std::size_t{1});
        QCOMPARE(spaces[0].pieces[2].with, 0);
    }
    // Every foundation is an entrance: on the map, under floors, under a follower.
    void d1_1_everyFoundationIsAnEntrance() {
        LandscapeScenario s =
            playDungeon({"0 0 tower", "5 0 tower"}, {"tower", "tower"}, {{"towerActions", true}});
        s.turn("1 0 0", {"enter follower"});
        s.turn("6 0 0", {"floor 5 0"});
        s.play("lay 0 1 0");
        QCOMPARE(s.legal("leave"), (QStringList{"leave follower 0 0 0", "leave follower 1 0 0",
                                                "leave follower 5 0 0", "leave follower 6 0 0"}));
        s.play("end");
        s.turn("0 2 0", {"place follower 5 0"}); // on the tower: a figure on that tile
        s.play("lay 0 3 0");
        QCOMPARE(s.legal("leave"),
                 (QStringList{"leave follower 0 0 0", "leave follower 1 0 0", "leave follower 6 0 0"}));
    }
    // A game without entrances, or with a dragon that nothing calls, is told of and can be played.
    void d1_1_warnsOfSetsWithoutADungeon() {
        const auto codes = [](const QStringList& of) {
            const auto game = test::compile({.tiles = of, .map = {"0 0 grass"}, .ruleset = "dungeon"});
            QStringList all;
            for (const Issue& issue : game.issues)
                all << QString::fromStdString(issue.code) +
                           (issue.severity == Severity::Warning && game.value ? "" : "!");
            return all;
        };
        QCOMPARE(codes({grass, volcano, dragon}), QStringList{"no-entrances"});
        QCOMPARE(codes({grass, tower, dragon}), QStringList{"no-volcano"});
        QCOMPARE(codes({grass, tower, dragon, volcano}), QStringList());
    }
    void d1_2_anotherOfTheKindLeavesFirst() {
        LandscapeScenario s =
            playDungeon({"0 0 tower"}, {"tower", "grass", "tower", "grass", "grass", "grass"});
        s.turn("1 0 0", {"enter follower"});
        s.turn("0 1 0");
        s.turn("2 0 0", {"enter follower"});
        s.turn("0 2 0");
        s.play("lay 0 3 0");
        QCOMPARE(s.legal("fairy"), QStringList{"fairy follower"}); // alike: one move
        s.play({"fairy follower", "end"});
        s.turn("0 4 0");
        s.play("lay 0 5 0");
        QCOMPARE(s.legal("fairy"), QStringList()); // she is with one of that kind
        s.play("leave follower 0 0 0");
        QCOMPARE(s.below(), (QStringList{"0 follower", "fairy"}));
        QCOMPARE(s.position().table().spaces[0].pieces[1].with, 0); // still in company
    }
    void d1_2_withTheDragonBelowHeWhoIsWithHerLeaves() {
        LandscapeScenario s = playDungeon(lairMap, {"tower", "grass", "tower", "volcano", "grass", "dragon"});
        s.turn("3 0 0", {"enter follower"});
        s.turn("0 1 0");
        s.turn("4 0 0", {"enter follower"});
        s.turn("1 0 0");
        s.turn("0 2 0", {"fairy follower"});
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        s.play("lay 0 3 0");
        s.play("leave follower 4 0 0");
        QCOMPARE(s.below(), (QStringList{"0 follower", "fairy", "dragon"}));
        QCOMPARE(s.position().table().spaces[0].pieces[1].with, -1); // alone
    }
    void d2_1_layingAnEntrance() {
        LandscapeScenario s = playDungeon({"0 0 grass"}, {"tower", "grass", "tower"},
                                          {{"pieces", {"large", "wagon", "builder", "pig", "mayor"}}});
        s.play("lay 1 0 0");
        QCOMPARE(s.legal("enter"), (QStringList{"enter follower", "enter large"})); // no other figure
        s.play("enter follower");
        QCOMPARE(s.below(), QStringList{"0 follower"});
        QCOMPARE(s.supply(0, "follower"), 6);
        QCOMPARE(s.legal(""), QStringList{"end"}); // as the deployment
        s.play("end");
        s.play("lay 0 1 0");
        QCOMPARE(s.legal("enter"), QStringList()); // that tile is none
    }
    void d2_1_notToTheDragon() {
        LandscapeScenario s = playDungeon(lairMap, lairStack({"tower"}));
        bringBelow(s);
        QCOMPARE(dragonAt(s), "below");
        s.play("lay 3 0 0");
        QCOMPARE(s.legal("enter"), QStringList());
    }
    void d2_2_mayor() {
        const Json options{{"pieces", {"mayor"}}};
        LandscapeScenario s =
            playDungeon({"0 0 grass", "5 5 keep", "0 5 tower", "5 4 cap 180"}, {"keep"}, options);
        s.play("lay 1 0 0");
        // In by a city, complete or not; out by an open one.
        QVERIFY(s.may("enter mayor"));
        QVERIFY(!s.may("enter mayor 0 5 0"));
        QVERIFY(!s.may("enter mayor 5 5 0"));
        s.play({"enter mayor", "end"});
        s.play("lay 0 1 0");
        s.play("end");
        s.play("lay 0 2 0");
        QCOMPARE(s.legal("leave"), QStringList{"leave mayor 1 0 0"});
    }
    void d2_2_mayorInByACompleteCity() {
        LandscapeScenario s = playDungeon({"0 0 cap"}, {"keep"}, {{"pieces", {"mayor"}}});
        s.play("lay 0 -1 180");
        QVERIFY(s.feature(0, 0, 0).complete());
        QVERIFY(s.may("enter mayor"));
    }
    void d2_3_throughAtOnce() {
        LandscapeScenario s = playDungeon({"0 0 tower", "5 5 inn"}, {"tower", "grass", "tower"});
        s.play("lay 1 0 0");
        // By another tile than the one he came in by.
        QCOMPARE(s.legal("enter"), (QStringList{"enter follower", "enter follower 0 0 0",
                                                "enter follower 5 5 0", "enter follower 5 5 1"}));
        s.play("enter follower 5 5 0");
        QCOMPARE(s.pieces(), QStringList{"0 follower at 5 5 on 0"});
        QCOMPARE(s.below(), QStringList());
        QCOMPARE(s.legal(""), QStringList{"end"});
    }
    void d2_3_noOther() {
        LandscapeScenario s =
            playDungeon({"0 0 tower", "5 5 inn"}, {"tower", "grass", "tower"}, {{"pieces", {"large"}}});
        s.turn("1 0 0", {"enter large"});
        s.turn("0 1 0");
        s.play({"lay 2 0 0", "enter follower 5 5 0"});
        QCOMPARE(s.below(), QStringList{"0 large-follower"});
    }
    void d2_4_fairyBelow() {
        LandscapeScenario s = playDungeon(lairMap, {"tower", "volcano", "grass", "dragon", "grass", "grass"});
        s.turn("3 0 0", {"enter follower"});
        s.turn("1 0 0");
        s.turn("0 1 0");
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        s.play("lay 0 2 0");
        QCOMPARE(s.legal("fairy"), QStringList{"fairy follower"}); // the dragon is there
        s.play({"fairy follower", "end"});
        s.turn("0 3 0");
        QCOMPARE(s.points(), (QList<int>{0, 0})); // there she earns nothing
    }
    void d2_4_staysBelowWithNobody() {
        LandscapeScenario s = playDungeon({"0 0 tower"}, {"tower", "grass", "grass", "grass", "grass"});
        s.turn("1 0 0", {"enter follower"});
        s.turn("0 1 0");
        s.turn("0 2 0", {"fairy follower"});
        s.turn("0 3 0");
        s.turn("0 4 0", {"leave follower 0 0 0"});
        QCOMPARE(s.below(), QStringList{"fairy"});
        s.turn("0 5 0");
        QCOMPARE(s.points(), (QList<int>{0, 0}));
    }
    void d2_4_keepsNobodyOut() {
        LandscapeScenario s = playDungeon(lairMap, {"tower", "grass", "grass", "volcano", "tower", "dragon"});
        s.turn("3 0 0", {"enter follower"});
        s.turn("0 1 0");
        s.turn("0 2 0", {"fairy follower"});
        s.turn("1 0 0");
        s.turn("4 0 0", {"enter follower"});
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        QCOMPARE(dragonAt(s), "below");
    }
    void d3_1_outByAnyEntrance() {
        LandscapeScenario s = playDungeon({"0 0 tower", "5 5 inn"}, {"tower", "grass", "tower"});
        s.turn("1 0 0", {"enter follower"});
        s.turn("0 1 0");
        s.play("lay 2 0 0"); // also the one just laid
        QCOMPARE(s.legal("leave"),
                 (QStringList{"leave follower 0 0 0", "leave follower 1 0 0", "leave follower 2 0 0",
                              "leave follower 5 5 0", "leave follower 5 5 1"}));
        s.play("leave follower 5 5 0");
        QCOMPARE(s.pieces(), QStringList{"0 follower at 5 5 on 0"});
        QCOMPARE(s.legal(""), QStringList{"end"});
    }
    void d3_1_whereNoFigureStands() {
        LandscapeScenario s = playDungeon({"0 0 tower", "5 5 inn"}, {"tower", "inn", "grass"});
        s.turn("1 0 0", {"enter follower"});
        s.turn("0 1 0", {"place follower 0"});
        s.play("lay 0 2 0");
        for (const QString& move : s.legal("leave"))
            QVERIFY2(!move.contains(" 0 1 "), qPrintable(move));
    }
    void d3_2_notWhileTheDragonIsThere() {
        LandscapeScenario s = playDungeon(lairMap, {"tower", "volcano", "grass", "dragon"});
        s.turn("3 0 0", {"enter follower"});
        s.turn("1 0 0");
        s.turn("0 1 0");
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        s.play("lay 0 2 0");
        QCOMPARE(s.legal("leave"), QStringList());
    }
    void d3_2_butWithTheFairySinceTheTurnBegan() {
        LandscapeScenario s = playDungeon(lairMap, {"tower", "volcano", "grass", "dragon", "grass", "grass"},
                                          {{"pieces", {"large"}}});
        s.turn("3 0 0", {"enter follower"});
        s.turn("1 0 0");
        s.turn("0 1 0");
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        s.play({"lay 0 2 0", "fairy follower", "end"});
        s.turn("0 3 0");
        s.play("lay 0 4 0");
        QVERIFY(s.may("leave follower 3 0 0"));
        s.play("leave follower 3 0 0");
        QCOMPARE(s.below(), (QStringList{"fairy", "dragon"}));
    }
    void d3_3_onAnythingIncomplete() {
        LandscapeScenario s =
            LandscapeScenario({.tiles = {grass, tower, "end frff r:e x9", "all crff c:n r:e m @tower x9"},
                               .map = {"0 0 all", "1 0 end 180", "5 0 all"},
                               .stack = {"tower"},
                               .options = {{"pieces", {"mayor"}}},
                               .ruleset = "dungeon"});
        s.turn("0 1 0", {"enter follower"});
        s.turn("0 2 0");
        s.play("lay 0 3 0");
        // The road of the first is complete; city, cloister and field are not.
        QCOMPARE(s.legal("leave"),
                 (QStringList{"leave follower 0 0 0", "leave follower 0 0 2", "leave follower 0 0 3",
                              "leave follower 0 1 0", "leave follower 5 0 0", "leave follower 5 0 1",
                              "leave follower 5 0 2", "leave follower 5 0 3"}));
    }
    void d3_4_addsOrContests() {
        LandscapeScenario s = playDungeon({"0 0 inn", "5 5 grass"}, {"road", "tower", "road", "grass"});
        s.turn("1 0 0", {"place follower 0"});
        s.play({"lay 5 6 0", "enter follower 0 0 0", "end"});
        QCOMPARE(static_cast<int>(s.feature(0, 0, 0).followers), 3); // both of them
    }
    void d3_5_ontoTheDragon() {
        LandscapeScenario s = playDungeon({"0 0 grass", "2 0 tower"},
                                          {"tower", "volcano", "grass", "dragon", "grass", "dragon"});
        s.turn("3 0 0", {"enter follower"});
        s.turn("1 0 0");
        s.turn("0 1 0");
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        s.turn("0 2 0");
        s.play({"lay 0 3 0", "end"});
        QCOMPARE(s.legal("dragon").size(), 3); // out again: two towers and a volcano
        s.play("dragon 3 0");
        // From there it may go into the next tower; it steps on.
        QCOMPARE(s.legal(""), QStringList{"dragon 2 0"});
        s.play("dragon 2 0");
        QCOMPARE(dragonAt(s), "below");
    }
    void d3_5_eatenThere() {
        LandscapeScenario s =
            playDungeon({"0 0 grass", "2 0 grass", "9 9 tower"},
                        {"tower", "volcano", "grass", "dragon", "grass", "dragon", "grass"});
        s.turn("3 0 0", {"enter follower"});
        s.turn("1 0 0");
        s.turn("0 1 0");
        s.play({"lay 1 1 0", "end", "dragon 2 0", "dragon 3 0"});
        QCOMPARE(dragonAt(s), "below");
        s.turn("0 2 0");
        s.play({"lay 0 3 0", "end", "dragon 9 9"}); // alone there: the flight is over
        QCOMPARE(s.player(), 0);
        s.play("lay 0 4 0");
        QVERIFY(s.may("leave follower 9 9 0"));
        s.play("leave follower 9 9 0");
        QCOMPARE(s.supply(0, "follower"), 7);
        QCOMPARE(s.below(), QStringList());
        const bool eaten = std::any_of(s.changes().begin(), s.changes().end(), [](const game::Change& c) {
            return isMove(c, game::Change::What::PieceHome, "follower");
        });
        QVERIFY(eaten);
    }
    void d3_6_fairyOut() {
        LandscapeScenario s = playDungeon({"0 0 tower"}, {"tower", "road", "grass", "grass"});
        s.turn("1 0 0", {"enter follower"});
        s.turn("0 1 0", {"place follower 0"});
        s.turn("0 2 0", {"fairy follower"});
        s.play("lay 0 3 0");
        QVERIFY(s.may("fairy 0 1 0")); // anyone may, to his own
        s.play("fairy 0 1 0");
        QCOMPARE(s.below(), QStringList{"0 follower"});
    }
    void d4_1_ontoAnEntrance() {
        LandscapeScenario s = playDungeon({"0 0 grass", "2 0 tower", "3 0 grass"}, lairStack());
        bringBelow(s);
        QCOMPARE(dragonAt(s), "below");
        QCOMPARE(s.drawn(), "grass"); // the flight ended before its sixth step
        QCOMPARE(s.player(), 0);
    }
    void d4_2_someoneBelowSavesTheTile() {
        LandscapeScenario s = playDungeon({"0 0 grass"}, {"tower", "inn", "volcano", "dragon"});
        s.turn("0 -1 0", {"enter follower"});
        s.turn("1 0 0", {"place follower 0"});
        s.turn("1 1 0");
        s.play({"lay 0 1 0", "end", "dragon 1 0"});
        QCOMPARE(dragonAt(s), "below");
        QCOMPARE(s.supply(1, "follower"), 6); // nothing on the tile is touched
        QVERIFY(s.pieces().contains("1 follower at 1 0 on 0"));
    }
    void d4_3_fleeOrStay() {
        const Json options{{"pieces", {"large", "builder"}}};
        LandscapeScenario s(
            LandscapeSetup{.tiles = dungeonTiles + QStringList{"halls rfrf r:n r:s @tower x2"},
                           .map = {"0 0 grass"},
                           .stack = {"halls", "volcano", "grass", "dragon"},
                           .options = options,
                           .players = 3,
                           .ruleset = "dungeon"});
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 1 0"); // volcano
        s.turn("2 0 0");
        s.play({"lay -1 0 0", "end"});
        QCOMPARE(s.player(), 0); // who laid it: player 0
        s.play("dragon 0 0");
        s.play("dragon 1 0");
        QCOMPARE(s.player(), 0); // the owner is asked
        QCOMPARE(s.legal(""), (QStringList{"flee", "stay"}));
        s.play("flee");
        QCOMPARE(s.below(), (QStringList{"0 follower", "dragon"}));
        QCOMPARE(s.drawn(), "grass");
    }
    void d4_3_clockwiseFromWhoMadeTheStep() {
        LandscapeScenario s({.tiles = crossroads,
                             .map = {"0 0 grass", "5 5 halls"},
                             .stack = {"portal", "portal", "portal", "vent", "dragon"},
                             .options = {{"pieces", {"large"}}},
                             .players = 3,
                             .ruleset = "dungeon"});
        s.turn("0 1 0", {"place follower 5 5 0"});
        s.turn("0 2 0", {"place follower 5 5 1"});
        s.turn("0 3 0", {"place large 5 5 2"});
        s.turn("4 5 0");
        s.play({"lay 1 0 0", "end"});
        QCOMPARE(s.player(), 1);
        s.play("dragon 5 5");
        QCOMPARE(s.player(), 1);
        QCOMPARE(s.legal(""), (QStringList{"flee", "stay"}));
        s.play("stay");
        QCOMPARE(s.player(), 2);
        s.play("flee");
        QCOMPARE(s.player(), 0);
        s.play("flee"); // that one is below already changes nothing for him
        QCOMPARE(s.below(), (QStringList{"0 follower", "2 large-follower", "dragon"}));
        QCOMPARE(s.supply(1, "follower"), 7); // eaten
        QCOMPARE(s.player(), 2);
        QCOMPARE(s.drawn(), "grass");
    }
    void d4_3_allOrNoneAndTheRestIsEaten() {
        LandscapeScenario s({.tiles = crossroads,
                             .map = {"0 0 grass", "5 5 halls"},
                             .stack = {"portal", "portal", "portal", "vent", "dragon"},
                             .options = {{"pieces", {"large", "wagon"}}},
                             .ruleset = "dungeon"});
        s.turn("0 1 0", {"place follower 5 5 0"});
        s.turn("0 2 0", {"place wagon 5 5 1"});
        s.turn("0 3 0", {"place large 5 5 2"});
        s.turn("4 5 0");
        s.play({"lay 1 0 0", "end", "dragon 5 5"});
        QCOMPARE(s.player(), 0); // a wagon never flees
        s.play("flee");
        QCOMPARE(s.below(), (QStringList{"0 follower", "0 large-follower", "dragon"}));
        QCOMPARE(s.supply(1, "wagon"), 1);
    }
    void d4_4_barredWhileItIsThere() {
        LandscapeScenario s = playDungeon(lairMap, {"tower", "volcano", "grass", "dragon", "tower"});
        s.turn("3 0 0", {"enter follower"});
        s.turn("1 0 0");
        s.turn("0 1 0");
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        QCOMPARE(s.below(), (QStringList{"0 follower", "dragon"})); // it eats nobody there
        s.play("lay 4 0 0");
        QCOMPARE(s.legal("enter") + s.legal("leave"), QStringList());
    }
    void d5_1_volcano() {
        LandscapeScenario s = playDungeon(lairMap, {"tower", "volcano", "grass", "dragon", "volcano"});
        s.turn("3 0 0", {"enter follower"});
        s.turn("1 0 0");
        s.turn("0 1 0");
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        s.play("lay 0 2 0");
        QCOMPARE(dragonAt(s), "0 2");
        QVERIFY(s.may("leave follower 3 0 0")); // the deployment finds the dungeon free
    }
    void d5_2_exit() {
        LandscapeScenario s = playDungeon({"0 0 grass", "2 0 tower", "9 9 inn", "-5 0 volcano", "-4 0 grass"},
                                          {"volcano", "dragon", "dragon", "grass"});
        bringBelow(s);
        s.play({"lay 0 1 0", "end"});
        QCOMPARE(s.player(), 0); // who laid it makes the first step
        QCOMPARE(s.legal(""), (QStringList{"dragon -5 0", "dragon 1 0", "dragon 2 0", "dragon 9 9"}));
        s.play("dragon -5 0");
        QCOMPARE(s.player(), 1); // the other steps follow
        s.play("dragon -4 0");
        QCOMPARE(s.player(), 1); // stuck: player 1's own turn
        QCOMPARE(s.drawn(), "grass");
    }
    void d5_2_eatsThereAndNobodyFlees() {
        LandscapeScenario s =
            playDungeon({"0 0 grass", "2 0 tower", "9 9 grass"}, {"volcano", "dragon", "inn", "dragon"});
        bringBelow(s);
        s.turn("9 8 0", {"place follower 0"});
        s.play({"lay 0 1 0", "end"});
        QCOMPARE(s.supply(0, "follower"), 6);
        s.play("dragon 9 8");
        QCOMPARE(s.supply(0, "follower"), 7);
        QCOMPARE(dragonAt(s), "9 8"); // an entrance, but it does not go in again by it
        QCOMPARE(s.legal(""), QStringList{"dragon 9 9"});
    }
    void d5_2_notToTheFairy() {
        LandscapeScenario s = playDungeon({"0 0 grass", "2 0 tower", "9 9 grass"},
                                          {"volcano", "dragon", "inn", "grass", "grass", "dragon"});
        bringBelow(s);
        s.turn("9 8 0", {"place follower 0"});
        s.turn("0 1 0");
        s.turn("0 2 0", {"fairy 9 8 0"});
        s.play({"lay 0 3 0", "end"});
        QCOMPARE(s.legal("dragon"), (QStringList{"dragon 1 0", "dragon 2 0"}));
    }
    void d5_2_inAgainByAnotherEntrance() {
        LandscapeScenario s = playDungeon({"0 0 grass", "2 0 tower", "3 0 tower"}, lairStack({"dragon"}));
        bringBelow(s);
        s.play({"lay 0 1 0", "end", "dragon 3 0"});
        QCOMPARE(dragonAt(s), "3 0");
        s.play("dragon 2 0");
        QCOMPARE(dragonAt(s), "below");
    }
    void d5_3_flushOut() {
        LandscapeScenario s =
            playDungeon(lairMap, lairStack({"tower"}), {{"flushOut", true}, {"pieces", {"large"}}});
        bringBelow(s);
        s.play("lay 3 0 0");
        QCOMPARE(s.legal("flush"), (QStringList{"flush 1 0", "flush 2 0", "flush 3 0"}));
        s.play("flush 3 0");
        QCOMPARE(dragonAt(s), "3 0");
        QCOMPARE(s.supply(0, "large-follower"), 1); // shown only
        QCOMPARE(s.legal(""), QStringList{"end"});
        s.play("end");
        QCOMPARE(s.player(), 1); // no flight
    }
    void d5_3_eatsAndNeedsTheLargeOne() {
        LandscapeScenario s = playDungeon(lairMap, lairStack({"inn", "grass", "tower", "tower"}),
                                          {{"flushOut", true}, {"pieces", {"large"}}});
        bringBelow(s);
        s.turn("3 0 0", {"place large 0"});
        s.turn("0 1 0");
        s.play("lay 2 1 0");
        QCOMPARE(s.legal("flush"), QStringList()); // player 0's is on the board
        s.play("end");
        s.play({"lay 2 2 0", "flush 3 0"});
        QCOMPARE(s.supply(0, "large-follower"), 1); // eaten
    }
    void d5_3_onlyByOption() {
        LandscapeScenario s = playDungeon(lairMap, lairStack({"tower"}), {{"pieces", {"large"}}});
        bringBelow(s);
        s.play("lay 3 0 0");
        QCOMPARE(s.legal("flush"), QStringList());
    }
    void d6_1_scoresNothing() {
        LandscapeScenario s({.tiles = {"grass ffff x3", "tower ffff @tower x2"},
                             .map = {"0 0 tower"},
                             .stack = {"tower", "grass"},
                             .ruleset = "dungeon"});
        s.turn("1 0 0", {"enter follower"});
        s.turn("0 1 0");
        s.turn("0 2 0", {"fairy follower"});
        s.turn("0 3 0");
        QVERIFY(s.over());
        QCOMPARE(s.points(), (QList<int>{0, 0}));
        QCOMPARE(s.below(), (QStringList{"0 follower", "fairy"}));
    }
};

QTEST_GUILESS_MAIN(DungeonTest)
#include "tst_dungeon.moc"
