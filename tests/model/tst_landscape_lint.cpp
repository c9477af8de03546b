#include <QObject>

#include "engine/base/json/schema_validator.h"
#include "engine/games/landscape/tiles/landscape_edit.h"
#include "tests/model/landscape_samples.h"

using namespace tilewright;
using namespace tilewright::test;

class TestLandscapeLint : public QObject {
    Q_OBJECT

private slots:
    void nothingInTheSample();
    void refusedFiles_data();
    void refusedFiles();
    void finds_data();
    void finds();
    void roadsOnBothSidesOfACityCantMeet();
    void findsOutOfFormRange_data();
    void findsOutOfFormRange();
    void map_data();
    void map();
    void anySetIsJudged();
};

void TestLandscapeLint::nothingInTheSample() {
    const Issues issues = lint(landscapeSet());
    QVERIFY2(issues.empty(), listed(issues));
}

/// What the schema says: the file isn't read.
void TestLandscapeLint::refusedFiles_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char* name, const char* from, const std::string& to, const char* code,
                        const char* pointer, const char* words) {
        QTest::newRow(name) << QByteArray::fromStdString(with(landscapeText, from, to)) << QByteArray(code)
                            << QByteArray(pointer) << QByteArray(words);
    };
    row("rules of a game, not of a set", "\"landscape\"", "\"tunnel\"", "unknown-ruleset", "/ruleset",
        "Found “tunnel”, expected a rule system that this program knows: “beneath”, “landscape”.");
    row("unknown edge", R"(["field", "field", "road", "road"])", R"(["sea", "field", "road", "road"])",
        "unknown-value", "/tiles/4/edges/0", "Found “sea”, expected one of: city, road, field, any.");
    row("three edges", R"(["field", "field", "road", "road"])", R"(["field", "road", "road"])",
        "wrong-list-length", "/tiles/4/edges", "Found a list with 3 entries, expected 4.");
    row("no features", R"("features": [{"kind": "cloister"}],)", "", "field-missing", "/tiles/0",
        "The field “features” is missing from the object.");
    row("sides of Beneath", R"("edges": ["any", "any", "any", "any"])",
        R"("sides": ["open", "open", "open", "open"])", "field-missing", "/tiles/0",
        "The field “edges” is missing from the object.");
    row("feature null", R"([{"kind": "cloister"}])", "[null]", "wrong-type", "/tiles/0/features/0",
        "Found null, expected an object.");
    row("feature without kind", R"([{"kind": "cloister"}])", "[{}]", "field-missing", "/tiles/0/features/0",
        "The field “kind” is missing from the object.");
    row("unknown kind", R"([{"kind": "cloister"}])", R"([{"kind": "lake"}])", "unknown-value",
        "/tiles/0/features/0/kind", "Found “lake”, expected one of: city, road, field, cloister.");
    row(
        "too many features", R"([{"kind": "cloister"}])",
        [] {
            std::string many = "[{\"kind\": \"cloister\"}";
            for (int i = 0; i < maxFeatures; ++i)
                many += ", {\"kind\": \"cloister\"}";
            return many + "]";
        }(),
        "wrong-list-length", "/tiles/0/features", "Found a list with 33 entries, expected 0 to 32.");
    row("city without sides", R"("sides": ["north", "west"], )", "", "field-missing", "/tiles/2/features/0",
        "The field “sides” is missing from the object.");
    row("side twice", R"(["north", "west"])", R"(["north", "north"])", "entry-twice",
        "/tiles/2/features/0/sides/1", "Found “north” twice in the list, expected different entries.");
    row("unknown side", R"(["north", "west"])", R"(["north", "up"])", "unknown-value",
        "/tiles/2/features/0/sides/1", "Found “up”, expected one of: north, east, south, west.");
    row("pennant true", "\"pennants\": 1", "\"pennants\": true", "wrong-type", "/tiles/2/features/0/pennants",
        "Found true, expected a whole number from 0 to 99.");
    row("pennants negative", "\"pennants\": 1", "\"pennants\": -1", "out-of-range",
        "/tiles/2/features/0/pennants", "Found -1, expected a whole number from 0 to 99.");
    row("inn a number", "\"inn\": true", "\"inn\": 1", "wrong-type", "/tiles/2/features/1/inn",
        "Found 1, expected true or false.");
    row("unknown goods", "\"wine\"", "\"fish\"", "unknown-value", "/tiles/1/features/0/goods",
        "Found “fish”, expected one of: wine, grain, cloth.");
    row("unknown end", "\"ends\": \"cloister\"", "\"ends\": \"sea\"", "unknown-value",
        "/tiles/4/features/0/ends",
        "Found “sea”, expected one of: crossing, gate, cloister, tower, volcano, terminus.");
    row("unknown tunnel", "\"mouth\"}", "\"both\"}", "unknown-value", "/tiles/4/features/1/tunnel",
        "Found “both”, expected one of: mouth, splits.");
    row("field without cities", R"("halfSides": ["EL", "SR"], "cities": [0])", R"("halfSides": ["EL", "SR"])",
        "field-missing", "/tiles/2/features/2", "The field “cities” is missing from the object.");
    row("field without half sides", R"("halfSides": ["EL", "SR"], )", "", "field-missing",
        "/tiles/2/features/2", "The field “halfSides” is missing from the object.");
    row("unknown half side", R"(["EL", "SR"])", R"(["EL", "east"])", "unknown-value",
        "/tiles/2/features/2/halfSides/1", "Found “east”, expected one of: NL, NR, EL, ER, SL, SR, WL, WR.");
    row("city no. -1", R"("halfSides": ["EL", "SR"], "cities": [0])",
        R"("halfSides": ["EL", "SR"], "cities": [-1])", "out-of-range", "/tiles/2/features/2/cities/0",
        "Found -1, expected a whole number from 0 to 31.");
    row("L-1.1 unknown mark", "\"volcano\"", "\"crater\"", "unknown-value", "/tiles/4/marks/0",
        "Found “crater”, expected one of: volcano, dragon, portal, tower.");
    row("L-1.1 mark twice", R"(["portal", "dragon"])", R"(["portal", "portal"])", "entry-twice",
        "/tiles/1/marks/1", "Found “portal” twice in the list, expected different entries.");
    row("crossing of three", "[[0, 1], [1, 2]]", "[[0, 1, 2]]", "wrong-list-length", "/tiles/1/crossings/0",
        "Found a list with 3 entries, expected 2.");
    row("crossing of words", "[[0, 1], [1, 2]]", R"([["city", 1]])", "wrong-type", "/tiles/1/crossings/0/0",
        "Found “city”, expected a whole number from 0 to 31.");
}

