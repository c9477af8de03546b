// B-2: boards are data; the two bundled ones.

#include "engine/games/beneath/rules/ruleset.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "tests/beneath/scenario.h"

#include <QtTest>

#include <algorithm>

using namespace tilewright;
using namespace tilewright::test;

namespace {

Map bundledMap(const char* file) {
    return *readMap(bundledText(file)).value;
}

QString letterOf(SideContent side) {
    const QStringList names{"earth",           "open",  "special", "cell-door", "key-room-door",
                            "guardhouse-door", "brown", "orange"};
    return QString(".oxCKGna").mid(names.indexOf(QString::fromStdString(std::string(name(side)))), 1);
}

/// "cell1 C..C": the room in that cell.
QString roomAt(const Map& map, int x, int y) {
    for (const Chamber& c : map.chambers)
        if (c.cell == Cell{x, y}) {
            QString text = QString::fromStdString(std::string(name(c.room)));
            if (c.seat != 0)
                text += QString::number(c.seat);
            text += ' ';
            for (SideContent side : c.sides)
                text += letterOf(side);
            return text;
        }
    return "nothing";
}

std::shared_ptr<const game::Game> compiled(const Map& map, int players) {
    const auto set = readTileSet(bundledText(defaultTileSet));
    const auto game = beneath::Ruleset().compile(*set.value, map, Json::object(), players);
    return game.value.value_or(nullptr);
}

bool hasError(const Setup& setup, const char* code) {
    const auto game = compile(setup);
    return !game.value && std::any_of(game.issues.begin(), game.issues.end(), [code](const Issue& issue) {
        return issue.code == code && issue.pointer.starts_with("/map");
    });
}

} // namespace

class BoardsTest : public QObject {
    Q_OBJECT

private slots:
    // B-2.1: the three doors of rooms stand only on their rooms, and these have no other.
    void b2_1_doorsOfRooms_data() {
        QTest::addColumn<QString>("room");
        QTest::addColumn<QString>("door");
        QTest::addColumn<bool>("legal");
        const QStringList rooms{"cell1", "guard-chamber", "key-room", "guardhouse", "entrance", "chamber"};
        for (const QString& room : rooms)
            for (QChar door : QString("oxbnCKG")) {
                const QString own = room == "cell1"        ? "C"
                                    : room == "key-room"   ? "K"
                                    : room == "guardhouse" ? "G"
                                                           : "oxbn";
                QTest::newRow(qPrintable(QString("B-2.1 %1 %2").arg(room).arg(door)))
                    << room << QString(door) << own.contains(door);
            }
    }
    void b2_1_doorsOfRooms() {
        QFETCH(QString, room);
        QFETCH(QString, door);
        QFETCH(bool, legal);
        for (const QString& sides : {door + "...", ".." + door + '.'})
            QCOMPARE(compile({.chambers = {"0 0 " + room + ' ' + sides}}).value.has_value(), legal);
    }

    // B-2.2: the default board, five by three.
    void b2_2_defaultBoard() {
        const Map map = bundledMap("beneath/guardhouse.map.json");
        const QList<QStringList> rows{
            {"cell1 C..C", "guard-chamber noo.", "guard-chamber aooo", "guard-chamber n.oo", "cell2 CC.."},
            {"entrance ...o", "guardhouse G.G.", "key-room K.K.", "guardhouse G.G.", "entrance .o.."},
            {"cell3 ..CC", "guard-chamber oon.", "guard-chamber ooao", "guard-chamber o.no", "cell4 .CC."}};
        for (int y = 0; y < 3; ++y)
            for (int x = 0; x < 5; ++x)
                QCOMPARE(roomAt(map, x, y), rows[y][x]);
        QCOMPARE(map.chambers.size(), 15U);
        QVERIFY(map.markers.empty());
    }

