#include <QObject>

#include "engine/model/io/bundled.h"
#include "tests/model/samples.h"

using namespace tilewright;
using namespace tilewright::test;

class TestLintMap : public QObject {
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void allowed_data();
    void allowed();
    void sealed_data();
    void sealed();
    void playable_data();
    void playable();
    void tilesUnknownWithoutSet();
    void supplyFollowsTheRulesOfTheSet();
    void millionChambers();
};

namespace {

Map board() {
    return *readMap(bundledText(defaultMap)).value;
}

std::size_t indexOf(const Map& map, Cell cell) {
    for (std::size_t i = 0; i < map.chambers.size(); ++i)
        if (map.chambers[i].cell == cell)
            return i;
    qFatal("no chamber there");
}
Chamber& at(Map& map, Cell cell) {
    return map.chambers[indexOf(map, cell)];
}
SideContent& side(Map& map, Cell cell, Direction d) {
    return at(map, cell).sides[static_cast<std::size_t>(index(d))];
}

void lay(Map& map, Cell cell, const char* tile, Rotation rotation = Rotation::R0) {
    map.chambers.push_back({.cell = cell, .tile = tile, .rotation = rotation});
}

void mark(Map& map, Cell cell, Direction d, Marker marker = Marker::Black) {
    map.markers.push_back({.cell = cell, .side = d, .marker = marker});
}

/// The sample set with all colours, so that the board's doors are in it.
TileSet playSet() {
    TileSet set = sampleSet();
    set.pickColours = TileSet{}.pickColours;
    for (Tile& tile : set.tiles)
        tile.count = 3;
    return set;
}

using enum Direction;

/// So many tiles in a row, each with a marker.
void layMarkers(Map& map, int number, Marker marker) {
    for (int x = 5; x < 5 + number; ++x) {
        lay(map, {x, 1}, "crs");
        mark(map, {x, 1}, West, marker);
    }
}

/// The places of the issues with that code.
std::vector<std::string> placesOf(const Issues& issues, const char* code) {
    std::vector<std::string> places;
    for (const Issue& issue : issues)
        if (issue.code == code)
            places.push_back(issue.pointer);
    return places;
}

} // namespace

