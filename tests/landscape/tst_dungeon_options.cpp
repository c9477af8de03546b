// Options of The Dungeon: dragon, fairy, and the ways in and out.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QStringList fewTiles{"grass ffff x40", "tower ffff @tower x9", "volcano ffff @volcano x9",
                           "dragon ffff @dragon x9", "meadow ffff x9"};

LandscapeScenario playOptions(const QStringList& map, const QStringList& stack, const Json& options,
                              int players = 2) {
    return LandscapeScenario(dungeon(fewTiles, map, stack, options, players));
}

} // namespace

class DungeonOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void l6_2_dragonSteps() {
        LandscapeScenario s =
            playOptions({"0 0 grass"}, {"volcano", "dragon", "grass"}, {{"dragonSteps", 2}});
        s.turn("1 0 0");
        s.play({"lay 2 0 0", "end", "dragon 0 0"});
        QCOMPARE(dragonAt(s), "0 0"); // nowhere else to go
        LandscapeScenario far = playOptions({"0 0 grass", "-1 0 grass", "-2 0 grass", "-3 0 grass"},
                                            {"volcano", "dragon", "grass"}, {{"dragonSteps", 2}});
        far.turn("1 0 0");
        far.play({"lay 2 0 0", "end", "dragon 0 0", "dragon -1 0"});
        QCOMPARE(far.legal("dragon"), QStringList());
        QVERIFY(!far.legal("lay").isEmpty());
    }
    void l6_2_steering_data() {
        QTest::addColumn<QString>("steering");
        QTest::addColumn<int>("second");
        QTest::newRow("L-6.2 clockwise") << "clockwise" << 0;
        QTest::newRow("L-6.2 layer") << "layer" << 1;
    }
    void l6_2_steering() {
        QFETCH(QString, steering);
        QFETCH(int, second);
        LandscapeScenario s = playOptions({"0 0 grass", "-1 0 grass"}, {"volcano", "dragon", "grass"},
                                          {{"dragonSteering", steering.toStdString()}});
        s.turn("1 0 0");
        s.play({"lay 2 0 0", "end"});
        QCOMPARE(s.player(), 1);
        s.play("dragon 0 0");
        QCOMPARE(s.player(), second);
    }
    void l6_4_fairyPoints() {
        LandscapeScenario s = LandscapeScenario({.tiles = {"grass ffff x3", "end frff r:e x3"},
                                                 .map = {"0 0 end"},
                                                 .stack = {"end", "grass", "grass", "grass", "end"},
                                                 .options = {{"fairyTurnPoints", 4}, {"fairyScorePoints", 5}},
                                                 .ruleset = "dungeon"});
        s.turn("0 1 0", {"place follower 0"});
        s.turn("0 -1 0");
        s.turn("0 -2 0", {"fairy 0 1 0"});
        s.turn("0 -3 0");
        QCOMPARE(s.points()[0], 4);
        s.turn("1 1 180");
        QCOMPARE(s.points()[0], 4 + 2 + 5);
    }

    // D-4.4: a dragon tile opens the dungeon for the deployment of its own part.
    void d4_4_dragonFrees_data() {
        QTest::addColumn<QString>("frees");
        QTest::addColumn<bool>("open");
        QTest::newRow("D-4.4 after") << "after" << false;
        QTest::newRow("D-4.4 placed") << "placed" << true;
    }
    void d4_4_dragonFrees() {
        QFETCH(QString, frees);
        QFETCH(bool, open);
        LandscapeScenario s =
            playOptions(lairMap, {"tower", "volcano", "grass", "dragon", "grass", "grass", "dragon"},
                        {{"dragonFrees", frees.toStdString()}});
        s.turn("3 0 0", {"enter follower"});
        s.turn("1 0 0");
        s.turn("0 1 0");
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        s.play("lay 0 2 0");
        QCOMPARE(s.legal("leave"), QStringList());
        s.play("end");
        s.turn("0 3 0");
        s.play("lay 0 4 0");
        QCOMPARE(s.may("leave follower 3 0 0"), open);
    }
    void d3_1_exitTiles() {
        for (const char* exits : {"any", "earlier"}) {
            LandscapeScenario s =
                playOptions({"0 0 tower"}, {"tower", "grass", "tower"}, {{"exitTiles", exits}});
            s.turn("1 0 0", {"enter follower"});
            s.turn("0 1 0");
            s.play("lay 2 0 0");
            QCOMPARE(s.may("leave follower 2 0 0"), QString(exits) == "any");
            QVERIFY(s.may("leave follower 0 0 0"));
        }
    }
    void d2_1_enterFrom_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QStringList>("moves");
        const QStringList supply{"enter follower", "enter follower 5 0 0"};
        const QStringList board{"enter follower 5 0 0 from 1 0 0", "enter follower from 1 0 0"};
        QTest::newRow("D-2.1 supply") << "supply" << supply;
        QTest::newRow("D-2.1 board") << "board" << board;
        QTest::newRow("D-2.1 both") << "both" << QStringList{supply[0], supply[1], board[0], board[1]};
    }
    void d2_1_enterFrom() {
        QFETCH(QString, from);
        QFETCH(QStringList, moves);
        LandscapeScenario s = playOptions({"0 0 grass", "5 0 tower"}, {"meadow", "grass", "tower"},
                                          {{"enterFrom", from.toStdString()}});
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 1 0");
        s.play("lay 1 -1 0");
        QCOMPARE(s.legal("enter"), moves);
        if (from == "supply")
            return;
        s.play("enter follower from 1 0 0");
        QCOMPARE(s.below(), QStringList{"0 follower"});
        QCOMPARE(s.pieces(), QStringList());
        QCOMPARE(s.supply(0, "follower"), 6);
    }
    void d2_1_capacity() {
        LandscapeScenario s = playOptions({"0 0 tower"}, {"tower", "tower"}, {{"capacity", 1}});
        s.turn("1 0 0", {"enter follower"});
        s.play("lay 2 0 0");
        QCOMPARE(s.legal("enter"), QStringList());
        const auto refusals = s.position().refusals();
        QVERIFY(std::ranges::any_of(refusals, [](const game::Refusal& refusal) {
            return refusal.reason.english() == "the dungeon is full";
        }));
    }

    // D-4.3: two followers of one player on a tile to which the dragon comes.
    void d4_3_fleeing_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QStringList>("decisions");
        QTest::addColumn<int>("below");
        const QStringList flee{"flee"};
        QTest::newRow("D-4.3 all") << "{}" << flee << 2;
        QTest::newRow("D-4.3 each") << R"({"fleeing":"each"})" << QStringList{"flee", "stay"} << 1;
        QTest::newRow("D-4.3 each stays") << R"({"fleeing":"each"})" << QStringList{"stay", "stay"} << 0;
        QTest::newRow("D-4.3 room for one") << R"({"capacity":1})" << flee << 1;
        QTest::newRow("D-4.3 each, room for one") << R"({"fleeing":"each","capacity":1})" << flee << 1;
    }
    void d4_3_fleeing() {
        QFETCH(QString, options);
        QFETCH(QStringList, decisions);
        QFETCH(int, below);
        LandscapeScenario s(
            {.tiles = {"grass ffff x9", "halls rrrr r:n r:e r:s r:w @tower x1", "vent frff r:e @volcano x1",
                       "portal ffff @portal x2", "dragon ffff @dragon x1"},
             .map = {"0 0 grass", "5 0 halls"},
             .stack = {"portal", "grass", "portal", "vent", "dragon"},
             .options = Json::parse(options.toStdString()),
             .ruleset = "dungeon"});
        s.turn("0 1 0", {"place follower 5 0 0"});
        s.turn("0 2 0");
        s.turn("0 3 0", {"place follower 5 0 1"});
        s.turn("4 0 0");
        s.play({"lay 0 4 0", "end", "dragon 5 0"});
        s.play(decisions);
        QCOMPARE(s.legal("flee"), QStringList());
        QCOMPARE(s.below().count("0 follower"), below);
        QCOMPARE(s.supply(0, "follower"), 7 - below);
    }
    // Other fields of a move are ignored, as ever.
    void fromIsReadOnlyWhereFollowersLeaveTheBoard() {
        LandscapeScenario s = playOptions({"0 0 tower"}, {"tower", "grass"}, Json::object());
        s.play(QString("lay 1 0 0"));
        const Json entry = {{"player", s.player()},
                            {"move", "enter-dungeon"},
                            {"figure", "follower"},
                            {"from", {{"x", 0}, {"y", 0}, {"feature", 0}}}};
        QVERIFY(s.position().fromJson(entry, "").value);
    }

    // D-4.3: small ones before large ones, and a record says who; one that doesn't means the next.
    void d4_3_eachIsNamed() {
        LandscapeScenario s(
            {.tiles = {"grass ffff x9", "halls rrrr r:n r:e r:s r:w @tower x1", "vent frff r:e @volcano x1",
                       "portal ffff @portal x2", "dragon ffff @dragon x1"},
             .map = {"0 0 grass", "5 0 halls"},
             .stack = {"portal", "grass", "portal", "vent", "dragon"},
             .options = {{"fleeing", "each"}, {"pieces", {"large"}}},
             .ruleset = "dungeon"});
        s.turn("0 1 0", {"place large 5 0 0"});
        s.turn("0 2 0");
        s.turn("0 3 0", {"place follower 5 0 1"});
        s.turn("4 0 0");
        s.play({"lay 0 4 0", "end", "dragon 5 0"});
        QCOMPARE(s.legal("flee") + s.legal("stay"), (QStringList{"flee follower", "stay follower"}));
        QVERIFY(s.may("flee") && !s.refusal("flee large").isEmpty());
        s.play("stay");
        QCOMPARE(s.legal("flee"), QStringList{"flee large"});
        s.play("flee large");
        QCOMPARE(s.below(), (QStringList{"0 large-follower", "dragon"}));
    }

    // D-4.3: who of two alike ones flees first follows from where they stand, not from who came first.
    void d4_3_alikeOnesFleeInTheOrderOfFeatures() {
        for (const char* options : {R"({"fleeing":"each"})", R"({"capacity":1})"}) {
            LandscapeScenario s(
                {.tiles = {"grass ffff x9", "halls rrrr r:n r:e r:s r:w @tower x1",
                           "vent frff r:e @volcano x1", "portal ffff @portal x2", "dragon ffff @dragon x1"},
                 .map = {"0 0 grass", "5 0 halls"},
                 .stack = {"portal", "grass", "portal", "vent", "dragon"},
                 .options = Json::parse(options),
                 .ruleset = "dungeon"});
            s.turn("0 1 0", {"place follower 5 0 2"});
            s.turn("0 2 0");
            s.turn("0 3 0", {"place follower 5 0 1"});
            s.turn("4 0 0");
            const QStringList before = s.pieces();
            QVERIFY2(before.contains("0 follower at 5 0 on 1"), qPrintable(before.join("; ")));
            QVERIFY2(before.contains("0 follower at 5 0 on 2"), qPrintable(before.join("; ")));
            s.play({"lay 0 4 0", "end", "dragon 5 0", "flee"});
            // Without room for both, the other one is eaten at once.
            const bool decides = s.legal("flee").size() == 1;
            QCOMPARE(s.pieces().contains("0 follower at 5 0 on 2"), decides);
            QVERIFY(!s.pieces().contains("0 follower at 5 0 on 1"));
            QCOMPARE(s.below().count("0 follower"), 1);
        }
    }
    void d2_4_fairyGoesAlong() {
        for (const bool along : {false, true}) {
            LandscapeScenario s = playOptions({"0 0 tower"}, {"tower", "grass", "grass", "grass", "grass"},
                                              {{"fairyGoesAlong", along}});
            s.turn("1 0 0", {"enter follower"});
            s.turn("0 1 0");
            s.turn("0 2 0", {"fairy follower"});
            s.turn("0 3 0");
            s.play({"lay 0 4 0", "leave follower 0 0 0"});
            QCOMPARE(s.below().contains("fairy"), !along);
            QCOMPARE(s.pieces().contains("-1 fairy at 0 0 on 0"), along);
        }
    }
    // D-1.2: of two alike ones he is the first, so that she can be brought out.
    void d2_4_fairyGoesAlongFirst() {
        for (const bool along : {false, true}) {
            LandscapeScenario s =
                playOptions({"0 0 tower"}, {"tower", "grass", "tower", "grass", "grass", "grass", "grass"},
                            {{"fairyGoesAlong", along}});
            s.turn("1 0 0", {"enter follower"});
            s.turn("0 1 0");
            s.turn("2 0 0", {"enter follower"});
            s.turn("0 2 0");
            s.turn("0 3 0", {"fairy follower"});
            s.turn("0 4 0");
            s.play({"lay 0 5 0", "leave follower 0 0 0"});
            QCOMPARE(s.below().count("0 follower"), 1);
            QCOMPARE(s.pieces().contains("-1 fairy at 0 0 on 0"), along);
        }
    }
    void optionsWithoutEffect() {
        const auto of = [](const Json& options) {
            const auto game = test::compile({.tiles = {tower, volcano, dragon},
                                             .map = {"0 0 tower"},
                                             .options = options,
                                             .ruleset = "dungeon"});
            QStringList all;
            for (const Issue& issue : game.issues)
                all << QString::fromStdString(issue.pointer);
            return all;
        };
        QCOMPARE(of({{"flushOut", true}}), QStringList{"/options/flushOut"});
        QCOMPARE(of({{"flushOut", true}, {"pieces", {"large"}}}), QStringList());
        QCOMPARE(of({{"dragonEatsOnTower", false}}), QStringList{"/options/dragonEatsOnTower"});
        QCOMPARE(of({{"dragonEatsOnTower", false}, {"towerActions", true}}), QStringList());
    }
    void flightsWithoutDragonTiles() {
        for (const bool dragons : {false, true}) {
            const auto game = test::compile(
                {.tiles = {fewTiles[0], fewTiles[1], fewTiles[2], dragons ? fewTiles[3] : fewTiles[4]},
                 .map = {"0 0 grass"},
                 .options = {{"dragonSteps", 3}, {"dragonFrees", "placed"}},
                 .ruleset = "dungeon"});
            QCOMPARE(game.issues.size(), std::size_t{dragons ? 0U : 2U});
        }
    }
    void d6_1_lossBelow() {
        LandscapeScenario s({.tiles = {"tower ffff @tower x2"},
                             .map = {"0 0 tower"},
                             .options = {{"lossBelow", 3}},
                             .ruleset = "dungeon"});
        s.turn("1 0 0", {"enter follower"});
        QVERIFY(s.over());
        QCOMPARE(s.points(), (QList<int>{-3, 0}));
        QCOMPARE(std::ranges::count(s.changes(), game::Kind("followers-below"), &game::Change::kind), 1);
    }
    void d5_2_exitToFairy() {
        for (const bool toFairy : {false, true}) {
            LandscapeScenario s =
                playOptions(lairMap, {"tower", "volcano", "grass", "dragon", "grass", "dragon"},
                            {{"exitToFairy", toFairy}});
            s.turn("3 0 0", {"place follower 0"});
            s.turn("1 0 0");
            s.turn("0 1 0", {"fairy 3 0 0"});
            s.play({"lay 1 1 0", "end", "dragon 2 0"});
            s.turn("0 2 0");
            s.play({"lay 0 3 0", "end"});
            QCOMPARE(dragonAt(s), "below");
            QCOMPARE(s.may("dragon 3 0"), toFairy);
            if (!toFairy)
                continue;
            s.play("dragon 3 0");
            QCOMPARE(s.supply(0, "follower"), 7);
        }
    }
    void d5_3_exitToFairy() {
        for (const bool toFairy : {false, true}) {
            LandscapeScenario s =
                playOptions(lairMap, {"tower", "volcano", "grass", "dragon", "tower"},
                            {{"exitToFairy", toFairy}, {"flushOut", true}, {"pieces", {"large"}}});
            s.turn("3 0 0", {"place follower 0"});
            s.turn("1 0 0");
            s.turn("0 1 0", {"fairy 3 0 0"});
            s.play({"lay 1 1 0", "end", "dragon 2 0", "lay 0 2 0"});
            QVERIFY(s.may("flush 2 0"));
            QCOMPARE(s.may("flush 3 0"), toFairy);
        }
    }
};

QTEST_GUILESS_MAIN(DungeonOptionsTest)
#include "tst_dungeon_options.moc"
