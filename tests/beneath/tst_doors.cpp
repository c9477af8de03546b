// B-6: what doors ask and give. White and black markers: tst_markers.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Player 0's Runner stands in an entrance with this door to the east and that door beyond it.
Scenario atDoor(const QString& exit, const QString& entrance, const QString& picks) {
    Scenario s(
        {.chambers = {QString("0 0 entrance .%1..").arg(exit), QString("1 0 chamber ...%1").arg(entrance)},
         .options = {{"actionsPerTurn", 8}},
         .picks = {picks}});
    s.lay();
    s.play("enter-runner runner=0 x=0 y=0");
    return s;
}

/// Released Prisoner of player 0 in his open cell at 0, 0, which opens to the east; Runner 0 at 1, 0.
Scenario openCell() {
    Scenario s({.chambers = {"0 0 cell1 .C..", "1 0 entrance .o.o", "2 0 chamber .o.o"},
                .options = {{"actionsPerTurn", 8}},
                .picks = {"bygr"}});
    s.lay();
    s.play({"enter-runner runner=0 x=1 y=0", "release-prisoner picks=blue,yellow,green"});
    return s;
}

} // namespace

class DoorsTest : public QObject {
    Q_OBJECT

private slots:
    // B-6.1: an exit skull costs a pick of its colour, but for one's own player colour.
    void b6_1_exitSkull_data() {
        QTest::addColumn<QString>("exit");
        QTest::addColumn<QString>("before");
        QTest::addColumn<bool>("legal");
        QTest::addColumn<QString>("after");
        QTest::newRow("B-6.1 paid") << "n"
                                    << "nn" << true << "n";
        QTest::newRow("B-6.1 another colour held") << "n"
                                                   << "aa" << false << "aa";
        QTest::newRow("B-6.1 nothing held") << "n"
                                            << "" << false << "";
        QTest::newRow("B-6.1 own colour, held") << "b"
                                                << "bb" << true << "bb";
        QTest::newRow("B-6.1 own colour, not held") << "b"
                                                    << "" << true << "";
        QTest::newRow("B-6.1 other player's colour") << "y"
                                                     << "" << false << "";
        QTest::newRow("B-6.2 open") << "o"
                                    << "n" << true << "n";
        QTest::newRow("B-6.2 open, nothing held") << "o"
                                                  << "" << true << "";
    }
    void b6_1_exitSkull() {
        QFETCH(QString, exit);
        QFETCH(QString, before);
        QFETCH(bool, legal);
        QFETCH(QString, after);
        Scenario s = atDoor(exit, "o", before);
        QCOMPARE(s.may("move-runner runner=0 to=east"), legal);
        if (!legal)
            return;
        s.play("move-runner runner=0 to=east");
        QCOMPARE(s.picks(0), after);
        // Two players took `before`; what was paid is back.
        const auto colour = static_cast<std::size_t>(4);
        const int held = s.picks(0).count('n') + s.picks(1).count('n');
        QCOMPARE(static_cast<int>(s.state().supply().picks[colour]), 20 - held);
    }

    // B-6.3: a Runner collects one pick of an entrance skull, his own colour too, by itself.
    void b6_3_entranceSkull_data() {
        QTest::addColumn<QString>("entrance");
        QTest::addColumn<QString>("picks");
        for (const char* skull : {"b", "y", "g", "r", "n", "a", "e", "p"})
            QTest::newRow(qPrintable(QString("B-6.3 ") + skull)) << skull << skull;
        QTest::newRow("B-6.4 open") << "o"
                                    << "";
        QTest::newRow("B-6.4 special") << "x"
                                       << "";
    }
    void b6_3_entranceSkull() {
        QFETCH(QString, entrance);
        QFETCH(QString, picks);
        Scenario s = atDoor("o", entrance, "");
        s.play("move-runner runner=0 to=east");
        QCOMPARE(s.picks(0), picks);
    }
    // B-6.3: a Guard collects nothing, neither for himself nor for whoever moves him.
    void b6_3_guard() {
        Scenario s({.chambers = {"0 0 guard-chamber .o..", "1 0 chamber ...n"}});
        s.lay();
        s.play("move-guard guard=0 to=east");
        QCOMPARE(s.picks(0), "");
        QVERIFY(!s.may("collect-again"));
    }

