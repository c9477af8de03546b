// B-4.4: no laying seals a room.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class SealingTest : public QObject {
    Q_OBJECT

private slots:
    // B-4.4: a tile at 0, 0 that closes, with the passage of the room north of it.
    void b4_4_noSealing_data() {
        QTest::addColumn<QStringList>("chambers");
        QTest::addColumn<QString>("tile");
        QTest::addColumn<bool>("legal");
        const auto row = [](const char* name, const QStringList& chambers, const char* tile, bool legal) {
            QTest::newRow(name) << chambers << tile << legal;
        };
        row("B-4.4 plain chamber", {"0 -1 chamber ..o."}, "o...", true);
        row("B-4.4 guard chamber", {"0 -1 guard-chamber ..o."}, "o...", true);
        row("B-4.4 entrance", {"0 -1 entrance ..o."}, "o...", false);
        row("B-4.4 entrance, the tile goes on", {"0 -1 entrance ..o."}, "o.o.", true);
        row("B-4.4 entrance with another passage", {"0 -1 entrance o.o."}, "o...", true);
        row("B-4.4 entrance with a guard chamber", {"0 -1 entrance o.o.", "0 -2 guard-chamber ..o."}, "o...",
            true);
        row("B-4.4 entrance with a plain chamber", {"0 -1 entrance o.o.", "0 -2 chamber ..o."}, "o...",
            false);
        row("B-4.4 entrance with a chamber that is open", {"0 -1 entrance o.o.", "0 -2 chamber o.o."}, "o...",
            true);
        row("B-4.4 entrance, guard chamber beyond a key room",
            {"0 -1 entrance o.o.", "0 -2 key-room K.K.", "0 -3 guard-chamber ..o."}, "o...", false);
        row("B-4.4 two entrances joined", {"0 -1 entrance o.o.", "0 -2 entrance ..o."}, "o...", false);
        row("B-4.4 cell of a player", {"0 -1 cell1 ..C."}, "o...", false);
        row("B-4.4 cell of nobody", {"0 -1 cell3 ..C."}, "o...", true);
        row("B-4.4 cell with a guard chamber", {"0 -1 cell2 C.C.", "0 -2 guard-chamber ..o."}, "o...", true);
        row("B-4.4 cell with an entrance alone", {"0 -1 cell2 C.C.", "0 -2 entrance o.o."}, "o...", true);
        row("B-4.4 cell with a closed entrance", {"0 -1 cell2 C.C.", "0 -2 entrance ..o."}, "o...", false);
        row("B-4.4 key room", {"0 -1 key-room ..K."}, "o...", false);
        row("B-4.4 key room with a guard chamber", {"0 -1 key-room K.K.", "0 -2 guard-chamber ..o."}, "o...",
            false);
        row("B-4.4 key room with an entrance", {"0 -1 key-room K.K.", "0 -2 entrance ..o."}, "o...", true);
        row("B-4.4 guardhouse", {"0 -1 guardhouse ..G."}, "o...", false);
        row("B-4.4 guardhouse with an entrance", {"0 -1 guardhouse G.G.", "0 -2 entrance ..o."}, "o...",
            true);
        row("B-4.4 another cell ends the way", {"0 -1 key-room ..K.", "1 0 cell1 C..C"}, "oo..", false);
        row("B-4.4 another guardhouse ends the way",
            {"0 -1 guardhouse ..G.", "1 0 guardhouse .G.G", "2 0 entrance o..o"}, "oo..", false);
        row("B-4.4 a cell's own other passage is open", {"0 -1 cell1 C.C."}, "o...", true);
        row("B-4.4 two groups at one room, the other open", {"0 -1 guardhouse .GG.", "1 -1 chamber .o.o"},
            "o...", true);
        row("B-4.4 two groups at one room, the other closed", {"0 -1 guardhouse .GG.", "1 -1 chamber ...o"},
            "o...", false);
        row("B-4.4 each room for itself: a second key room",
            {"0 -1 key-room ..K.", "5 -1 key-room K...", "7 -1 entrance o..."}, "o...", false);
        row("B-4.4 entrance and key room joined by the tile", {"0 -1 entrance ..o.", "1 0 key-room ...K"},
            "oo..", false);
        row("B-4.4 guard chamber, entrance and key room joined by the tile",
            {"0 -1 entrance ..o.", "1 0 key-room ...K", "-1 0 guard-chamber .o.."}, "oo.o", true);
        row("B-4.4 guard chamber and cell joined by the tile", {"0 -1 cell1 ..C.", "1 0 guard-chamber ...o"},
            "oo..", true);
        row("B-4.4 guard chamber and guardhouse joined by the tile",
            {"0 -1 guardhouse ..G.", "1 0 guard-chamber ...o"}, "oo..", false);
        row("B-4.4 two groups closed at once, one of them sealed by it",
            {"0 -1 chamber o.o.", "0 -2 guardhouse ..G.", "1 0 guard-chamber ...o"}, "oo..", false);
        row("B-4.4 a longer way",
            {"0 -1 chamber o.o.", "0 -2 chamber .oo.", "1 -2 chamber .o.o", "2 -2 entrance ...o"}, "o...",
            false);
    }
    void b4_4_noSealing() {
        QFETCH(QStringList, chambers);
        QFETCH(QString, tile);
        QFETCH(bool, legal);
        const Scenario on({.chambers = chambers, .tiles = {"tile " + tile}});
        QCOMPARE(on.rotationsAt(0, 0).contains("0"), legal);
        const Scenario off(
            {.chambers = chambers, .tiles = {"tile " + tile}, .options = {{"noSealing", false}}});
        QVERIFY(off.rotationsAt(0, 0).contains("0"));
    }

    // B-4.4: doors and markers don't matter, only passageways do.
    void b4_4_doorsAndMarkersDontMatter() {
        const Scenario s({.chambers = {"0 -1 entrance x.o.", "0 -2 guard-chamber ..x."},
                          .markers = {"0 -2 south black"},
                          .tiles = {"tile o..."}});
        QCOMPARE(s.rotationsAt(0, 0), QStringList{"0"});
    }

    // B-4.4: what was sealed before forbids nothing.
    void b4_4_sealedBefore() {
        const Scenario s({.chambers = {"0 -1 chamber ..o.", "5 0 key-room ...."}, .tiles = {"tile o..."}});
        QVERIFY(s.state().sealed(s.chamber(5, 0)));
        QCOMPARE(s.rotationsAt(0, 0), QStringList{"0"});
    }

    // B-4.4: the cell that a player started from, also when he has left it.
    void b4_4_cellThatWasLeft() {
        Scenario s({.chambers = {"0 -1 cell1 C.C.", "0 -2 chamber ..o."},
                    .tiles = {"end o... 1", "str o.o. 4"},
                    .stack = {"str", "str", "end", "str", "str"},
                    .picks = {"byg"}});
        s.lay();
        s.play({"release-prisoner picks=blue,yellow,green", "move-prisoner to=north", "end-turn"});
        s.pass();
        QCOMPARE(s.prisoner(0), "0 -2");
        QCOMPARE(s.rotationsAt(0, 0), QStringList());
    }
};

QTEST_GUILESS_MAIN(SealingTest)
#include "tst_sealing.moc"