void TestLintMap::finds_data() {
    QTest::addColumn<ChangeMap>("change");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<bool>("error");
    QTest::addColumn<QByteArray>("pointer");
    const auto row = [](const char* name, const char* code, bool error, const char* pointer,
                        const ChangeMap& change) {
        QTest::newRow(name) << change << QByteArray(code) << error << QByteArray(pointer);
    };
    constexpr bool error = true;
    constexpr bool warning = false;
    using enum SideContent;

    row("B-1.1 two in a cell", "cell-taken", error, "/chambers/15",
        [](Map& m) { m.chambers.push_back(m.chambers[3]); });
    row("outside", "cell-outside-limits", error, "/chambers/0", [](Map& m) {
        m.chambers[0].cell = {0, -10001};
    });
    row("B-2.4 empty", "map-empty", error, "/chambers", [](Map& m) { m.chambers.clear(); });
    row("B-2.4 seat twice", "seat-twice", error, "/chambers/4/seat", [](Map& m) { at(m, {4, 0}).seat = 1; });
    row("B-2.1 cell without seat", "cell-without-seat", error, "/chambers/14", [](Map& m) {
        at(m, {4, 2}).seat = 0;
    });
    row("B-2.1 seat 5", "cell-without-seat", error, "/chambers/14/seat", [](Map& m) {
        at(m, {4, 2}).seat = 5;
    });
    row("B-2.4 no cells", "no-cells-for-two", error, "/chambers",
        [](Map& m) { std::erase_if(m.chambers, [](const Chamber& c) { return c.room == Room::Cell; }); });
    row("B-2.4 only seats 1 and 3", "no-cells-for-two", error, "/chambers", [](Map& m) {
        std::erase_if(m.chambers, [](const Chamber& c) { return c.seat == 2 || c.seat == 4; });
    });
    row("B-2.4 no key room", "no-key-room", error, "/chambers", [](Map& m) {
        at(m, {2, 1}).room = Room::Chamber;
        at(m, {2, 1}).sides = {Open, Earth, Open, Earth};
    });
    row("B-2.4 no guardhouse", "no-guardhouse", error, "/chambers", [](Map& m) {
        for (const Cell cell : {Cell{1, 1}, Cell{3, 1}}) {
            at(m, cell).room = Room::Chamber;
            at(m, cell).sides = {Open, Earth, Open, Earth};
        }
    });
    row("B-2.4 no entrance", "no-entrance", error, "/chambers", [](Map& m) {
        at(m, {0, 1}).room = Room::Chamber;
        at(m, {4, 1}).room = Room::Chamber;
    });
    row("B-2.4 no outward passage", "no-outward-passage", error, "/chambers", [](Map& m) {
        for (Chamber& c : m.chambers)
            for (const Direction d : allDirections) {
                const Cell beyond = neighbour(c.cell, d);
                if (beyond.x < 0 || beyond.x > 4 || beyond.y < 0 || beyond.y > 2)
                    c.sides[static_cast<std::size_t>(index(d))] = Earth;
            }
    });
    row("B-2.1 cell door of a guard chamber", "door-of-other-room", error, "/chambers/1/sides/0", [](Map& m) {
        side(m, {1, 0}, North) = CellDoor;
    });
    row("B-2.1 key-room door of an entrance", "door-of-other-room", error, "/chambers/5/sides/3", [](Map& m) {
        side(m, {0, 1}, West) = KeyRoomDoor;
    });
    row("B-2.1 open door of a cell", "not-own-door", error, "/chambers/0/sides/0", [](Map& m) {
        side(m, {0, 0}, North) = Open;
    });
    row("B-2.1 skull of a key room", "not-own-door", error, "/chambers/7/sides/0", [](Map& m) {
        side(m, {2, 1}, North) = SkullBlue;
    });
    row("B-2.1 guardhouse with a cell door", "not-own-door", error, "/chambers/6/sides/2", [](Map& m) {
        side(m, {1, 1}, South) = CellDoor;
    });
    row("B-2.4 tile alone", "tile-not-joined", error, "/chambers/15", [](Map& m) { lay(m, {9, 9}, "crs"); });
    row("B-2.4 two tiles alone", "tile-not-joined", error, "/chambers/16", [](Map& m) {
        lay(m, {9, 9}, "crs");
        lay(m, {10, 9}, "crs");
    });
    row("B-2.4 tile beside earth", "tile-not-joined", error, "/chambers/15", [](Map& m) {
        lay(m, {-1, 0}, "end");
    }); // its passage looks north
    row("tile unknown", "tile-unknown", error, "/chambers/15/tile", [](Map& m) { lay(m, {-1, 1}, "none"); });
    row("B-5.7 marker on a rim", "marker-without-passageway", error, "/markers/0", [](Map& m) {
        mark(m, {1, 0}, North);
    });
    row("B-5.7 marker on earth", "marker-without-passageway", error, "/markers/0", [](Map& m) {
        mark(m, {0, 0}, East);
    });
    row("B-5.7 marker nowhere", "marker-without-passageway", error, "/markers/0", [](Map& m) {
        mark(m, {50, 50}, East);
    });
    row("B-5.7 two markers, one name", "marker-twice", error, "/markers/1", [](Map& m) {
        mark(m, {1, 0}, East);
        mark(m, {1, 0}, East, Marker::White);
    });
    row("B-5.7 two markers, either name", "marker-twice", error, "/markers/1", [](Map& m) {
        mark(m, {1, 0}, South);
        mark(m, {1, 1}, North);
    });
    row("B-3.3 41 black markers", "too-many-markers", error, "/markers/40",
        [](Map& m) { layMarkers(m, 41, Marker::Black); });

    row("B-3.3 21 black markers", "too-many-markers", warning, "/markers/20",
        [](Map& m) { layMarkers(m, 21, Marker::Black); });
    row("name empty", "name-empty", warning, "/name", [](Map& m) { m.name.clear(); });
    row("501 chambers", "too-many-chambers", warning, "/chambers", [](Map& m) {
        for (int x = 5; x < 5 + 486; ++x)
            lay(m, {x, 1}, "crs");
    });
    row("B-3.4 more copies than there are", "tile-used-too-often", warning, "/chambers/18/tile", [](Map& m) {
        for (int x = 5; x < 10; ++x)
            lay(m, {x, 1}, "crs");
    });
    row("B-4.2 passage against earth", "sides-disagree", warning, "/chambers/0", [](Map& m) {
        side(m, {0, 0}, East) = CellDoor;
    });
    row("B-4.2 earth against passage", "sides-disagree", warning, "/chambers/1", [](Map& m) {
        side(m, {1, 0}, South) = Earth;
    });
    row("B-3.2 seven guard chambers", "too-many-guard-chambers", warning, "/chambers", [](Map& m) {
        m.chambers.push_back(
            {.cell = {-1, 1}, .room = Room::GuardChamber, .sides = {Earth, Open, Earth, Open}});
    });
    row("B-3.2 no guard chambers", "no-guard-chamber", warning, "/chambers", [](Map& m) {
        for (Chamber& c : m.chambers)
            if (c.room == Room::GuardChamber)
                c.room = Room::Chamber;
    });
    row("B-2.1 seat of a chamber", "seat-without-cell", warning, "/chambers/1/seat", [](Map& m) {
        at(m, {1, 0}).seat = 2;
    });
    row("B-2.4 seats 1, 2 and 4", "seats-with-gap", warning, "/chambers",
        [](Map& m) { std::erase_if(m.chambers, [](const Chamber& c) { return c.seat == 3; }); });
    row("B-1.2 room without passage", "room-without-passage", warning, "/chambers/15/sides", [](Map& m) {
        m.chambers.push_back({.cell = {9, 9}, .room = Room::Chamber});
    });
}