    // B-6.7: leaving the key room and leaving an open cell is free.
    void b6_7_leavingIsFree() {
        Scenario s(
            {.chambers = {"0 0 entrance .o..", "1 0 key-room .K.K", "2 0 chamber .n.o", "3 0 cell1 ...C"},
             .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
             .picks = {"bygr"}});
        s.lay();
        s.play({"make-silver picks=red", "release-prisoner picks=blue,yellow,green",
                "enter-runner runner=0 x=0 y=0", "enter-key-room runner=0 to=east"});
        QCOMPARE(s.picks(0), "");
        QCOMPARE(s.legal("move-runner"), (QStringList{"runner=0 to=east", "runner=0 to=west"}));
        QCOMPARE(s.legal("move-prisoner"), QStringList{"to=west"});
        s.play({"move-runner runner=0 to=east", "move-prisoner to=west"});
        QCOMPARE(s.runner(0, 0), "2 0");
        QCOMPARE(s.prisoner(0), "2 0");
    }

    // B-6.8: into a guardhouse goes a Prisoner whose player holds a key, and the key is kept; never a Runner.
    void b6_8_guardhouse_data() {
        QTest::addColumn<bool>("key");
        QTest::newRow("B-6.8 with a key") << true;
        QTest::newRow("B-6.8 without") << false;
    }
    void b6_8_guardhouse() {
        QFETCH(bool, key);
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 key-room .K.K", "2 0 chamber oo.o",
                                 "3 0 cell1 ...C", "2 -1 guardhouse ..G."},
                    .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                    .picks = {"bygr"}});
        s.lay();
        s.play({"make-silver picks=red", "release-prisoner picks=blue,yellow,green",
                "enter-runner runner=0 x=0 y=0", "move-prisoner to=west"});
        if (key) {
            s.play({"enter-key-room runner=0 to=east", "move-runner runner=0 to=east"});
            QVERIFY(!s.may("move-runner runner=0 to=north"));
        }
        QCOMPARE(s.may("move-prisoner to=north"), key);
        if (!key)
            return;
        s.play("move-prisoner to=north");
        QVERIFY(s.position().over());
        QVERIFY(s.state().hand(0).key);
    }

    // B-6.9: into a closed cell goes nobody but a Guard if it is empty; an open one is like any chamber.
    void b6_9_closedCell() {
        // Cell 1 holds its Prisoner, cell 3 is nobody's and empty.
        Scenario s({.chambers = {"0 0 cell1 .C..", "1 0 entrance .o.o", "2 0 cell3 ...C", "0 2 cell4 .C..",
                                 "1 2 guard-chamber .o.o", "2 2 cell2 ...C"},
                    .options = {{"actionsPerTurn", 8}},
                    .players = 2});
        s.lay();
        s.play("enter-runner runner=0 x=1 y=0");
        QCOMPARE(s.legal("move-runner"), QStringList());
        // With two players seat 2 has cell 4: cell 2 is empty.
        QCOMPARE(s.legal("move-guard"), QStringList{"guard=0 to=east"});
        s.play("move-guard guard=0 to=east");
        QCOMPARE(s.guard(0), "2 2");
        s.play("move-guard guard=0 to=west"); // leaving is free for Guards as well
    }
    void b6_9_openCell() {
        Scenario s = openCell();
        QVERIFY(s.may("move-runner runner=0 to=west")); // with his own Prisoner in it (B-7.1)
        s.play({"move-runner runner=0 to=west", "move-prisoner to=east"});
        QCOMPARE(s.runner(0, 0), "0 0");
        s.play({"move-runner runner=0 to=east", "end-turn"});
        s.lay();
        s.play({"enter-runner runner=0 x=1 y=0", "move-runner runner=0 to=west"}); // another player's Runner
        QCOMPARE(s.runner(1, 0), "0 0");
    }
    // B-6.9: a released Prisoner may enter the open cell of another, not a closed one.
    void b6_9_otherPrisoner() {
        Scenario s({.chambers = {"0 0 cell1 .C..", "1 0 chamber .o.o", "2 0 cell2 C..C", "2 -1 chamber ..o."},
                    .options = {{"actionsPerTurn", 8}},
                    .picks = {"bygr"}});
        s.lay();
        s.play({"release-prisoner picks=blue,yellow,green", "move-prisoner to=east"});
        QVERIFY(!s.may("move-prisoner to=east")); // closed
        s.play("end-turn");
        s.lay();
        s.play({"release-prisoner picks=blue,yellow,green", "move-prisoner to=north", "end-turn"});
        s.lay();
        s.play("move-prisoner to=east"); // open and empty
        QCOMPARE(s.prisoner(0), "2 0");
        QVERIFY(!s.may("move-prisoner to=north")); // where the other one is
    }

    // B-6.10: a Runner may be stuck.
    void b6_10_stuck() {
        Scenario s = atDoor("x", "o", "bbyy");
        QCOMPARE(s.legal("move-runner"), QStringList());
        QVERIFY(s.may("end-turn"));
        s.play("end-turn");
        QVERIFY(!s.position().over());
    }
};

QTEST_GUILESS_MAIN(DoorsTest)
#include "tst_doors.moc"
