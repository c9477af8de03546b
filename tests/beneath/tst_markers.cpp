// B-5.6 to B-5.8, B-6.5, B-6.6: door markers.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class MarkersTest : public QObject {
    Q_OBJECT

private slots:
    // B-5.6: one black or one white marker from the supply.
    void b5_6_take_data() {
        QTest::addColumn<QString>("colour");
        QTest::newRow("B-5.6 black") << "black";
        QTest::newRow("B-5.6 white") << "white";
    }
    void b5_6_take() {
        QFETCH(QString, colour);
        Scenario s(Setup{});
        s.lay();
        QCOMPARE(s.legal("take-marker"), (QStringList{"marker=black", "marker=white"}));
        s.play("take-marker marker=" + colour);
        const bool black = colour == "black";
        QCOMPARE(static_cast<int>(s.state().hand(0).black), black ? 1 : 0);
        QCOMPARE(static_cast<int>(s.state().hand(0).white), black ? 0 : 1);
        QCOMPARE(static_cast<int>(s.state().supply().black), black ? 19 : 20);
        QCOMPARE(static_cast<int>(s.state().supply().white), black ? 20 : 19);
        QCOMPARE(s.state().actionsLeft(), 1);
    }

    // B-5.7: on any passageway that joins two chambers and has no marker; named by the western or northern
    // chamber.
    void b5_7_place() {
        Scenario s({.chambers = {"0 0 chamber .oo.", "1 0 chamber ..oo", "0 1 chamber oo..",
                                 "1 1 chamber o..o", "2 1 chamber ...o"},
                    .markers = {"1 0 south white"},
                    .options = {{"actionsPerTurn", 8}}});
        s.play("lay tile=str x=16 y=41 rotation=0");
        QCOMPARE(s.legal("place-marker"), QStringList()); // none in hand
        s.play("take-marker marker=black");
        QCOMPARE(s.legal("place-marker"),
                 (QStringList{"marker=black side=east x=0 y=0", "marker=black side=east x=0 y=1",
                              "marker=black side=south x=0 y=0", "marker=black side=south x=16 y=40"}));
        s.play("take-marker marker=white");
        QCOMPARE(s.legal("place-marker").size(), 8);
        QVERIFY(s.may("place-marker marker=white x=1 y=1 side=west"));     // its other name
        QVERIFY(!s.may("place-marker marker=white x=1 y=1 side=east"));    // earth meets a passage
        QVERIFY(!s.may("place-marker marker=white x=1 y=0 side=south"));   // one is there
        QVERIFY(!s.may("place-marker marker=white x=16 y=41 side=south")); // at the rim
        s.play("place-marker marker=white x=1 y=1 side=west");
        QCOMPARE(static_cast<int>(s.state().hand(0).white), 0);
        QCOMPARE(static_cast<int>(s.state().supply().white), 18); // two lie on the table
        QVERIFY(!s.may("place-marker marker=black x=0 y=1 side=east"));
        QCOMPARE(s.state().actionsLeft(), 5);
    }

    // B-5.7: markersOnBoard off forbids it between two rooms of the board.
    void b5_7_markersOnBoard_data() {
        QTest::addColumn<bool>("onBoard");
        QTest::newRow("B-5.7 markersOnBoard on") << true;
        QTest::newRow("B-5.7 markersOnBoard off") << false;
    }
    void b5_7_markersOnBoard() {
        QFETCH(bool, onBoard);
        Scenario s({.chambers = {"0 0 chamber .o..", "1 0 chamber .o.o", "2 0 #str 90"},
                    .tiles = {"str o.o. 9"},
                    .options = {{"actionsPerTurn", 8}, {"markersOnBoard", onBoard}}});
        s.play({"lay tile=str x=3 y=0 rotation=90", "take-marker marker=black"});
        QCOMPARE(s.may("place-marker marker=black x=0 y=0 side=east"), onBoard);
        QVERIFY(s.may("place-marker marker=black x=1 y=0 side=east")); // room and tile of the map
        QVERIFY(s.may("place-marker marker=black x=2 y=0 side=east")); // two tiles
    }

    // B-5.8: for blackRemovalActions actions, or for one and three different picks; both where both can be
    // paid.
    void b5_8_remove_data() {
        QTest::addColumn<int>("cost");
        QTest::addColumn<int>("actions");
        QTest::addColumn<QString>("picks");
        QTest::addColumn<int>("ways");
        QTest::addColumn<bool>("byActions");
        QTest::newRow("B-5.8 2 of 2 actions") << 2 << 2 << "" << 1 << true;
        QTest::newRow("B-5.8 2 actions, 1 left") << 2 << 1 << "" << 0 << false;
        QTest::newRow("B-5.8 1 action") << 1 << 1 << "" << 1 << true;
        QTest::newRow("B-5.8 1 action and picks") << 1 << 1 << "byg" << 2 << true;
        QTest::newRow("B-5.8 picks with one action left") << 2 << 1 << "bygr" << 4 << false;
        QTest::newRow("B-5.8 both ways") << 2 << 3 << "byg" << 2 << true;
        QTest::newRow("B-5.8 picks of two colours only") << 2 << 1 << "bbyy" << 0 << false;
        QTest::newRow("B-5.8 8 actions") << 8 << 8 << "" << 1 << true;
        QTest::newRow("B-5.8 8 actions of 7") << 8 << 7 << "" << 0 << false;
    }
    void b5_8_remove() {
        QFETCH(int, cost);
        QFETCH(int, actions);
        QFETCH(QString, picks);
        QFETCH(int, ways);
        QFETCH(bool, byActions);
        const Setup setup{.chambers = {"0 0 chamber .o..", "1 0 chamber ...o"},
                          .markers = {"0 0 east black"},
                          .options = {{"actionsPerTurn", actions}, {"blackRemovalActions", cost}},
                          .picks = {picks}};
        Scenario s(setup);
        s.lay();
        QCOMPARE(s.legal("remove-marker").size(), ways);
        QCOMPARE(s.may("remove-marker x=0 y=0 side=east"), byActions);
        if (byActions) {
            s.play("remove-marker x=1 y=0 side=west");
            QCOMPARE(s.state().actionsLeft(), actions - cost);
            QCOMPARE(static_cast<int>(s.state().supply().black), 20);
            QCOMPARE(s.legal("remove-marker"), QStringList());
            QCOMPARE(s.picks(0), picks);
        }
        if (picks.startsWith("byg")) {
            Scenario paid(setup);
            paid.lay();
            paid.play("remove-marker x=0 y=0 side=east picks=green,blue,yellow");
            QCOMPARE(paid.state().actionsLeft(), actions - 1);
            QCOMPARE(paid.picks(0), picks.mid(3));
            QCOMPARE(static_cast<int>(paid.state().supply().black), 20);
        }
    }
    // B-5.8: two actions by default; a white marker can't be removed.
    void b5_8_defaultAndWhite() {
        Scenario s({.chambers = {"0 0 chamber .o..", "1 0 chamber .o.o", "2 0 chamber ...o"},
                    .markers = {"0 0 east black", "1 0 east white"}});
        s.lay();
        QCOMPARE(s.legal("remove-marker"), QStringList{"side=east x=0 y=0"});
        s.play("remove-marker x=0 y=0 side=east");
        QCOMPARE(s.legalKinds(), QStringList{"end-turn"});
    }

    // B-6.5: through a white marker one pays no coloured door and collects nothing, needed or not; then it is
    // gone.
    void b6_5_runner_data() {
        QTest::addColumn<QString>("exit");
        QTest::newRow("B-6.5 skull that can't be paid") << "n";
        QTest::newRow("B-6.5 skull that could be paid") << "g";
        QTest::newRow("B-6.5 own skull") << "b";
        QTest::newRow("B-6.5 open") << "o";
    }
    void b6_5_runner() {
        QFETCH(QString, exit);
        Scenario s({.chambers = {QString("0 0 entrance .%1..").arg(exit), "1 0 chamber ...a"},
                    .markers = {"0 0 east white"},
                    .options = {{"actionsPerTurn", 8}},
                    .picks = {"g"}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "move-runner runner=0 to=east"});
        QCOMPARE(s.picks(0), "g");
        QVERIFY(!s.may("collect-again"));
        QCOMPARE(static_cast<int>(s.state().supply().white), 20);
        QCOMPARE(s.position().table().tokens.size(), 0U);
        QVERIFY(!s.may("move-runner runner=0 to=west")); // the way back is paid again
    }
    void b6_5_specialDoor() {
        Scenario s({.chambers = {"0 0 entrance .x..", "1 0 chamber ...a"},
                    .markers = {"0 0 east white"},
                    .options = {{"actionsPerTurn", 8}},
                    .picks = {"ygr"}});
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        QCOMPARE(s.legal("move-runner"), QStringList{"picks=yellow,green,red runner=0 to=east"});
        s.play("move-runner runner=0 to=east picks=yellow,green,red");
        QCOMPARE(s.picks(0), "");
        QCOMPARE(static_cast<int>(s.state().supply().white), 20);
    }
    void b6_5_prisonerAndGuard() {
        Scenario s(
            {.chambers = {"0 0 cell1 .C..", "1 0 chamber .n.o", "2 0 chamber .o.n", "3 0 guard-chamber ...o"},
             .markers = {"1 0 east white", "2 0 east white"},
             .options = {{"actionsPerTurn", 8}},
             .picks = {"byg"}});
        s.lay();
        s.play({"release-prisoner picks=blue,yellow,green", "move-prisoner to=east",
                "move-guard guard=0 to=west"});
        QCOMPARE(static_cast<int>(s.state().supply().white), 18); // Guards leave it in place
        s.play({"move-guard guard=0 to=east", "move-prisoner to=east"});
        QCOMPARE(s.prisoner(0), "2 0");
        QCOMPARE(s.picks(0), "");
        QCOMPARE(static_cast<int>(s.state().supply().white), 19);
    }
    // B-6.5: into the key room too.
    void b6_5_keyRoom() {
        Scenario s({.chambers = {"0 0 entrance .n..", "1 0 key-room .K.K"},
                    .markers = {"0 0 east white"},
                    .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                    .picks = {"b"}});
        s.lay();
        s.play(
            {"make-silver picks=blue", "enter-runner runner=0 x=0 y=0", "enter-key-room runner=0 to=east"});
        QVERIFY(s.state().hand(0).key);
        QCOMPARE(static_cast<int>(s.state().supply().white), 20);
    }

    // B-6.6: nobody passes a black marker.
    void b6_6_black() {
        Setup setup{.chambers = {"0 0 entrance .o..", "1 0 chamber oo.o", "2 0 cell1 ...C",
                                 "1 -1 guard-chamber ..o.", "0 1 entrance .o..", "1 1 key-room .K.K"},
                    .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                    .picks = {"bygr"}};
        const QStringList moves{"make-silver picks=red", "release-prisoner picks=blue,yellow,green",
                                "enter-runner runner=0 x=0 y=0", "enter-runner runner=1 x=0 y=1"};
        Scenario open(setup);
        open.lay();
        open.play(moves);
        QCOMPARE(open.legal("move-runner"), QStringList{"runner=0 to=east"});
        QCOMPARE(open.legal("move-prisoner"), QStringList{"to=west"});
        QCOMPARE(open.legal("move-guard"), QStringList{"guard=0 to=south"});
        QCOMPARE(open.legal("enter-key-room"), QStringList{"runner=1 to=east"});

        setup.markers = {"0 0 east black", "1 0 east black", "1 -1 south black", "0 1 east black"};
        Scenario barred(setup);
        barred.lay();
        barred.play(moves);
        for (const char* kind : {"move-runner", "move-prisoner", "move-guard", "enter-key-room"})
            QCOMPARE(barred.legal(kind), QStringList());
        barred.play("remove-marker x=1 y=0 side=east");
        QCOMPARE(barred.legal("move-prisoner"), QStringList{"to=west"});
    }
};

QTEST_GUILESS_MAIN(MarkersTest)
#include "tst_markers.moc"
