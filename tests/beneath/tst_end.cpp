// B-8: the end.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Player 0 has his key, and his Prisoner stands before the guardhouse at 2, -1.
Scenario beforeEscape(const QString& guardAt) {
    Scenario s({.chambers = {"0 0 entrance .o..", "1 0 key-room .K.K", "2 0 chamber oo.o", "3 0 cell1 ...C",
                             "2 -1 guardhouse G.G.", QString("2 -2 %1 ..o.").arg(guardAt)},
                .tiles = {"str o.o. 8"},
                .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                .picks = {"bygr"}});
    s.lay();
    s.play({"make-silver picks=red", "release-prisoner picks=blue,yellow,green",
            "enter-runner runner=0 x=0 y=0", "enter-key-room runner=0 to=east", "move-prisoner to=west"});
    return s;
}

} // namespace

class EndTest : public QObject {
    Q_OBJECT

private slots:
    // B-8.1: a Prisoner in a guardhouse without a Guard wins at once, whatever the points.
    void b8_1_escape() {
        Scenario s = beforeEscape("chamber");
        s.play({"move-runner runner=0 to=west", "end-turn"});
        s.lay();
        s.play({"make-silver picks=blue", "make-silver picks=yellow", "end-turn"});
        s.lay();
        s.play({"take-marker marker=black", "take-marker marker=black", "take-marker marker=black",
                "take-marker marker=black", "take-marker marker=black"});
        QVERIFY(!s.position().over());
        QVERIFY(s.position().winners().empty());
        s.play("move-prisoner to=north"); // two actions are left, and tiles
        QVERIFY(s.position().over());
        QVERIFY(s.position().end() == game::End::Escape);
        QCOMPARE(s.position().winners(), std::vector<int>{0});
        // 5 for the Prisoner and 15 for the key less 5 markers; two colours and 10 for silver.
        QCOMPARE(s.position().points(), (std::vector<int>{15, 12}));
        QCOMPARE(s.legalKinds(), QStringList());
    }
    void b8_1_guardInTheGuardhouse() {
        Scenario s = beforeEscape("guard-chamber");
        QVERIFY(s.may("move-prisoner to=north"));
        s.play("move-guard guard=0 to=south");
        QVERIFY(!s.may("move-prisoner to=north"));
        s.play("move-guard guard=0 to=north");
        QVERIFY(s.may("move-prisoner to=north"));
    }

