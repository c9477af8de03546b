// Tiles as a table for spreadsheets: what goes out comes back, what is wrong is told by row and column.

#include "engine/model/table/csv.h"
#include "engine/model/table/tile_table.h"
#include "engine/model/tile_family.h"
#include "tests/model/samples.h"

#include <rapidcheck.h>

using namespace tilewright;
using namespace tilewright::test;

namespace {

std::string field(int kind, const std::string& text) {
    const char* keys[] = {"weight", "North ", "", "field:x", "a,b", "quote\"", "lines\nof it", "sides"};
    return std::string(keys[kind % 8]) + (kind < 8 ? "" : text);
}

/// Tiles as odd as files allow.
TileSet oddSet() {
    TileSet set;
    const auto text = [] {
        return *rc::gen::container<std::string>(rc::gen::element('a', 'B', '3', '0', '.', '-', '=', '+', '@',
                                                                 ' ', ',', ';', '\t', '"', '\n', '\r', '{',
                                                                 '[', 't'));
    };
    const int tiles = *rc::gen::inRange(0, 6);
    for (int i = 0; i < tiles; ++i) {
        Tile tile;
        tile.id = (std::to_string(i) + text()).substr(0, maxIdCharacters);
        tile.count = *rc::gen::inRange(0, 501);
        for (SideContent& side : std::get<Sides>(tile.face))
            side = *rc::gen::element(SideContent::Earth, SideContent::Open, SideContent::Special,
                                     SideContent::SkullBlue, SideContent::SkullPurple);
        tile.notes = text();
        for (int f = *rc::gen::inRange(0, 4); f > 0; --f) {
            const std::string key = field(*rc::gen::inRange(0, 16), text());
            if (key == "sides")
                continue;
            const std::string value = text();
            const std::vector<Json> values{
                value, 3, 1.5, true, nullptr, Json::array({1, value}), Json{{"k", value}}, ""};
            tile.extra[key] = values[static_cast<std::size_t>(*rc::gen::inRange(0, 8))];
        }
        set.tiles.push_back(std::move(tile));
    }
    return set;
}

/// As a new tile is read.
void trimTexts(TileSet& set) {
    for (Tile& tile : set.tiles) {
        tile.id = QString::fromStdString(tile.id).trimmed().toStdString();
        tile.notes = QString::fromStdString(tile.notes).trimmed().toStdString();
    }
}

std::string shown(const TableImport& result) {
    std::string out;
    for (const TableChange& change : result.changes) {
        out += change.what == TableChange::What::New       ? "+"
               : change.what == TableChange::What::Missing ? "-"
                                                           : "~";
        out += change.tile;
        for (const TableChange::Field& f : change.fields)
            out += " " + f.column + ":" + f.before + ">" + f.after;
        out += "\n";
    }
    return out;
}

std::string tableSides(const Tile& tile) {
    std::string out;
    for (const SideContent side : tile.sides())
        out.append(out.empty() ? "" : ",").append(name(side));
    return out;
}

const std::string heading = "id,count,north,east,south,west,notes\n";

} // namespace

class TestTileTable : public QObject {
    Q_OBJECT
private slots:
    void whatGoesOutComesBack() {
        QVERIFY(rc::check([] {
            const TileSet set = oddSet();
            const char separator = *rc::gen::element(',', ';', '\t');
            const std::string table = tileTable(set.tiles, separator);
            const auto into = importTable(set, table);
            RC_LOG() << table << listed(into.issues).constData();
            RC_ASSERT(into.value.has_value());
            RC_ASSERT(into.value->changes.empty());
            RC_ASSERT(fileText(toJson(into.value->set)) == fileText(toJson(set)));
            const auto anew = importTable(TileSet(), table);
            RC_ASSERT(anew.value.has_value());
            // But for the order of further fields, which is that of the columns now, and blanks around texts.
            const auto sorted = [](const TileSet& s) { return nlohmann::json::parse(toJson(s).dump()); };
            TileSet same = set;
            same.tiles = anew.value->set.tiles;
            TileSet without = set;
            trimTexts(without);
            RC_ASSERT(sorted(same) == sorted(without));
            RC_ASSERT(tileTable(anew.value->set.tiles, separator) == tileTable(without.tiles, separator));
        }));
    }

