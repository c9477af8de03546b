#include <QObject>

#include "engine/base/json/json.h"
#include "engine/games/beneath/tiles/generate.h"
#include "engine/model/io/bundled.h"
#include "engine/model/tile_family.h"
#include "tests/model/samples.h"

#include <map>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

class TestBundled : public QObject {
    Q_OBJECT

private slots:
    void files();
    void sets_data();
    void sets();
    void maps_data();
    void maps();
    void standardSet();
    void defaultBoard();
    void defaultBoardIsFair();
    void narrowBoard();
};

namespace {

TileSet setOf(std::string_view name) {
    return *readTileSet(bundledText(name)).value;
}
Map mapOf(std::string_view name) {
    return *readMap(bundledText(name)).value;
}

std::map<Cell, Chamber> cellsOf(const Map& map) {
    std::map<Cell, Chamber> cells;
    for (const Chamber& c : map.chambers)
        cells.emplace(c.cell, c);
    return cells;
}

void addRows(std::string_view ending) {
    QTest::addColumn<QByteArray>("name");
    for (const BundledFile& file : bundledFiles())
        if (file.name.ends_with(ending))
            QTest::newRow(std::string(file.name).c_str())
                << QByteArray(file.name.data(), qsizetype(file.name.size()));
}

} // namespace

void TestBundled::files() {
    std::set<std::string_view> names;
    for (const BundledFile& file : bundledFiles())
        names.insert(file.name);
    for (const char* name :
         {"beneath/standard.tileset.json", "beneath/learning.tileset.json", "beneath/guardhouse.map.json",
          "beneath/narrow.map.json", "landscape/base.tileset.json", "landscape/start.map.json"})
        QVERIFY2(names.contains(name), name);
    QVERIFY(!bundledText(defaultTileSet).empty() && !bundledText(defaultMap).empty());
    QVERIFY(bundledText("beneath/none.json").empty());
    for (const BundledFile& file : bundledFiles())
        QCOMPARE(std::string(nameIn(file)), parseJson(file.text).value->at("name").get<std::string>());
    for (const TileFamily* family : tileFamilies()) {
        QCOMPARE(setOf(family->defaultTileSet()).ruleset, std::string(family->id()));
        QCOMPARE(mapOf(family->defaultMap()).ruleset, std::string(family->id()));
    }
}

void TestBundled::sets_data() {
    addRows(".tileset.json");
}

void TestBundled::sets() {
    QFETCH(QByteArray, name);
    const std::string_view text = bundledText(name.toStdString());
    const auto loaded = readTileSet(text);
    QVERIFY2(loaded.value && loaded.issues.empty(), listed(loaded.issues));
    const Issues issues = lint(*loaded.value);
    QVERIFY2(issues.empty(), listed(issues));
    QVERIFY2(fileText(toJson(*loaded.value)) == text, "not in canonical form");
    QVERIFY(!loaded.value->license.empty() && !loaded.value->description.empty());
}

void TestBundled::maps_data() {
    addRows(".map.json");
}

void TestBundled::maps() {
    QFETCH(QByteArray, name);
    const std::string_view text = bundledText(name.toStdString());
    const auto loaded = readMap(text);
    QVERIFY2(loaded.value && loaded.issues.empty(), listed(loaded.issues));
    const TileFamily& family = familyOf(loaded.value->ruleset);
    QVERIFY(std::string_view(name.toStdString()).starts_with(std::string(family.id()) + "/"));
    const TileSet set = setOf(family.defaultTileSet());
    Issues issues = lint(*loaded.value, &set);
    QVERIFY2(issues.empty(), listed(issues));
    issues = lint(*loaded.value);
    QVERIFY2(issues.empty(), listed(issues));
    QVERIFY2(fileText(toJson(*loaded.value)) == text, "not in canonical form");
    if (family.hasRooms())
        QVERIFY(possiblePlayerCounts(*loaded.value) == (std::vector<int>{2, 3, 4}));
}

void TestBundled::standardSet() {
    const TileSet set = setOf(defaultTileSet);
    QCOMPARE(tileCount(set), 176);
    QCOMPARE(set.pickColours.size(), std::size_t{8});
    std::set<Configuration> configurations;
    std::map<Colour, int> skulls;
    for (const Tile& tile : set.tiles) {
        configurations.insert(configuration(tile.sides()));
        for (const SideContent side : tile.sides())
            if (isSkull(side))
                skulls[skullColour(side)] += tile.count;
    }
    QCOMPARE(configurations.size(), std::size_t{5});
    QCOMPARE(skulls.size(), std::size_t{8});
    const auto [least, most] = std::minmax_element(skulls.begin(), skulls.end(),
                                                   [](auto& a, auto& b) { return a.second < b.second; });
    QVERIFY(most->second - least->second <= 1);
}

