// B-5.1 to B-5.5, B-5.14: Runners, drawing, Guards, the end of a turn.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class ActionsTest : public QObject {
    Q_OBJECT

private slots:
    // B-5.1: either Runner of the supply into any entrance room.
    void b5_1_enterByEntrance() {
        Scenario s({.chambers = {"0 0 entrance .o..", "4 0 entrance .o..", "2 0 chamber .o.."}});
        s.lay();
        const QStringList all{"runner=0 x=0 y=0", "runner=0 x=4 y=0", "runner=1 x=0 y=0", "runner=1 x=4 y=0"};
        QCOMPARE(s.legal("enter-runner"), all);
        s.play("enter-runner runner=1 x=4 y=0");
        QCOMPARE(s.runner(0, 1), "4 0");
        QCOMPARE(s.runner(0, 0), "supply");
        QCOMPARE(s.state().actionsLeft(), 1);
        QCOMPARE(s.legal("enter-runner"), (QStringList{"runner=0 x=0 y=0", "runner=0 x=4 y=0"}));
        s.play("enter-runner runner=0 x=4 y=0");
        s.play("end-turn");
        s.lay();
        QCOMPARE(s.legal("enter-runner"), all); // the other player has his own two
    }

    // B-5.1: with runnerEntry laid-tile onto any tile laid this turn, and no longer by entrances.
    void b5_1_enterOnLaidTile() {
        Scenario s({.chambers = {"0 0 entrance .o.."},
                    .options = {{"runnerEntry", "laid-tile"}, {"actionsPerTurn", 8}}});
        s.lay();
        QCOMPARE(s.legal("enter-runner"), (QStringList{"runner=0 x=16 y=41", "runner=1 x=16 y=41"}));
        s.play("draw");
        s.lay();
        QCOMPARE(s.legal("enter-runner"), (QStringList{"runner=0 x=16 y=41", "runner=0 x=16 y=42",
                                                       "runner=1 x=16 y=41", "runner=1 x=16 y=42"}));
        s.play("enter-runner runner=0 x=16 y=41");
        QCOMPARE(s.legal("enter-runner"), QStringList{"runner=1 x=16 y=42"});
        s.play("end-turn");
        s.lay();
        QCOMPARE(s.legal("enter-runner"), (QStringList{"runner=0 x=16 y=43", "runner=1 x=16 y=43"}));
    }
    void b5_1_notOntoAGuard() {
        Scenario s({.chambers = {"0 0 guard-chamber .o.."},
                    .options = {{"runnerEntry", "laid-tile"}, {"actionsPerTurn", 8}}});
        s.play("lay tile=str x=1 y=0 rotation=90");
        QVERIFY(s.may("enter-runner runner=0 x=1 y=0"));
        s.play("move-guard guard=0 to=east");
        QCOMPARE(s.legal("enter-runner"), QStringList());
    }
    // B-5.1: a Prisoner doesn't hinder, and without a laying there is no tile to enter on.
    void b5_1_ontoAPrisoner() {
        Scenario s({.chambers = {"0 0 cell1 .C.."},
                    .options = {{"runnerEntry", "laid-tile"}, {"actionsPerTurn", 8}},
                    .picks = {"byg"}});
        s.play({"lay tile=str x=1 y=0 rotation=90", "release-prisoner picks=blue,yellow,green",
                "move-prisoner to=east"});
        QVERIFY(s.may("enter-runner runner=0 x=1 y=0"));
        const Scenario none({.tiles = {"none oooo 0"}, .options = {{"runnerEntry", "laid-tile"}}});
        QCOMPARE(none.legal("enter-runner"), QStringList());
    }

    // B-5.2: pay, move and collect are one action.
    void b5_2_moveRunner() {
        Scenario s(
            {.chambers = {"0 0 entrance .ng.", "1 0 chamber ...a", "0 1 chamber e..."}, .picks = {"n"}});
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        QCOMPARE(s.legal("move-runner"), QStringList{"runner=0 to=east"}); // green can't be paid
        s.play("move-runner runner=0 to=east");
        QCOMPARE(s.runner(0, 0), "1 0");
        QCOMPARE(s.picks(0), "a");
        QCOMPARE(static_cast<int>(s.state().supply().picks[4]), 20 - 1); // the other player's
        QCOMPARE(s.state().actionsLeft(), 0);
        QVERIFY(!s.may("collect-again"));
    }
    void b5_2_onlyOnesOwn() {
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 chamber .o.o"}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "end-turn"});
        s.lay();
        QCOMPARE(s.legal("move-runner"), QStringList());
    }

    // B-5.3: directly after a Runner's move that took a pick, once after each.
    void b5_3_collectAgain() {
        Scenario s({.chambers = corridor("nae"), .options = {{"actionsPerTurn", 8}}});
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        QVERIFY(!s.may("collect-again"));
        s.play("move-runner runner=0 to=east");
        QVERIFY(s.may("collect-again"));
        s.play("collect-again");
        QCOMPARE(s.picks(0), "nn");
        QVERIFY(!s.may("collect-again"));
        s.play("move-runner runner=0 to=east");
        s.play("take-marker marker=white"); // something comes between
        QVERIFY(!s.may("collect-again"));
        s.play("move-runner runner=0 to=east");
        s.play("collect-again");
        QCOMPARE(s.picks(0), "nnaee");
    }
    void b5_3_sameTurnOnly() {
        Scenario s({.chambers = corridor("n")});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "move-runner runner=0 to=east", "end-turn"});
        s.pass();
        s.lay();
        QVERIFY(!s.may("collect-again"));
    }
    void b5_3_notWithoutAPick() {
        Scenario s(
            {.chambers = {"0 0 entrance .o..", "1 0 chamber ...o"}, .options = {{"actionsPerTurn", 3}}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "move-runner runner=0 to=east"});
        QVERIFY(!s.may("collect-again"));
    }

    // B-5.4: draws and lays another tile, while there is one.
    void b5_4_draw() {
        Scenario s({.tiles = {"str o.o. 3"}, .options = {{"actionsPerTurn", 8}}});
        s.lay();
        s.play("draw");
        s.lay();
        QCOMPARE(s.state().actionsLeft(), 7);
        s.play("draw");
        s.lay();
        QVERIFY(!s.may("draw"));
        s.play("end-turn");
        QVERIFY(s.position().over()); // the last tile was drawn in this turn (B-8.2)
    }
    // B-5.4: if none of the rest fits, the action is spent and nothing is laid.
    void b5_4_noneFits() {
        Scenario s({.chambers = {"0 0 cell1 C...", "3 0 cell2 C...", "6 0 key-room K...",
                                 "9 0 guardhouse G...", "12 0 entrance o..."},
                    .tiles = {"str o.o. 1", "end o... 2"},
                    .complete = false});
        QCOMPARE(s.state().stackLeft(), 2); // the straight comes first
        s.play({"lay tile=str x=0 y=-1 rotation=0", "draw"});
        QCOMPARE(s.state().actionsLeft(), 1);
        QCOMPARE(s.state().stackLeft(), 0);
        QCOMPARE(s.legal("lay"), QStringList());
        s.play({"take-marker marker=white", "end-turn"});
        QVERIFY(s.position().over());
    }

    // B-5.5: whoever one is, one moves any Guard.
    void b5_5_moveGuard() {
        Scenario s({.chambers = {"0 0 guard-chamber .n..", "1 0 chamber .o.x", "2 0 guard-chamber ...x"}});
        s.pass();
        QCOMPARE(s.position().player(), 1);
        s.lay();
        QCOMPARE(s.legal("move-guard"), (QStringList{"guard=0 to=east", "guard=1 to=west"}));
        s.play("move-guard guard=0 to=east");
        QCOMPARE(s.guard(0), "1 0");
        QCOMPARE(s.legal("move-guard"), QStringList{"guard=0 to=west"});
        s.play("move-guard guard=0 to=west");
        QCOMPARE(s.state().actionsLeft(), 0);
    }

    // B-5.14: at any time after the laying, and alone when no action is left.
    void b5_14_endTurn() {
        Scenario s(Setup{});
        QVERIFY(!s.may("end-turn"));
        s.lay();
        QVERIFY(s.may("end-turn"));
        s.play("draw");
        QVERIFY(!s.may("end-turn"));
        s.lay();
        s.play("take-marker marker=white");
        QCOMPARE(s.legalKinds(), QStringList{"end-turn"});
        s.play("end-turn");
        QCOMPARE(s.position().player(), 1);
    }
};

QTEST_GUILESS_MAIN(ActionsTest)
#include "tst_actions.moc"
