// B-3: set-up.

#include "tests/beneath/scenario.h"

#include <QtTest>

#include <algorithm>

using namespace tilewright;
using namespace tilewright::test;

class SetUpTest : public QObject {
    Q_OBJECT

private slots:
    // B-3.1: what each player has at the start.
    void b3_1_start_data() {
        QTest::addColumn<int>("players");
        for (int n : {2, 3, 4})
            QTest::addRow("B-3.1 %d players", n) << n;
    }
    void b3_1_start() {
        QFETCH(int, players);
        const Scenario s = Scenario::beforePicks({.players = players});
        for (int p = 0; p < players; ++p) {
            QCOMPARE(s.runner(p, 0), "supply");
            QCOMPARE(s.runner(p, 1), "supply");
            QVERIFY(s.state().kindOf(s.state().prisoner(p)) == beneath::ChamberKind::Cell);
            QVERIFY(s.state().hand(p) == beneath::Hand{}); // nothing but an exchange token
            QVERIFY(s.state().hand(p).token);
        }
        QVERIFY(!compile({.players = 1}).value);
        QVERIFY(!compile({.players = 5}).value);
    }

    // B-3.1: picks, same or different, chosen as a move in seat order, made also for none.
    void b3_1_startingPicks_data() {
        QTest::addColumn<int>("picks");
        QTest::addColumn<int>("choices");
        // Multisets of that size of eight colours.
        QTest::newRow("B-3.1 startingPicks 0") << 0 << 1;
        QTest::newRow("B-3.1 startingPicks 1") << 1 << 8;
        QTest::newRow("B-3.1 startingPicks 2") << 2 << 36;
        QTest::newRow("B-3.1 startingPicks 3") << 3 << 120;
        QTest::newRow("B-3.1 startingPicks 4") << 4 << 330;
    }
    void b3_1_startingPicks() {
        QFETCH(int, picks);
        QFETCH(int, choices);
        Scenario s = Scenario::beforePicks({.options = {{"startingPicks", picks}}, .players = 3});
        for (int p = 0; p < 3; ++p) {
            QCOMPARE(s.position().player(), p);
            QCOMPARE(s.legalKinds(), QStringList{"choose-picks"});
            QCOMPARE(s.legal("choose-picks").size(), choices);
            QStringList same(picks, "grey");
            s.play("choose-picks picks=" + same.join(','));
            QCOMPARE(s.picks(p), QString(picks, 'e'));
        }
        QCOMPARE(s.position().player(), 0);
        QCOMPARE(s.state().supply().picks[6], 20 - 3 * picks);
    }

    // B-3.2: Guards stand in reading order, six at most.
    void b3_2_guards() {
        const Scenario s(
            {.chambers = {"3 2 guard-chamber o...", "0 0 guard-chamber o...", "2 0 guard-chamber o...",
                          "0 4 guard-chamber ..o.", "5 2 guard-chamber o...", "-3 2 guard-chamber o...",
                          "4 -1 guard-chamber o..."}});
        QCOMPARE(s.state().guardCount(), 6);
        const QStringList expected{"4 -1", "0 0", "2 0", "-3 2", "3 2", "5 2"};
        for (int g = 0; g < 6; ++g)
            QCOMPARE(s.guard(g), expected[g]);
        QVERIFY(!s.state().hasGuard(s.chamber(0, 4)));
    }

    // B-3.2: as many golden keys as players.
    void b3_2_keys() {
        for (int players : {2, 3, 4})
            QCOMPARE(static_cast<int>(Scenario({.players = players}).state().supply().keys), players);
    }

    // B-3.3: the supply; markers on a map come out of it.
    void b3_3_supply() {
        const Scenario s = Scenario::beforePicks(
            {.chambers = {"0 0 chamber .o..", "1 0 chamber .o.o", "2 0 chamber .o.o", "3 0 chamber ...o"},
             .markers = {"0 0 east black", "1 0 east black", "3 0 west white"}});
        const beneath::Supply& supply = s.state().supply();
        for (int picks : supply.picks)
            QCOMPARE(picks, 20);
        QCOMPARE(static_cast<int>(supply.white), 19);
        QCOMPARE(static_cast<int>(supply.black), 18);
        QCOMPARE(static_cast<int>(supply.silver), 10);
        QCOMPARE(s.position().table().tokens.size(), 3U);
    }

