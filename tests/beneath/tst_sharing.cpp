// B-7: who may be in a chamber together.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QStringList rooms{"chamber", "guard-chamber", "entrance", "key-room", "guardhouse", "cell3"};

QString doorOf(const QString& room) {
    return room == "key-room" ? "K" : room == "guardhouse" ? "G" : room.startsWith("cell") ? "C" : "o";
}

} // namespace

class SharingTest : public QObject {
    Q_OBJECT

private slots:
    // B-7.1: a Runner not with a Runner or a Guard, but with any Prisoner.
    void b7_1_notWithRunner() {
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 chamber .o.o", "2 0 chamber ...o"},
                    .options = {{"actionsPerTurn", 8}}});
        s.lay();
        s.play(
            {"enter-runner runner=0 x=0 y=0", "enter-runner runner=1 x=0 y=0"}); // entrances hold any number
        s.play("move-runner runner=0 to=east");
        QCOMPARE(s.legal("move-runner"), (QStringList{"runner=0 to=east", "runner=0 to=west"}));
        s.play("end-turn");
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        QCOMPARE(s.legal("move-runner"), QStringList()); // another player's is no better
    }
    void b7_1_notWithGuard() {
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 guard-chamber .o.o", "2 0 chamber ...o"},
                    .options = {{"actionsPerTurn", 8}}});
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        QCOMPARE(s.legal("move-runner"), QStringList());
        s.play("move-guard guard=0 to=east");
        QCOMPARE(s.legal("move-runner"), QStringList{"runner=0 to=east"});
    }
    void b7_1_withPrisoner() {
        Scenario s({.chambers = {"0 0 cell1 .C..", "1 0 chamber .o.o", "2 0 entrance ...o"},
                    .options = {{"actionsPerTurn", 8}},
                    .picks = {"byg"}});
        s.lay();
        s.play({"release-prisoner picks=blue,yellow,green", "move-prisoner to=east", "end-turn"});
        s.lay();
        s.play({"enter-runner runner=0 x=2 y=0", "move-runner runner=0 to=west"});
        QCOMPARE(s.runner(1, 0), "1 0");
        QCOMPARE(s.prisoner(0), "1 0");
    }
    // B-7.1: the key room holds any number of Runners, but none with a Guard.
    void b7_1_keyRoom() {
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 key-room .K.K", "2 0 guard-chamber ...o"},
                    .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                    .picks = {"b"}});
        s.lay();
        s.play({"make-silver picks=blue", "enter-runner runner=0 x=0 y=0", "enter-key-room runner=0 to=east",
                "end-turn"});
        s.lay();
        QVERIFY(!s.may("move-guard guard=0 to=west")); // a Runner is there (B-7.3)
        s.play(
            {"make-silver picks=blue", "enter-runner runner=1 x=0 y=0", "enter-key-room runner=1 to=east"});
        QCOMPARE(s.runner(0, 0), "1 0");
        QCOMPARE(s.runner(1, 1), "1 0");
    }

    // B-7.2: a Prisoner not with a Prisoner or a Guard, but with any Runner.
    void b7_2_prisoner() {
        Scenario s({.chambers = {"0 0 cell1 .C..", "1 0 chamber oooo", "2 0 cell2 ...C",
                                 "1 -1 guard-chamber ..o.", "1 1 entrance o..."},
                    .options = {{"actionsPerTurn", 8}},
                    .picks = {"byg"}});
        s.lay();
        s.play({"release-prisoner picks=blue,yellow,green", "enter-runner runner=0 x=1 y=1",
                "move-runner runner=0 to=north", "move-prisoner to=east"});
        QCOMPARE(s.prisoner(0), "1 0");
        QCOMPARE(s.runner(0, 0), "1 0");
        QCOMPARE(s.legal("move-prisoner"), (QStringList{"to=south", "to=west"})); // north is the Guard
        s.play("end-turn");
        s.lay();
        s.play("release-prisoner picks=blue,yellow,green");
        QCOMPARE(s.legal("move-prisoner"), QStringList());
    }
    // B-7.2: never in the key room; entrances are allowed.
    void b7_2_rooms_data() {
        QTest::addColumn<QString>("room");
        QTest::addColumn<bool>("legal");
        QTest::newRow("B-7.2 chamber") << "chamber" << true;
        QTest::newRow("B-7.2 entrance") << "entrance" << true;
        QTest::newRow("B-7.2 key room") << "key-room" << false;
        QTest::newRow("B-7.2 guard chamber with its Guard") << "guard-chamber" << false;
        QTest::newRow("B-7.2 guardhouse without a key") << "guardhouse" << false;
        QTest::newRow("B-7.2 closed cell") << "cell3" << false;
    }
    void b7_2_rooms() {
        QFETCH(QString, room);
        QFETCH(bool, legal);
        Scenario s({.chambers = {"0 0 cell1 .C..", QString("1 0 %1 .%2.%2").arg(room, doorOf(room))},
                    .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                    .picks = {"bygr"}});
        s.lay();
        s.play({"make-silver picks=red", "release-prisoner picks=blue,yellow,green"});
        QCOMPARE(s.may("move-prisoner to=east"), legal);
    }

    // B-7.3: a Guard is always alone.
    void b7_3_alone() {
        Scenario s(
            {.chambers = {"0 0 guard-chamber oooo", "0 -1 guard-chamber ..o.", "1 0 cell1 .C.C",
                          "2 0 chamber ...o", "0 1 chamber o.o.", "0 2 entrance o...", "-1 0 chamber .o.."},
             .options = {{"actionsPerTurn", 8}},
             .picks = {"byg"}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=2", "move-runner runner=0 to=north"});
        // North another Guard, east a Prisoner, south a Runner.
        QCOMPARE(s.legal("move-guard"), QStringList{"guard=1 to=west"});
        s.play({"release-prisoner picks=blue,yellow,green", "move-prisoner to=east",
                "move-runner runner=0 to=south"});
        QCOMPARE(s.legal("move-guard"),
                 (QStringList{"guard=1 to=east", "guard=1 to=south", "guard=1 to=west"}));
    }
    // B-7.3: Guards pass every door without picks, but never enter an entrance; guardhouse and key room they
    // may bar.
    void b7_3_rooms_data() {
        QTest::addColumn<QString>("room");
        QTest::addColumn<QString>("exit");
        QTest::addColumn<bool>("legal");
        for (const QString& room : rooms)
            for (const char* exit : {"o", "x", "b", "p"})
                QTest::newRow(qPrintable(QString("B-7.3 %1 out by %2").arg(room, exit)))
                    << room << exit
                    << (room != "entrance" && room != "guard-chamber"); // there stands its own
    }
    void b7_3_rooms() {
        QFETCH(QString, room);
        QFETCH(QString, exit);
        QFETCH(bool, legal);
        Scenario s({.chambers = {QString("0 0 guard-chamber .%1..").arg(exit),
                                 QString("1 0 %1 .%2.%2").arg(room, doorOf(room))}});
        s.lay();
        QCOMPARE(s.may("move-guard guard=0 to=east"), legal);
        if (!legal)
            return;
        s.play({"move-guard guard=0 to=east", "move-guard guard=0 to=west"});
        QCOMPARE(s.guard(0), "0 0");
    }
    // B-7.3: a Guard in the key room bars it for Runners.
    void b7_3_barsTheKeyRoom() {
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 key-room .K.K", "2 0 guard-chamber ...o"},
                    .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                    .picks = {"b"}});
        s.lay();
        s.play({"make-silver picks=blue", "enter-runner runner=0 x=0 y=0"});
        QVERIFY(s.may("enter-key-room runner=0 to=east"));
        s.play("move-guard guard=0 to=west");
        QVERIFY(!s.may("enter-key-room runner=0 to=east"));
    }
};

QTEST_GUILESS_MAIN(SharingTest)
#include "tst_sharing.moc"