void TestLintMap::finds() {
    QFETCH(ChangeMap, change);
    QFETCH(QByteArray, code);
    QFETCH(bool, error);
    QFETCH(QByteArray, pointer);
    Map map = board();
    change(map);
    const TileSet set = playSet();
    const Issues issues = lint(map, &set);
    const auto it = std::find_if(issues.begin(), issues.end(), [&](const Issue& i) {
        return i.code == code.toStdString() && i.pointer == pointer.toStdString();
    });
    QVERIFY2(it != issues.end(), listed(issues));
    QCOMPARE(it->severity, error ? Severity::Error : Severity::Warning);
    QVERIFY(!it->message.empty() && !it->remedy.empty());
    QVERIFY2(hasErrors(issues) == error, listed(issues));
    const bool ofChamber = pointer.startsWith("/chambers/") || pointer.startsWith("/markers/");
    QCOMPARE(it->cell.has_value(), ofChamber);
}

void TestLintMap::allowed_data() {
    QTest::addColumn<ChangeMap>("change");
    const auto row = [](const char* name, const ChangeMap& change) { QTest::newRow(name) << change; };
    using enum SideContent;
    row("B-2.2 the board itself", [](Map&) {});
    row("B-2.1 a special door", [](Map& m) { side(m, {1, 0}, North) = Special; });
    row("B-2.4 a joined tile", [](Map& m) { lay(m, {-1, 1}, "crs"); });
    row("B-2.4 a tile joined through another", [](Map& m) {
        lay(m, {-1, 1}, "crs");
        lay(m, {-2, 1}, "crs");
    });
    row("B-2.4 seats 1 and 4", [](Map& m) {
        std::erase_if(m.chambers, [](const Chamber& c) { return c.seat == 2 || c.seat == 3; });
    });
    row("B-5.7 markers on passageways", [](Map& m) {
        mark(m, {1, 0}, East);
        mark(m, {1, 1}, North, Marker::White);
    });
}

void TestLintMap::allowed() {
    QFETCH(ChangeMap, change);
    Map map = board();
    change(map);
    const TileSet set = playSet();
    const Issues issues = lint(map, &set);
    QVERIFY2(issues.empty(), listed(issues));
}