void TestLandscapeLint::refusedFiles() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, words);
    const auto loaded = readTileSet(text.toStdString());
    QVERIFY(!loaded);
    QVERIFY2(loaded.issues.size() == 1, listed(loaded.issues));
    QCOMPARE(QByteArray::fromStdString(loaded.issues[0].code), code);
    QCOMPARE(QByteArray::fromStdString(loaded.issues[0].pointer), pointer);
    QCOMPARE(QByteArray::fromStdString(loaded.issues[0].message.english()), words);
    QVERIFY(!fitsSchema(*parseJson(schemaText(Schema::TileSet)).value, *parseJson(text.toStdString()).value));
}

/// What a file may say, but a set not have. The messages are those of the first of its code.
void TestLandscapeLint::finds_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<bool>("error");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("tile");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char* name, const char* from, const char* to, const char* code, bool error,
                        const char* pointer, const char* tile, const char* words) {
        QTest::newRow(name) << QByteArray::fromStdString(with(landscapeText, from, to)) << QByteArray(code)
                            << error << QByteArray(pointer) << QByteArray(tile) << QByteArray(words);
    };
    constexpr bool error = true;
    constexpr bool warning = false;
    row("L-1.1 city edge without city", R"("sides": ["north", "west"])", R"("sides": ["north"])",
        "edge-unreached", error, "/tiles/2/edges/3", "corner",
        "The west side shows a city, but no city of the tile reaches it; expected one.");
    row("L-1.1 road edge without road", R"("sides": ["east", "south"])", R"("sides": ["east"])",
        "edge-unreached", error, "/tiles/2/edges/2", "corner",
        "The south side shows a road, but no road of the tile reaches it; expected one.");
    row("L-1.1 two cities on a side", R"({"kind": "city", "sides": ["south"]})",
        R"({"kind": "city", "sides": ["south", "east"]})", "edge-reached-twice", error,
        "/tiles/3/features/1/sides", "inner",
        "Features no. 0 and no. 1 are cities that both reach the east side; expected one.");
    row("L-1.1 two roads on a side", R"("sides": ["south"], "ends": "cloister")",
        R"("sides": ["south", "west"], "ends": "cloister")", "edge-reached-twice", error,
        "/tiles/4/features/1/sides", "mouth",
        "Features no. 0 and no. 1 are roads that both reach the west side; expected one.");
    row("L-1.1 city on a road edge", R"("sides": ["north", "west"])", R"("sides": ["north", "east", "west"])",
        "side-of-another-kind", error, "/tiles/2/features/0/sides", "corner",
        "The city reaches the east side, whose edge is “road”; expected “city”.");
    row("L-1.1 road on a field edge", R"("sides": ["south"], "ends")",
        R"("sides": ["south", "north"], "ends")", "side-of-another-kind", error, "/tiles/4/features/0/sides",
        "mouth", "The road reaches the north side, whose edge is “field”; expected “road”.");
    row("L-1.1 city on a side that fits all", R"("features": [{"kind": "cloister"}])",
        R"("features": [{"kind": "city", "sides": ["north"]}])", "side-of-another-kind", error,
        "/tiles/0/features/0/sides", "abbey",
        "The city reaches the north side, whose edge is “any”; expected “city”.");
    row("city without a side", R"({"kind": "city", "sides": ["south"]})", R"({"kind": "city", "sides": []})",
        "feature-without-side", error, "/tiles/3/features/0/sides", "inner",
        "The city reaches no side, expected at least one.");
    row("road without a side", R"("sides": ["east", "south"])", R"("sides": [])", "feature-without-side",
        error, "/tiles/2/features/1/sides", "corner", "The road reaches no side, expected at least one.");
    row("L-1.1 half side in no field", R"("halfSides": ["EL", "SR"])", R"("halfSides": ["EL"])",
        "half-side-free", error, "/tiles/2/edges/2", "corner", "Half side SR is in no field, expected one.");
    row("L-1.1 half side in two fields", R"("halfSides": ["EL", "SR"])", R"("halfSides": ["EL", "SR", "SL"])",
        "half-side-twice", error, "/tiles/2/features/3/halfSides", "corner",
        "Half side SL is in two fields, features no. 2 and no. 3; expected one.");
    row("L-1.1 field along a city", R"("halfSides": ["EL", "SR"])", R"("halfSides": ["EL", "SR", "NL"])",
        "half-side-without-field", error, "/tiles/2/features/2/halfSides", "corner",
        "The field includes half side NL of an edge “city”, along which no field can lie.");
    row("L-1.1 field along a side that fits all", R"("features": [{"kind": "cloister"}])",
        R"("features": [{"kind": "field", "halfSides": ["WR"], "cities": []}])", "half-side-without-field",
        error, "/tiles/0/features/0/halfSides", "abbey",
        "The field includes half side WR of an edge “any”, along which no field can lie.");
    row("field beside a road for a city", R"("halfSides": ["EL", "SR"], "cities": [0])",
        R"("halfSides": ["EL", "SR"], "cities": [0, 1])", "city-unknown", error,
        "/tiles/2/features/2/cities/1", "corner",
        "The field touches feature no. 1 as a city, but that isn't a city of the tile.");
    row("field beside a city that isn't there", R"("halfSides": ["EL", "SR"], "cities": [0])",
        R"("halfSides": ["EL", "SR"], "cities": [4])", "city-unknown", error, "/tiles/2/features/2/cities/0",
        "corner", "The field touches feature no. 4 as a city, but that isn't a city of the tile.");
    row("two cloisters", R"("features": [{"kind": "cloister"}])",
        R"("features": [{"kind": "cloister"}, {"kind": "cloister"}])", "cloister-twice", error,
        "/tiles/0/features/1", "abbey", "The tile has a second cloister, expected at most one.");
    row("U-2.3 mouth of two sides", R"("inn": true)", R"("inn": true, "tunnel": "mouth")",
        "mouth-of-several-sides", error, "/tiles/2/features/1/tunnel", "corner",
        "A road with 2 sides ends in a tunnel mouth, expected one side.");
    row("U-2.3 split of one side", R"("tunnel": "mouth")", R"("tunnel": "splits")", "split-of-one-side",
        error, "/tiles/4/features/1/tunnel", "mouth",
        "A road with one side is marked “splits”, expected two sides or more.");
    row("two roads through one field", R"("tunnel": "mouth")", R"("ends": "cloister")",
        "field-goes-through-road", warning, "/tiles/4/features/0/ends", "mouth",
        "The end of the road to the south side divides the field, but the same field lies on both sides of "
        "the road.");
    row("road to a cloister that isn't there", R"(, "tunnel": "mouth")", R"(, "ends": "tower")",
        "road-end-missing", warning, "/tiles/4/features/1/ends", "mouth",
        "A road ends at a tower, but the tile has none: the one in the picture counts for nothing.");
    row("field beside a city that it doesn't list", R"("halfSides": ["EL", "SR"], "cities": [0])",
        R"("halfSides": ["EL", "SR"], "cities": [])", "field-touches-city", warning,
        "/tiles/2/features/2/cities", "corner",
        "In the picture a field touches a city that it doesn't list, so it scores nothing for it.");
    row("L-1.4 volcano with tower", R"(["volcano"])", R"(["tower", "volcano"])", "volcano-with-tower", error,
        "/tiles/4/marks", "mouth", "The tile has a volcano and a tower, expected at most one of the two.");
    row("L-1.2 crossing of itself", "[[0, 1], [1, 2]]", "[[0, 1], [1, 2], [3, 3]]", "crossing-of-itself",
        error, "/tiles/1/crossings/2", "bridge",
        "Feature no. 3 crosses itself, expected two different features.");
    row("L-1.2 crossing of none", "[[0, 1], [1, 2]]", "[[0, 1], [1, 2], [1, 5]]", "crossing-unknown", error,
        "/tiles/1/crossings/2", "bridge",
        "Features no. 1 and no. 5 cross, but the tile has 5 features, numbered from 0.");
    row("L-1.2 crossing twice", "[[0, 1], [1, 2]]", "[[0, 1], [1, 2], [1, 0]]", "crossing-twice", warning,
        "/tiles/1/crossings/2", "bridge", "The crossing of features no. 0 and no. 1 is listed twice.");
    row("L-1.2 crossing of two fields", "[[0, 1], [1, 2]]", "[[0, 1], [1, 2], [4, 3]]", "crossing-needless",
        warning, "/tiles/1/crossings/2", "bridge",
        "Features no. 3 and no. 4 cross, but could lie side by side.");
    row("L-1.2 crossing of a cloister", R"("volcano"], "crossings": [])",
        R"("volcano"], "crossings": [[0, 3]])", "crossing-needless", warning, "/tiles/4/crossings/0", "mouth",
        "Features no. 0 and no. 3 cross, but could lie side by side.");
    row("L-1.2 crossing not told", "[[0, 1], [1, 2]]", "[[1, 2]]", "crossing-missing", warning,
        "/tiles/1/crossings", "bridge",
        "Features no. 0 and no. 1 can't lie side by side, but their crossing isn't listed.");
    row("equal when turned",
        R"({"id": "abbey", "count": 0, "edges": ["any", "any", "any", "any"], "features": [{"kind": "cloister"}],
     "marks": [],)",
        R"({"id": "abbey", "edges": ["city", "city", "road", "road"],
            "features": [{"kind": "road", "sides": ["south", "west"], "inn": true},
                         {"kind": "field", "halfSides": ["SR", "WL"], "cities": []},
                         {"kind": "city", "sides": ["north", "east"], "pennants": 1},
                         {"kind": "field", "halfSides": ["SL", "WR"], "cities": [2]}], "marks": ["dragon"],)",
        "tiles-equal", warning, "/tiles/2", "corner", "Turned, the tile is the same as “abbey”.");
    row("count 0", R"("id": "corner", "count": 1)", R"("id": "corner", "count": 0)", "count-zero", warning,
        "/tiles/2/count", "corner", "The tile has no copies, so it is never drawn.");
    row("id twice", "\"id\": \"mouth\"", "\"id\": \"corner\"", "tile-id-twice", error, "/tiles/4/id",
        "corner", "The id “corner” already belongs to tile no. 3 of the set.");
    row("no name", "\"Land\"", "\"\"", "name-empty", warning, "/name", "", "The tile set has no name.");
}

