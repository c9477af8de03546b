#include <QObject>

#include "engine/games/landscape/tiles/landscape_symmetry.h"
#include "engine/model/tile_family.h"
#include "tests/model/landscape_samples.h"

#include <algorithm>
#include <random>

using namespace tilewright;
using namespace tilewright::test;

class TestLandscapeFormat : public QObject {
    Q_OBJECT

private slots:
    void readsTheExample();
    void writesTheExample();
    void defaults();
    void unknownFieldsComeBack();
    void setsReadBackEqual();
    void families();
    void startMap();
    void turns();
    void mirrors();
    void turnsAndMirrorsGoBack();
    void sameWhenTurned();
    void sameInAnyOrder();
    void differsInEachField_data();
    void differsInEachField();
    void mustCross_data();
    void mustCross();
    void mayTouch();
};

/// "L-1.1" what a tile shows.
void TestLandscapeFormat::readsTheExample() {
    const TileSet set = landscapeSet();
    QCOMPARE(set.ruleset, std::string("landscape"));
    QVERIFY(set.pickColours.empty());
    const Landscape& corner = set.tiles[2].landscape();
    QVERIFY(corner.edges == (Edges{Edge::City, Edge::Road, Edge::Road, Edge::City}));
    QCOMPARE(corner.features.size(), std::size_t{4});
    const Feature& city = corner.features[0];
    QVERIFY(city.kind == FeatureKind::City && city.reaches(Direction::North) &&
            city.reaches(Direction::West));
    QVERIFY(!city.reaches(Direction::East) && city.pennants == 1 && !city.cathedral && !city.princess);
    QVERIFY(corner.features[1].kind == FeatureKind::Road && corner.features[1].inn &&
            corner.features[1].sides == 6);
    // EL is half side 2, SR is 5.
    QCOMPARE(int{corner.features[2].halfSides}, (1 << 2) | (1 << 5));
    QCOMPARE(corner.features[2].cities, std::vector<int>{0});
    QVERIFY(corner.marks == std::vector<Mark>{Mark::Dragon});
    const Landscape& bridge = set.tiles[1].landscape();
    QVERIFY(bridge.features[0].cathedral && bridge.features[0].princess &&
            bridge.features[0].goods == Goods::Wine);
    QVERIFY(bridge.features[1].tunnel == Tunnel::Splits);
    QCOMPARE(bridge.crossings, (std::vector<std::pair<int, int>>{{0, 1}, {1, 2}}));
    QVERIFY(bridge.marks == (std::vector<Mark>{Mark::Portal, Mark::Dragon}));
    const Landscape& mouth = set.tiles[4].landscape();
    QVERIFY(mouth.features[0].ends == RoadEnd::Cloister && mouth.features[1].tunnel == Tunnel::Mouth);
    QVERIFY(mouth.features[3].kind == FeatureKind::Cloister);
    QVERIFY(set.tiles[3].landscape().features[3].halfSides == 0);
    QVERIFY(set.tiles[0].landscape().edges[0] == Edge::Any);
}

void TestLandscapeFormat::writesTheExample() {
    // Field by field and in the same order: what has its default is left out.
    QCOMPARE(toJson(landscapeSet()).dump(), parseJson(landscapeText).value->dump());
}

void TestLandscapeFormat::defaults() {
    const auto loaded = readTileSet(R"({"format": "tilewright-tileset", "version": 1, "ruleset": "landscape",
        "name": "n", "tileMillimetres": 45, "tiles": [{"id": "a", "edges": ["any", "any", "any", "any"],
        "features": [{"kind": "city", "sides": []}, {"kind": "road", "sides": []},
                     {"kind": "field", "halfSides": [], "cities": []}, {"kind": "cloister"}]}]})");
    QVERIFY2(loaded.value, listed(loaded.issues));
    const Tile& tile = loaded.value->tiles[0];
    QCOMPARE(tile.count, 1);
    QVERIFY(tile.landscape().marks.empty() && tile.landscape().crossings.empty());
    const Json out = toJson(*loaded.value);
    QCOMPARE(out["tiles"][0].dump(),
             std::string(R"({"id":"a","count":1,"edges":["any","any","any","any"],"features":[)"
                         R"({"kind":"city","sides":[]},{"kind":"road","sides":[]},)"
                         R"({"kind":"field","halfSides":[],"cities":[]},{"kind":"cloister"}],)"
                         R"("marks":[],"crossings":[],"notes":""})"));
    QVERIFY(!out.contains("pickColours"));
}