    // B-2.2: who starts where. With two players seat 2 has the cell of seat 4.
    void b2_2_seats_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QStringList>("cells");
        QTest::newRow("B-2.2 two") << 2 << QStringList{"0 0", "4 2"};
        QTest::newRow("B-2.2 three") << 3 << QStringList{"0 0", "4 0", "0 2"};
        QTest::newRow("B-2.2 four") << 4 << QStringList{"0 0", "4 0", "0 2", "4 2"};
    }
    void b2_2_seats() {
        QFETCH(int, players);
        QFETCH(QStringList, cells);
        const auto game = compiled(bundledMap("beneath/guardhouse.map.json"), players);
        QVERIFY(game != nullptr);
        const auto position = game->start(game->tiles());
        QStringList found;
        for (const game::Piece& piece : position->table().pieces)
            if (piece.kind == "prisoner")
                found << QString("%1 %2").arg(piece.cell.x).arg(piece.cell.y);
        QCOMPARE(found, cells);
    }

    // B-2.2: without a cell of seat 4 two players have the cells 1 and 2.
    void b2_2_twoPlayersWithoutSeatFour() {
        Scenario s({.chambers = {"0 0 cell1 C...", "4 0 cell2 C..."}});
        QCOMPARE(s.prisoner(0), "0 0");
        QCOMPARE(s.prisoner(1), "4 0");
    }

    // B-2.3: the second board, four by three.
    void b2_3_narrowBoard() {
        const Map map = bundledMap("beneath/narrow.map.json");
        const auto kindAt = [&map](int x, int y) { return roomAt(map, x, y).section(' ', 0, 0); };
        for (int x = 0; x < 4; ++x)
            for (int y = 0; y < 3; ++y) {
                const bool corner = (x == 0 || x == 3) && y != 1;
                if (corner)
                    QVERIFY(kindAt(x, y).startsWith("cell"));
                else if (y == 1 && (x == 1 || x == 2))
                    QCOMPARE(kindAt(x, y), x == 1 ? "key-room" : "guardhouse");
                else
                    QCOMPARE(kindAt(x, y), "guard-chamber");
            }
        QCOMPARE(kindAt(-1, 1), "entrance");
        QCOMPARE(kindAt(4, 1), "entrance");
        QCOMPARE(map.chambers.size(), 14U);
        for (int players : {2, 3, 4})
            QVERIFY(compiled(map, players) != nullptr);
        const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
        QVERIFY(lint(map, &set).empty());
    }

    // B-2.4: what a legal board has.
    void b2_4_whatABoardNeeds_data() {
        QTest::addColumn<QStringList>("chambers");
        QTest::addColumn<QString>("error");
        const QStringList all{"0 0 cell1 C...", "2 0 cell2 C...", "4 0 key-room K...", "6 0 guardhouse G...",
                              "8 0 entrance o..."};
        const auto without = [&all](int i) {
            QStringList rest = all;
            rest.removeAt(i);
            return rest;
        };
        QTest::newRow("B-2.4 all") << all << "";
        QTest::newRow("B-2.4 no cell 1") << without(0) << "no-cells-for-two";
        QTest::newRow("B-2.4 no cell 2") << without(1) << "no-cells-for-two";
        QTest::newRow("B-2.4 no key room") << without(2) << "no-key-room";
        QTest::newRow("B-2.4 no guardhouse") << without(3) << "no-guardhouse";
        QTest::newRow("B-2.4 no entrance") << without(4) << "no-entrance";
        QTest::newRow("B-2.4 seat twice") << all + QStringList{"10 0 cell2 C..."} << "seat-twice";
        QTest::newRow("B-2.4 seats 1 and 4") << without(1) + QStringList{"2 0 cell4 C..."} << "";
        QTest::newRow("B-2.4 nothing outward")
            << QStringList{"0 0 cell1 ....", "2 0 cell2 ....", "4 0 key-room ....", "6 0 guardhouse ....",
                           "8 0 entrance ...."}
            << "no-outward-passage";
        QTest::newRow("B-2.4 tile joined to no room")
            << all + QStringList{"20 0 #str 0"} << "tile-not-joined";
        QTest::newRow("B-2.4 tile beside a room, but earth between")
            << all + QStringList{"9 0 #str 0"} << "tile-not-joined";
    }
    void b2_4_whatABoardNeeds() {
        QFETCH(QStringList, chambers);
        QFETCH(QString, error);
        const Setup setup{.chambers = chambers, .complete = false};
        if (error.isEmpty())
            QVERIFY(compile(setup).value.has_value());
        else
            QVERIFY(hasError(setup, qPrintable(error)));
    }

    // B-2.4: n players need the seats 1 to n.
    void b2_4_seatsForEachCount_data() {
        QTest::addColumn<QString>("seats");
        QTest::addColumn<QString>("playable");
        QTest::newRow("B-2.4 seats 12") << "12"
                                        << "2";
        QTest::newRow("B-2.4 seats 14") << "14"
                                        << "2";
        QTest::newRow("B-2.4 seats 123") << "123"
                                         << "23";
        QTest::newRow("B-2.4 seats 124") << "124"
                                         << "2";
        QTest::newRow("B-2.4 seats 134") << "134"
                                         << "2";
        QTest::newRow("B-2.4 seats 1234") << "1234"
                                          << "234";
    }
    void b2_4_seatsForEachCount() {
        QFETCH(QString, seats);
        QFETCH(QString, playable);
        QStringList chambers{"4 4 key-room K...", "6 4 guardhouse G...", "8 4 entrance o..."};
        for (QChar seat : seats)
            chambers << QString("%1 0 cell%2 C...").arg(3 * seat.digitValue()).arg(seat);
        QString found;
        for (int players = 2; players <= 4; ++players)
            if (compile({.chambers = chambers, .players = players, .complete = false}).value)
                found += QString::number(players);
        QCOMPARE(found, playable);
    }

    // B-2.4: a room that is sealed from the start is a warning, and the board is played.
    void b2_4_sealedFromTheStart() {
        const Setup setup{.chambers = {"0 0 key-room ...."}};
        QVERIFY(compile(setup).value.has_value());
        Scenario s(setup);
        QVERIFY(s.state().sealed(s.chamber(0, 0)));
        s.pass();
        QCOMPARE(s.state().turn(), 2);
    }
};

QTEST_GUILESS_MAIN(BoardsTest)
#include "tst_boards.moc"
