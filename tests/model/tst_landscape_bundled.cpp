#include <QObject>

#include "engine/model/io/bundled.h"
#include "tests/model/samples.h"

#include <algorithm>
#include <bit>
#include <string>

using namespace tilewright;
using namespace tilewright::test;

// The bundled landscape sets against the figures of their tiles, counted elsewhere. All but `types` are
// counted with the copies of each tile.

namespace {

struct Totals {
    int tiles = 0;
    int types = 0;
    int cityEdges = 0;
    int roadEdges = 0;
    int fieldEdges = 0;
    int cities = 0;
    int pennants = 0;
    int cathedrals = 0;
    int princesses = 0;
    int wine = 0;
    int grain = 0;
    int cloth = 0;
    int roads = 0;
    int inns = 0;
    int atCrossing = 0;
    int atGate = 0;
    int atCloister = 0;
    int atTower = 0;
    int atVolcano = 0;
    int atTerminus = 0;
    int mouths = 0;
    int splits = 0;
    int fields = 0;
    int innerFields = 0;
    int halfSides = 0;
    int touchedCities = 0;
    int cloisters = 0;
    int volcanoes = 0;
    int dragons = 0;
    int portals = 0;
    int towers = 0;
    int crossings = 0;
    friend bool operator==(const Totals&, const Totals&) = default;
};

void addFeature(Totals& sum, const Feature& feature, int copies) {
    switch (feature.kind) {
    case FeatureKind::City:
        sum.cities += copies;
        sum.pennants += copies * feature.pennants;
        sum.cathedrals += feature.cathedral ? copies : 0;
        sum.princesses += feature.princess ? copies : 0;
        sum.wine += feature.goods == Goods::Wine ? copies : 0;
        sum.grain += feature.goods == Goods::Grain ? copies : 0;
        sum.cloth += feature.goods == Goods::Cloth ? copies : 0;
        break;
    case FeatureKind::Road:
        sum.roads += copies;
        sum.inns += feature.inn ? copies : 0;
        sum.atCrossing += feature.ends == RoadEnd::Crossing ? copies : 0;
        sum.atGate += feature.ends == RoadEnd::Gate ? copies : 0;
        sum.atCloister += feature.ends == RoadEnd::Cloister ? copies : 0;
        sum.atTower += feature.ends == RoadEnd::Tower ? copies : 0;
        sum.atVolcano += feature.ends == RoadEnd::Volcano ? copies : 0;
        sum.atTerminus += feature.ends == RoadEnd::Terminus ? copies : 0;
        sum.mouths += feature.tunnel == Tunnel::Mouth ? copies : 0;
        sum.splits += feature.tunnel == Tunnel::Splits ? copies : 0;
        break;
    case FeatureKind::Field:
        sum.fields += copies;
        sum.innerFields += feature.halfSides == 0 ? copies : 0;
        sum.halfSides += copies * std::popcount(feature.halfSides);
        sum.touchedCities += copies * static_cast<int>(feature.cities.size());
        break;
    case FeatureKind::Cloister:
        sum.cloisters += copies;
        break;
    }
}

Totals totals(const TileSet& set) {
    Totals sum;
    sum.types = static_cast<int>(set.tiles.size());
    for (const Tile& tile : set.tiles) {
        const Landscape& shown = tile.landscape();
        const int copies = tile.count;
        sum.tiles += copies;
        for (const Edge edge : shown.edges) {
            sum.cityEdges += edge == Edge::City ? copies : 0;
            sum.roadEdges += edge == Edge::Road ? copies : 0;
            sum.fieldEdges += edge == Edge::Field ? copies : 0;
        }
        for (const Feature& feature : shown.features)
            addFeature(sum, feature, copies);
        const auto marked = [&](Mark mark) {
            return copies * static_cast<int>(std::count(shown.marks.begin(), shown.marks.end(), mark));
        };
        sum.volcanoes += marked(Mark::Volcano);
        sum.dragons += marked(Mark::Dragon);
        sum.portals += marked(Mark::Portal);
        sum.towers += marked(Mark::Tower);
        sum.crossings += copies * static_cast<int>(shown.crossings.size());
    }
    return sum;
}

TileSet namedSet(const std::string& name) {
    const auto loaded = readTileSet(bundledText("landscape/" + name + ".tileset.json"));
    if (!loaded.value)
        qFatal("%s", listed(loaded.issues).constData());
    return *loaded.value;
}

const Landscape& shownBy(const TileSet& set, const char* id) {
    return set.tiles.at(static_cast<std::size_t>(findTile(set, id))).landscape();
}

} // namespace

Q_DECLARE_METATYPE(Totals)

class TestLandscapeBundled : public QObject {
    Q_OBJECT

private slots:
    void figures_data();
    void figures();
    void allSetsAreHere();
    void idsDiffer();
    void startMap();
    void oddTiles();
};