/// Also those that another kind of tile, or another kind of feature, knows.
void TestLandscapeFormat::unknownFieldsComeBack() {
    std::string text = with(landscapeText, "\"author\"", "\"pickColours\": 7, \"author\"");
    text = with(text, "\"id\": \"corner\"", "\"sides\": \"none\", \"id\": \"corner\"");
    text = with(text, "\"inn\": true", "\"inn\": true, \"pennants\": 3, \"milestones\": [1, 2]");
    text = with(text, R"("features": [{"kind": "cloister"}])",
                R"("features": [{"kind": "cloister", "sides": 0}])");
    const auto loaded = readTileSet(text);
    QVERIFY2(loaded.value, listed(loaded.issues));
    QVERIFY(loaded.value->pickColours.empty());
    QCOMPARE(loaded.value->tiles[2].landscape().features[1].pennants, 0);
    const Json out = toJson(*loaded.value);
    QCOMPARE(out["pickColours"].dump(), std::string("7"));
    QCOMPARE(out["tiles"][2]["sides"].dump(), std::string("\"none\""));
    QCOMPARE(out["tiles"][2]["features"][1].dump(),
             std::string(
                 R"({"kind":"road","sides":["east","south"],"inn":true,"pennants":3,"milestones":[1,2]})"));
    QCOMPARE(out["tiles"][0]["features"][0]["sides"].dump(), std::string("0"));
    const auto again = readTileSet(fileText(out));
    QVERIFY(again.value && *again.value == *loaded.value);
}

void TestLandscapeFormat::setsReadBackEqual() {
    QVERIFY(rc::check("a set that is written and read is the same", [] {
        TileSet set;
        set.ruleset = "landscape";
        set.pickColours.clear();
        set.name = "n";
        const int tiles = *rc::gen::inRange(0, 8);
        for (int i = 0; i < tiles; ++i) {
            Tile tile;
            tile.id = "t" + std::to_string(i);
            tile.count = *rc::gen::inRange(0, 501);
            tile.face = anyLandscape();
            set.tiles.insert(set.tiles.begin() + *rc::gen::inRange(0, i + 1), tile);
        }
        assertReadsBack(set, readTileSet);
    }));
}

void TestLandscapeFormat::families() {
    QVERIFY(findFamily("beneath") && findFamily("landscape") && !findFamily("tunnel") && !findFamily(""));
    for (const TileFamily* family : tileFamilies()) {
        QCOMPARE(&familyOf(family->id()), family);
        QCOMPARE(family->hasPickColours(), family->hasRooms());
    }
}

void TestLandscapeFormat::startMap() {
    const std::string text =
        R"({"format": "tilewright-map", "version": 1, "ruleset": "landscape", "name": "Start",
        "chambers": [{"x": 0, "y": 0, "tile": "corner"}]})";
    const auto map = readMap(text);
    QVERIFY2(map.value, listed(map.issues));
    QCOMPARE(map.value->ruleset, std::string("landscape"));
    QCOMPARE(map.value->chambers[0].tile, std::string("corner"));
    QVERIFY(!readMap(with(text, "\"landscape\"", "\"tunnel\"")));
}

void TestLandscapeFormat::turns() {
    const Landscape corner = turned(landscapeSet().tiles[2].landscape(), Rotation::R90);
    QVERIFY(corner.edges == (Edges{Edge::City, Edge::City, Edge::Road, Edge::Road}));
    const auto bits = [](std::initializer_list<int> numbers) {
        int mask = 0;
        for (const int number : numbers)
            mask |= 1 << number;
        return mask;
    };
    QCOMPARE(int{corner.features[0].sides}, bits({0, 1}));
    QCOMPARE(int{corner.features[1].sides}, bits({2, 3}));
    // EL and SR become SL and WR.
    QCOMPARE(int{corner.features[2].halfSides}, bits({4, 7}));
}