void TestLandscapeLint::finds() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(bool, error);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, tile);
    QFETCH(QByteArray, words);
    const auto loaded = readTileSet(text.toStdString());
    QVERIFY2(loaded.value, listed(loaded.issues));
    const Issues issues = lint(*loaded.value);
    const Issue* issue = find(issues, code.toStdString());
    QVERIFY2(issue, listed(issues));
    QCOMPARE(issue->severity, error ? Severity::Error : Severity::Warning);
    QCOMPARE(QByteArray::fromStdString(issue->pointer), pointer);
    QCOMPARE(QByteArray::fromStdString(issue->tile), tile);
    QCOMPARE(QByteArray::fromStdString(issue->message.english()), words);
    QVERIFY(!issue->remedy.empty());
    QVERIFY2(hasErrors(issues) == error, listed(issues));
}

void TestLandscapeLint::roadsOnBothSidesOfACityCantMeet() {
    TileSet set = landscapeSet();
    Landscape& tile = set.tiles[1].makeLandscape();
    tile.features.emplace_back().halfSides = 0xFF;
    for (const Direction d : allDirections)
        tile = withEdge(tile, d, index(d) % 2 == 0 ? Edge::Road : Edge::City);
    tile = joined(tile, rimPlace(Direction::East, SidePart::Middle),
                  rimPlace(Direction::West, SidePart::Middle));
    tile = parted(tile, rimPlace(Direction::North, SidePart::Middle),
                  rimPlace(Direction::South, SidePart::Middle));
    QVERIFY2(find(lint(set), "roads-cant-meet") == nullptr, listed(lint(set)));
    for (const Direction d : {Direction::North, Direction::South})
        tile = withTrait(tile, rimPlace(d, SidePart::Middle), Trait::EndsInCrossing, true);
    const Issues issues = lint(set);
    const Issue* issue = find(issues, "roads-cant-meet");
    QVERIFY2(issue, listed(issues));
    QVERIFY(issue->severity == Severity::Warning && issue->tile == "bridge");
}

