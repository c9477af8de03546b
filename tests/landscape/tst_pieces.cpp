// L-4: large follower, mayor, wagon, builder, pig.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"
#include "tests/landscape/named_tiles.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QString hub = "hub cccc c:nesw x3";

Json with(std::initializer_list<const char*> pieces) {
    return {{"pieces", Json(std::vector<std::string>(pieces.begin(), pieces.end()))}};
}

/// Room for caps all around 0 0.
const QStringList corners{"1 1 grass", "-1 1 grass", "-1 -1 grass", "1 -1 grass"};

} // namespace

class LandPiecesTest : public QObject {
    Q_OBJECT

private slots:
    // L-4.1: none of them unless the option says so.
    void l4_1_onlyByOption() {
        LandscapeScenario s({.tiles = {grass}, .map = {"0 0 grass"}, .options = with({"large", "pig"})});
        QCOMPARE(s.supply(0, "large-follower"), 1);
        QCOMPARE(s.supply(0, "mayor"), -1);
        s.play("lay 1 0 0");
        QCOMPARE(s.legal("place"), (QStringList{"place follower 0", "place large 0"}));
    }
    void l4_1_largeCountsTwice() {
        LandscapeScenario s({.tiles = {cap, grass, hub},
                             .map = corners,
                             .stack = {"cap", "cap", "cap", "cap", "hub"},
                             .options = with({"large"})});
        s.turn("1 0 270", {"place follower 0"});
        s.turn("-1 0 90", {"place large 0"});
        s.turn("0 -1 180");
        s.turn("0 1 0");
        QCOMPARE(s.supply(1, "large-follower"), 0);
        s.turn("0 0 0");
        QCOMPARE(s.points(), (QList<int>{0, 10}));
        QCOMPARE(s.supply(1, "large-follower"), 1);
    }
    // L-4.2: cities only, as strong as the whole city has pennants.
    void l4_2_mayor() {
        LandscapeScenario s({.tiles = {cap, shield, grass, hub},
                             .map = corners,
                             .stack = {"cap", "cap", "shield", "shield", "hub"},
                             .options = with({"mayor", "large"})});
        s.play("lay 1 0 270");
        QCOMPARE(s.legal("place mayor"), QStringList{"place mayor 0"});
        s.play({"place large 0", "end"});
        s.turn("-1 0 90", {"place mayor 0"});
        s.turn("0 -1 180");
        s.turn("0 1 0");
        s.turn("0 0 0"); // two pennants: as strong as the large one
        QCOMPARE(s.points(), (QList<int>{14, 14}));
    }
    void l4_2_mayorWithoutPennants() {
        LandscapeScenario s({.tiles = {cap}, .map = {"0 0 cap"}, .options = with({"mayor"})});
        s.turn("0 -1 180", {"place mayor 0"});
        QCOMPARE(s.points(), (QList<int>{0, 0}));
        QCOMPARE(s.supply(0, "mayor"), 1); // he comes home all the same
    }
    // L-4.3: no field; moved on when his feature was scored.
    void l4_3_wagonOnFields() {
        LandscapeScenario s({.tiles = {"all rfff r:n m f:NL,NR,EL,ER,SL,SR,WL,WR x3", grass},
                             .map = {"0 0 grass"},
                             .stack = {"all"},
                             .options = with({"wagon"})});
        s.play("lay 1 0 0");
        QCOMPARE(s.legal("place wagon"), (QStringList{"place wagon 0", "place wagon 1"}));
    }
    void l4_3_wagonMovesOn() {
        LandscapeScenario s({.tiles = {end, "double rfrf r:n r:s x4", cap, grass},
                             .map = {"0 0 end", "2 1 double", "0 1 grass", "1 -1 cap"},
                             .stack = {"end", "grass"},
                             .options = with({"wagon"})});
        s.turn("1 0 180", {"place wagon 0"});
        QCOMPARE(s.points(), (QList<int>{2, 0}));
        QCOMPARE(s.player(), 0);
        // Around 1 0: the cap's open city, two roads of the double tile; nothing complete, no field.
        QCOMPARE(s.legal(""), (QStringList{"home", "wagon 1 -1 0", "wagon 2 1 0", "wagon 2 1 1"}));
        s.play("wagon 2 1 1");
        QCOMPARE(s.pieces(), QStringList{"0 wagon at 2 1 on 1"});
        QCOMPARE(s.player(), 1);
        s.play("lay 1 1 0");
        QVERIFY(!s.may("place follower 1"));
    }
    void l4_3_wagonNotToOccupied() {
        LandscapeScenario s({.tiles = {end, cap, grass},
                             .map = {"0 0 end", "2 1 cap"},
                             .stack = {"end", "end"},
                             .options = with({"wagon"})});
        s.turn("0 1 180", {"place follower 0"}); // an open road beside
        s.turn("1 0 180", {"place wagon 0"});
        QCOMPARE(s.legal(""), (QStringList{"home", "wagon 2 1 0"}));
        s.play("home");
        QCOMPARE(s.supply(1, "wagon"), 1);
        QCOMPARE(s.player(), 0);
    }
    void l4_3_writtenAlsoWhereHeCanGoNowhere() {
        LandscapeScenario s({.tiles = {end}, .map = {"0 0 end"}, .options = with({"wagon"})});
        s.turn("1 0 180", {"place wagon 0"});
        QCOMPARE(s.legal(""), QStringList{"home"});
    }
    void l4_3_clockwiseEachSeeingTheOneBefore() {
        LandscapeScenario s({.tiles = {end, road, "stub rfff r:n x9", grass},
                             .map = {"0 0 end", "4 0 end 180", "2 1 stub 90"},
                             .stack = {"road", "road", "grass", "grass", "road"},
                             .options = with({"wagon"}),
                             .players = 3});
        s.turn("1 0 0", {"place wagon 0"});
        s.turn("3 0 0", {"place wagon 0"});
        s.turn("2 2 0");
        s.turn("2 3 0");
        s.turn("2 0 0"); // player 1 completes it
        QCOMPARE(s.points(), (QList<int>{5, 5, 0}));
        QCOMPARE(s.player(), 1);
        s.play("wagon 2 1 0");
        QCOMPARE(s.player(), 0);
        QVERIFY(!s.may("wagon 2 1 0"));
        s.play("home");
        QCOMPARE(s.player(), 2); // the turn was player 1's
    }
    // L-4.4
    void l4_4_builderNeedsAFollower() {
        LandscapeScenario s(
            {.tiles = {road, grass}, .map = {"0 0 road"}, .options = with({"builder", "pig"})});
        s.play("lay 1 0 0");
        QCOMPARE(s.legal("place builder"), QStringList());
        s.play({"place follower 0", "end"});
        s.play("lay 2 0 0");
        QCOMPARE(s.legal("place builder"), QStringList()); // another's follower is no help
        s.play("end");
        s.play("lay 3 0 0");
        QCOMPARE(s.legal("place"), (QStringList{"place builder 0", "place follower 1", "place follower 2"}));
    }
    void l4_4_secondPart() {
        LandscapeScenario s({.tiles = {road, grass},
                             .map = {"0 0 road"},
                             .stack = {"road", "grass", "road", "grass", "road", "road", "road"},
                             .options = with({"builder"})});
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 1 0");
        s.turn("2 0 0", {"place builder 0"}); // his own tile extends nothing of his
        QCOMPARE(s.player(), 1);
        s.turn("1 1 0");
        s.turn("3 0 0");
        QCOMPARE(s.player(), 0); // a second part
        s.play("lay 4 0 0");
        QCOMPARE(s.legal("place").size(), 2); // a whole one: two fields are free
        s.play("end");
        QCOMPARE(s.player(), 1); // once a turn, though the second tile extended it too
        s.turn("5 0 0");         // another's tile gives its owner nothing
        QCOMPARE(s.player(), 0);
    }
    void l4_4_alsoIfHeHasGoneByThen() {
        LandscapeScenario s({.tiles = {road, end, grass},
                             .map = {"0 0 end"},
                             .stack = {"road", "grass", "road", "grass", "end", "grass"},
                             .options = with({"builder"})});
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 1 0");
        s.turn("2 0 0", {"place builder 0"});
        s.turn("1 1 0");
        s.turn("3 0 180"); // completes the road: all come home
        QCOMPARE(s.points(), (QList<int>{4, 0}));
        QVERIFY(s.pieces().isEmpty());
        QCOMPARE(s.supply(0, "builder"), 1);
        QCOMPARE(s.player(), 0);
        QCOMPARE(s.drawn(), "grass");
    }
    void l4_4_noTileForTheSecondPart() {
        LandscapeScenario s({.tiles = {"road frfr r:ew x4", "grass ffff x2"},
                             .map = {"0 0 road"},
                             .stack = {"road", "grass", "road", "grass", "road"},
                             .options = with({"builder"})});
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 1 0");
        s.turn("2 0 0", {"place builder 0"});
        s.turn("1 1 0");
        s.turn("3 0 0");
        QVERIFY(s.over()); // L-2.4
        QCOMPARE(s.points(), (QList<int>{4, 0}));
    }
    void l4_4_countsInNoMajority() {
        LandscapeScenario s({.tiles = {end, road},
                             .map = {"0 0 end", "6 0 end 180"},
                             .stack = {"road", "road", "road", "road", "road"},
                             .options = with({"builder"})});
        s.turn("1 0 0", {"place follower 0"});
        s.turn("5 0 0", {"place follower 0"});
        s.turn("2 0 0", {"place builder 0"});
        s.turn("4 0 0");
        s.turn("3 0 0");
        QCOMPARE(s.points(), (QList<int>{7, 7}));
    }
    // L-4.5
    void l4_5_pig() {
        const QString town = "town cfff c:n f:EL,ER,SL,SR,WL,WR/0 x4";
        for (const bool pig : {false, true}) {
            LandscapeScenario s({.tiles = {town, "grass ffff x2"},
                                 .map = {"0 0 town"},
                                 .stack = {"grass", "town", "grass", "town"},
                                 .options = with({"pig"})});
            s.play({"lay 0 1 0", "place follower 0"});
            QVERIFY(!s.may("place pig 0"));
            s.play("end");
            s.turn("0 -1 180"); // the first city is complete
            s.play("lay 1 1 0");
            QCOMPARE(s.legal("place"), QStringList{"place pig 0"});
            if (pig)
                s.play("place pig 0");
            s.play("end");
            s.turn("0 2 180"); // city to the south
            s.turn("0 3 0");
            QVERIFY(s.over());
            QCOMPARE(s.points(), (QList<int>{pig ? 8 : 6, 0}));
        }
    }
    void l4_5_pigNeedsTheMajority() {
        LandscapeScenario s(
            {.tiles = {"town cfff c:n f:EL,ER,SL,SR,WL,WR/0 x2", "grass ffff x4", "row rfrf r:ns x9"},
             .map = {"0 0 town"},
             .options = with({"pig", "large"}),
             .players = 2});
        s.turn("0 -1 180", {"place large 1"});
        QCOMPARE(s.pieces(), QStringList{"0 large-follower at 0 -1 on 1"});
        s.turn("0 1 0", {"place follower 0"}); // the lower field
        s.turn("1 0 0");                       // joins nothing above yet
        s.turn("-1 0 0", {"place pig 0"});
        s.turn("1 -1 0"); // joins both fields: two against one
        while (!s.over()) {
            s.play(s.legal("lay").first());
            s.play("end");
        }
        QCOMPARE(s.points(), (QList<int>{3, 0}));
    }
};

QTEST_GUILESS_MAIN(LandPiecesTest)
#include "tst_pieces.moc"
