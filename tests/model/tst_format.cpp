#include <QObject>

#include "tests/model/samples.h"

#include <rapidcheck.h>

using namespace tilewright;
using namespace tilewright::test;

class TestFormat : public QObject {
    Q_OBJECT

private slots:
    void readsTheExample();
    void defaults();
    void byteOrderMark();
    void unknownFieldsComeBack();
    void canonicalOrder();
    void setsReadBackEqual();
    void mapsReadBackEqual();
    void turnedSides_data();
    void turnedSides();
    void issueLine();
    void namesAreTold();
};

void TestFormat::readsTheExample() {
    const auto loaded = readMap(R"({
      "format": "tilewright-map", "version": 1, "ruleset": "beneath", "name": "Guardhouse",
      "chambers": [
        {"x": 3, "y": -1, "tile": "cross-01", "rotation": 90},
        {"x": 0, "y": 0, "room": "cell", "seat": 1, "sides": ["cell-door", "earth", "earth", "brown"]}
      ],
      "markers": [{"x": 3, "y": -1, "side": "south", "marker": "black"}]
    })");
    QVERIFY2(loaded.value, listed(loaded.issues));
    const Map& map = *loaded.value;
    QCOMPARE(map.chambers.size(), std::size_t{2});
    QCOMPARE(map.chambers[0].tile, std::string("cross-01"));
    QCOMPARE(map.chambers[0].rotation, Rotation::R90);
    QVERIFY(map.chambers[0].cell == (Cell{3, -1}));
    QCOMPARE(map.chambers[1].room, Room::Cell);
    QCOMPARE(map.chambers[1].seat, 1);
    QVERIFY(map.chambers[1].sides ==
            (Sides{SideContent::CellDoor, SideContent::Earth, SideContent::Earth, SideContent::SkullBrown}));
    QCOMPARE(map.markers[0].side, Direction::South);
    QCOMPARE(map.markers[0].marker, Marker::Black);
}

void TestFormat::defaults() {
    const auto loaded =
        readTileSet(R"({"format": "tilewright-tileset", "version": 1, "ruleset": "beneath", "name": "n",
        "tileMillimetres": 44.5, "pickColours": ["blue"], "tiles": [{"id": "a", "sides": ["open", "earth", "earth", "blue"]}]})");
    QVERIFY2(loaded.value, listed(loaded.issues));
    QCOMPARE(loaded.value->tiles[0].count, 1);
    QCOMPARE(loaded.value->tileMillimetres, 44.5);
    QCOMPARE(loaded.value->author, std::string());
    const auto map = readMap(R"({"format": "tilewright-map", "version": 1, "ruleset": "beneath", "name": "n",
        "chambers": [{"x": 1, "y": 2, "tile": "a"}]})");
    QVERIFY2(map.value, listed(map.issues));
    QCOMPARE(map.value->chambers[0].rotation, Rotation::R0);
    QVERIFY(map.value->markers.empty());
    // All defaults are written out.
    QVERIFY(fileText(toJson(*map.value)).find("\"rotation\": 0") != std::string::npos);
    QVERIFY(fileText(toJson(*map.value)).find("\"markers\": []") != std::string::npos);
    QVERIFY(fileText(toJson(*loaded.value)).find("\"notes\": \"\"") != std::string::npos);
}

void TestFormat::byteOrderMark() {
    const std::string text = fileText(toJson(sampleSet()));
    const auto loaded = readTileSet("\xEF\xBB\xBF" + text);
    QVERIFY2(loaded.value, listed(loaded.issues));
    QVERIFY(*loaded.value == sampleSet());
}