void TestLandscapeBundled::figures_data() {
    QTest::addColumn<Totals>("expected");
    const auto row = [](const char* set, const Totals& expected) {
        QTest::newRow(("L-1.3 " + std::string(set)).c_str()) << expected;
    };
    row("base", {72, 24, 79, 94, 115, 49, 10,  0, 0,   0,  0, 0, 62, 0, 25, 3,
                 2,  0,  0,  0,  0,   0,  126, 0, 418, 54, 6, 0, 0,  0, 0,  0});
    row("inns-cathedrals", {18, 17, 31, 24, 17, 20, 3,  2, 0,  0,  0, 0, 18, 6, 3, 7,
                            2,  0,  0,  0,  0,  0,  35, 1, 82, 27, 1, 0, 0,  0, 0, 0});
    row("traders-builders", {24, 24, 52, 25, 19, 29, 0,  0, 0,  9,  6, 5, 23, 0, 0, 17,
                             3,  0,  0,  1,  0,  0,  56, 4, 88, 55, 1, 0, 0,  0, 0, 1});
    row("princess-dragon", {30, 29, 35, 41, 44, 21, 3,  0, 6,   0,  0, 0, 27, 0, 9, 0,
                            3,  0,  1,  0,  0,  1,  55, 1, 170, 25, 2, 6, 12, 6, 0, 3});
    row("tower", {18, 17, 22, 24, 26, 15, 1,  0, 0,   0,  0, 0, 18, 0, 0,  2,
                  0,  10, 0,  0,  0,  0,  37, 1, 100, 23, 1, 0, 0,  0, 18, 1});
    row("abbey-mayor", {12, 13, 19, 17, 12, 12, 6,  0, 0,  0,  0, 0, 12, 0, 0, 3,
                        4,  0,  0,  1,  0,  1,  29, 3, 58, 24, 1, 0, 0,  0, 0, 3});
    row("tunnel", {4, 4, 2, 11, 3,  2, 0,  0, 0,  0, 0, 0, 11, 0, 0, 0,
                   0, 0, 0, 1,  10, 0, 10, 0, 28, 2, 0, 0, 0,  0, 0, 0});
}

void TestLandscapeBundled::figures() {
    QFETCH(Totals, expected);
    const std::string name = std::string(QTest::currentDataTag()).substr(6);
    QVERIFY(totals(namedSet(name)) == expected);
}

void TestLandscapeBundled::allSetsAreHere() {
    const auto count =
        std::count_if(bundledFiles().begin(), bundledFiles().end(), [](const BundledFile& file) {
            return file.name.starts_with("landscape/") && file.name.ends_with(".tileset.json");
        });
    QCOMPARE(count, 7);
}

/// So that all of them can be played together.
void TestLandscapeBundled::idsDiffer() {
    std::vector<std::string> ids;
    for (const BundledFile& file : bundledFiles()) {
        if (!file.name.starts_with("landscape/") || !file.name.ends_with(".tileset.json"))
            continue;
        const auto loaded = readTileSet(file.text);
        QVERIFY(loaded.value);
        for (const Tile& tile : loaded.value->tiles)
            ids.push_back(tile.id);
    }
    QCOMPARE(ids.size(), std::size_t{128});
    std::sort(ids.begin(), ids.end());
    QVERIFY(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
}

/// "L-2.1" one base-D.
void TestLandscapeBundled::startMap() {
    const Map map = *readMap(bundledText("landscape/start.map.json")).value;
    QCOMPARE(map.chambers.size(), std::size_t{1});
    QCOMPARE(map.chambers[0].tile, std::string("base-D"));
    QVERIFY(map.chambers[0].cell == (Cell{0, 0}) && map.chambers[0].rotation == Rotation::R0);
    const TileSet base = namedSet("base");
    QVERIFY(shownBy(base, "base-D").edges == (Edges{Edge::City, Edge::Road, Edge::Field, Edge::Road}));
}

/// "L-1.2" what a plane map can't show.
void TestLandscapeBundled::oddTiles() {
    const TileSet princess = namedSet("princess-dragon");
    const Landscape& under = shownBy(princess, "pd-Y");
    QCOMPARE(under.crossings, (std::vector<std::pair<int, int>>{{0, 1}, {1, 2}, {1, 3}}));
    QVERIFY(under.features[1].tunnel == Tunnel::Splits && under.features[1].sides == 0b0101);
    // The road doesn't part the field that it comes in through.
    QCOMPARE(int{under.features[2].halfSides}, 0b00000011);
    const TileSet abbey = namedSet("abbey-mayor");
    QVERIFY(shownBy(abbey, "am-K").features[0].sides == 0b1011);
    QCOMPARE(shownBy(abbey, "am-B").features.size(), std::size_t{4});
    QVERIFY(shownBy(abbey, "am-abbey").features[0].kind == FeatureKind::Cloister);
    const TileSet inns = namedSet("inns-cathedrals");
    const Landscape& inner = shownBy(inns, "ic-C");
    QVERIFY(inner.features[4].halfSides == 0 && inner.features[4].cities == (std::vector<int>{0, 1, 2, 3}));
    const TileSet tunnel = namedSet("tunnel");
    const Landscape& four = shownBy(tunnel, "tu-D");
    QVERIFY(four.features[0].ends == RoadEnd::Terminus && four.features[0].tunnel == Tunnel::None);
    QVERIFY(four.features[1].tunnel == Tunnel::Mouth && four.features[1].reaches(Direction::West));
}

QTEST_APPLESS_MAIN(TestLandscapeBundled)
#include "tst_landscape_bundled.moc"
