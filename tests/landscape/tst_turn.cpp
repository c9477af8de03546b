// L-2: the course of the game.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"
#include "tests/landscape/named_tiles.h"

using namespace tilewright;
using namespace tilewright::test;

class LandTurnTest : public QObject {
    Q_OBJECT

private slots:
    // L-2.1: touching, and alike on every touching side.
    void l2_1_laying() {
        LandscapeScenario s({.tiles = {road, end}, .map = {"0 0 road", "2 -1 end 90"}, .stack = {"end"}});
        QVERIFY(!s.may("lay 5 5 0"));  // touches nothing
        QVERIFY(!s.may("lay 0 0 0"));  // taken
        QVERIFY(s.may("lay 1 0 180")); // road meets road
        QVERIFY(!s.may("lay 1 0 90")); // field meets road
        QVERIFY(s.may("lay 2 0 270"));
        QVERIFY(!s.may("lay 2 0 0"));
        QVERIFY(s.may("lay 0 1 0")); // its road looks east, where nothing lies
        QCOMPARE(s.drawn(), "end");
    }
    void l2_1_symmetricTilesFitInAllRotations() {
        LandscapeScenario s({.tiles = {"grass ffff x3"}, .map = {"0 0 grass"}});
        QCOMPARE(s.legal("lay").size(), 16);
    }
    void l2_1_setAside() {
        LandscapeScenario s({.tiles = {"grass ffff x3", "city cccc c:nesw x2", end},
                             .map = {"0 0 grass"},
                             .stack = {"city", "grass", "city", "end"}});
        QCOMPARE(s.drawn(), "grass"); // the city fits nowhere
        s.turn("1 0 0");
        QCOMPARE(s.drawn(), "end");
        using What = game::Change::What;
        const auto asides = std::count_if(s.changes().begin(), s.changes().end(),
                                          [](const game::Change& c) { return c.what == What::TileRemoved; });
        QCOMPARE(asides, 1);
    }
    void l2_1_limits() {
        LandscapeScenario s({.tiles = {"grass ffff x3"}, .map = {"10000 0 grass"}});
        QCOMPARE(s.legal("lay").size(), 12);
        QVERIFY(!s.may("lay 10001 0 0"));
    }
    void l2_1_startMapIsNotInTheStack() {
        LandscapeScenario s({.tiles = {"grass ffff x3"}, .map = {"0 0 grass"}});
        s.turn("1 0 0");
        s.turn("2 0 0");
        QVERIFY(s.over());
    }
    // L-2.2: at most one follower, if nobody has one on the whole feature; 7 a player.
    void l2_2_followers() {
        LandscapeScenario s({.tiles = {road, end}, .map = {"0 0 road"}, .stack = {"road", "road"}});
        QCOMPARE(s.supply(0, "follower"), 7);
        s.play("lay 1 0 0");
        QCOMPARE(s.legal("place"), (QStringList{"place follower 0", "place follower 1", "place follower 2"}));
        s.play({"place follower 0", "end"});
        QCOMPARE(s.supply(0, "follower"), 6);
        s.play("lay 2 0 0");
        QCOMPARE(s.legal("place"), (QStringList{"place follower 1", "place follower 2"}));
    }
    void l2_2_alsoOnWhatIsComplete() {
        LandscapeScenario s({.tiles = {road, end}, .map = {"0 0 end"}, .stack = {"end"}});
        s.play({"lay 1 0 180", "place follower 0", "end"});
        QCOMPARE(s.points(), (QList<int>{2, 0}));
        QCOMPARE(s.supply(0, "follower"), 7);
    }
    void l2_2_sevenOnly() {
        LandscapeScenario s({.tiles = {"row rfrf r:ns x20"}, .map = {"0 0 row"}});
        for (int i = 0; i < 7; ++i) {
            s.turn(QString("%1 0 0").arg(i + 1), {"place follower 0"});
            s.turn(QString("%1 0 0").arg(-i - 1));
        }
        s.play("lay 8 0 0");
        QCOMPARE(s.supply(0, "follower"), 0);
        QCOMPARE(s.legal("place"), QStringList());
    }
    void l2_2_players_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("possible");
        for (int n = 1; n <= 7; ++n)
            QTest::addRow("L-2.2 %d players", n) << n << (n >= 2 && n <= 6);
    }
    void l2_2_players() {
        QFETCH(int, players);
        QFETCH(bool, possible);
        const auto game = compile({.tiles = {"grass ffff x9"}, .map = {"0 0 grass"}, .players = players});
        QCOMPARE(game.value.has_value(), possible);
        if (!possible)
            return;
        LandscapeScenario s({.tiles = {"grass ffff x20"}, .map = {"0 0 grass"}, .players = players});
        for (int i = 0; i < 2 * players; ++i) { // L-2.4: player 0 begins, then clockwise
            QCOMPARE(s.player(), i % players);
            s.turn(QString("%1 0 0").arg(i + 1));
        }
    }
    // L-2.3: all that is complete is scored on the same board, then everybody comes home.
    void l2_3_scoring() {
        LandscapeScenario s({.tiles = {end, "double rfrf r:n r:s x3"},
                             .map = {"0 0 end 90", "0 4 end 270"},
                             .stack = {"double", "double", "double"}});
        s.turn("0 1 0", {"place follower 1"});
        s.turn("0 3 0", {"place follower 0"});
        QCOMPARE(s.points(), (QList<int>{0, 0}));
        s.turn("0 2 0"); // completes both
        QCOMPARE(s.points(), (QList<int>{2, 2}));
        QVERIFY(s.pieces().isEmpty());
    }
    void l2_3_nothingWithoutFigures() {
        LandscapeScenario s({.tiles = {end}, .map = {"0 0 end"}});
        s.turn("1 0 180");
        QCOMPARE(s.points(), (QList<int>{0, 0}));
    }
    // L-2.4: the end, and who has won.
    void l2_4_end() {
        LandscapeScenario s({.tiles = {"road frfr r:ew x3"}, .map = {"0 0 road"}});
        s.turn("1 0 0", {"place follower 0"});
        QVERIFY(s.position().winners().empty());
        QVERIFY(s.position().end() == game::End::Unfinished);
        s.turn("2 0 0");
        QVERIFY(s.over());
        QVERIFY(s.position().end() == game::End::LastTile);
        QCOMPARE(s.points(), (QList<int>{3, 0}));
        QVERIFY(s.position().winners() == std::vector<int>{0});
        QVERIFY(s.legal("").isEmpty());
    }
    void l2_4_sharedWin() {
        LandscapeScenario s({.tiles = {"grass ffff x2"}, .map = {"0 0 grass"}, .players = 3});
        s.turn("1 0 0");
        QVERIFY(s.over());
        QVERIFY((s.position().winners() == std::vector<int>{0, 1, 2}));
    }
    void l2_4_nothingFitsAtOnce() {
        LandscapeScenario s({.tiles = {"grass ffff", "city cccc c:nesw x2"}, .map = {"0 0 grass"}});
        QVERIFY(s.over());
        QCOMPARE(s.position().table().turn, 0);
    }
    // No turn begins in which nothing can be laid, be it that the stack is used up or that none of it fits.
    void l2_4_noTurnBeginsInVain_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("left");
        for (const char* ruleset : {"landscape", "tunnel", "dungeon"}) {
            QTest::addRow("L-2.4 %s, the stack used up", ruleset) << ruleset << "";
            QTest::addRow("L-2.4 %s, none fits", ruleset) << ruleset << "city cccc c:nesw x2";
        }
    }
    void l2_4_noTurnBeginsInVain() {
        QFETCH(QString, ruleset);
        QFETCH(QString, left);
        QStringList tiles{"grass ffff @tower x3", "lava ffff @volcano x1"};
        if (!left.isEmpty())
            tiles << left;
        LandscapeScenario s({.tiles = tiles,
                             .map = {"0 0 grass"},
                             .stack = {"grass", "grass", "lava"},
                             .players = 3,
                             .ruleset = ruleset.toStdString()});
        for (int laid = 1; laid <= 3; ++laid) {
            QCOMPARE(s.position().table().turn, laid);
            QCOMPARE(s.player(), laid - 1);
            s.turn(QString("%1 0 0").arg(laid));
        }
        QVERIFY(s.over());
        QCOMPARE(s.position().table().turn, 3);
        using What = game::Change::What;
        const auto told = [&s](What what) {
            return std::ranges::count(s.changes(), what, &game::Change::what);
        };
        QCOMPARE(told(What::TurnBegan), 0);
        QCOMPARE(told(What::TileRemoved), left.isEmpty() ? 0 : 2);
        QCOMPARE(told(What::GameEnded), 1);
        QCOMPARE(s.position().table().stackLeft, 0);
    }
    // L-2.5: laying, deployment, scoring, in this order.
    void l2_5_order() {
        LandscapeScenario s({.tiles = {end}, .map = {"0 0 end"}});
        QVERIFY(!s.may("end"));
        QVERIFY(!s.may("place follower 0"));
        s.play("lay 1 0 180");
        QVERIFY(!s.may("lay 2 0 0"));
        s.play("place follower 0");
        QCOMPARE(s.points(), (QList<int>{0, 0}));
        s.play("end");
        QCOMPARE(s.points(), (QList<int>{2, 0}));
    }
    // L-2.6: one deployment a part.
    void l2_6_oneDeployment() {
        LandscapeScenario s({.tiles = {road}, .map = {"0 0 road"}, .options = {{"pieces", {"large"}}}});
        s.play({"lay 1 0 0", "place follower 1"});
        QCOMPARE(s.legal(""), QStringList{"end"});
    }
    // L-2.7: what completes a feature later in the turn matters to the second part only.
    void l2_7_completeAsLaid() {
        LandscapeScenario s({.tiles = {road, end},
                             .map = {"0 0 road"},
                             .stack = {"road", "road", "road", "end"},
                             .options = {{"pieces", {"builder"}}}});
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 1 0");
        s.turn("2 0 0", {"place builder 0"}); // a later tile extends it
        QCOMPARE(s.player(), 1);
        s.turn("3 0 180");
        QCOMPARE(s.points(), (QList<int>{0, 0}));
    }
};

QTEST_GUILESS_MAIN(LandTurnTest)
#include "tst_turn.moc"