void TestFormat::unknownFieldsComeBack() {
    std::string text = fileText(toJson(sampleSet()));
    text = with(text, "\"id\": \"cor\"", "\"weight\": [1, {\"z\": 2.5, \"a\": null}], \"id\": \"cor\"");
    text = with(text, "\"author\": \"\"", "\"studio\": \"Höhle\", \"author\": \"\"");
    const auto loaded = readTileSet(text);
    QVERIFY2(loaded.value, listed(loaded.issues));
    QCOMPARE(loaded.value->extra.dump(), std::string("{\"studio\":\"Höhle\"}"));
    const Json out = toJson(*loaded.value);
    QCOMPARE(out["tiles"][0]["weight"].dump(), std::string("[1,{\"z\":2.5,\"a\":null}]"));
    QCOMPARE(std::prev(out.end()).key(), std::string("studio"));
    const auto again = readTileSet(fileText(out));
    QVERIFY(again.value && *again.value == *loaded.value);

    // What belongs to the other kind of chamber is kept too.
    const auto map =
        readMap(R"({"format": "tilewright-map", "version": 1, "ruleset": "beneath", "name": "n", "mood": 3,
        "chambers": [{"x": 1, "y": 2, "tile": "a", "seat": 2, "hint": "h"},
                     {"x": 1, "y": 3, "room": "chamber", "sides": ["open", "earth", "earth", "earth"], "rotation": 90}],
        "markers": [{"x": 1, "y": 2, "side": "south", "marker": "white", "by": "me"}]})");
    QVERIFY2(map.value, listed(map.issues));
    const Json mapOut = toJson(*map.value);
    QCOMPARE(mapOut["mood"].dump(), std::string("3"));
    QCOMPARE(mapOut["chambers"][0]["seat"].dump(), std::string("2"));
    QCOMPARE(mapOut["chambers"][1]["rotation"].dump(), std::string("90"));
    QCOMPARE(mapOut["markers"][0]["by"].dump(), std::string("\"me\""));
}

void TestFormat::canonicalOrder() {
    TileSet set = sampleSet();
    const std::string text = fileText(toJson(set));
    std::reverse(set.tiles.begin(), set.tiles.end());
    Json reversed = toJson(set);
    QCOMPARE(reversed["tileOrder"].size(), set.tiles.size());
    QVERIFY(tileSetFromJson(reversed) == set);
    // All else stands as before, so that a diff shows nothing but the new order.
    reversed.erase("tileOrder");
    QCOMPARE(fileText(reversed), text);
    QVERIFY(!toJson(sampleSet()).contains("tileOrder"));
    // Names that are not there are passed over, tiles that are not named come last.
    Json partly = toJson(sampleSet());
    partly["tileOrder"] = {"no-such-tile", set.tiles.front().id};
    QCOMPARE(tileSetFromJson(partly).tiles.front().id, set.tiles.front().id);
    QCOMPARE(tileSetFromJson(partly).tiles.size(), set.tiles.size());
    QVERIFY(text.starts_with(
        "{\n  \"format\": \"tilewright-tileset\",\n  \"version\": 1,\n  \"ruleset\": \"beneath\",\n"
        "  \"name\": \"Sample\",\n  \"author\": \"\",\n  \"license\": \"\",\n  \"description\": \"\",\n"
        "  \"tileMillimetres\": 45,\n  \"pickColours\": [\n    \"blue\",\n"));
    QVERIFY(text.ends_with("}\n"));

    Map map;
    for (const Cell cell : {Cell{1, 1}, Cell{0, 1}, Cell{5, 0}, Cell{-1, -1}})
        map.chambers.push_back({.cell = cell, .tile = "a"});
    const Json out = toJson(map);
    QCOMPARE(out["chambers"][0]["x"].dump() + out["chambers"][1]["x"].dump() +
                 out["chambers"][2]["x"].dump() + out["chambers"][3]["x"].dump(),
             std::string("-1501"));
}

namespace {

std::string anyText() {
    return *rc::gen::container<std::string>(rc::gen::elementOf(std::string("abcXYZ 09-_.~/\"\\\n\t{}")));
}

SideContent anySide(bool board) {
    auto sides = std::vector<SideContent>{SideContent::Earth, SideContent::Open, SideContent::Special,
                                          SideContent::SkullBlue, SideContent::SkullPurple};
    if (board)
        sides.insert(sides.end(),
                     {SideContent::CellDoor, SideContent::KeyRoomDoor, SideContent::GuardhouseDoor});
    return *rc::gen::elementOf(sides);
}

} // namespace

void TestFormat::setsReadBackEqual() {
    QVERIFY(rc::check("a set that is written and read is the same", [] {
        TileSet set;
        set.name = anyText();
        set.author = anyText();
        set.description = anyText();
        set.tileMillimetres = *rc::gen::inRange(50, 5000) / 10.0;
        set.pickColours.resize(static_cast<std::size_t>(*rc::gen::inRange(1, 9)));
        const int tiles = *rc::gen::inRange(0, 20);
        for (int i = 0; i < tiles; ++i) {
            Tile tile;
            tile.id = "t" + std::to_string(100 + i) + anyText().substr(0, 50);
            tile.count = *rc::gen::inRange(0, 501);
            for (SideContent& side : std::get<Sides>(tile.face))
                side = anySide(false);
            tile.notes = anyText();
            set.tiles.insert(set.tiles.begin() + *rc::gen::inRange(0, i + 1), tile);
        }
        assertReadsBack(set, readTileSet);
    }));
}