/// What no file can say, but a program may have made.
void TestLandscapeLint::findsOutOfFormRange_data() {
    QTest::addColumn<ChangeTileSet>("change");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("pointer");
    const auto row = [](const char* name, const ChangeTileSet& change, const char* code,
                        const char* pointer) {
        QTest::newRow(name) << change << QByteArray(code) << QByteArray(pointer);
    };
    row(
        "mark twice", [](TileSet& s) { s.tiles[4].makeLandscape().marks.push_back(Mark::Volcano); },
        "mark-twice", "/tiles/4/marks/1");
    row(
        "pennants", [](TileSet& s) { s.tiles[2].makeLandscape().features[0].pennants = 100; },
        "pennants-out-of-range", "/tiles/2/features/0/pennants");
    row(
        "city twice",
        [](TileSet& s) {
            s.tiles[2].makeLandscape().features[2].cities = {0, 0};
        },
        "city-twice", "/tiles/2/features/2/cities/1");
    row(
        "too many features", [](TileSet& s) { s.tiles[2].makeLandscape().features.resize(33); },
        "too-many-features", "/tiles/2/features");
    row(
        "negative city", [](TileSet& s) { s.tiles[2].makeLandscape().features[2].cities = {-1}; },
        "city-unknown", "/tiles/2/features/2/cities/0");
    row(
        "negative crossing",
        [](TileSet& s) {
            s.tiles[2].makeLandscape().crossings = {{-1, 0}};
        },
        "crossing-unknown", "/tiles/2/crossings/0");
}