void TestLandscapeFormat::mirrors() {
    const Landscape corner = mirrored(landscapeSet().tiles[2].landscape(), Mirror::LeftRight);
    QVERIFY(corner.edges == (Edges{Edge::City, Edge::City, Edge::Road, Edge::Road}));
    QCOMPARE(int{corner.features[0].sides}, 1 | 2);
    // EL and SR become WR and SL.
    QCOMPARE(int{corner.features[2].halfSides}, (1 << 7) | (1 << 4));
    const Landscape upset = mirrored(landscapeSet().tiles[2].landscape(), Mirror::TopBottom);
    QVERIFY(upset.edges == (Edges{Edge::Road, Edge::Road, Edge::City, Edge::City}));
    // EL and SR become ER and NL.
    QCOMPARE(int{upset.features[2].halfSides}, (1 << 3) | (1 << 0));
}

void TestLandscapeFormat::turnsAndMirrorsGoBack() {
    QVERIFY(rc::check("four quarter turns, or two mirrors, change nothing", [] {
        const Landscape tile = anyLandscape();
        Landscape round = tile;
        for (int i = 0; i < 4; ++i)
            round = turned(round, Rotation::R90);
        RC_ASSERT(round == tile);
        RC_ASSERT(turned(turned(tile, Rotation::R90), Rotation::R180) == turned(tile, Rotation::R270));
        for (const Mirror mirror : {Mirror::LeftRight, Mirror::TopBottom})
            RC_ASSERT(mirrored(mirrored(tile, mirror), mirror) == tile);
        RC_ASSERT(mirrored(mirrored(tile, Mirror::LeftRight), Mirror::TopBottom) ==
                  turned(tile, Rotation::R180));
    }));
}

void TestLandscapeFormat::sameWhenTurned() {
    QVERIFY(rc::check("a tile has one canonical form in all its turns", [] {
        const Landscape tile = anyLandscape();
        for (const Rotation r : allRotations)
            RC_ASSERT(canonicalText(turned(tile, r)) == canonicalText(tile));
    }));
}

void TestLandscapeFormat::sameInAnyOrder() {
    QVERIFY(rc::check("the order of features, marks and crossings is free", [] {
        const Landscape tile = anyLandscape();
        std::vector<int> place(tile.features.size());
        for (std::size_t i = 0; i < place.size(); ++i)
            place[i] = static_cast<int>(i);
        std::minstd_rand chance(static_cast<unsigned>(*rc::gen::inRange(0, 1000)));
        std::shuffle(place.begin(), place.end(), chance);
        const auto moved = [&](int number) {
            const auto n = static_cast<std::size_t>(number);
            return n < place.size() ? place[n] : number;
        };
        Landscape other = tile;
        for (std::size_t i = 0; i < place.size(); ++i) {
            Feature& feature = other.features[static_cast<std::size_t>(place[i])];
            feature = tile.features[i];
            for (int& city : feature.cities)
                city = moved(city);
            std::reverse(feature.cities.begin(), feature.cities.end());
        }
        std::reverse(other.marks.begin(), other.marks.end());
        for (auto& [a, b] : other.crossings) {
            a = moved(a);
            b = moved(b);
            std::swap(a, b);
        }
        RC_ASSERT(pictureText(other) == pictureText(tile));
    }));
}

void TestLandscapeFormat::differsInEachField_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char* name, const char* from, const char* to) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to);
    };
    row("pennants", "\"pennants\": 1", "\"pennants\": 2");
    row("cathedral", "\"cathedral\": true", "\"cathedral\": false");
    row("princess", "\"princess\": true", "\"princess\": false");
    row("goods", "\"wine\"", "\"cloth\"");
    row("inn", "\"inn\": true", "\"inn\": false");
    row("end", "\"ends\": \"cloister\"", "\"ends\": \"gate\"");
    row("tunnel", "\"tunnel\": \"splits\"", "\"hint\": \"none\"");
    row("cities", R"("halfSides": [], "cities": [0, 1])", R"("halfSides": [], "cities": [0])");
    row("half side", R"("halfSides": ["EL", "SR"])", R"("halfSides": ["EL"])");
    row("mark", "\"volcano\"", "\"portal\"");
    row("crossing", "[[0, 1], [1, 2]]", "[[0, 1]]");
    row("edge", R"(["city", "road", "road", "city"])", R"(["city", "road", "field", "city"])");
}