/// B-4.4: what is sealed. Each row shuts the way out of one room in another manner.
void TestLintMap::sealed_data() {
    QTest::addColumn<ChangeMap>("change");
    QTest::addColumn<QByteArrayList>("sealed");
    const auto row = [](const char* name, const ChangeMap& change, const QByteArrayList& sealed) {
        QTest::newRow(name) << change << sealed;
    };
    using enum SideContent;
    row("B-4.4 nothing", [](Map&) {}, {});
    row("B-4.4 a cell of earth", [](Map& m) { at(m, {0, 0}).sides = {}; }, {"/chambers/0"});
    row("B-4.4 an entrance of earth", [](Map& m) { at(m, {0, 1}).sides = {}; }, {"/chambers/5"});
    row("B-4.4 an entrance shut by a dead end",
        [](Map& m) {
            lay(m, {-1, 1}, "end", Rotation::R90);
        },
        {"/chambers/5"});
    row("B-4.4 an entrance with a tile open at the rim", [](Map& m) { lay(m, {-1, 1}, "crs"); }, {});
    row("B-4.4 a marker does not seal",
        [](Map& m) {
            lay(m, {-1, 1}, "crs");
            mark(m, {-1, 1}, East);
        },
        {});
    row("B-4.4 an entrance that meets a guard chamber",
        [](Map& m) {
            // Both doors of the entrance lead to chambers that are shut but for the guards.
            m.chambers.push_back(
                {.cell = {-1, 1}, .room = Room::GuardChamber, .sides = {Earth, Open, Earth, Earth}});
        },
        {});
    row("B-4.4 an entrance that meets a plain chamber",
        [](Map& m) {
            m.chambers.push_back(
                {.cell = {-1, 1}, .room = Room::Chamber, .sides = {Earth, Open, Earth, Earth}});
        },
        {"/chambers/5"});
    row("B-4.4 a cell ends the way",
        [](Map& m) {
            // Round the corner from the entrance lies a cell that opens outward: no way out for the entrance.
            m.chambers.push_back(
                {.cell = {-1, 1}, .room = Room::Chamber, .sides = {Open, Open, Earth, Earth}});
            m.chambers.push_back({.cell = {-1, 0},
                                  .room = Room::Cell,
                                  .seat = 5,
                                  .sides = {CellDoor, Earth, CellDoor, CellDoor}});
            side(m, {0, 0}, West) = Earth;
        },
        {"/chambers/5"});
    row("B-4.4 a key room without entrances near",
        [](Map& m) {
            // Guards 2 and 5 lead nowhere but to the key room: guard chambers do not help it.
            for (const Cell cell : {Cell{2, 0}, Cell{2, 2}}) {
                side(m, cell, East) = Earth;
                side(m, cell, West) = Earth;
            }
            side(m, {2, 0}, North) = Earth;
            side(m, {2, 2}, South) = Earth;
            side(m, {1, 0}, East) = Earth;
            side(m, {3, 0}, West) = Earth;
            side(m, {1, 2}, East) = Earth;
            side(m, {3, 2}, West) = Earth;
        },
        {"/chambers/7"});
}

void TestLintMap::sealed() {
    QFETCH(ChangeMap, change);
    QFETCH(QByteArrayList, sealed);
    Map map = board();
    change(map);
    const TileSet set = playSet();
    const Issues issues = lint(map, &set);
    QByteArrayList found;
    for (const Issue& issue : issues)
        if (issue.code == "room-sealed") {
            QCOMPARE(issue.severity, Severity::Warning);
            found.push_back(QByteArray::fromStdString(issue.pointer));
        }
    QVERIFY2(found == sealed, listed(issues));
}

void TestLintMap::playable_data() {
    QTest::addColumn<QList<int>>("seats");
    QTest::addColumn<QList<int>>("counts");
    QTest::newRow("B-2.4 all") << QList<int>{1, 2, 3, 4} << QList<int>{2, 3, 4};
    QTest::newRow("B-2.4 three") << QList<int>{1, 2, 3} << QList<int>{2, 3};
    QTest::newRow("B-2.4 two") << QList<int>{1, 2} << QList<int>{2};
    QTest::newRow("B-2.4 two opposite") << QList<int>{1, 4} << QList<int>{2};
    QTest::newRow("B-2.4 1, 3 and 4") << QList<int>{1, 3, 4} << QList<int>{2};
    QTest::newRow("B-2.4 1 and 3") << QList<int>{1, 3} << QList<int>{};
    QTest::newRow("B-2.4 without 1") << QList<int>{2, 3, 4} << QList<int>{};
    QTest::newRow("B-2.4 one twice") << QList<int>{1, 2, 2} << QList<int>{};
}