/// B-2.2, room by room: five by three, the top left cell at 0, 0.
void TestBundled::defaultBoard() {
    using enum SideContent;
    const auto cells = cellsOf(mapOf(defaultMap));
    QCOMPARE(cells.size(), std::size_t{15});
    struct Row {
        Cell cell;
        Room room;
        int seat;
        Sides sides;
    };
    const Sides upperOuterWest{SkullBrown, Open, Open, Earth};
    const Sides upperOuterEast{SkullBrown, Earth, Open, Open};
    const Sides lowerOuterWest{Open, Open, SkullBrown, Earth};
    const Sides lowerOuterEast{Open, Earth, SkullBrown, Open};
    const Sides wing{GuardhouseDoor, Earth, GuardhouseDoor, Earth};
    for (const Row& row :
         std::initializer_list<Row>{{{0, 0}, Room::Cell, 1, {CellDoor, Earth, Earth, CellDoor}},
                                    {{1, 0}, Room::GuardChamber, 0, upperOuterWest},
                                    {{2, 0}, Room::GuardChamber, 0, {SkullOrange, Open, Open, Open}},
                                    {{3, 0}, Room::GuardChamber, 0, upperOuterEast},
                                    {{4, 0}, Room::Cell, 2, {CellDoor, CellDoor, Earth, Earth}},
                                    {{0, 1}, Room::Entrance, 0, {Earth, Earth, Earth, Open}},
                                    {{1, 1}, Room::Guardhouse, 0, wing},
                                    {{2, 1}, Room::KeyRoom, 0, {KeyRoomDoor, Earth, KeyRoomDoor, Earth}},
                                    {{3, 1}, Room::Guardhouse, 0, wing},
                                    {{4, 1}, Room::Entrance, 0, {Earth, Open, Earth, Earth}},
                                    {{0, 2}, Room::Cell, 3, {Earth, Earth, CellDoor, CellDoor}},
                                    {{1, 2}, Room::GuardChamber, 0, lowerOuterWest},
                                    {{2, 2}, Room::GuardChamber, 0, {Open, Open, SkullOrange, Open}},
                                    {{3, 2}, Room::GuardChamber, 0, lowerOuterEast},
                                    {{4, 2}, Room::Cell, 4, {Earth, CellDoor, CellDoor, Earth}}}) {
        const Chamber& c = cells.at(row.cell);
        QVERIFY2(c.isRoom() && c.room == row.room && c.seat == row.seat && c.sides == row.sides,
                 qPrintable(QString("%1, %2").arg(row.cell.x).arg(row.cell.y)));
    }
}

/// B-2.2: the same for every seat by reflection, west with east and north with south.
void TestBundled::defaultBoardIsFair() {
    const auto cells = cellsOf(mapOf(defaultMap));
    for (const auto& [cell, chamber] : cells) {
        const Chamber& east = cells.at({4 - cell.x, cell.y});
        const Chamber& south = cells.at({cell.x, 2 - cell.y});
        const Sides& s = chamber.sides;
        QVERIFY(east.room == chamber.room && east.sides == (Sides{s[0], s[3], s[2], s[1]}));
        QVERIFY(south.room == chamber.room && south.sides == (Sides{s[2], s[1], s[0], s[3]}));
    }
}

/// B-2.3: four by three, and an entrance attached west and east.
void TestBundled::narrowBoard() {
    const auto cells = cellsOf(mapOf("beneath/narrow.map.json"));
    QCOMPARE(cells.size(), std::size_t{14});
    const std::map<Cell, Room> special{{{0, 0}, Room::Cell},      {{3, 0}, Room::Cell},
                                       {{0, 2}, Room::Cell},      {{3, 2}, Room::Cell},
                                       {{1, 1}, Room::KeyRoom},   {{2, 1}, Room::Guardhouse},
                                       {{-1, 1}, Room::Entrance}, {{4, 1}, Room::Entrance}};
    for (const auto& [cell, chamber] : cells) {
        const auto it = special.find(cell);
        QCOMPARE(chamber.room, it == special.end() ? Room::GuardChamber : it->second);
    }
    QCOMPARE(cells.at({0, 0}).seat, 1);
    QCOMPARE(cells.at({3, 2}).seat, 4);
    // Not fair: the key room lies west only.
    QVERIFY(!cells.contains({5, 1}) && cells.at({2, 1}).room != Room::KeyRoom);
    // Each cell opens on both of its outer sides and on no other.
    for (const auto& [cell, chamber] : cells)
        if (chamber.room == Room::Cell)
            for (const Direction d : allDirections)
                QCOMPARE(isPassage(chamber.sides[static_cast<std::size_t>(index(d))]),
                         !cells.contains(neighbour(cell, d)));
    QCOMPARE(cells.at({-1, 1}).sides[3], SideContent::Open);
    QCOMPARE(cells.at({4, 1}).sides[1], SideContent::Open);
}

QTEST_APPLESS_MAIN(TestBundled)
#include "tst_bundled.moc"