    // B-3.3: what the supply lacks can't be taken; what one pays is in it when one takes.
    void b3_3_emptySupply() {
        Scenario s(
            {.chambers = {"0 0 entrance .o..", "1 0 chamber .o.n", "2 0 chamber .n.n", "3 0 chamber ...n"},
             .options = {{"actionsPerTurn", 8}},
             .players = 4,
             .picks = {"nnnn"}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "move-runner runner=0 to=east", "collect-again",
                "move-runner runner=0 to=east", "collect-again"});
        QCOMPARE(s.picks(0), "nnnnnnnn");
        QCOMPARE(static_cast<int>(s.state().supply().picks[4]), 0);
        QVERIFY(s.may("exchange give=brown,brown take=brown")); // it comes from what was given
        // Out through brown into brown: the pick paid is the one collected.
        s.play("move-runner runner=0 to=east");
        QCOMPARE(s.picks(0), "nnnnnnnn");
        QVERIFY(!s.may("collect-again"));
        s.play("end-turn");
        s.lay();
        QVERIFY(s.may("exchange give=brown,brown take=brown"));
        s.play({"enter-runner runner=0 x=0 y=0", "move-runner runner=0 to=east"});
        QCOMPARE(s.picks(1), "nnnn"); // none was there to collect
        QVERIFY(!s.may("collect-again"));
    }

    // B-3.3: markers and silver run out as well.
    void b3_3_lastMarker() {
        QStringList chambers{"0 0 chamber .o.."};
        QStringList markers;
        for (int x = 1; x <= 19; ++x) {
            chambers << QString("%1 0 chamber .o.o").arg(x);
            markers << QString("%1 0 west black").arg(x);
        }
        Scenario s({.chambers = chambers, .markers = markers});
        s.lay();
        QCOMPARE(s.legal("take-marker"), (QStringList{"marker=black", "marker=white"}));
        s.play("take-marker marker=black");
        QCOMPARE(s.legal("take-marker"), QStringList{"marker=white"});
    }
    void b3_3_lastSilver() {
        Scenario s({.options = {{"actionsPerTurn", 8}, {"silverCost", 1}}, .players = 3, .picks = {"bygr"}});
        for (int player = 0; player < 3; ++player) {
            s.lay();
            for (const char* colour : {"blue", "yellow", "green", "red"})
                if (player < 2 || s.state().supply().silver > 0)
                    s.play(QString("make-silver picks=") + colour);
            if (player < 2)
                s.play("end-turn");
        }
        QCOMPARE(static_cast<int>(s.state().hand(2).silver), 2);
        QCOMPARE(s.legal("make-silver"), QStringList());
    }

    // B-3.4: all copies less those on the map, never below none.
    void b3_4_stack() {
        const Setup setup{
            .chambers = {"0 0 entrance o...", "0 -1 #str 0", "0 -2 #str 0", "0 -3 #one 0", "0 -4 #one 0"},
            .tiles = {"str o.o. 5", "one o.o. 1", "none oooo 0"}};
        const auto game = *compile(setup).value;
        QCOMPARE(game->tiles(), (game::Stack{0, 0, 0}));
    }

    // B-3.4: the order comes from the seed alone.
    void b3_4_orderBySeed() {
        const auto two = *compile({.tiles = {"a o.o. 9", "b oo.. 9", "c ooo. 9"}}).value;
        const auto four = *compile({.tiles = {"a o.o. 9", "b oo.. 9", "c ooo. 9"}, .players = 4}).value;
        const game::Stack first = game::shuffledStack(*two, 7);
        QCOMPARE(game::shuffledStack(*two, 7), first);
        QCOMPARE(game::shuffledStack(*four, 7), first);
        QVERIFY(game::shuffledStack(*two, 8) != first);
        game::Stack sorted = first;
        std::sort(sorted.begin(), sorted.end());
        QCOMPARE(sorted, two->tiles());
        QVERIFY(first != sorted);
    }

    // B-3.4: with no tile at all, seat 1 has one turn without a laying.
    void b3_4_noTile() {
        Scenario s({.tiles = {"none oooo 0"}, .players = 3});
        QCOMPARE(s.position().player(), 0);
        QCOMPARE(s.legal("lay"), QStringList());
        QVERIFY(s.may("take-marker marker=white"));
        QVERIFY(!s.may("draw"));
        s.play({"take-marker marker=white", "take-marker marker=white"});
        QCOMPARE(s.legalKinds(), QStringList{"end-turn"});
        s.play("end-turn");
        QVERIFY(s.position().over());
        QVERIFY(s.position().end() == game::End::LastTile);
        QCOMPARE(s.position().winners(), (std::vector<int>{1, 2}));
    }
};

QTEST_GUILESS_MAIN(SetUpTest)
#include "tst_set_up.moc"
