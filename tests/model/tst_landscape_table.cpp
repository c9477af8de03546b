// Landscape tiles as a table for spreadsheets: what goes out comes back, what is wrong is told by row and
// column.
#include <QObject>

#include "engine/model/io/bundled.h"
#include "engine/model/table/tile_table.h"
#include "tests/model/landscape_samples.h"

using namespace tilewright;
using namespace tilewright::test;

class TestLandscapeTable : public QObject {
    Q_OBJECT

private slots:
    void wordsOfATile();
    void whatGoesOutComesBack();
    void bundledSetsComeBack();
    void marksAndCrossingsMayBeLeftOut();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
};

namespace {

const std::string landscapeHeading = "id,count,north,east,south,west,features,marks,crossings,notes\n";

TileSet emptySet() {
    TileSet set;
    set.ruleset = "landscape";
    set.pickColours.clear();
    return set;
}

} // namespace

void TestLandscapeTable::wordsOfATile() {
    const std::string expected =
        landscapeHeading +
        "abbey,0,any,any,any,any,cloister,,,\n"
        "bridge,1,road,city,road,city,city EW cathedral princess goods:wine | road NS tunnel:splits | "
        "field NL NR cities:0 | field SL cities:0 | field SR cities:0,portal dragon,0-1 1-2,over the wall\n"
        "corner,1,city,road,road,city,city NW pennants:1 | road ES inn | field EL SR cities:0 | field ER "
        "SL,dragon,,\n"
        "inner,2,field,city,city,city,city S | city EW | field NL NR cities:1 | field cities:0+1,tower,,\n"
        "mouth,1,field,field,road,road,road S ends:cloister | road W tunnel:mouth | "
        "field NL NR EL ER SL SR WL WR | cloister,volcano,,\n";
    QCOMPARE(tileTable(landscapeSet()), expected);
}

void TestLandscapeTable::whatGoesOutComesBack() {
    QVERIFY(rc::check([] {
        TileSet set = emptySet();
        const int tiles = *rc::gen::inRange(0, 5);
        for (int i = 0; i < tiles; ++i) {
            Tile tile;
            tile.id = "t" + std::to_string(i);
            tile.face = anyLandscape();
            for (Feature& feature : tile.makeLandscape().features)
                if (!feature.extra.is_null())
                    feature.extra = {{"odd | key", Json::array({" ", "|", "{", "\"", "\\", ",;\t\n"})},
                                     {"n", 1.5}};
            set.tiles.push_back(tile);
        }
        const char separator = *rc::gen::element(',', ';', '\t');
        const std::string table = tileTable(set, separator);
        const auto into = importTable(set, table);
        RC_LOG() << table << listed(into.issues).constData();
        RC_ASSERT(into.value.has_value());
        RC_ASSERT(into.value->changes.empty());
        const auto anew = importTable(emptySet(), table);
        RC_ASSERT(anew.value.has_value());
        RC_ASSERT(anew.value->set.tiles == set.tiles);
        RC_ASSERT(anew.value->set.pickColours.empty() && anew.value->coloursAdded.empty());
    }));
}

void TestLandscapeTable::bundledSetsComeBack() {
    int sets = 0;
    for (const BundledFile& file : bundledFiles()) {
        if (!file.name.starts_with("landscape/") || !file.name.ends_with(".tileset.json"))
            continue;
        ++sets;
        const auto set = readTileSet(file.text);
        const auto anew = importTable(emptySet(), tileTable(*set.value));
        QVERIFY2(anew.value, listed(anew.issues));
        QVERIFY(anew.value->set.tiles == set.value->tiles);
    }
    QCOMPARE(sets, 7);
}

