// L-5: floors, prisoners, ransom, followers on towers.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"
#include "tests/landscape/named_tiles.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QString lane = "lane rfrf r:ns f:NR,EL,ER,SL f:NL,SR,WL,WR x9";

Json actions(Json more = Json::object()) {
    more["towerActions"] = true;
    return more;
}

/// Six turns: a floor on the tower at 0 0, a follower on it, and the fairy beside him.
void playFairyOnATower(LandscapeScenario& s) {
    s.turn("1 0 0", {"floor 0 0"});
    s.turn("2 0 0");
    s.turn("3 0 0", {"place follower 0 0"});
    s.turn("4 0 0");
    s.turn("5 0 0", {"fairy 0 0"});
    s.turn("6 0 0");
}

} // namespace

class TowerTest : public QObject {
    Q_OBJECT

private slots:
    // L-5.1: by the number of players, and by option only.
    void l5_1_floors() {
        for (const auto& [players, floors] : {std::pair(2, 10), {3, 9}, {4, 7}, {5, 6}, {6, 5}}) {
            LandscapeScenario s(dungeon({grass, tower}, {"0 0 tower"}, {}, actions(), players));
            for (int p = 0; p < players; ++p)
                QCOMPARE(s.supply(p, "tower-floor"), floors);
        }
    }
    void l5_1_onlyByOption() {
        LandscapeScenario s(dungeon({grass, tower}, {"0 0 tower"}, {}, Json::object()));
        QCOMPARE(s.supply(0, "tower-floor"), -1);
        s.play("lay 1 0 0");
        QCOMPARE(s.legal("floor"), QStringList());
    }
    void l5_1_lastFloor() {
        LandscapeScenario s(dungeon({grass, tower}, {"0 0 tower"}, {}, actions()));
        for (int i = 0; i < 10; ++i) {
            s.turn(QString("%1 0 0").arg(2 * i + 1), {"floor 0 0"});
            s.turn(QString("%1 0 0").arg(2 * i + 2));
        }
        QCOMPARE(s.supply(0, "tower-floor"), 0);
        s.play("lay 21 0 0");
        QCOMPARE(s.legal("floor"), QStringList());
    }
    // L-5.2: floors and followers on open towers.
    void l5_2_floorOnAnyOpenTower() {
        LandscapeScenario s(dungeon({grass, tower}, {"0 0 tower"}, {"tower"}, actions()));
        s.play("lay 1 0 0");
        QCOMPARE(s.legal("floor"), (QStringList{"floor 0 0", "floor 1 0"}));
        s.play("floor 0 0");
        QCOMPARE(s.supply(0, "tower-floor"), 9);
        QCOMPARE(s.legal(""), QStringList{"end"}); // it was the deployment
        QVERIFY(s.pieces().contains("0 tower-floor at 0 0 on -1"));
    }
    void l5_2_followerClosesATower() {
        LandscapeScenario s(
            dungeon({grass, tower}, {"0 0 tower"}, {}, actions({{"pieces", {"large", "mayor"}}})));
        s.play("lay 1 0 0");
        QVERIFY(!s.may("place follower 0 0")); // no floor yet
        s.play({"floor 0 0", "end"});
        s.play("lay 2 0 0");
        QVERIFY(s.may("place follower 0 0"));
        QVERIFY(s.may("place large 0 0"));
        QVERIFY(!s.may("place mayor 0 0"));
        s.play({"place large 0 0", "end"});
        QVERIFY(s.pieces().contains("1 large-follower at 0 0 on -1"));
        s.play("lay 3 0 0");
        QCOMPARE(s.legal("floor"), QStringList());
        QVERIFY(!s.may("place follower 0 0"));
    }
    void l5_2_notOnTheDragonsTile() {
        LandscapeScenario s(dungeon({grass, "peak ffff @tower x2", volcano, dragon}, {"0 0 peak"},
                                    {"volcano", "grass", "dragon"},
                                    actions({{"flushOut", true}, {"pieces", {"large"}}})));
        s.turn("1 0 0", {"floor 0 0"});
        s.turn("1 1 0");
        s.play({"lay 1 -1 0", "end", "dragon 0 0"}); // into the dungeon
        QCOMPARE(s.below(), QStringList{"dragon"});
        s.play("lay 2 0 0");
        QVERIFY(s.may("floor 0 0"));
    }
    void l5_3_reach() {
        LandscapeScenario s(
            dungeon({grass, tower, road, lane}, {"0 0 tower"}, {"lane", "road", "lane", "lane"}, actions()));
        s.turn("1 0 0", {"place follower 0"});
        s.play("lay 0 -1 0");
        // One floor: one tile away, and the tower's own.
        QCOMPARE(s.legal("floor"), (QStringList{"floor 0 0", "floor 0 0 take 1 0 0"}));
        s.play({"place follower 0", "end"});
        s.play({"lay 2 0 0", "place follower 0", "end"});
        s.play("lay 1 1 0");
        QCOMPARE(s.legal("floor"),
                 (QStringList{"floor 0 0", "floor 0 0 take 0 -1 0", "floor 0 0 take 1 0 0"}));
        s.play({"floor 0 0", "end"});
        s.play("lay 3 0 0");
        QCOMPARE(s.legal("floor"), (QStringList{"floor 0 0", "floor 0 0 take 0 -1 0", "floor 0 0 take 1 0 0",
                                                "floor 0 0 take 2 0 0"}));
    }
    void l5_3_higherReachesFurtherOverGaps() {
        LandscapeScenario s(dungeon({grass, tower, road}, {"0 0 tower", "3 0 road", "1 2 grass"},
                                    {"road", "grass"}, actions()));
        s.turn("4 0 0", {"place follower 0"}); // four away
        for (int i = 0; i < 3; ++i) {
            s.turn(QString("%1 2 0").arg(2 + i), {"floor 0 0"});
        }
        s.play("lay 5 2 0");
        QCOMPARE(s.legal("floor"), (QStringList{"floor 0 0", "floor 0 0 take 4 0 0"}));
    }
    void l5_3_ownComesHome() {
        LandscapeScenario s(dungeon({grass, tower, lane}, {"0 0 tower"}, {"lane"}, actions()));
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 1 0");
        s.turn("0 2 0", {"floor 0 0 take 1 0 0"});
        QCOMPARE(s.supply(0, "follower"), 7);
        QCOMPARE(s.below(), QStringList());
    }
    void l5_3_foreignIsAPrisoner() {
        LandscapeScenario s(dungeon({grass, tower, lane}, {"0 0 tower"}, {"lane", "grass", "lane"},
                                    actions({{"pieces", {"builder"}}})));
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 1 0");
        s.turn("1 -1 0", {"place builder 0"});
        s.turn("0 2 0", {"floor 0 0 take 1 0 0"});
        QCOMPARE(s.below(), QStringList{"0 follower at 1"});
        QCOMPARE(s.supply(0, "follower"), 6);
        QCOMPARE(s.supply(0, "builder"), 1); // home with the last follower
        QCOMPARE(static_cast<int>(s.feature(1, 0, 0).followers), 0);
    }
    void l5_3_fromATower() {
        LandscapeScenario s(dungeon({grass, tower}, {"0 0 tower", "1 0 tower"}, {}, actions()));
        s.turn("2 0 0", {"floor 0 0"});
        s.turn("3 0 0", {"place follower 0 0"});
        s.play("lay 4 0 0");
        QCOMPARE(s.legal("floor"), (QStringList{"floor 1 0", "floor 1 0 take 0 0"}));
        s.play({"floor 1 0 take 0 0", "end"});
        QCOMPARE(s.below(), QStringList{"1 follower at 0"});
        s.play("lay 5 0 0");
        QVERIFY(s.may("place follower 0 0")); // open again
    }
    void l5_3_notOutOfTheDungeonNotHelpers() {
        LandscapeScenario s(dungeon({grass, tower, "bend frrf r:es x2", road}, {"0 0 tower"},
                                    {"tower", "bend", "grass", "road"}, actions({{"pieces", {"builder"}}})));
        s.turn("0 1 0", {"enter follower"});
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 2 0", {"floor 0 0"});
        s.turn("2 0 0", {"place builder 0"});
        s.play("lay 0 3 0");
        // The builder is two tiles away, and within reach.
        QCOMPARE(s.legal("floor 0 0"), (QStringList{"floor 0 0", "floor 0 0 take 1 0 0"}));
    }
    void l5_4_swap() {
        LandscapeScenario s(dungeon({grass, tower, road, lane}, {"0 0 tower"},
                                    {"lane", "grass", "grass", "road", "grass"},
                                    actions({{"pieces", {"large"}}})));
        s.turn("1 0 0", {"place large 0"});
        s.turn("0 1 0", {"floor 0 0 take 1 0 0"});
        QCOMPARE(s.below(), QStringList{"0 large-follower at 1"});
        s.turn("0 2 0");
        s.turn("0 -1 0", {"place follower 0"});
        s.play("lay 0 3 0");
        // What comes back is named, also where it is the only one.
        QCOMPARE(s.legal("floor"), (QStringList{"floor 0 0", "floor 0 0 take 0 -1 0 back large"}));
        s.play("floor 0 0 take 0 -1 0 back large");
        QCOMPARE(s.below(), QStringList());
        QCOMPARE(s.supply(0, "large-follower"), 1);
        QCOMPARE(s.supply(1, "follower"), 7);
    }
    void l5_4_ransom() {
        LandscapeScenario s(dungeon({grass, tower, road, lane, "end frff r:e x9"},
                                    {"0 0 tower", "5 5 end", "6 5 road"}, {"end", "grass", "lane"},
                                    actions()));
        s.turn("7 5 180", {"place follower 0"}); // three points
        QCOMPARE(s.points(), (QList<int>{3, 0}));
        s.turn("0 1 0");
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 2 0", {"floor 0 0 take 1 0 0"});
        s.play("lay 0 3 0");
        QCOMPARE(s.legal("ransom"), QStringList{"ransom 1 follower"});
        s.play("floor 0 0"); // before or after the deployment
        QCOMPARE(s.legal(""), (QStringList{"end", "ransom 1 follower"}));
        s.play("ransom 1 follower");
        QCOMPARE(s.points(), (QList<int>{0, 3}));
        QCOMPARE(s.supply(0, "follower"), 7);
        QCOMPARE(s.legal(""), QStringList{"end"});
    }
    void l5_4_ransomNeedsThreePointsAndIsOnceATurn() {
        LandscapeScenario s(dungeon({grass, tower, road, lane, "end frff r:e x9"},
                                    {"0 0 tower", "5 5 end", "6 5 road", "7 5 road", "8 5 road", "9 5 road"},
                                    {"lane", "grass", "end", "grass", "road", "grass", "grass"}, actions()));
        s.turn("1 0 0", {"place follower 0"});
        s.turn("0 1 0", {"floor 0 0 take 1 0 0"});
        s.play("lay 10 5 180");
        QCOMPARE(s.legal("ransom"), QStringList()); // no points
        s.play({"place follower 0", "end"});
        QCOMPARE(s.points(), (QList<int>{6, 0}));
        s.turn("0 2 0");
        s.turn("0 -1 0", {"place follower 0"});
        s.turn("0 3 0", {"floor 0 0 take 0 -1 0"});
        QCOMPARE(s.below(), (QStringList{"0 follower at 1", "0 follower at 1"}));
        s.play({"lay 0 4 0", "ransom 1 follower"});
        QCOMPARE(s.points(), (QList<int>{3, 3}));
        QCOMPARE(s.below(), QStringList{"0 follower at 1"});
        QCOMPARE(s.legal("ransom"), QStringList());
    }
    // L-5.5: on towers and in prisons nothing is scored.
    void l5_5_scoresNothing() {
        LandscapeScenario s(
            dungeon({"grass ffff x6", tower.left(tower.size() - 2) + "x1"}, {"0 0 tower"}, {}, actions()));
        playFairyOnATower(s);
        QVERIFY(s.over());
        QCOMPARE(s.points(), (QList<int>{0, 0}));
    }
    void l5_5_fairysPointOnATower() {
        LandscapeScenario s(dungeon({grass, tower}, {"0 0 tower"}, {}, actions()));
        playFairyOnATower(s);
        QCOMPARE(s.points(), (QList<int>{1, 0}));
    }
    void l5_5_dragonEatsOnTower_data() {
        QTest::addColumn<bool>("eats");
        QTest::newRow("on") << true;
        QTest::newRow("off") << false;
    }
    void l5_5_dragonEatsOnTower() {
        QFETCH(bool, eats);
        LandscapeScenario s(dungeon({grass, tower, volcano, dragon}, {"0 0 tower"},
                                    {"grass", "grass", "volcano", "dragon"},
                                    actions({{"dragonEatsOnTower", eats}})));
        s.turn("0 1 0", {"floor 0 0"});
        s.turn("0 2 0", {"place follower 0 0"});
        s.turn("1 0 0");
        s.play({"lay 1 1 0", "end", "dragon 0 0"});
        if (eats) {
            QCOMPARE(s.player(), 1); // he may flee
            QCOMPARE(s.legal(""), (QStringList{"flee", "stay"}));
            s.play("stay");
            QCOMPARE(s.supply(1, "follower"), 7);
        } else {
            QVERIFY(s.pieces().contains("1 follower at 0 0 on -1"));
            QCOMPARE(s.drawn(), "grass");
        }
    }
};

QTEST_GUILESS_MAIN(TowerTest)
#include "tst_tower.moc"
