// L-1: what tiles show, and how it meets.

#include <QtTest>

#include "engine/games/landscape/rules/ruleset.h"
#include "tests/landscape/landscape_scenario.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

bool joined(const LandscapeScenario& s, int x, int y, int number, int x2, int y2, int number2) {
    return &s.feature(x, y, number) == &s.feature(x2, y2, number2);
}

} // namespace

class LandTilesTest : public QObject {
    Q_OBJECT

private slots:
    // L-1.1: half sides, clockwise from the north-west corner: what is left of a road stays left of it.
    void l1_1_halfSides() {
        LandscapeScenario s(
            {.tiles = {"road frfr r:ew f:NL,NR,EL,WR f:ER,SL,SR,WL x9"}, .map = {"0 0 road"}});
        s.turn("1 0 0");
        QVERIFY(joined(s, 0, 0, 0, 1, 0, 0));
        QVERIFY(joined(s, 0, 0, 1, 1, 0, 1));
        QVERIFY(joined(s, 0, 0, 2, 1, 0, 2));
        QVERIFY(!joined(s, 0, 0, 1, 1, 0, 2));
        s.turn("2 0 180"); // upside down: north of the road is south of it now
        QVERIFY(joined(s, 0, 0, 1, 2, 0, 2));
        QVERIFY(joined(s, 0, 0, 2, 2, 0, 1));
        s.turn("2 1 0");
        QVERIFY(joined(s, 2, 0, 1, 2, 1, 1)); // field beside field
    }
    // L-1.1: where a road bends the field in the corner is one.
    void l1_1_turned() {
        LandscapeScenario s(
            {.tiles = {"curve frrf r:es f:ER,SL f:NL,NR,EL,SR,WL,WR x9"}, .map = {"0 0 curve"}});
        s.turn("1 0 90");
        QVERIFY(joined(s, 0, 0, 1, 1, 0, 1));
        QVERIFY(joined(s, 0, 0, 2, 1, 0, 2));
        s.turn("1 1 180");
        s.turn("0 1 270");
        QCOMPARE(static_cast<int>(s.feature(0, 0, 0).openEnds), 0);
        QVERIFY(!joined(s, 0, 0, 1, 0, 0, 2));
    }
    // Rotations in which a tile looks and joins the same, by quarter turns.
    void l1_1_alike_data() {
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QList<int>>("first");
        QTest::newRow("road") << "a frfr r:ew f:NL,NR,EL,WR f:ER,SL,SR,WL" << QList<int>{0, 1, 0, 1};
        QTest::newRow("curve") << "a frrf r:es f:ER,SL f:NL,NR,EL,SR,WL,WR" << QList<int>{0, 1, 2, 3};
        QTest::newRow("cloister") << "a ffff m f:NL,NR,EL,ER,SL,SR,WL,WR" << QList<int>{0, 0, 0, 0};
        QTest::newRow("two cities") << "a cfcf c:n c:s f:EL,ER,WL,WR/0,1" << QList<int>{0, 1, 0, 1};
        QTest::newRow("one with a pennant") << "a cfcf c:n+1 c:s f:EL,ER,WL,WR/0,1" << QList<int>{0, 1, 2, 3};
        QTest::newRow("touching one") << "a cfcf c:n c:s f:EL,ER,WL,WR/0" << QList<int>{0, 1, 2, 3};
    }
    void l1_1_alike() {
        QFETCH(QString, tile);
        QFETCH(QList<int>, first);
        const landscape::TileKind kind =
            landscape::compileTile(parseTile(tile).landscape(), {}, landscape::expansions::none);
        for (std::size_t r = 0; r < 4; ++r)
            QCOMPARE(index(kind.alike[r]), first[static_cast<int>(r)]);
    }
    // L-1.2: features that cross, fields without a side, one road of three sides, roads that part no field.
    void l1_2_noPlaneMaps() {
        LandscapeScenario s(
            {.tiles = {"cross cccc c:ns+1 c:ew f:/0,1 f:/0,1", "fork rrfr r:new f:NL,WR f:NR,EL",
                       "bridge rcrc c:ew r:ns f:NL,NR/0 f:SL,SR/0", "mid cfcf c:ns x3", "grass ffff"},
             .map = {"0 0 cross"},
             .stack = {"mid", "mid", "mid"}});
        s.play("lay 0 1 0");
        QCOMPARE(s.legal("place"), (QStringList{"place follower 0", "place follower 1"}));
        s.play("end");
        s.turn("0 -1 0");
        QCOMPARE(static_cast<int>(s.feature(0, 0, 0).tiles), 3);
        QCOMPARE(static_cast<int>(s.feature(0, 0, 1).tiles), 1);
        QVERIFY(s.feature(0, 0, 2).kind == FeatureKind::Field);
        QVERIFY(!joined(s, 0, 0, 2, 0, 0, 3));
    }
    void l1_2_innerFieldsTakeFarmers() {
        LandscapeScenario s({.tiles = {"court cccc c:n c:e c:s c:w f:/0,1,2,3", "cap cfff c:n x6"},
                             .map = {"0 1 cap"},
                             .stack = {"court"}});
        s.play("lay 0 0 0");
        s.play({"place follower 4", "end"});
        QCOMPARE(s.pieces(), QStringList{"0 follower at 0 0 on 4"});
    }
    void l1_2_forkedRoads() {
        LandscapeScenario s({.tiles = {"fork rrfr r:new f:NL,WR f:NR,EL x4", "end frff r:e x6"},
                             .map = {"0 0 fork"},
                             .stack = {"end", "end", "end"}});
        s.turn("1 0 180");
        s.turn("-1 0 0");
        QVERIFY(!s.feature(0, 0, 0).complete());
        s.turn("0 -1 90");
        QVERIFY(s.feature(0, 0, 0).complete());
        QCOMPARE(static_cast<int>(s.feature(0, 0, 0).tiles), 4);
    }
    // L-1.3: an abbey on the start map fits every side and closes the road or city that it meets.
    void l1_3_abbey() {
        LandscapeScenario s({.tiles = {"abbey aaaa m x0", "end frff r:e x3", "cap cfff c:n x3"},
                             .map = {"0 0 abbey"},
                             .stack = {"end", "cap"}});
        s.play("lay 1 0 180");
        s.play("place follower 0");
        QVERIFY(s.feature(1, 0, 0).complete());
        s.play("end");
        QCOMPARE(s.points(), (QList<int>{1, 0}));
        s.play("lay 0 1 0");
        QVERIFY(s.feature(0, 1, 0).complete());
        QVERIFY(s.may("place follower 0"));
    }
    // L-1.4
    void l1_4_volcanoWithTower() {
        Tile tile = parseTile("bad ffff");
        tile.makeLandscape().marks = {Mark::Volcano, Mark::Tower};
        TileSet set;
        set.ruleset = "landscape";
        set.name = "bad";
        set.pickColours.clear();
        set.tiles = {tile, parseTile("grass ffff")};
        Map map;
        map.ruleset = "landscape";
        Chamber chamber;
        chamber.tile = "grass";
        map.chambers = {chamber};
        const landscape::Ruleset ruleset(landscape::expansions::none);
        QVERIFY(!ruleset.compile(set, map, Json::object(), 2).value);
        set.tiles[0].makeLandscape().marks = {Mark::Volcano};
        QVERIFY(ruleset.compile(set, map, Json::object(), 2).value);
    }
    // L-1.5: tst_properties.cpp holds every place to at most one figure.
    void l1_5_places() {
        LandscapeScenario s(
            {.tiles = {"road frfr r:ew f:NL,NR,EL,WR f:ER,SL,SR,WL x9"}, .map = {"0 0 road"}});
        s.play({"lay 1 0 0", "place follower 0"});
        QCOMPARE(s.pieces(), QStringList{"0 follower at 1 0 on 0"});
        QVERIFY(!s.may("place follower 0"));
    }
};

QTEST_GUILESS_MAIN(LandTilesTest)
#include "tst_tiles.moc"