void TestLandscapeTable::marksAndCrossingsMayBeLeftOut() {
    const auto read =
        importTable(emptySet(), "ID;North;East;South;West;Features\nnew;Field;FIELD;field ;road;road W | "
                                "field NL NR EL ER SL SR WL WR\n");
    QVERIFY2(read.value, listed(read.issues));
    const Tile& tile = read.value->set.tiles.at(0);
    QVERIFY(tile.landscape().edges == (Edges{Edge::Field, Edge::Field, Edge::Field, Edge::Road}));
    QCOMPARE(tile.landscape().features.size(), std::size_t{2});
    QVERIFY(tile.landscape().marks.empty() && tile.landscape().crossings.empty());
    // Of a tile that is there they stay as they are.
    const auto into = importTable(landscapeSet(), "id,north\nbridge,field\n");
    QVERIFY2(into.value, listed(into.issues));
    QCOMPARE(into.value->set.tiles[1].landscape().marks.size(), std::size_t{2});
    QVERIFY(into.value->set.tiles[1].landscape().edges[0] == Edge::Field);
}

void TestLandscapeTable::tellsWhatIsWrong_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("words");
    const auto add = [](const char* name, const std::string& table, const char* code, const char* words) {
        QTest::newRow(name) << QByteArray::fromStdString(table) << QByteArray(code) << QByteArray(words);
    };
    const auto features = [&](const char* name, const std::string& text) {
        add(name, landscapeHeading + "a,1,any,any,any,any," + text + ",,,\n", "csv-features",
            "row 2, column features: found “");
    };
    add("a side", landscapeHeading + "a,1,any,sea,any,any,cloister,,,\n", "csv-side",
        "row 2, column east: found “sea”, expected city, road, field or any");
    features("another kind", "lake");
    features("a side of no direction", "city X");
    features("a side twice", "city NN");
    features("sides twice", "city N S");
    features("sides of a field", "field N");
    features("half side of a city", "city NL");
    features("half side twice", "field NL NL");
    features("too many pennants", "city N pennants:100");
    features("negative pennants", "city N pennants:-1");
    features("pennants of a road", "road N pennants:1");
    features("no pennants", "city N pennants:");
    features("unknown goods", "city N goods:fish");
    features("inn twice", "road N inn inn");
    features("unknown end", "road N ends:sea");
    features("unknown tunnel", "road N tunnel:both");
    features("city too far", "field cities:32");
    features("city twice", "field cities:1+1");
    features("cloister with sides", "cloister N");
    features("broken JSON", "cloister {");
    features("JSON of a list", "cloister [1]");
    features("JSON twice", "cloister {\"\"a\"\":1} {\"\"b\"\":1}");
    features("too many", [] {
        std::string many = "cloister";
        for (int i = 0; i < maxFeatures; ++i)
            many += "|cloister";
        return many;
    }());
    add("a mark", landscapeHeading + "a,1,any,any,any,any,cloister,crater,,\n", "csv-marks",
        "row 2, column marks: found “crater”");
    add("a mark twice", landscapeHeading + "a,1,any,any,any,any,cloister,dragon dragon,,\n", "csv-marks",
        "row 2, column marks: found “dragon dragon”");
    add("crossing of one", landscapeHeading + "a,1,any,any,any,any,cloister,,1,\n", "csv-crossings",
        "row 2, column crossings: found “1”");
    add("crossing too far", landscapeHeading + "a,1,any,any,any,any,cloister,,1-32,\n", "csv-crossings",
        "row 2, column crossings: found “1-32”");
    add("no features", "id,north,east,south,west\na,any,any,any,any\n", "csv-new-without-sides",
        "column features");
    add("edges in one", "id,edges\n", "csv-column-reserved", "edges");
    add("no id", "count\n1\n", "csv-no-id", "id,count,north,east,south,west,features,marks,crossings,notes");
}

void TestLandscapeTable::tellsWhatIsWrong() {
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, words);
    const auto result = importTable(landscapeSet(), table.toStdString());
    QVERIFY(!result.value);
    const QByteArray told = listed(result.issues);
    QVERIFY2(told.contains(code) && told.contains(words), told);
}

QTEST_APPLESS_MAIN(TestLandscapeTable)
#include "tst_landscape_table.moc"