    // B-8.2: when the last tile has been drawn that turn is finished, then the points are counted.
    void b8_2_lastTile() {
        Scenario s({.tiles = {"str o.o. 2"}});
        s.pass();
        QVERIFY(!s.position().over());
        s.lay(); // the last
        QVERIFY(!s.position().over());
        s.play({"take-marker marker=white", "take-marker marker=white", "end-turn"});
        QVERIFY(s.position().over());
        QVERIFY(s.position().end() == game::End::LastTile);
        QCOMPARE(s.position().winners(), std::vector<int>{0});
    }
    // B-8.2: an escape in the last turn wins whatever the points.
    void b8_2_escapeInTheLastTurn() {
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 key-room .K.K", "2 0 chamber oo.o",
                                 "3 0 cell1 ...C", "2 -1 guardhouse ..G."},
                    .tiles = {"str o.o. 1"},
                    .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                    .picks = {"bygr"}});
        s.lay();
        s.play({"make-silver picks=red", "release-prisoner picks=blue,yellow,green",
                "enter-runner runner=0 x=0 y=0", "enter-key-room runner=0 to=east", "move-prisoner to=west",
                "move-prisoner to=north"});
        QVERIFY(s.position().end() == game::End::Escape);
        QCOMPARE(s.position().winners(), std::vector<int>{0});
    }

    // B-8.3, B-8.5: points of the picks that player 0 holds; worked examples with markers.
    void b8_3_points_data() {
        QTest::addColumn<QString>("picks");
        QTest::addColumn<QStringList>("actions");
        QTest::addColumn<Json>("options");
        QTest::addColumn<int>("points");
        const auto row = [](const char* name, const char* picks, const QStringList& actions, int points,
                            const Json& options = Json::object()) {
            QTest::newRow(name) << QString(picks) << actions << options << points;
        };
        const QString white = "take-marker marker=white";
        const QString black = "take-marker marker=black";
        const Json each{{"silverScoring", "each"}};
        row("B-8.3 nothing", "", {}, 0);
        row("B-8.3 each colour once", "bbyy", {}, 2);
        row("B-8.3 four colours", "bygp", {}, 4);
        row("B-8.3 a white marker", "", {white}, -1);
        row("B-8.3 a black marker", "", {black}, -1);
        row("B-8.3 markers of both kinds", "by", {white, black, black}, -1);
        row("B-8.3 silver", "b", {"make-silver picks=blue"}, 10);
        row("B-8.3 silverScoring once", "bbb", {"make-silver picks=blue", "make-silver picks=blue"}, 11);
        row("B-8.3 silverScoring each", "bbb", {"make-silver picks=blue", "make-silver picks=blue"}, 21,
            each);
        row("B-8.3 silverScoring each, one", "b", {"make-silver picks=blue"}, 10, each);
        row("B-8.3 released Prisoner", "byg", {"release-prisoner picks=blue,yellow,green"}, 5);
        row("B-8.3 golden key", "b",
            {"make-silver picks=blue", "enter-runner runner=0 x=0 y=0", "enter-key-room runner=0 to=east"},
            15);
        row("B-8.3 key and silver", "bb",
            {"make-silver picks=blue", "make-silver picks=blue", "enter-runner runner=0 x=0 y=0",
             "enter-key-room runner=0 to=east"},
            25);
        // 3 green, 2 red, 1 purple, 1 orange: 4 points. 2 yellow, 1 grey, 1 white: 1 point.
        const QString east = "move-runner runner=0 to=east";
        row("B-8.5 first example", "ggrp",
            {"enter-runner runner=0 x=0 y=1", east, east, "collect-again",
             "exchange give=green,green take=orange"},
            4);
        row("B-8.5 second example", "yye", {white}, 1);
    }
    void b8_3_points() {
        QFETCH(QString, picks);
        QFETCH(QStringList, actions);
        QFETCH(Json, options);
        QFETCH(int, points);
        options["actionsPerTurn"] = 8;
        options["silverCost"] = 1;
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 key-room ...K", "0 1 entrance .o..",
                                 "1 1 chamber .o.r", "2 1 chamber ...g"},
                    .options = options,
                    .picks = {picks}});
        s.lay();
        s.play(actions);
        if (QString(QTest::currentDataTag()) == "B-8.5 first example")
            QCOMPARE(s.picks(0), "ggrrap"); // and one green that went for the orange one
        QCOMPARE(s.position().points().at(0), points);
        QCOMPARE(s.position().table().seats.at(0).points, points);
    }

    // B-8.4: most points win; a tie is a shared win.
    void b8_4_winners_data() {
        QTest::addColumn<QStringList>("picks");
        QTest::addColumn<QList<int>>("winners");
        QTest::newRow("B-8.4 one") << QStringList{"bb", "by", "yy"} << QList<int>{1};
        QTest::newRow("B-8.4 two share") << QStringList{"bg", "yy", "rp"} << QList<int>{0, 2};
        QTest::newRow("B-8.4 all share") << QStringList{"bb", "yy", "rr"} << QList<int>{0, 1, 2};
    }
    void b8_4_winners() {
        QFETCH(QStringList, picks);
        QFETCH(QList<int>, winners);
        Scenario s({.tiles = {"str o.o. 1"}, .players = 3, .picks = picks});
        s.pass();
        QVERIFY(s.position().over());
        QCOMPARE(s.position().winners(), std::vector<int>(winners.begin(), winners.end()));
    }
};

QTEST_GUILESS_MAIN(EndTest)
#include "tst_end.moc"