void TestLandscapeFormat::differsInEachField() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const TileSet before = landscapeSet();
    const auto after = readTileSet(with(landscapeText, from.toStdString(), to.toStdString()));
    QVERIFY2(after.value, listed(after.issues));
    int different = 0;
    for (std::size_t i = 0; i < before.tiles.size(); ++i)
        different +=
            canonicalText(before.tiles[i].landscape()) != canonicalText(after.value->tiles[i].landscape())
                ? 1
                : 0;
    QCOMPARE(different, 1);
}

void TestLandscapeFormat::mustCross_data() {
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("otherSides");
    QTest::addColumn<int>("otherHalfSides");
    QTest::addColumn<bool>("crosses");
    QTest::newRow("L-1.2 straight roads") << 0b0101 << 0b1010 << 0 << true;
    QTest::newRow("L-1.2 curves side by side") << 0b1001 << 0b0110 << 0 << false;
    QTest::newRow("L-1.2 end and curve") << 0b0001 << 0b0110 << 0 << false;
    QTest::newRow("L-1.2 three sides and one") << 0b1011 << 0b0100 << 0 << false;
    QTest::newRow("L-1.2 field on both sides of a straight road") << 0b0101 << 0 << 0b00000011 << true;
    QTest::newRow("L-1.2 field on one side of it") << 0b0101 << 0 << 0b00011110 << false;
    QTest::newRow("L-1.2 field round the end of a road") << 0b0001 << 0 << 0b11111111 << false;
    QTest::newRow("L-1.2 inner field") << 0b0101 << 0 << 0 << false;
}

void TestLandscapeFormat::mustCross() {
    QFETCH(int, sides);
    QFETCH(int, otherSides);
    QFETCH(int, otherHalfSides);
    QFETCH(bool, crosses);
    Feature road;
    road.kind = FeatureKind::Road;
    road.sides = static_cast<std::uint8_t>(sides);
    Feature other;
    other.kind = otherSides != 0 ? FeatureKind::City : FeatureKind::Field;
    other.sides = static_cast<std::uint8_t>(otherSides);
    other.halfSides = static_cast<std::uint8_t>(otherHalfSides);
    QCOMPARE(tilewright::mustCross(road, other), crosses);
    QCOMPARE(tilewright::mustCross(other, road), crosses);
}

void TestLandscapeFormat::mayTouch() {
    const TileSet set = landscapeSet();
    const TileFamily& family = familyOf(set.ruleset);
    const Tile& abbey = set.tiles[0];
    const Tile& bridge = set.tiles[1];
    const Tile& corner = set.tiles[2];
    using enum Direction;
    // The corner's south is a road, as the bridge's north.
    QVERIFY(family.mayTouch(corner, Rotation::R0, South, bridge, Rotation::R0));
    QVERIFY(!family.mayTouch(corner, Rotation::R0, South, bridge, Rotation::R90));
    QVERIFY(!family.mayTouch(corner, Rotation::R90, North, bridge, Rotation::R0));
    QVERIFY(family.mayTouch(corner, Rotation::R90, North, bridge, Rotation::R270));
    for (const Rotation r : allRotations)
        for (const Direction d : allDirections)
            QVERIFY(family.mayTouch(abbey, Rotation::R0, d, corner, r) &&
                    family.mayTouch(corner, r, d, abbey, Rotation::R0));
    const TileFamily& beneath = familyOf("beneath");
    const TileSet dungeon = sampleSet();
    // The corner's passages are north and east, those of the straight one north and south.
    QVERIFY(beneath.mayTouch(dungeon.tiles[0], Rotation::R0, North, dungeon.tiles[3], Rotation::R0));
    QVERIFY(!beneath.mayTouch(dungeon.tiles[0], Rotation::R0, East, dungeon.tiles[3], Rotation::R0));
    QVERIFY(beneath.mayTouch(dungeon.tiles[0], Rotation::R0, South, dungeon.tiles[3], Rotation::R90));
}

QTEST_APPLESS_MAIN(TestLandscapeFormat)
#include "tst_landscape_format.moc"