void TestLintMap::playable() {
    QFETCH(QList<int>, seats);
    QFETCH(QList<int>, counts);
    Map map = board();
    std::erase_if(map.chambers, [](const Chamber& c) { return c.room == Room::Cell; });
    for (int i = 0; i < seats.size(); ++i)
        map.chambers.push_back(
            {.cell = {10 + i, 10},
             .room = Room::Cell,
             .seat = seats[i],
             .sides = {SideContent::CellDoor, SideContent::Earth, SideContent::Earth, SideContent::Earth}});
    const auto found = possiblePlayerCounts(map);
    QCOMPARE(QList<int>(found.begin(), found.end()), counts);
    for (Chamber& c : map.chambers)
        c.room = c.room == Room::KeyRoom ? Room::Chamber : c.room;
    QVERIFY(possiblePlayerCounts(map).empty());
}

void TestLintMap::tilesUnknownWithoutSet() {
    // Without a set nothing is said about tiles that only the set knows.
    Map map = board();
    lay(map, {-1, 1}, "whatever");
    lay(map, {-2, 1}, "whatever");
    mark(map, {-1, 1}, Direction::West);
    const Issues issues = lint(map);
    QVERIFY2(issues.empty(), listed(issues));
}

// B-3.2, B-3.3: there are as many markers and Guards as the first variant of the set says.
void TestLintMap::supplyFollowsTheRulesOfTheSet() {
    TileSet set = playSet();
    Map map = board();
    layMarkers(map, 25, Marker::Black);
    const auto markers = [&] { return placesOf(lint(map, &set), "too-many-markers"); };
    QCOMPARE(placesOf(lint(map), "too-many-markers"), std::vector<std::string>{"/markers/20"});
    set.rules = {{"Many", {}, {{"blackSupply", 25}, {"guards", 7}}, Json::object()},
                 {"Few", {}, {{"blackSupply", 3}}, Json::object()}};
    QVERIFY(markers().empty());
    set.rules.front().options["blackSupply"] = 10;
    QCOMPARE(markers(), std::vector<std::string>{"/markers/10"});
    // What no option allows is an error, whatever is asked for.
    set.rules.front().options["blackSupply"] = 5000;
    layMarkers(map, 16, Marker::Black);
    QCOMPARE(markers(), std::vector<std::string>{"/markers/40"});
    QVERIFY(hasErrors(lint(map, &set)));
    set.rules.front().options["blackSupply"] = "all";
    QCOMPARE(markers(), (std::vector<std::string>{"/markers/20", "/markers/40"}));

    Map guarded = board();
    guarded.chambers.push_back(
        {.cell = {-1, 1},
         .room = Room::GuardChamber,
         .sides = {SideContent::Earth, SideContent::Open, SideContent::Earth, SideContent::Open}});
    QCOMPARE(placesOf(lint(guarded), "too-many-guard-chambers").size(), 1U);
    QVERIFY(placesOf(lint(guarded, &set), "too-many-guard-chambers").empty());
    set.rules.front().options["guards"] = 4;
    QCOMPARE(placesOf(lint(guarded, &set), "too-many-guard-chambers").size(), 1U);
}

void TestLintMap::millionChambers() {
    Map map = board();
    const int edge = 1000;
    for (int y = 0; y < edge; ++y)
        for (int x = 0; x < edge - 1; ++x)
            map.chambers.push_back({.cell = {5 + x, 1 + y},
                                    .room = Room::Cell,
                                    .sides = {SideContent::CellDoor, SideContent::CellDoor,
                                              SideContent::CellDoor, SideContent::CellDoor}});
    // Linear: seconds also under sanitizers; a quadratic way would meet the time limit of the test.
    const Issues issues = lint(map);
    QVERIFY(find(issues, "too-many-chambers"));
    QVERIFY(issues.size() < 1000);
}

QTEST_APPLESS_MAIN(TestLintMap)
#include "tst_lint_map.moc"