void TestFormat::mapsReadBackEqual() {
    QVERIFY(rc::check("a map that is written and read is the same", [] {
        Map map;
        map.name = anyText();
        const int chambers = *rc::gen::inRange(0, 20);
        for (int i = 0; i < chambers; ++i) {
            Chamber chamber;
            chamber.cell = {*rc::gen::inRange(minCoordinate, maxCoordinate + 1), minCoordinate + i};
            if (*rc::gen::arbitrary<bool>()) {
                chamber.tile = "t" + anyText().substr(0, 50);
                chamber.rotation = *rc::gen::elementOf(allRotations);
            } else {
                chamber.room = *rc::gen::elementOf(allRooms);
                chamber.seat = *rc::gen::inRange(0, 5);
                for (SideContent& side : chamber.sides)
                    side = anySide(true);
            }
            map.chambers.push_back(chamber);
            MapMarker marker;
            marker.cell = chamber.cell;
            marker.side = *rc::gen::elementOf(allDirections);
            marker.marker = *rc::gen::element(Marker::Black, Marker::White);
            map.markers.push_back(marker);
        }
        assertReadsBack(map, readMap);
    }));
}

void TestFormat::turnedSides_data() {
    QTest::addColumn<int>("degrees");
    QTest::addColumn<int>("first");
    // Which unturned side looks north: a tile turned by 90 shows its north side to the east.
    QTest::newRow("0") << 0 << 0;
    QTest::newRow("90") << 90 << 3;
    QTest::newRow("180") << 180 << 2;
    QTest::newRow("270") << 270 << 1;
}

void TestFormat::turnedSides() {
    QFETCH(int, degrees);
    QFETCH(int, first);
    const Sides sides{SideContent::Earth, SideContent::Open, SideContent::Special, SideContent::SkullRed};
    const Sides seen = turned(sides, *rotationFromDegrees(degrees));
    for (std::size_t i = 0; i < 4; ++i)
        QCOMPARE(seen[i], sides[(i + static_cast<std::size_t>(first)) % 4]);
    QVERIFY(canonicalSides(seen) == canonicalSides(sides));
    const Sides mirrored{SideContent::Earth, SideContent::SkullRed, SideContent::Special, SideContent::Open};
    QVERIFY(canonicalSides(mirrored) != canonicalSides(sides));
}

void TestFormat::issueLine() {
    Issue issue;
    issue.code = "some-code";
    issue.file = "a.json";
    issue.line = 3;
    issue.column = 7;
    issue.message = Text("Found %1.", {"this"});
    QCOMPARE(format(issue), std::string("a.json:3:7: error: Found this. [some-code]"));
    issue.line = 0;
    issue.severity = Severity::Warning;
    issue.pointer = "/tiles/3";
    issue.tile = "cross-01";
    issue.remedy = "Mend it.";
    QCOMPARE(format(issue),
             std::string("a.json: warning: Found this. [some-code] at /tiles/3 (tile cross-01): Mend it."));
    issue.tile.clear();
    issue.cell = Cell{2, -1};
    issue.file.clear();
    QCOMPARE(format(issue),
             std::string("warning: Found this. [some-code] at /tiles/3 (cell 2, -1): Mend it."));
}

void TestFormat::namesAreTold() {
    for (const Room room : allRooms)
        QVERIFY(roomFromName(name(room)) == room);
    for (const Schema schema : {Schema::TileSet, Schema::Map, Schema::Game}) {
        const auto document = parseJson(schemaText(schema));
        QVERIFY2(document.value, listed(document.issues));
        QVERIFY((*document.value)["$schema"] == "http://json-schema.org/draft-07/schema#");
    }
    QVERIFY(!roomFromName("attic") && !markerFromName("grey") && markerFromName("white") == Marker::White);
}

QTEST_APPLESS_MAIN(TestFormat)
#include "tst_format.moc"
