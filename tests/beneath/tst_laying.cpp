// B-4.2, B-4.3, B-4.6: where a tile may be laid.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class LayingTest : public QObject {
    Q_OBJECT

private slots:
    // B-4.2: every touching side matches; all rotations that fit are there. The rooms lie west and south of
    // 1, 0.
    void b4_2_touchingSides_data() {
        QTest::addColumn<QStringList>("rooms");
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QStringList>("rotations");
        const QStringList passage{"0 0 chamber .o.."};
        const QStringList both{"0 0 chamber .o..", "1 1 chamber o..."};
        const QStringList passageAndEarth{"0 0 chamber .o..", "1 1 chamber ..o."};
        QTest::newRow("B-4.2 dead end at a passage") << passage << "o..." << QStringList{"270"};
        QTest::newRow("B-4.2 straight at a passage") << passage << "b.y." << QStringList{"270", "90"};
        QTest::newRow("B-4.2 corner at a passage") << passage << "oo.." << QStringList{"180", "270"};
        QTest::newRow("B-4.2 T at a passage") << passage << "ooo." << QStringList{"180", "270", "90"};
        QTest::newRow("B-4.2 cross at a passage")
            << passage << "oxoo" << QStringList{"0", "180", "270", "90"};
        QTest::newRow("B-4.2 corner at two passages") << both << "oo.." << QStringList{"180"};
        QTest::newRow("B-4.2 dead end at two passages") << both << "o..." << QStringList{};
        QTest::newRow("B-4.2 straight at two passages") << both << "o.o." << QStringList{};
        QTest::newRow("B-4.2 T at two passages") << both << "ooo." << QStringList{"180", "90"};
        QTest::newRow("B-4.2 straight at passage and earth")
            << passageAndEarth << "o.o." << QStringList{"270", "90"};
        QTest::newRow("B-4.2 corner at passage and earth") << passageAndEarth << "oo.." << QStringList{"270"};
        QTest::newRow("B-4.2 cross at passage and earth") << passageAndEarth << "oooo" << QStringList{};
    }
    void b4_2_touchingSides() {
        QFETCH(QStringList, rooms);
        QFETCH(QString, tile);
        QFETCH(QStringList, rotations);
        const Scenario s({.chambers = rooms, .tiles = {"tile " + tile}});
        QCOMPARE(s.rotationsAt(1, 0), rotations);
    }

    // B-4.3: earth on earth alone joins nothing, and a cell apart from the dungeon even less.
    void b4_3_onePassagewayAtLeast() {
        const Scenario s({.chambers = {"0 0 chamber .o.."}, .tiles = {"end o..."}});
        QCOMPARE(s.rotationsAt(1, 0), QStringList{"270"});
        QCOMPARE(s.rotationsAt(0, -1), QStringList());
        QCOMPARE(s.rotationsAt(0, 1), QStringList());
        QCOMPARE(s.rotationsAt(-1, 0), QStringList());
        QCOMPARE(s.rotationsAt(2, 0), QStringList());
        QCOMPARE(s.rotationsAt(5, 5), QStringList());
    }

    // B-4.3: a tile may be laid at tiles too, also at those of the map.
    void b4_3_atTiles() {
        Scenario s({.chambers = {"0 0 chamber .o..", "1 0 #str 90"}, .tiles = {"str o.o. 5"}});
        QCOMPARE(s.rotationsAt(2, 0), (QStringList{"270", "90"}));
        s.play({"lay tile=str x=2 y=0 rotation=90", "end-turn"});
        QCOMPARE(s.rotationsAt(3, 0), (QStringList{"270", "90"}));
        QCOMPARE(s.rotationsAt(2, 1), QStringList());
    }

    // B-4.2: a laying outside the limits of coordinates is illegal.
    void b4_2_limits_data() {
        QTest::addColumn<int>("x");
        QTest::addColumn<bool>("legal");
        QTest::newRow("B-4.2 at the limit") << 9999 << true;
        QTest::newRow("B-4.2 beyond the limit") << 10000 << false;
    }
    void b4_2_limits() {
        QFETCH(int, x);
        QFETCH(bool, legal);
        const Scenario s({.chambers = {QString("%1 0 chamber .o..").arg(x)}, .tiles = {"str o.o. 4"}});
        QCOMPARE(!s.rotationsAt(x + 1, 0).isEmpty(), legal);
    }

    // B-4.6: with keepDungeonOpen the last open passage at the rim may not be closed.
    void b4_6_keepDungeonOpen_data() {
        QTest::addColumn<bool>("keepOpen");
        QTest::addColumn<QStringList>("chambers");
        QTest::addColumn<QString>("tile");
        QTest::addColumn<bool>("legal");
        const QStringList one{"0 0 chamber .o.."};
        const QStringList around{"0 0 chamber .o..", "1 1 chamber o...", "2 0 chamber ...o"};
        const QStringList two{"0 0 chamber .o..", "1 1 chamber o..."};
        const QStringList elsewhere{"0 0 chamber .o..", "5 0 chamber .o.."};
        QTest::newRow("B-4.6 off, the last passage") << false << one << "...o" << true;
        QTest::newRow("B-4.6 on, the last passage") << true << one << "...o" << false;
        QTest::newRow("B-4.6 on, closes one and opens one") << true << one << ".o.o" << true;
        QTest::newRow("B-4.6 on, another is left") << true << elsewhere << "...o" << true;
        QTest::newRow("B-4.6 off, closes the last three") << false << around << ".ooo" << true;
        QTest::newRow("B-4.6 on, closes the last three") << true << around << ".ooo" << false;
        QTest::newRow("B-4.6 on, closes two and opens two") << true << two << "oooo" << true;
        QTest::newRow("B-4.6 on, closes the last two") << true << two << "..oo" << false;
    }
    void b4_6_keepDungeonOpen() {
        QFETCH(bool, keepOpen);
        QFETCH(QStringList, chambers);
        QFETCH(QString, tile);
        QFETCH(bool, legal);
        chambers << "0 9 cell1 ...."
                 << "2 9 cell2 ...."
                 << "4 9 key-room ...."
                 << "6 9 guardhouse ...."
                 << "8 9 entrance ....";
        const Scenario s({.chambers = chambers,
                          .tiles = {"tile " + tile},
                          .options = {{"keepDungeonOpen", keepOpen}, {"noSealing", false}},
                          .complete = false});
        QCOMPARE(s.rotationsAt(1, 0).contains("0"), legal);
        if (!legal && chambers.size() == 6)
            QCOMPARE(s.state().stackLeft(), 0); // it fitted nowhere (B-4.5)
    }
    // B-4.6: off by default.
    void b4_6_default() {
        const Scenario s({.chambers = {"0 0 chamber .o..", "0 9 cell1 ....", "2 9 cell2 ....",
                                       "4 9 key-room ....", "6 9 guardhouse ....", "8 9 entrance ...."},
                          .tiles = {"end ...o"},
                          .complete = false});
        QCOMPARE(s.rotationsAt(1, 0), QStringList{"0"});
    }
};

QTEST_GUILESS_MAIN(LayingTest)
#include "tst_laying.moc"