    /// They are text to us, and come back unchanged.
    void warnsOfWhatSpreadsheetsTakeForFormulas() {
        TileSet set = sampleSet();
        QVERIFY(formulaWarnings(set).empty());
        set.tiles[0].id = "@one";
        set.tiles[1].notes = "=1+1";
        set.tiles[2].extra["mood"] = "-3+2";
        set.tiles[2].extra["+more"] = "\rreturn";
        set.tiles[3].notes = "\ttab";
        set.tiles[3].extra["weight"] = -3;
        set.tiles[3].extra["mood"] = "a=b";
        const Issues warnings = formulaWarnings(set);
        std::string places;
        for (const Issue& warning : warnings) {
            QCOMPARE(warning.severity, Severity::Warning);
            QCOMPARE(warning.code, std::string("csv-formula"));
            places += warning.pointer + " " + warning.tile + "\n";
        }
        QCOMPARE(places, " \n/tiles/0/id @one\n/tiles/1/notes " + set.tiles[1].id + "\n/tiles/2/mood " +
                             set.tiles[2].id + "\n/tiles/3/notes " + set.tiles[3].id + "\n");
        QCOMPARE(warnings[2].message.english(),
                 std::string("row 3, column notes: spreadsheets read “=1+1” as a formula; expected another "
                             "first character"));
        for (const char separator : csvSeparators) {
            const auto back = importTable(set, tileTable(set, separator));
            QVERIFY2(back.value.has_value(), listed(back.issues));
            QVERIFY(back.value->changes.empty() && back.value->set == set);
        }
    }

    void tellsWhatIsNewChangedAndMissing() {
        TileSet set = sampleSet();
        set.tiles[2].extra["weight"] = 3;
        set.tiles[2].notes = "kept";
        const std::string table = "\xEF\xBB\xBFID;North;count;East;South;West;mood;weight\r\n"
                                  "crs;blue;2;yellow;green;red;007;\r\n"
                                  "new;Purple;1;earth;earth;earth;;1.50\r\n"
                                  ";;;;;;;\r\n"
                                  "end;open;1;earth;earth;earth;;3";
        const auto result = importTable(set, table);
        QVERIFY2(result.value.has_value(), listed(result.issues));
        QCOMPARE(shown(*result.value),
                 std::string("~crs count:1>2 mood:>007\n+new count:>1\n-cor\n-str\n-tee\n"));
        QCOMPARE(result.value->unchanged, 1);
        QCOMPARE(result.value->coloursAdded, std::vector<Colour>{Colour::Purple});
        const std::vector<Tile>& tiles = result.value->set.tiles;
        QCOMPARE(tiles.size(), std::size_t{6});
        QCOMPARE(tiles[5].id, std::string("new"));
        QCOMPARE(tiles[5].extra, Json({{"weight", "1.50"}}));
        QCOMPARE(tiles[1].extra, Json({{"mood", "007"}}));
        QVERIFY(tiles[2] == set.tiles[2]);
        const auto removed = importTable(set, table, MissingTiles::Remove);
        QCOMPARE(removed.value->set.tiles.size(), std::size_t{3});
        QCOMPARE(shown(*removed.value), shown(*result.value));
    }

