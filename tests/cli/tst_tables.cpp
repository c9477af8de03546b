// Tables of tiles that go out to spreadsheets and come back, on the command line.

#include "engine/tileset/io/format.h"
#include "tests/cli/program.h"

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
        const Ran plain = folder.run({"export", "set.json", "--to", "csv", "-o", "set.csv"});
        QCOMPARE(plain.errors, QByteArray());
        const Ran ran = folder.run({"export", "formula.json", "--to", "csv", "-o", "formula.csv"});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.errors.startsWith("formula.json: warning: row 3, column notes: ") &&
                     ran.errors.contains("[csv-formula] at /tiles/1/notes (tile "),
                 ran.errors);
        QVERIFY(readBytes(folder.path("formula.csv")).contains("=HYPERLINK(\"\"http"));
        const Ran back =
            folder.run({"import", "formula.csv", "--into", "formula.json", "--list", "-o", "new.json"});
        QVERIFY2(back.output.startsWith("0 differences"), back.output);
        const Ran json = folder.run({"export", "formula.json", "--to", "csv", "--json", "-o", "two.csv"});
        QCOMPARE(json.errors, QByteArray());
        QCOMPARE(Json::parse(json.output.toStdString()).at("warnings").at(0).at("code").get<std::string>(),
                 std::string("csv-formula"));
    }
};

QTEST_GUILESS_MAIN(TablesTest)
#include "tst_tables.moc"
