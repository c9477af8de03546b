// U: tunnel tokens.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"
#include "tests/landscape/named_tiles.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Two mouths on one tile.
const QString two = "two frfr r:e! r:w! x9";

LandscapeSetup tunnel(LandscapeSetup setup) {
    setup.ruleset = "tunnel";
    return setup;
}

} // namespace

class TunnelTest : public QObject {
    Q_OBJECT

private slots:
    // U-1.1: colours by number; two tokens a colour.
    void u1_1_colours_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        QTest::newRow("U-1.1 two players") << 2 << "blue green brown"
                                           << "yellow red orange";
        QTest::newRow("U-1.1 three players") << 3 << "blue red"
                                             << "green orange";
        QTest::newRow("U-1.1 four players") << 4 << "blue"
                                            << "red";
        QTest::newRow("U-1.1 five players") << 5 << "blue"
                                            << "brown";
        QTest::newRow("U-1.1 six players") << 6 << "blue"
                                           << "orange";
    }
    void u1_1_colours() {
        QFETCH(int, players);
        QFETCH(QString, first);
        QFETCH(QString, last);
        LandscapeScenario s(
            tunnel({.tiles = {mouth, grass}, .map = {"0 0 mouth", "0 1 grass"}, .players = players}));
        const game::Table table = s.position().table();
        for (const auto& [player, colours] : {std::pair(0, first), std::pair(players - 1, last)}) {
            QStringList held;
            for (const game::Holding& holding : table.seats[static_cast<std::size_t>(player)].holdings)
                if (holding.kind.starts_with("tunnel-")) {
                    held << QString::fromUtf8(holding.kind.data() + 7,
                                              static_cast<qsizetype>(holding.kind.size()) - 7);
                    QCOMPARE(holding.count, 2);
                }
            QCOMPARE(held.join(' '), colours);
        }
        s.play(s.legal("lay").last());
        QStringList moves;
        for (const QString& colour : first.split(' '))
            moves << QString("token %1 0 0 east").arg(colour);
        const QStringList legal = s.legal("token");
        for (const QString& move : moves)
            QVERIFY2(legal.contains(move), qPrintable(legal.join(", ")));
    }
    // U-2.1: one a turn, also of two parts, before or after the figure, also on the tile just laid.
    void u2_1_oneATurn() {
        LandscapeScenario s(tunnel(
            {.tiles = {mouth, grass}, .map = {"0 0 mouth", "0 1 grass"}, .stack = {"mouth", "mouth"}}));
        s.play({"lay 0 -1 0", "place follower 0"});
        QVERIFY(s.may("token blue 0 0 east"));
        s.play("token blue 0 -1 east"); // just laid
        QCOMPARE(s.legal(""), QStringList{"end"});
        s.play("end");
        s.play({"lay 0 -2 270", "token yellow 0 0 east"});
        QVERIFY(!s.may("token yellow 0 -2 north"));
        QVERIFY(s.may("place follower 0"));
        QCOMPARE(s.supply(1, "tunnel-yellow"), 1);
    }
    void u2_1_oneATurnOfTwoParts() {
        LandscapeScenario s(tunnel({.tiles = {two, road, grass},
                                    .map = {"0 0 two", "0 1 grass", "0 -1 grass"},
                                    .stack = {"road", "grass", "road", "grass", "road", "grass", "grass"},
                                    .options = {{"pieces", {"builder"}}}}));
        s.turn("1 0 0", {"place follower 0"});
        s.turn("1 1 0");
        s.turn("2 0 0", {"place builder 0"});
        s.turn("2 1 0");
        s.play({"lay 3 0 0", "token blue 0 0 east", "end"});
        QCOMPARE(s.player(), 0); // the second part
        s.play(s.legal("lay").first());
        QCOMPARE(s.legal("token"), QStringList());
        s.play("end");
        s.play(s.legal("lay").first()); // player 1's turn
        QVERIFY(!s.legal("token").isEmpty());
    }
    void u2_1_eachStepAsTheBoardIs() {
        // A token put first bars a place: the two roads become one, and somebody is on it.
        LandscapeScenario s(tunnel({.tiles = {mouth, road, grass},
                                    .map = {"0 0 mouth", "0 1 mouth"},
                                    .stack = {"road", "grass", "road"}}));
        s.turn("1 0 0", {"place follower 0", "token blue 0 0 east"});
        s.turn("-1 0 0");
        s.play("lay 1 1 0");
        QVERIFY(s.may("place follower 0"));
        s.play("token blue 0 1 east");
        QVERIFY(!s.may("place follower 0"));
    }
    // U-2.2: it never comes back.
    void u2_2_neverBack() {
        LandscapeScenario s(tunnel({.tiles = {mouth, end, grass},
                                    .map = {"0 0 mouth", "0 1 mouth", "1 1 end 180"},
                                    .stack = {"grass", "grass", "end"}}));
        s.turn("-1 0 0", {"token blue 0 0 east"});
        s.turn("-1 1 0");
        s.turn("1 0 180", {"token blue 0 1 east", "place follower 0"});
        QCOMPARE(s.points(), (QList<int>{4, 0})); // scored, and the tokens stay
        QCOMPARE(s.supply(0, "tunnel-blue"), 0);
        QCOMPARE(s.position().table().tokens.size(), 2U);
    }
    // U-2.3: roads of other sets are split, or not, by option; never without tokens.
    void u2_3_splitting_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<bool>("split");
        QTest::addColumn<int>("places");
        QTest::newRow("U-2.3 tunnel, split") << "tunnel" << true << 4;
        QTest::newRow("U-2.3 tunnel, whole") << "tunnel" << false << 3;
        QTest::newRow("U-2.3 landscape") << "landscape" << true << 3;
    }
    void u2_3_splitting() {
        QFETCH(QString, ruleset);
        QFETCH(bool, split);
        QFETCH(int, places);
        LandscapeScenario s(
            {.tiles = {"through frfr r:ew!!* f:NL,NR,EL,WR f:ER,SL,SR,WL x3", "end frff r:e x3"},
             .map = {"0 0 end"},
             .stack = {"through", "end"},
             .options = {{"splitOtherTunnels", split}},
             .ruleset = ruleset.toStdString()});
        s.play("lay 1 0 180"); // the part of the first side, the east, looks west now
        QCOMPARE(s.legal("place").size(), places);
        const bool inTwo = places == 4;
        QCOMPARE(s.legal("token").size(), inTwo ? 6 : 0); // three colours, two mouths
        QCOMPARE(&s.feature(1, 0, 0) == &s.feature(0, 0, 0), true);
        if (inTwo) {
            QVERIFY(&s.feature(1, 0, 3) != &s.feature(1, 0, 0));
            QVERIFY(s.feature(1, 0, 3).doubled); // the inn, too
            QVERIFY(s.may("token blue 1 0 west"));
        }
        s.play("end");
        s.turn("2 0 180");
        QCOMPARE(s.feature(0, 0, 0).complete(), !inTwo);
    }
    void u2_3_mouthsAreEndsWithoutTokens() {
        LandscapeScenario s({.tiles = {mouth, end}, .map = {"0 0 mouth"}, .stack = {"end"}});
        s.turn("1 0 180", {"place follower 0"});
        QCOMPARE(s.points(), (QList<int>{2, 0}));
    }
    // U-3.1: without a token, or with one: incomplete.
    void u3_1_endsIncomplete() {
        LandscapeScenario s(tunnel({.tiles = {mouth, end, "grass ffff x3"},
                                    .map = {"0 0 mouth", "0 1 grass"},
                                    .stack = {"end", "grass"}}));
        s.turn("1 0 180", {"place follower 0"});
        QVERIFY(!s.feature(0, 0, 0).complete());
        s.turn("1 1 0");
        s.play({s.legal("lay").first(), "token blue 0 0 east", "end"});
        QCOMPARE(s.points(), (QList<int>{0, 0}));
        while (!s.over()) {
            s.play(s.legal("lay").first());
            s.play("end");
        }
        QCOMPARE(s.points(), (QList<int>{2, 0})); // incomplete: 1 a tile
    }
    // U-3.2: also two mouths of one tile.
    void u3_2_mouthsOfOneTile() {
        LandscapeScenario s(tunnel(
            {.tiles = {two, end, grass}, .map = {"0 0 two", "0 1 grass"}, .stack = {"end", "end", "grass"}}));
        s.turn("1 0 180", {"place follower 0", "token blue 0 0 east"});
        s.turn("-1 0 0");
        s.play({"lay 1 1 0", "token blue 0 0 west", "end"});
        QCOMPARE(s.points(), (QList<int>{3, 0})); // three tiles, the one with the mouths once
    }
    // U-3.3: a token completes a road however far from the tile just laid.
    void u3_3_farAway() {
        LandscapeScenario s(tunnel({.tiles = {mouth, end, grass},
                                    .map = {"0 0 mouth", "0 9 mouth", "1 9 end 180", "-1 4 grass"},
                                    .stack = {"end", "grass", "grass"}}));
        s.turn("1 0 180", {"place follower 0", "token blue 0 0 east"});
        s.turn("-2 4 0");
        s.turn("-3 4 0", {"token blue 0 9 east"});
        QCOMPARE(s.points(), (QList<int>{4, 0}));
        QCOMPARE(s.supply(0, "follower"), 7);
    }
    void u3_3_joiningCompletesNothingByItself() {
        LandscapeScenario s(tunnel({.tiles = {mouth, end, grass},
                                    .map = {"0 0 mouth", "0 9 mouth", "-1 4 grass"},
                                    .stack = {"end", "grass", "grass", "end"}}));
        s.turn("1 0 180", {"place follower 0", "token blue 0 0 east"});
        s.turn("-2 4 0");
        s.turn("-3 4 0", {"token blue 0 9 east"});
        QCOMPARE(s.points(), (QList<int>{0, 0}));
        s.turn("1 9 180"); // the other end is closed as ever
        QCOMPARE(s.points(), (QList<int>{4, 0}));
    }
    void u3_3_bothEndsOfOneRoad() {
        LandscapeScenario s(tunnel({.tiles = {mouth, road, grass},
                                    .map = {"0 0 mouth", "2 0 mouth 180"},
                                    .stack = {"road", "grass", "grass"}}));
        s.turn("1 0 0", {"place follower 0", "token blue 0 0 east"});
        s.turn("0 1 0");
        s.play({s.legal("lay").first(), "token blue 2 0 west", "end"});
        QCOMPARE(s.points(), (QList<int>{3, 0}));
    }
    // U-3.4: two owners that are joined share; a road may go underground several times.
    void u3_4_twoOwners() {
        LandscapeScenario s(tunnel({.tiles = {mouth, end, grass},
                                    .map = {"0 0 mouth", "0 9 mouth", "-1 4 grass"},
                                    .stack = {"end", "end", "grass"}}));
        s.turn("1 0 180", {"place follower 0", "token blue 0 0 east"});
        s.turn("1 9 180", {"place follower 0"});
        s.turn("-2 4 0", {"token blue 0 9 east"});
        QCOMPARE(s.points(), (QList<int>{4, 4}));
    }
    // U-4.1
    void u4_1_tilesTwice_data() {
        QTest::addColumn<bool>("twice");
        QTest::addColumn<int>("points");
        QTest::newRow("U-4.1 each tile once") << false << 3;
        QTest::newRow("U-4.1 tiles with a mouth once for each piece") << true << 4;
    }
    void u4_1_tilesTwice() {
        QFETCH(bool, twice);
        QFETCH(int, points);
        LandscapeScenario s(tunnel({.tiles = {two, end, grass},
                                    .map = {"0 0 two", "0 1 grass"},
                                    .stack = {"end", "end", "grass"},
                                    .options = {{"countTunnelTileTwice", twice}}}));
        s.turn("1 0 180", {"place follower 0", "token blue 0 0 east"});
        s.turn("-1 0 0");
        s.turn("1 1 0", {"token blue 0 0 west"});
        QCOMPARE(s.points(), (QList<int>{points, 0}));
    }
    // U-4.2: city gate, curve, mouth; mouth, straight, crossing: 6 points; U-4.3: with an inn on any
    // piece 12.
    void u4_2_workedExample_data() {
        QTest::addColumn<QString>("straight");
        QTest::addColumn<int>("points");
        QTest::newRow("U-4.2 without an inn") << "straight frfr r:ew x2" << 6;
        QTest::newRow("U-4.3 with an inn") << "straight frfr r:ew* x2" << 12;
    }
    void u4_2_workedExample() {
        QFETCH(QString, straight);
        QFETCH(int, points);
        LandscapeScenario s(tunnel({.tiles = {"gate crff c:n r:e x2", "curve frrf r:es x2", mouth, straight,
                                              "crossing rrrr r:n r:e r:s r:w x2", grass},
                                    .map = {"0 0 gate", "1 1 mouth 270", "5 0 mouth", "7 0 crossing"},
                                    .stack = {"curve", "grass", "straight"}}));
        s.turn("1 0 90", {"place follower 0", "token blue 1 1 north"});
        s.turn("0 1 0");
        s.turn("6 0 0", {"token blue 5 0 east"});
        QCOMPARE(s.points(), (QList<int>{points, 0}));
    }
    /// Played all the same, but not without a word.
    void setsWithoutMouthsAreToldOf() {
        const auto warned = [](const QString& tile, const QString& onMap) {
            const auto game = compile(tunnel({.tiles = {tile}, .map = {onMap}}));
            return game.value && std::ranges::any_of(game.issues, [](const Issue& issue) {
                       return issue.code == "no-mouths" && issue.severity == Severity::Warning;
                   });
        };
        QVERIFY(warned(road, "0 0 road"));
        QVERIFY(!warned(mouth, "0 0 mouth"));
    }
    // U-4.4: as many tunnels as pairs of mouths and colours in play allow.
    void u4_4_mostTunnels() {
        LandscapeScenario s(tunnel({.tiles = {two, grass}, .map = {"0 0 two", "0 1 grass"}}));
        int placed = 0;
        for (int turn = 0; turn < 8; ++turn) {
            s.play(s.legal("lay").last());
            if (const QStringList tokens = s.legal("token"); !tokens.isEmpty()) {
                s.play(tokens.first());
                ++placed;
            }
            s.play("end");
        }
        int mouths = 0;
        for (const game::LaidTile& tile : s.position().table().tiles)
            mouths += tile.tile == 0 ? 2 : 0;
        QVERIFY(placed <= mouths);
        QCOMPARE(static_cast<int>(s.position().table().tokens.size()), placed);
        QVERIFY(placed >= 2);
    }
};

QTEST_GUILESS_MAIN(TunnelTest)
#include "tst_tunnel.moc"
