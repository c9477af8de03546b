// Tables of tiles that go out to spreadsheets and come back, on the command line.

#include "engine/model/io/file_formats.h"
#include "tests/cli/run_program.h"
#include "tests/paths.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class TablesTest : public QObject {
    Q_OBJECT

private slots:
    // Formulas are warned of, on standard error, and stay what they are.
    void aTableWithFormulas() {
        const WorkFolder folder;
        QByteArray text = readBytes(folder.path("set.json"));
        Json set = Json::parse(text.toStdString());
        set["tiles"][1]["notes"] = "=HYPERLINK(\"http://example.org\")";
        writeBytes(folder.path("formula.json"), QByteArray::fromStdString(fileText(set)));
        const ProcessResult plain = folder.run({"export", "set.json", "--to", "csv", "-o", "set.csv"});
        QCOMPARE(plain.errors, QByteArray());
        const ProcessResult ran = folder.run({"export", "formula.json", "--to", "csv", "-o", "formula.csv"});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.errors.startsWith("formula.json: warning: row 3, column notes: ") &&
                     ran.errors.contains("[csv-formula] at /tiles/1/notes (tile "),
                 ran.errors);
        QVERIFY(readBytes(folder.path("formula.csv")).contains("=HYPERLINK(\"\"http"));
        const ProcessResult back =
            folder.run({"import", "formula.csv", "--into", "formula.json", "--list", "-o", "new.json"});
        QVERIFY2(back.output.startsWith("0 differences"), back.output);
        const ProcessResult json =
            folder.run({"export", "formula.json", "--to", "csv", "--json", "-o", "two.csv"});
        QCOMPARE(json.errors, QByteArray());
        QCOMPARE(Json::parse(json.output.toStdString()).at("warnings").at(0).at("code").get<std::string>(),
                 std::string("csv-formula"));
    }

    // Spreadsheets take a text without a mark for their local code page.
    void aTableHasAByteOrderMark() {
        const WorkFolder folder;
        QCOMPARE(folder.run({"export", "set.json", "--to", "csv", "-o", "set.csv"}).exitCode, 0);
        QVERIFY(readBytes(folder.path("set.csv")).startsWith("\xEF\xBB\xBFid,count,north,"));
        const ProcessResult back =
            folder.run({"import", "set.csv", "--into", "set.json", "--list", "-o", "new.json"});
        QVERIFY2(back.output.startsWith("0 differences") && back.errors.isEmpty(), back.output);
    }

    // A tile under another id is asked about: neither doubled nor lost.
    void aTileWithAnotherId() {
        const WorkFolder folder;
        const Json set = Json::parse(readBytes(folder.path("set.json")).toStdString());
        const auto tiles = set["tiles"].size();
        const QByteArray id = QByteArray::fromStdString(set["tiles"][0]["id"].get<std::string>());
        QCOMPARE(folder.run({"export", "set.json", "--to", "csv", "-o", "set.csv"}).exitCode, 0);
        QByteArray table = readBytes(folder.path("set.csv"));
        table.replace('\n' + id + ',', "\nother,").replace("id,count", "id,Qty");
        writeBytes(folder.path("set.csv"), table);
        const QByteArray before = readBytes(folder.path("set.json"));
        const auto import = [&](const QStringList& more) {
            return folder.run(QStringList{"import", "set.csv", "--into", "set.json", "-o", "new.json"} +
                              more);
        };
        const ProcessResult refused = import({});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.errors.contains("other is new and equals " + id + ", which is missing") &&
                     refused.errors.contains("--equal rename"),
                 refused.errors);
        QVERIFY(!QFile::exists(folder.path("new.json")));
        const ProcessResult listed = import({"--list"});
        QVERIFY2(listed.output.contains("new other: count 1, equals " + id + ", which is missing\n"),
                 listed.output);
        QVERIFY2(listed.errors.contains("the column Qty was read as count"), listed.errors);
        QCOMPARE(import({"--equal", "add"}).exitCode, 0);
        QCOMPARE(Json::parse(readBytes(folder.path("new.json")).toStdString())["tiles"].size(), tiles + 1);
        const ProcessResult renamed = import({"--equal", "rename"});
        QVERIFY2(renamed.output.startsWith("changed other: id " + id + " -> other\n1 difference,"),
                 renamed.output);
        // In its place, though files have their tiles by their ids.
        TileSet wanted = *readTileSet(before.toStdString()).value;
        wanted.tiles[0].id = "other";
        QVERIFY(*readTileSet(readBytes(folder.path("new.json")).toStdString()).value == wanted);
        QCOMPARE(readBytes(folder.path("set.json")), before);
    }

    // Our own table of a landscape set makes such a set.
    void aLandscapeTableMakesALandscapeSet() {
        const WorkFolder folder;
        const QString base = inSources("tilesets/landscape/base.tileset.json");
        QCOMPARE(folder.run({"export", base, "--to", "csv", "-o", "base.csv"}).exitCode, 0);
        const ProcessResult ran = folder.run({"import", "base.csv", "-o", "new.json"});
        QVERIFY2(ran.exitCode == 0 && ran.errors.isEmpty(), ran.errors);
        QVERIFY(Json::parse(readBytes(folder.path("new.json")).toStdString())["tiles"] ==
                Json::parse(readBytes(base).toStdString())["tiles"]);
    }
};

QTEST_GUILESS_MAIN(TablesTest)
#include "tst_tables.moc"