    void readsWhatSpreadsheetsWrite_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("changes");
        QTest::addColumn<QByteArray>("codes");
        const auto add = [](const char* name, const std::string& table, const char* changes,
                            const char* codes = "") {
            QTest::newRow(name) << QByteArray::fromStdString(table) << QByteArray(changes)
                                << QByteArray(codes);
        };
        add("lines end in CR", "id,count,notes\rtee,7,hi\rend,1,\r", "~tee count:1>7 notes:>hi\n");
        add("CR and quotes", "id,count,notes\rtee,1,\"a\rb\"\rend,7,\"c\"\r",
            "~tee notes:>a\rb\n~end count:1>7 notes:>c\n");
        add("the separator is named", "sep=;\r\nid;count\r\ntee;7\r\n", "~tee count:1>7\n");
        add("named with a mark and in quotes", "\xEF\xBB\xBF\"sep=;\"\nid;count\ntee;7\n",
            "~tee count:1>7\n");
        add("a separator of nobody's", "sep=|\nid|count\ntee|7\n", "~tee count:1>7\n");
        add("quantity", "id,Quantity\ntee,7\n", "~tee count:1>7\n", "csv-column-synonym ");
        add("Qty", "Qty ,id\n7,tee\n", "~tee count:1>7\n", "csv-column-synonym ");
        add("beside count", "id,count,copies\ntee,1,7\n", "~tee copies:>7\n", "csv-column-unknown ");
        add("unknown", "id,colour,mood\ntee,red,\n", "~tee colour:>red\n", "csv-column-unknown ");
        add("blanks", "id, count ,north,notes\n tee , 7\t,\xC2\xA0special ,\" \"\n", "~tee count:1>7\n");
        add("a blank line", "id,count\ntee,7\n \t,\n", "~tee count:1>7\n");
        add("decimals", "id,count\ntee,7.0\nend,\"2,00\"\n", "~tee count:1>7\n~end count:1>2\n");
        add("no rows", "id,count\n", "", "csv-no-rows ");
        add("no count", "id,north,east,south,west\nnew,red,red,red,red\n", "+new count:>1\n",
            "csv-no-count ");
    }
    /// Without the tiles that are missing there.
    void readsWhatSpreadsheetsWrite() {
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, changes);
        QFETCH(QByteArray, codes);
        const auto result = importTable(sampleSet(), table.toStdString());
        QVERIFY2(result.value, listed(result.issues));
        TableImport there = *result.value;
        std::erase_if(there.changes, [](const auto& c) { return c.what == TableChange::What::Missing; });
        QCOMPARE(QByteArray::fromStdString(shown(there)), changes);
        QByteArray told;
        for (const Issue& issue : result.issues) {
            QCOMPARE(issue.severity, Severity::Warning);
            told += QByteArray::fromStdString(issue.code) + ' ';
        }
        QCOMPARE(told, codes);
    }

    /// A tile with another id only is no second tile.
    void tellsWhatEqualsAMissingTile() {
        TileSet set = sampleSet();
        set.tiles[1].notes = "kept";
        const std::string id = set.tiles[1].id;
        TileSet changed = set;
        changed.tiles[1].id = "renamed";
        changed.tiles[2].count = 9;
        const std::string table = tileTable(changed.tiles);
        const auto added = importTable(set, table);
        QCOMPARE(added.value->set.tiles.size(), set.tiles.size() + 1);
        QCOMPARE(shown(*added.value), "+renamed count:>1\n~" + set.tiles[2].id + " count:1>9\n-" + id + "\n");
        QCOMPARE(added.value->changes[0].equal, id);
        for (const MissingTiles missing : {MissingTiles::Keep, MissingTiles::Remove}) {
            const auto renamed = importTable(set, table, missing, EqualTiles::Rename);
            QVERIFY(renamed.value->set == changed);
            QCOMPARE(shown(*renamed.value),
                     "~renamed id:" + id + ">renamed\n~" + set.tiles[2].id + " count:1>9\n");
        }
        // What the table doesn't tell makes no difference; what it does, does.
        const auto few =
            importTable(set, "id,north,east,south,west\nrenamed," + tableSides(set.tiles[1]) + "\n");
        QCOMPARE(few.value->changes[0].equal, id);
        changed.tiles[1].notes = "other";
        QVERIFY(importTable(set, tileTable(changed.tiles)).value->changes[0].equal.empty());
    }

    /// A set without tiles is of the family that the table shows; one with tiles refuses those of another.
    void theHeadingTellsTheFamily() {
        TileSet landscape;
        landscape.ruleset = "landscape";
        landscape.pickColours.clear();
        Tile meadow = familyOf("landscape").newTile();
        meadow.id = "meadow";
        landscape.tiles.push_back(meadow);
        const auto anew = importTable(TileSet(), tileTable(landscape));
        QVERIFY2(anew.value, listed(anew.issues));
        QVERIFY(anew.value->set == landscape);
        TileSet empty = landscape;
        empty.tiles.clear();
        const TileSet beneath = sampleSet();
        const auto other = importTable(empty, tileTable(beneath));
        QVERIFY2(other.value, listed(other.issues));
        QVERIFY(other.value->set.tiles == beneath.tiles && other.value->set.ruleset == beneath.ruleset);
        const auto refused = importTable(beneath, tileTable(landscape));
        QVERIFY(!refused.value);
        QCOMPARE(refused.issues.size(), std::size_t{1});
        QCOMPARE(refused.issues[0].code, std::string("csv-other-family"));
    }

    void tellsWhatIsWrong_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("words");
        const auto add = [](const char* name, const std::string& table, const char* code, const char* words) {
            QTest::newRow(name) << QByteArray::fromStdString(table) << QByteArray(code) << QByteArray(words);
        };
        std::string rows = heading;
        for (int i = 0; i < 1'000'000; ++i)
            rows += "t,1,open,open,open,open,\n";
        add("a million rows", rows, "csv-too-long", "row 20001");
        add("a side", heading + "a,1,open,open,open,open,\n\"b\n\",1,earth,purpel,open,open,\n", "csv-side",
            "3: error: row 3, column east: found “purpel”");
        add("a letter that looks right", heading + "a,1,\u043epen,open,open,open,\n", "csv-side",
            "found “\\u043epen”");
        add("a blank without width", heading + "a,1,open,o\u200bpen,open,open,\n", "csv-side",
            "found “o\\u200bpen”");
        add("a room's door", heading + "a,1,open,cell-door,open,open,\n", "csv-side", "row 2, column east");
        add("a count", heading + "a,501,open,open,open,open,\n", "csv-count",
            "row 2, column count: found “501”");
        add("no count", heading + "a,,open,open,open,open,\n", "csv-count", "row 2, column count: found “”");
        add("half a tile", heading + "a,1.5,open,open,open,open,\n", "csv-count",
            "row 2, column count: found “1.5”");
        add("two names of a column", "id,qty,copies\na,1,2\n", "csv-column-twice", "count");
        add("half a count", heading + "a,1x,open,open,open,open,\n", "csv-count",
            "row 2, column count: found “1x”");
        add("an open quote", heading + "a,1,open,open,open,open,\"so\nand so\n", "csv-broken-quotes",
            "2: error: row 2, column 7: a quote is opened");
        add("a quote goes on", heading + "\"a\"b,1,open,open,open,open,\n", "csv-broken-quotes",
            "row 2, column 1");
        add("Latin 1",
            heading + "a,1,open,open,open,open,Gr\xFC\xDF"
                      "e\n",
            "csv-not-utf8", "row 2, column 7");
        add("UTF-16", std::string("\xFF\xFEi\0d\0", 6), "csv-not-utf8", "row 1, column 1");
        add("two marks", "\xEF\xBB\xBF\xEF\xBB\xBF" + heading + "a,1,open,open,open,open,\n",
            "byte-order-mark-twice", "Found a second byte order mark");
        add("empty", "", "csv-no-id", "row 1");
        add("no heading", "a,1,open,open,open,open,\n", "csv-no-id", "row 1");
        add("a column twice", "id,North,north\n", "csv-column-twice", "north");
        add("sides in one", "id,sides\n", "csv-column-reserved", "sides");
        add("an id twice", heading + "a,1,open,open,open,open,\na,1,open,open,open,open,\n", "csv-id-twice",
            "row 3");
        add("no id", heading + ",1,open,open,open,open,\n", "csv-id", "row 2, column id");
        add("no room for sides", "id,count\nnew,1\n", "csv-new-without-sides", "column north");
        add("beyond the heading", heading + "a,1,open,open,open,open,,more\n", "csv-no-heading", "row 2");
        add("too wide", std::string(100'000, ','), "csv-too-wide", "row 1");
        add("nested", "id,deep\ntee," + std::string(1'000'000, '[') + "\n", "", "");
    }
    void tellsWhatIsWrong() {
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, words);
        const auto result = importTable(sampleSet(), table.toStdString());
        QCOMPARE(result.value.has_value(), code.isEmpty());
        const QByteArray told = listed(result.issues);
        QVERIFY2(told.contains(code) && told.contains(words), told);
        QVERIFY(told.size() < 100'000);
    }
};

QTEST_APPLESS_MAIN(TestTileTable)
#include "tst_tile_table.moc"