void TestLandscapeLint::findsOutOfFormRange() {
    QFETCH(ChangeTileSet, change);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, pointer);
    TileSet set = landscapeSet();
    change(set);
    const Issues issues = lint(set);
    const Issue* issue = find(issues, code.toStdString());
    QVERIFY2(issue, listed(issues));
    QCOMPARE(issue->severity, Severity::Error);
    QCOMPARE(QByteArray::fromStdString(issue->pointer), pointer);
    QVERIFY(!issue->message.empty() && !issue->remedy.empty());
}

void TestLandscapeLint::map_data() {
    QTest::addColumn<QByteArray>("chambers");
    QTest::addColumn<QByteArray>("markers");
    QTest::addColumn<QByteArray>("issues");
    const auto row = [](const char* name, const char* chambers, const char* issues,
                        const char* markers = "[]") {
        QTest::newRow(name) << QByteArray(chambers) << QByteArray(markers) << QByteArray(issues);
    };
    row("a tile", R"([{"x": 0, "y": 0, "tile": "corner"}])", "");
    row("L-2.1 sides alike", R"([{"x": 0, "y": 0, "tile": "corner"}, {"x": 0, "y": 1, "tile": "bridge"}])",
        "");
    row("L-2.1 sides alike, turned",
        R"([{"x": 0, "y": 0, "tile": "corner"}, {"x": 1, "y": 0, "tile": "bridge", "rotation": 90}])", "");
    row("L-2.1 sides differ to the south",
        R"([{"x": 0, "y": 0, "tile": "corner"}, {"x": 0, "y": 1, "tile": "inner"}])",
        "error: The south side shows “road”, but its neighbour's side shows “field”; expected the same. "
        "[sides-differ] at "
        "/chambers/0 (tile corner) (cell 0, 0): Turn one of the two, or lay another tile.\n");
    row("L-2.1 sides alike, turned, to the west",
        R"([{"x": 1, "y": 0, "tile": "bridge"}, {"x": 0, "y": 0, "tile": "corner", "rotation": 180}])", "");
    row("L-2.1 sides differ to the east",
        R"([{"x": 1, "y": 0, "tile": "bridge"}, {"x": 0, "y": 0, "tile": "corner"}])",
        "error: The east side shows “road”, but its neighbour's side shows “city”; expected the same. "
        "[sides-differ] "
        "at "
        "/chambers/1 (tile corner) (cell 0, 0): Turn one of the two, or lay another tile.\n");
    row("apart", R"([{"x": 0, "y": 0, "tile": "corner"}, {"x": 1, "y": 1, "tile": "inner"}])", "");
    row("empty", "[]",
        "error: The map has no tiles, expected at least one to start with. [map-empty] at /chambers: Lay a "
        "tile.\n");
    row("unknown tile", R"([{"x": 0, "y": 0, "tile": "lake"}])",
        "error: The tile set “Land” has no tile with this id. [tile-unknown] at /chambers/0/tile (tile lake) "
        "(cell 0, "
        "0): Open the map with the set that it was made for, or choose another tile.\n");
    row("used too often", R"([{"x": 0, "y": 0, "tile": "corner"}, {"x": 5, "y": 0, "tile": "corner"}])",
        "warning: The map shows more copies of this tile than the set has: 1. [tile-used-too-often] at "
        "/chambers/1/tile (tile corner) (cell 5, 0): Raise its count in the set, or lay another tile.\n");
    row("cell taken", R"([{"x": 0, "y": 0, "tile": "corner"}, {"x": 0, "y": 0, "tile": "inner"}])",
        "error: This cell already has a chamber: corner. [cell-taken] at /chambers/1 (tile inner) "
        "(cell 0, "
        "0): Remove or move one of the two.\n");
    row("room", R"([{"x": 0, "y": 0, "room": "cell", "seat": 1, "sides": ["open", "open", "open", "open"]}])",
        "error: There is a room, “cell”, where only tiles are expected. [room-not-possible] at "
        "/chambers/0/room "
        "(cell 0, 0): Remove it, or lay a tile there.\n");
    row("marker", R"([{"x": 0, "y": 0, "tile": "corner"}])",
        "error: There is a door marker, but this game has no doors. [marker-not-possible] at /markers/0 "
        "(cell 0, "
        "0): Remove it.\n",
        R"([{"x": 0, "y": 0, "side": "south", "marker": "black"}])");
}

