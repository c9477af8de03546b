// L-6: dragon, fairy, princess, portal.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"
#include "tests/landscape/named_tiles.h"

#include <set>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QString bride = "bride cfff c:n^ x9";
const QString portal = "portal ffff @portal x9";

QString at(const LandscapeScenario& s, const QString& kind) {
    for (const QString& piece : s.pieces())
        if (piece.startsWith("-1 " + kind))
            return piece.section(' ', 3, 4);
    return {};
}

} // namespace

class DragonTest : public QObject {
    Q_OBJECT

private slots:
    void l6_1_beginsBesideTheBoard() {
        LandscapeScenario s(dungeon({grass, volcano}, {"0 0 volcano"}, {}));
        QCOMPARE(s.pieces(), QStringList()); // tiles of the start map call nothing
        QCOMPARE(s.position().table().supply, (std::vector<game::Holding>{{"dragon", 1}, {"fairy", 1}}));
    }
    void l6_1_volcanoCallsAtOnce() {
        LandscapeScenario s(dungeon({grass, volcano}, {"0 0 grass"}, {"volcano", "volcano"}));
        s.play("lay 1 0 0");
        QCOMPARE(at(s, "dragon"), "1 0");
        QCOMPARE(s.legal(""), QStringList{"end"}); // nothing is placed there
        s.play("end");
        s.play("lay 0 1 0");
        QCOMPARE(at(s, "dragon"), "0 1");
    }
    void l6_1_dragonTileWithoutDragon() {
        LandscapeScenario s(dungeon({grass, dragon}, {"0 0 grass"}, {"dragon"}));
        s.turn("1 0 0");
        QCOMPARE(s.player(), 1);
    }
    void l6_1_dragonTilesBehindTheFirstVolcano() {
        const auto game = compile(dungeon({grass, dragon, volcano}, {"0 0 grass"}, {}));
        const TileSet& set = (*game.value)->tileSet();
        std::set<std::size_t> firstDragons;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const game::Stack stack = game::shuffledStack(**game.value, seed);
            auto sorted = stack;
            auto all = (*game.value)->tiles();
            std::sort(sorted.begin(), sorted.end());
            std::sort(all.begin(), all.end());
            QCOMPARE(sorted, all);
            const auto placeOf = [&](int tile) {
                return static_cast<std::size_t>(std::find(stack.begin(), stack.end(), tile) - stack.begin());
            };
            QVERIFY(placeOf(findTile(set, "dragon")) > placeOf(findTile(set, "volcano")));
            firstDragons.insert(placeOf(findTile(set, "dragon")));
        }
        QVERIFY(firstDragons.size() > 5U);
    }
    void l6_1_withoutVolcanoTheOrderStays() {
        const auto game = compile(dungeon({grass, dragon}, {"0 0 grass"}, {}));
        bool first = false;
        for (std::uint64_t seed = 0; seed < 30; ++seed)
            first = first || game::shuffledStack(**game.value, seed)[0] == 1;
        QVERIFY(first);
    }
    // L-6.1, second sentence but one: in the other rule systems these marks mean nothing.
    void l6_1_elsewhereMarksMeanNothing() {
        LandscapeSetup setup = dungeon({grass, volcano, portal}, {"0 0 grass"}, {"volcano", "portal"});
        setup.ruleset = "landscape";
        LandscapeScenario s(setup);
        s.turn("1 0 0", {"place follower 0"});
        QCOMPARE(s.pieces(), QStringList{"0 follower at 1 0 on 0"});
        s.play("lay 0 1 0");
        QCOMPARE(s.legal(""), QStringList{"end"});
    }
    void l6_2_flight() {
        LandscapeScenario s(dungeon({grass, volcano, dragon}, {"0 0 grass", "2 0 grass", "3 0 grass"},
                                    {"volcano", "dragon"}, Json::object(), 3));
        s.turn("1 0 0");
        s.play({"lay 1 1 0", "end"});
        QCOMPARE(s.player(), 1); // who laid it
        QCOMPARE(s.legal(""), (QStringList{"dragon 0 0", "dragon 1 1", "dragon 2 0"}));
        s.play("dragon 2 0");
        QCOMPARE(s.player(), 2);
        QCOMPARE(s.legal(""), QStringList{"dragon 3 0"}); // never back
        s.play("dragon 3 0");
        // No step is left: the flight is over, and the turn.
        QCOMPARE(s.player(), 2);
        QCOMPARE(s.drawn(), "grass");
    }
    void l6_2_sixSteps() {
        QStringList map;
        for (int x = 0; x < 9; ++x)
            map << QString("%1 0 grass").arg(x);
        LandscapeScenario s(dungeon({grass, volcano, dragon}, map, {"volcano", "dragon"}));
        s.turn("-1 0 0");
        s.play({"lay -2 0 0", "end"});
        for (int x = 0; x < 6; ++x) {
            QCOMPARE(s.player(), (x + 1) % 2);
            s.play(QString("dragon %1 0").arg(x));
        }
        QCOMPARE(at(s, "dragon"), "5 0");
        QCOMPARE(s.drawn(), "grass");
    }
    void l6_2_noStepAtAllIsNoMove() {
        LandscapeScenario s(
            dungeon({grass, volcano, dragon}, {"5 5 grass"}, {"grass", "volcano", "grass", "dragon"}));
        s.turn("6 5 0", {"place follower 0"});
        s.turn("7 5 0");
        s.turn("4 5 0", {"fairy 6 5 0"});
        s.turn("3 5 0"); // the dragon's only neighbour is the fairy's
        QCOMPARE(s.player(), 0);
        QCOMPARE(s.drawn(), "grass");
    }
    void l6_2_beforeScoring() {
        LandscapeScenario s(dungeon({end, grass, volcano, "dend frff r:e @dragon x2"},
                                    {"0 0 end", "5 0 grass"}, {"volcano", "grass", "dend"}));
        s.turn("0 1 0");
        s.turn("4 0 0");
        s.play({"lay 1 0 180", "place follower 0", "end", "dragon 0 0", "dragon 1 0"});
        QCOMPARE(s.points(), (QList<int>{0, 0})); // eaten before his road was scored
        QCOMPARE(s.supply(0, "follower"), 7);
    }
    void l6_2_afterScoring() {
        LandscapeScenario s(dungeon({end, grass, volcano, "dend frff r:e @dragon x2"},
                                    {"0 0 end", "5 0 grass"}, {"volcano", "grass", "dend"},
                                    {{"dragonMoves", "after-scoring"}}));
        s.turn("0 1 0");
        s.turn("4 0 0");
        s.play({"lay 1 0 180", "place follower 0", "end"});
        QCOMPARE(s.points(), (QList<int>{2, 0}));
        s.play({"dragon 0 0", "dragon 1 0"});
        QCOMPARE(s.player(), 1);
    }
    void l6_2_afterTheWagons() {
        LandscapeScenario s(dungeon({end, grass, volcano, "dend frff r:e @dragon x2"},
                                    {"0 0 end", "5 0 grass"}, {"volcano", "grass", "dend"},
                                    {{"dragonMoves", "after-scoring"}, {"pieces", {"wagon"}}}));
        s.turn("0 1 0");
        s.turn("4 0 0");
        s.play({"lay 1 0 180", "place wagon 0", "end"});
        QCOMPARE(s.legal(""), QStringList{"home"});
        s.play("home");
        QCOMPARE(s.legal(""), QStringList{"dragon 0 0"});
    }
    void l6_3_eatsAllFigures() {
        LandscapeScenario s(dungeon({road, grass, volcano, dragon}, {"0 0 road", "0 1 grass"},
                                    {"road", "volcano", "road", "grass", "dragon"},
                                    {{"pieces", {"builder"}}}));
        s.turn("1 0 0", {"place follower 0"});
        s.turn("1 1 0");
        s.turn("2 0 0", {"place builder 0"});
        s.turn("2 1 0");
        QCOMPARE(s.pieces().size(), 3);
        s.play({"lay 0 2 0", "end", "dragon 1 0"});
        // The builder two tiles away goes with the last follower of his road.
        QCOMPARE(s.supply(0, "follower"), 7);
        QCOMPARE(s.supply(0, "builder"), 1);
        QCOMPARE(s.feature(1, 0, 0).helpers, 0);
        QCOMPARE(s.feature(1, 0, 0).followers, 0);
    }
    void l6_3_notWhereItStarts() {
        LandscapeScenario s(
            dungeon({grass, volcano, dragon}, {"0 0 grass", "2 0 grass"}, {"volcano", "grass", "dragon"}));
        s.turn("1 0 0");
        s.turn("1 1 0", {"place follower 0"});
        s.play({"lay 1 2 0", "end"});
        s.play("dragon 2 0");
        QCOMPARE(s.supply(1, "follower"), 6);
    }
    void l6_4_putWithAnOwnFollower() {
        LandscapeScenario s(dungeon({grass, road}, {"0 0 grass"}, {"road", "road", "grass"}));
        s.play("lay 0 1 0");
        QCOMPARE(s.legal("fairy"), QStringList());
        s.play({"place follower 0", "end"});
        s.play("lay 0 2 0");
        QCOMPARE(s.legal("fairy"), QStringList()); // not with another's
        s.play({"place follower 0", "end"});
        s.play("lay 1 0 0");
        QCOMPARE(s.legal("fairy"), QStringList{"fairy 0 1 0"});
        s.play("fairy 0 1 0");
        QCOMPARE(s.legal(""), QStringList{"end"}); // it was the deployment
        QCOMPARE(at(s, "fairy"), "0 1");
        s.play("end");
        s.turn("2 0 0");
        s.play("lay 3 0 0");
        QCOMPARE(s.legal("fairy"), QStringList()); // she is with that one
    }
    void l6_4_onePointAtTheStart() {
        LandscapeScenario s(dungeon({grass, road}, {"0 0 grass"}, {"road"}));
        s.turn("0 1 0", {"place follower 0"});
        s.turn("1 0 0");
        s.turn("2 0 0", {"fairy 0 1 0"});
        QCOMPARE(s.points(), (QList<int>{0, 0}));
        s.turn("3 0 0");
        QCOMPARE(s.points(), (QList<int>{1, 0}));
        s.turn("4 0 0");
        QCOMPARE(s.points(), (QList<int>{1, 0}));
    }
    void l6_4_noPointInASecondPart() {
        LandscapeScenario s(dungeon({grass, road}, {"0 0 grass"},
                                    {"road", "grass", "road", "grass", "grass", "grass", "road", "grass"},
                                    {{"pieces", {"builder"}}}));
        s.turn("0 1 0", {"place follower 0"});
        s.turn("0 -1 0");
        s.turn("1 1 0", {"place builder 0"});
        s.turn("0 -2 0");
        s.turn("0 -3 0", {"fairy 0 1 0"});
        s.turn("0 -4 0");
        QCOMPARE(s.points(), (QList<int>{1, 0}));
        s.turn("2 1 0");
        QCOMPARE(s.player(), 0); // a second part
        QCOMPARE(s.points(), (QList<int>{1, 0}));
    }
    void l6_4_noPointWhereNothingIsToBeLaid() {
        LandscapeScenario t(
            dungeon({"grass ffff x3", "road frfr r:ew x1"}, {"0 0 grass"}, {"road", "grass", "grass"}));
        t.turn("0 1 0", {"place follower 0"});
        t.turn("1 0 0");
        t.turn("2 0 0", {"fairy 0 1 0"});
        QVERIFY(t.over());
        QCOMPARE(t.points(),
                 (QList<int>{1 + 3, 0})); // a road of one tile, and the fairy; no point for a turn
    }
    void l6_4_threeWhenScored() {
        LandscapeScenario s(dungeon({grass, end}, {"0 0 end"}, {"grass", "grass", "end"}));
        s.turn("0 1 0");
        s.turn("0 2 0");
        s.play({"lay 1 0 180", "place follower 0", "end"});
        QCOMPARE(s.points(), (QList<int>{2, 0}));
        LandscapeScenario t(dungeon({grass, road, end}, {"0 0 end"}, {"road", "grass", "grass", "end"}));
        t.turn("1 0 0", {"place follower 0"});
        t.turn("0 1 0");
        t.turn("0 2 0", {"fairy 1 0 0"});
        t.turn("2 0 180");
        QCOMPARE(t.points(), (QList<int>{3 + 3 + 0, 0})); // scored in the other's turn; home before his own
        QCOMPARE(at(t, "fairy"), "1 0");                  // she stays with nobody
        t.turn("0 3 0");
        QCOMPARE(t.points(), (QList<int>{6, 0}));
    }
    void l6_4_threeAlsoWhereNobodyScores() {
        LandscapeScenario s(dungeon({grass, cap, "mid cfcf c:ns x9"}, {"0 0 cap"},
                                    {"mid", "grass", "grass", "cap"}, {{"pieces", {"mayor"}}}));
        s.turn("0 -1 0", {"place mayor 0"});
        s.turn("0 1 0");
        s.turn("0 2 0", {"fairy 0 -1 0"});
        s.turn("0 -2 180");
        QCOMPARE(s.points(), (QList<int>{3, 0})); // a mayor of a city without pennants counts nothing
    }
    void l6_4_threeAtTheEndAlsoForNothing() {
        LandscapeScenario s(
            dungeon({"grass ffff x3", "inn frfr r:ew* x1"}, {"0 0 grass"}, {"inn", "grass", "grass"}));
        s.turn("0 1 0", {"place follower 0"});
        s.turn("1 0 0");
        s.turn("2 0 0", {"fairy 0 1 0"});
        QVERIFY(s.over());
        QCOMPARE(s.points(), (QList<int>{3, 0})); // an inn's open road gives 0
    }
    void l6_4_barsTheDragon() {
        LandscapeScenario s(
            dungeon({grass, volcano, dragon}, {"0 0 grass"}, {"grass", "volcano", "grass", "dragon"}));
        s.turn("1 0 0", {"place follower 0"});
        s.turn("2 0 0");
        s.turn("2 1 0", {"fairy 1 0 0"});
        s.play({"lay 3 0 0", "end"});
        QCOMPARE(s.legal(""), (QStringList{"dragon 2 1", "dragon 3 0"})); // not 1 0
    }
    void l6_5_may() {
        LandscapeScenario s(dungeon({grass, cap, bride, "mid cfcf c:ns x9"}, {"0 0 cap"}, {"mid", "bride"},
                                    {{"pieces", {"large"}}}));
        s.turn("0 -1 0", {"place large 0"});
        s.play("lay 0 -2 180");
        QCOMPARE(s.legal("princess"), QStringList{"princess 0 -1 0"});
        QVERIFY(s.may("end"));
        s.play("princess 0 -1 0");
        QCOMPARE(s.supply(0, "large-follower"), 1);
        QCOMPARE(s.legal(""), QStringList{"end"});
        s.play("end");
        QCOMPARE(s.points(), (QList<int>{0, 0})); // nobody is left to score the city
    }
    void l6_5_must() {
        LandscapeScenario s(dungeon({grass, cap, bride, "mid cfcf c:ns x9"}, {"0 0 cap"}, {"mid", "bride"},
                                    {{"princess", "must"}}));
        s.turn("0 -1 0", {"place follower 0"});
        s.play("lay 0 -2 180");
        QCOMPARE(s.legal(""), QStringList{"princess 0 -1 0"});
        s.play("princess 0 -1 0");
        QCOMPARE(s.legal(""), QStringList{"end"});
    }
    void l6_5_onlyWhereSomebodyIs() {
        LandscapeScenario s(dungeon({grass, cap, bride}, {"0 0 cap"}, {"bride"}, {{"princess", "must"}}));
        s.play("lay 0 -1 180");
        QCOMPARE(s.legal("princess"), QStringList());
        QVERIFY(s.may("end"));
    }
    void l6_5_builderGoesWithTheLastFollower() {
        LandscapeScenario s(dungeon({grass, cap, bride, "mid cfcf c:ns x9"}, {"0 0 cap"},
                                    {"mid", "grass", "mid", "grass", "mid", "bride"},
                                    {{"pieces", {"builder"}}}));
        s.turn("0 -1 0", {"place follower 0"});
        s.turn("0 1 0");
        s.turn("0 -2 0", {"place builder 0"});
        s.turn("0 2 0");
        s.turn("0 -3 0"); // extends the builder's city
        QCOMPARE(s.player(), 0);
        s.play("lay 0 -4 180");
        QCOMPARE(s.legal("princess"), QStringList{"princess 0 -1 0"}); // followers only
        s.play("princess 0 -1 0");
        QCOMPARE(s.supply(0, "builder"), 1);
    }
    // L-6.6: any laid tile, what is open and empty there.
    void l6_6_portal() {
        LandscapeScenario s(
            dungeon({"patch frfr r:ew f:NL,NR,EL,WR f:ER,SL,SR,WL x9", grass, portal, end, cap},
                    {"0 0 patch", "0 -1 cap", "-1 0 end", "1 0 end 180", "5 5 end"}, {"end", "portal"},
                    {{"pieces", {"mayor", "wagon"}}}));
        s.turn("6 5 180", {"place follower 1"}); // a field is taken
        s.play("lay 0 1 0");
        QStringList places = s.legal("place");
        QVERIFY(places.contains("place follower 0"));      // its own field, as ever
        QVERIFY(places.contains("place follower 0 -1 1")); // any laid tile
        QVERIFY(places.contains("place mayor 0 -1 0"));    // an open city
        QVERIFY(!places.contains("place follower 0 0 0")); // a complete road
        QVERIFY(!places.contains("place follower 5 5 1")); // taken
        QVERIFY(!places.contains("place wagon 0 -1 1"));   // a wagon on a field
        s.play("place mayor 0 -1 0");
        QVERIFY(s.pieces().contains("1 mayor at 0 -1 on 0"));
    }
    void l6_6_notToTheDragonNotForBuilders() {
        LandscapeScenario s(dungeon({grass, road, volcano, portal}, {"0 0 grass"},
                                    {"road", "volcano", "portal"}, {{"pieces", {"builder"}}}));
        s.turn("0 1 0", {"place follower 0"});
        s.turn("0 -1 0");
        s.play("lay 0 -2 0");
        for (const QString& move : s.legal("place"))
            QVERIFY2(!move.startsWith("place builder") && !move.contains(" 0 -1 "), qPrintable(move));
    }
};

QTEST_GUILESS_MAIN(DragonTest)
#include "tst_dragon.moc"
