// B-4.1, B-4.5, B-4.7: the course of a turn.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

// All that opens outward would be sealed by a dead end, and nothing else fits anywhere but a straight.
const QStringList onlyProtectedRooms{"0 0 cell1 C...", "3 0 cell2 C...", "6 0 key-room K...",
                                     "9 0 guardhouse G...", "12 0 entrance o..."};

} // namespace

class TurnTest : public QObject {
    Q_OBJECT

private slots:
    // B-4.1: first the laying, then up to actionsPerTurn actions; unused ones lapse.
    void b4_1_actionsPerTurn_data() {
        QTest::addColumn<int>("actions");
        for (int n = 1; n <= 8; ++n)
            QTest::addRow("B-4.1 actionsPerTurn %d", n) << n;
    }
    void b4_1_actionsPerTurn() {
        QFETCH(int, actions);
        Scenario s({.options = {{"actionsPerTurn", actions}}});
        QCOMPARE(s.legalKinds(), QStringList{"lay"});
        s.lay();
        for (int i = 0; i < actions; ++i) {
            QVERIFY(s.may("end-turn"));
            s.play("take-marker marker=white");
        }
        QCOMPARE(s.legalKinds(), QStringList{"end-turn"});
        s.play("end-turn");
        QCOMPARE(s.position().player(), 1);
        s.pass(); // uses none of them
        QCOMPARE(s.position().player(), 0);
        s.lay();
        QCOMPARE(s.state().actionsLeft(), actions);
    }
    void b4_1_default() {
        Scenario s(Setup{});
        s.lay();
        s.play({"take-marker marker=white", "take-marker marker=white"});
        QCOMPARE(s.legalKinds(), QStringList{"end-turn"});
    }
    // B-4.1: players take turns in seat order.
    void b4_1_seatOrder() {
        Scenario s({.players = 3});
        for (int turn = 0; turn < 6; ++turn) {
            QCOMPARE(s.position().player(), turn % 3);
            s.pass();
        }
    }

    // B-4.5: what fits nowhere is removed and replaced at no cost.
    void b4_5_replaced() {
        Scenario s({.chambers = onlyProtectedRooms,
                    .tiles = {"end o... 3", "str o.o. 2"},
                    .stack = {"end", "end", "str", "end", "str"},
                    .complete = false});
        QCOMPARE(s.state().stackLeft(), 2);
        QVERIFY(s.refusal("lay tile=end x=0 y=-1 rotation=180").contains("str"));
        QVERIFY(!s.legal("lay").isEmpty());
        for (const QString& lay : s.legal("lay"))
            QVERIFY2(lay.contains("tile=str"), qPrintable(lay));
        s.play("lay tile=str x=0 y=-1 rotation=0");
        s.play(
            {"take-marker marker=white", "take-marker marker=white", "end-turn"}); // both actions are there
        // The second dead end is skipped as well; that was the last tile.
        s.play("lay tile=str x=3 y=-1 rotation=180");
        QCOMPARE(s.state().stackLeft(), 0);
        s.play("end-turn");
        QVERIFY(s.position().over());
    }

    // B-4.5: if the stack runs out so, nothing is laid and the turn goes on; it is the last.
    void b4_5_stackRunsOut() {
        Scenario s({.chambers = onlyProtectedRooms,
                    .tiles = {"end o... 3", "str o.o. 1"},
                    .stack = {"str", "end", "end", "end"},
                    .complete = false});
        s.play({"lay tile=str x=0 y=-1 rotation=0", "end-turn"});
        QCOMPARE(s.position().player(), 1);
        QCOMPARE(s.legal("lay"), QStringList());
        QCOMPARE(s.position().table().drawnTile, -1);
        s.play({"take-marker marker=black", "take-marker marker=white", "end-turn"});
        QVERIFY(s.position().over());
        QCOMPARE(s.position().points(), (std::vector<int>{0, -2}));
    }

    // B-4.7: before the laying the exchange token may be used, at the cost of an action, and nothing else.
    void b4_7_exchangeBeforeLaying() {
        Scenario s({.picks = {"by"}});
        QCOMPARE(s.legalKinds(), (QStringList{"exchange", "lay"}));
        QVERIFY(s.position().table().drawnTile >= 0); // it is seen
        s.play("exchange give=blue,yellow take=red");
        QCOMPARE(s.picks(0), "r");
        QCOMPARE(s.legalKinds(), QStringList{"lay"});
        s.lay();
        s.play("take-marker marker=white");
        QCOMPARE(s.legalKinds(), QStringList{"end-turn"});
    }
    void b4_7_exchangeIsTheOnlyAction() {
        Scenario s({.options = {{"actionsPerTurn", 1}}, .picks = {"by"}});
        s.play("exchange give=blue,yellow take=red");
        s.lay();
        QCOMPARE(s.legalKinds(), QStringList{"end-turn"});
    }
    // B-4.7: after a draw action only its laying may follow.
    void b4_7_afterDraw() {
        Scenario s({.picks = {"by"}});
        s.lay();
        QVERIFY(s.may("exchange give=blue,yellow take=red"));
        s.play("draw");
        QCOMPARE(s.legalKinds(), QStringList{"lay"});
        s.lay();
        QCOMPARE(s.state().actionsLeft(), 1);
    }
};

QTEST_GUILESS_MAIN(TurnTest)
#include "tst_turn.moc"