void TestLandscapeLint::map() {
    QFETCH(QByteArray, chambers);
    QFETCH(QByteArray, markers);
    QFETCH(QByteArray, issues);
    const auto map =
        readMap(R"({"format": "tilewright-map", "version": 1, "ruleset": "landscape", "name": "n",
        "chambers": )" +
                chambers.toStdString() + ", \"markers\": " + markers.toStdString() + "}");
    QVERIFY2(map.value, listed(map.issues));
    const TileSet set = landscapeSet();
    QCOMPARE(listed(lint(*map.value, &set)), issues);
    // With a set for other rules nothing can be said about its tiles.
    const TileSet other = sampleSet();
    const Issues found = lint(*map.value, &other);
    QVERIFY2(find(found, "ruleset-other") && !find(found, "tile-unknown"), listed(found));
}

/// Whatever a file can say is judged, and each complaint is told in words.
void TestLandscapeLint::anySetIsJudged() {
    QVERIFY(rc::check([] {
        TileSet set = landscapeSet();
        set.tiles[0].face = anyLandscape();
        for (const Issue& issue : lint(set))
            RC_ASSERT(!issue.message.empty() && !issue.remedy.empty() && !issue.code.empty());
    }));
}

QTEST_APPLESS_MAIN(TestLandscapeLint)
#include "tst_landscape_lint.moc"
