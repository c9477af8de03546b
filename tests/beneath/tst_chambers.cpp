// B-1: chambers, passages, doors.

#include "engine/games/beneath/rules/ruleset.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class ChambersTest : public QObject {
    Q_OBJECT

private slots:
    // B-1.1: x grows east, y grows south; one chamber a cell, be it a tile or a room.
    void b1_1_cellsAndDirections() {
        Scenario s({.chambers = {"0 0 entrance .oo.", "1 0 chamber ...o", "0 1 #cross 0"},
                    .tiles = {"cross oooo 2", "str o.o. 4"},
                    .stack = {"str", "cross", "str", "str", "str"},
                    .options = {{"actionsPerTurn", 8}}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "enter-runner runner=1 x=0 y=0",
                "move-runner runner=0 to=east", "move-runner runner=1 to=south"});
        QCOMPARE(s.runner(0, 0), "1 0");
        QCOMPARE(s.runner(0, 1), "0 1");
        s.play("end-turn");
        QVERIFY(!s.may("lay tile=cross x=1 y=1 rotation=0")); // earth of the chamber above it
        QVERIFY(s.may("lay tile=cross x=-1 y=1 rotation=0"));
        QVERIFY(!s.may("lay tile=cross x=0 y=1 rotation=0")); // a tile is there
        QVERIFY(!s.may("lay tile=cross x=1 y=0 rotation=0")); // a room is there
    }

    // B-1.2: one to four passages are the five configurations; none is an error.
    void b1_2_configurations_data() {
        QTest::addColumn<QString>("sides");
        QTest::addColumn<bool>("legal");
        QTest::newRow("B-1.2 dead end") << "o..." << true;
        QTest::newRow("B-1.2 straight") << "o.o." << true;
        QTest::newRow("B-1.2 corner") << "oo.." << true;
        QTest::newRow("B-1.2 T") << "ooo." << true;
        QTest::newRow("B-1.2 cross") << "oooo" << true;
        QTest::newRow("B-1.2 none") << "...." << false;
    }
    void b1_2_configurations() {
        QFETCH(QString, sides);
        QFETCH(bool, legal);
        const auto game = compile({.tiles = {"tile " + sides}});
        QCOMPARE(game.value.has_value(), legal);
        if (!legal)
            QCOMPARE(QString::fromStdString(game.issues.at(0).pointer), "/tileset/tiles/0/sides");
    }

    // B-1.3: a passage of a tile has an open, a skull or a special door, and no other.
    void b1_3_doorsOfTiles_data() {
        QTest::addColumn<QString>("sides");
        QTest::addColumn<bool>("legal");
        for (const char* sides :
             {"o...", "x...", "b...", "y...", "g...", "r...", "n...", "a...", "e...", "p..."})
            QTest::newRow(qPrintable(QString("B-1.3 ") + sides)) << QString(sides) << true;
        for (const char* sides : {"C...", "oK..", "..oG"})
            QTest::newRow(qPrintable(QString("B-1.3 ") + sides)) << QString(sides) << false;
    }
    void b1_3_doorsOfTiles() {
        QFETCH(QString, sides);
        QFETCH(bool, legal);
        QCOMPARE(compile({.tiles = {"tile " + sides}}).value.has_value(), legal);
    }

    // B-1.4: on the way back the exit door and the entrance door swap their roles; passages on one side only
    // join nothing.
    void b1_4_exitAndEntranceSwap() {
        Scenario s({.chambers = {"0 0 entrance .no.", "1 0 chamber ...a", "0 1 chamber ...."},
                    .options = {{"actionsPerTurn", 8}},
                    .picks = {"n"}});
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        QCOMPARE(s.legal("move-runner"), QStringList{"runner=0 to=east"});
        s.play("move-runner runner=0 to=east");
        QCOMPARE(s.picks(0), "a");
        s.play("move-runner runner=0 to=west");
        QCOMPARE(s.picks(0), "n");
    }

    // B-1.5: the first pickColours are in play; a skull of any other counts as open.
    void b1_5_pickColours_data() {
        QTest::addColumn<int>("colours");
        for (int n = 1; n <= 8; ++n)
            QTest::addRow("B-1.5 pickColours %d", n) << n;
    }
    void b1_5_pickColours() {
        QFETCH(int, colours);
        const QStringList names{"blue", "yellow", "green", "red", "brown", "orange", "grey", "purple"};
        const Json options{{"pickColours", colours}, {"startingPicks", 1}, {"actionsPerTurn", 8}};
        const QString order = "bygrnaep";
        {
            Scenario chosen = Scenario::beforePicks({.options = options});
            QStringList expected;
            for (const QString& name : names.first(colours))
                expected << "picks=" + name;
            expected.sort();
            QCOMPARE(chosen.legal("choose-picks"), expected);
        }
        for (int c = 0; c < 8; ++c) {
            // Out through this skull without a pick of it, in through this skull.
            const QString letter = order.mid(c, 1);
            const QString pick = colours == 1 || (c == 1 && colours == 2) ? "b" : c == 1 ? "g" : "y";
            Scenario s({.chambers = {"0 0 entrance .o..", QString("1 0 chamber .%1.%1").arg(letter),
                                     "2 0 chamber ...o"},
                        .options = options,
                        .picks = {pick}});
            s.lay();
            s.play({"enter-runner runner=0 x=0 y=0", "move-runner runner=0 to=east"});
            const bool inPlay = c < colours;
            QCOMPARE(s.picks(0).contains(letter), inPlay);
            s.play("move-runner runner=0 to=east");
            QCOMPARE(s.picks(0).contains(letter), c == 0); // blue is this player's own, all others were paid
            QCOMPARE(s.state().supply().picks[static_cast<std::size_t>(c)] > 0, inPlay);
        }
    }

    // B-1.5: unless a number is given, as many as the list of the set reaches.
    void b1_5_coloursOfTheSet() {
        TileSet set;
        set.name = "crosses";
        set.tiles.resize(1);
        set.tiles[0].id = "cross";
        set.tiles[0].count = 30;
        set.tiles[0].face = Sides{SideContent::Open, SideContent::Open, SideContent::Open, SideContent::Open};
        const Map map = *readMap(bundledText("beneath/guardhouse.map.json")).value;
        const auto played = [&](std::vector<Colour> list, const Json& options) {
            set.pickColours = std::move(list);
            const auto game = beneath::Ruleset().compile(set, map, options, 2);
            return game.value ? (*game.value)->options().at("pickColours").get<int>() : 0;
        };
        const std::vector<Colour> three{Colour::Blue, Colour::Yellow, Colour::Green};
        QCOMPARE(played(three, Json::object()), 3);
        QCOMPARE(played(three, {{"pickColours", "set"}}), 3);
        QCOMPARE(played(three, {{"pickColours", 8}}), 8);
        QCOMPARE(played({Colour::Brown, Colour::Blue}, Json::object()), 5);
        QCOMPARE(played({Colour::Blue}, Json::object()), 1);
    }

    // B-1.5: player colours are blue, yellow, green, red in seat order: one's own skull is free on exit.
    void b1_5_playerColours_data() {
        QTest::addColumn<int>("seat");
        for (int seat : {0, 1, 2, 3})
            QTest::addRow("B-1.5 seat %d", seat) << seat;
    }
    void b1_5_playerColours() {
        QFETCH(int, seat);
        Scenario s({.chambers = {"0 0 entrance byrg", "0 -1 chamber ..o.", "1 0 chamber ...o",
                                 "0 1 chamber o...", "-1 0 chamber .o.."},
                    .players = 4});
        for (int p = 0; p < seat; ++p)
            s.pass();
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        const QStringList ways{"north", "east", "west", "south"}; // to the skulls blue, yellow, green, red
        QCOMPARE(s.legal("move-runner"), QStringList{"runner=0 to=" + ways[seat]});
    }

    // B-1.6: a special door on a tile asks for three different picks on exit, each time, and gives nothing on
    // entrance.
    void b1_6_specialDoorOnTile() {
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 #two 0"},
                    .tiles = {"two .x.x", "str o.o. 8"},
                    .stack = {"str", "str", "str", "str", "str", "str", "str", "str"},
                    .options = {{"actionsPerTurn", 8}},
                    .picks = {"bygn"}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "move-runner runner=0 to=east"});
        QCOMPARE(s.picks(0), "bygn");
        QCOMPARE(s.state().collectColour(), -1);
        QCOMPARE(s.legal("move-runner"), (QStringList{"picks=blue,green,brown runner=0 to=west",
                                                      "picks=blue,yellow,brown runner=0 to=west",
                                                      "picks=blue,yellow,green runner=0 to=west",
                                                      "picks=yellow,green,brown runner=0 to=west"}));
        QVERIFY(!s.may("move-runner runner=0 to=west"));
        QVERIFY(!s.may("move-runner runner=0 to=west picks=blue,blue,green"));
        s.play("move-runner runner=0 to=west picks=blue,green,brown");
        QCOMPARE(s.picks(0), "y");
        s.play("move-runner runner=0 to=east");
        QCOMPARE(s.legal("move-runner"), QStringList()); // each time anew, and one pick is too few
    }
};

QTEST_GUILESS_MAIN(ChambersTest)
#include "tst_chambers.moc"
