// B-5.9 to B-5.13: silver, release, the Prisoner's way, the key, the exchange token.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class PicksPaidTest : public QObject {
    Q_OBJECT

private slots:
    // B-5.9: one pick of each of silverCost different colours; the player chooses which.
    void b5_9_silverCost_data() {
        QTest::addColumn<int>("cost");
        QTest::addColumn<int>("ways"); // with blue, yellow, green and twice red
        QTest::newRow("B-5.9 silverCost 1") << 1 << 4;
        QTest::newRow("B-5.9 silverCost 2") << 2 << 6;
        QTest::newRow("B-5.9 silverCost 3") << 3 << 4;
        QTest::newRow("B-5.9 silverCost 4") << 4 << 1;
        QTest::newRow("B-5.9 silverCost 5") << 5 << 0;
        QTest::newRow("B-5.9 silverCost 8") << 8 << 0;
    }
    void b5_9_silverCost() {
        QFETCH(int, cost);
        QFETCH(int, ways);
        Scenario s({.chambers = corridor("r"),
                    .options = {{"silverCost", cost}, {"actionsPerTurn", 8}},
                    .picks = {"bygr"}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "move-runner runner=0 to=east"});
        QCOMPARE(s.legal("make-silver").size(), ways);
        if (ways == 0)
            return;
        const QStringList names{"blue", "yellow", "green", "red"};
        s.play("make-silver picks=" + names.first(cost).join(','));
        QCOMPARE(static_cast<int>(s.state().hand(0).silver), 1);
        QCOMPARE(static_cast<int>(s.state().supply().silver), 9);
        QCOMPARE(s.picks(0), QString("bygrr").mid(cost));
        QCOMPARE(s.state().actionsLeft(), 5);
    }
    // B-5.9: all eight colours by default, as often as one likes; the smaller of silverCost and pickColours
    // holds.
    void b5_9_allColours_data() {
        QTest::addColumn<int>("colours");
        QTest::newRow("B-5.9 8 colours") << 8;
        QTest::newRow("B-5.9 5 colours") << 5;
        QTest::newRow("B-5.9 4 colours") << 4;
    }
    void b5_9_allColours() {
        QFETCH(int, colours);
        const QStringList names{"blue", "yellow", "green", "red", "brown", "orange", "grey", "purple"};
        Scenario s({.chambers = corridor(QString("bygrnaep").first(colours)),
                    .options = {{"pickColours", colours}, {"actionsPerTurn", 6}}});
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        for (int c = 0; c < colours; ++c) {
            if (s.state().actionsLeft() == 0) {
                s.play("end-turn");
                s.pass();
                s.lay();
            }
            QCOMPARE(s.legal("make-silver"), QStringList());
            s.play("move-runner runner=0 to=east");
        }
        if (s.state().actionsLeft() == 0) {
            s.play("end-turn");
            s.pass();
            s.lay();
        }
        QCOMPARE(s.legal("make-silver"), QStringList{"picks=" + names.first(colours).join(',')});
        s.play("make-silver picks=" + names.first(colours).join(','));
        QCOMPARE(s.picks(0), "");
    }
    void b5_9_often() {
        Scenario s({.options = {{"silverCost", 2}}, .picks = {"bbyy"}});
        s.lay();
        s.play({"make-silver picks=blue,yellow", "make-silver picks=yellow,blue"});
        QCOMPARE(static_cast<int>(s.state().hand(0).silver), 2);
    }

    // B-5.10: three picks of different colours; his cell is open from then on; no Runner need be near.
    void b5_10_release() {
        Scenario s({.chambers = {"0 0 cell1 .C..", "1 0 chamber .o.o"}, .picks = {"bbyg"}});
        s.lay();
        QCOMPARE(s.legal("move-prisoner"), QStringList());
        QCOMPARE(s.legal("release-prisoner"), QStringList{"picks=blue,yellow,green"});
        s.play("release-prisoner picks=blue,yellow,green");
        QVERIFY(s.state().hand(0).released);
        QVERIFY(!s.state().hand(1).released);
        QCOMPARE(s.picks(0), "b");
        QCOMPARE(s.state().actionsLeft(), 1);
        QCOMPARE(s.legal("release-prisoner"), QStringList());
        QCOMPARE(s.legal("move-prisoner"), QStringList{"to=east"});
    }
    void b5_10_twoColoursAreTooFew() {
        Scenario s({.picks = {"bbyy"}});
        s.lay();
        QCOMPARE(s.legal("release-prisoner"), QStringList());
        QVERIFY(!s.may("release-prisoner picks=blue,blue,yellow"));
    }
    void b5_10_anyThree() {
        Scenario s({.picks = {"ygrp"}});
        s.lay();
        QCOMPARE(s.legal("release-prisoner"),
                 (QStringList{"picks=green,red,purple", "picks=yellow,green,purple", "picks=yellow,green,red",
                              "picks=yellow,red,purple"}));
    }

    // B-5.11: the Prisoner pays the exit door and collects nothing.
    void b5_11_movePrisoner() {
        Scenario s(
            {.chambers = {"0 0 cell1 .C..", "1 0 chamber .n.a", "2 0 chamber .x.e", "3 0 chamber ...o"},
             .options = {{"actionsPerTurn", 8}},
             .picks = {"bygn"}});
        s.lay();
        s.play({"release-prisoner picks=blue,yellow,green", "move-prisoner to=east"});
        QCOMPARE(s.prisoner(0), "1 0");
        QCOMPARE(s.picks(0), "n");
        QVERIFY(!s.may("collect-again"));
        s.play("move-prisoner to=east");
        QCOMPARE(s.prisoner(0), "2 0");
        QCOMPARE(s.picks(0), "");
        QCOMPARE(s.legal("move-prisoner"), QStringList()); // neither grey nor three others
        QCOMPARE(s.state().actionsLeft(), 5);
    }

    // B-5.12: besides the exit door one silver pick; one takes a key, one a player.
    void b5_12_enterKeyRoom() {
        Scenario s({.chambers = {"0 0 entrance .n..", "1 0 key-room .K.K", "2 0 chamber ...o"},
                    .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                    .picks = {"bnnn"}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "enter-runner runner=1 x=0 y=0"});
        QCOMPARE(s.legal("enter-key-room"), QStringList()); // without silver
        QCOMPARE(s.legal("move-runner"), QStringList());
        s.play({"make-silver picks=blue", "make-silver picks=brown"});
        QCOMPARE(s.legal("enter-key-room"), (QStringList{"runner=0 to=east", "runner=1 to=east"}));
        s.play("enter-key-room runner=0 to=east");
        QCOMPARE(s.runner(0, 0), "1 0");
        QCOMPARE(s.picks(0), "n");
        QCOMPARE(static_cast<int>(s.state().hand(0).silver), 1);
        QCOMPARE(static_cast<int>(s.state().supply().silver), 9);
        QVERIFY(s.state().hand(0).key);
        QCOMPARE(static_cast<int>(s.state().supply().keys), 1);
        QCOMPARE(s.legal("enter-key-room"), QStringList()); // one a player for the whole game
        s.play("move-runner runner=0 to=west");
        QCOMPARE(s.legal("enter-key-room"), QStringList());
        QCOMPARE(s.state().actionsLeft(), 2);
    }
    // B-5.12: the exit door must be paid as well, also a special one.
    void b5_12_exitDoor() {
        Scenario s({.chambers = {"0 0 entrance nx..", "0 -1 key-room ..K.", "1 0 key-room ...K"},
                    .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                    .picks = {"bygr"}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "make-silver picks=blue"});
        QCOMPARE(s.legal("enter-key-room"), QStringList{"picks=yellow,green,red runner=0 to=east"});
    }

    // B-5.13: two coloured picks for any one in the supply, once a game.
    void b5_13_exchange() {
        Scenario s({.options = {{"silverCost", 1}, {"actionsPerTurn", 8}}, .picks = {"byy"}});
        s.lay();
        const QStringList list = s.legal("exchange");
        QCOMPARE(list.size(), 2 * 8); // blue and yellow, or twice yellow, for each of eight
        QVERIFY(list.contains("give=blue,yellow take=blue"));
        QVERIFY(list.contains("give=yellow,yellow take=purple"));
        for (const char* take : {"silver", "gold", "black", "white"})
            QVERIFY(!s.may(QString("exchange give=blue,yellow take=%1").arg(take)));
        QVERIFY(!s.may("exchange give=blue,blue take=red"));
        QVERIFY(!s.may("exchange give=blue take=red"));
        s.play("exchange give=yellow,blue take=red");
        QCOMPARE(s.picks(0), "yr");
        QVERIFY(!s.state().hand(0).token);
        QVERIFY(s.state().hand(1).token);
        QCOMPARE(s.state().actionsLeft(), 7);
        QCOMPARE(s.legal("exchange"), QStringList());
        s.play("end-turn");
        s.pass();
        s.lay();
        QCOMPARE(s.legal("exchange"), QStringList());
    }
    void b5_13_onlyColoursInPlay() {
        Scenario s({.options = {{"pickColours", 4}}, .picks = {"by"}});
        s.lay();
        QCOMPARE(s.legal("exchange"),
                 (QStringList{"give=blue,yellow take=blue", "give=blue,yellow take=green",
                              "give=blue,yellow take=red", "give=blue,yellow take=yellow"}));
    }
};

QTEST_GUILESS_MAIN(PicksPaidTest)
#include "tst_picks_paid.moc"
