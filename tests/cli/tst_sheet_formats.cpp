#include <QTest>

#include "tests/cli/run_program.h"

#include <QDir>
#include <QFileInfo>

using namespace tilewright::test;

namespace {

QStringList filesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

class TestSheetFormats : public QObject {
    Q_OBJECT

private slots:
    void sameBytesEachTime_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("svg") << "svg" << QByteArray("<?xml");
        QTest::newRow("pdf") << "pdf" << QByteArray("%PDF-1.7");
        QTest::newRow("png") << "png" << QByteArray("\x89PNG");
        QTest::newRow("dxf") << "dxf" << QByteArray("  0\nSECTION");
    }
    void sameBytesEachTime() {
        QFETCH(QString, format);
        QFETCH(QByteArray, begins);
        const WorkFolder work;
        const QStringList what{"sheet", "set.json", "--format", format, "--dpi", "72", "-o"};
        for (const char* folder : {"one", "two"}) {
            const ProcessResult ran = work.run(what + QStringList{folder});
            QVERIFY2(ran.exitCode == 0, ran.errors.constData());
            const QStringList files = filesIn(work.path(folder));
            QCOMPARE(ran.output.count('\n'), files.size());
            for (const QString& file : files)
                QVERIFY(ran.output.contains((QString(folder) + '/' + file).toUtf8()));
        }
        QVERIFY(!filesIn(work.path("one")).isEmpty());
        QCOMPARE(filesIn(work.path("one")), filesIn(work.path("two")));
        for (const QString& file : filesIn(work.path("one"))) {
            const QByteArray bytes = readBytes(work.path("one/" + file));
            QVERIFY2(bytes.startsWith(begins), qPrintable(file));
            QVERIFY2(bytes == readBytes(work.path("two/" + file)), qPrintable(file));
        }
    }

    void whatARunBeforeLeftIsNamedAndRemoved() {
        const WorkFolder work;
        const QStringList pages{"sheet", "set.json", "--force", "-o", "out"};
        const auto run = [&](const QStringList& more) {
            const ProcessResult ran = work.run(pages + more);
            return ran.exitCode == 0 ? ran : ProcessResult{};
        };
        QVERIFY(run({"--tile", "60"}).ended);
        const QStringList before = filesIn(work.path("out"));
        writeBytes(work.path("out/set-2024.svg"), "a year");
        const ProcessResult fewer = run({"--tile", "30"});
        const QByteArrayList written = fewer.output.trimmed().split('\n');
        QVERIFY(written.size() < before.size());
        const QStringList left = before.mid(written.size());
        QVERIFY2(fewer.errors.contains(
                     QString("still there (%1): out/%2").arg(left.size()).arg(left.first()).toUtf8()),
                 fewer.errors.constData());
        QVERIFY(fewer.errors.contains("--remove-leftovers"));
        QCOMPARE(filesIn(work.path("out")).size(), before.size() + 1);
        const tilewright::Json removed = jsonIn(run({"--tile", "30", "--remove-leftovers", "--json"}).output);
        QCOMPARE(removed.at("removed").size(), std::size_t(left.size()));
        QCOMPARE(filesIn(work.path("out")).size(), written.size() + 1);
        QVERIFY(QFileInfo::exists(work.path("out/set-2024.svg")));
        QVERIFY(!jsonIn(run({"--tile", "30", "--json"}).output).contains("leftovers"));
    }

    void lengthsAreSaidAsTheyWereTaken() {
        const WorkFolder work;
        const auto said = [&](const QString& gap, const QString& margin) {
            return work.run({"sheet", "set.json", "--gap", gap, "--margin", margin, "-o", "out", "--force"})
                .errors;
        };
        QVERIFY(said("2x5", "12x10x14x9.5")
                    .contains("margins 12, 10, 14, 9.5 (top, right, bottom, left), tiles 45 mm, "
                              "gaps 2 across and 5 down"));
        QVERIFY(said("2.5", "10").contains("gaps 2.5 across and 2.5 down"));
    }

    void rulesFollowOptionsAndLanguage() {
        const WorkFolder work;
        const QStringList rules{"sheet", "set.json", "--what", "rules", "--paper", "a5", "-o"};
        const auto written = [&](const QString& folder, const QStringList& more) {
            const ProcessResult ran = work.run(rules + QStringList{folder} + more);
            if (ran.exitCode != 0)
                return ran.errors;
            QByteArray all;
            for (const QString& file : filesIn(work.path(folder)))
                all += readBytes(work.path(folder + '/' + file));
            return all;
        };
        const QByteArray plain = written("plain", {});
        QVERIFY2(plain.startsWith("<?xml"), plain.constData());
        QCOMPARE(filesIn(work.path("plain")).first(), QString("set-rules-01.svg"));
        QCOMPARE(written("same", {"--option", "actionsPerTurn=2", "--language", "en"}), plain);
        for (const QStringList& other : {QStringList{"--option", "actionsPerTurn=3"},
                                         {"--language", "de"},
                                         {"--folded", "off"},
                                         {"--margin", "8"}})
            QVERIFY2(written("other-" + other.first(), other) != plain, qPrintable(other.first()));
        for (const QStringList& wrong : {QStringList{"--option", "actionsPerTurn=99"},
                                         {"--option", "towers=3"},
                                         {"--ruleset", "tunnel"},
                                         {"--folded", "twice"},
                                         {"--single"}}) {
            const ProcessResult ran = work.run(rules + QStringList{"wrong"} + wrong);
            QVERIFY2(ran.exitCode == 2, qPrintable(wrong.join(' ')));
            QVERIFY(!ran.errors.isEmpty());
        }
        QVERIFY(!QDir(work.path("wrong")).exists());
    }

    void singlePieces() {
        const WorkFolder work;
        const ProcessResult ran =
            work.run({"sheet", "set.json", "--single", "--format", "svg", "-o", "tiles", "--json"});
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        const QByteArray manifest = readBytes(work.path("tiles/manifest.csv"));
        QVERIFY(manifest.startsWith("file,back,id,count,"));
        QCOMPARE(filesIn(work.path("tiles")).size(), manifest.count('\n'));
        QVERIFY(ran.output.contains("tiles/manifest.csv"));
        const ProcessResult both = work.run({"sheet", "set.json", "--single", "--alignment-test"});
        QCOMPARE(both.exitCode, 2);
    }

    void whatIsThereIsWrittenOverOnlyWhenAsked_data() {
        QTest::addColumn<QStringList>("more");
        QTest::newRow("pages") << QStringList();
        QTest::newRow("one file") << QStringList{"--format", "pdf"};
        QTest::newRow("pieces") << QStringList{"--single"};
    }
    void whatIsThereIsWrittenOverOnlyWhenAsked() {
        QFETCH(QStringList, more);
        const WorkFolder work;
        const QStringList verb = QStringList{"sheet", "set.json", "-o", "out"} + more;
        QCOMPARE(work.run(verb).exitCode, 0);
        const QString name = filesIn(work.path("out")).first();
        const QByteArray before = readBytes(work.path("out/" + name));
        // The same again changes nothing.
        QCOMPARE(work.run(verb).exitCode, 0);
        writeBytes(work.path("out/" + name), "mine");
        const QStringList files = filesIn(work.path("out"));
        const ProcessResult refused = work.run(verb);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.errors.contains(name.toUtf8()) && refused.errors.contains("--force"),
                 refused.errors.constData());
        QCOMPARE(readBytes(work.path("out/" + name)), QByteArray("mine"));
        QCOMPARE(filesIn(work.path("out")), files);
        QCOMPARE(work.run(verb + QStringList{"--force"}).exitCode, 0);
        QCOMPARE(readBytes(work.path("out/" + name)), before);
    }

    /// Of all writers: a name with an ending is that of a file, where one of that kind is written.
    void aFileNameIsOneForAllWriters_data() {
        QTest::addColumn<QStringList>("verb");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const QStringList& verb, const QByteArray& error = {}) {
            QTest::newRow(name) << verb << error;
        };
        const QByteArray several = "expected a folder: several files are written";
        const QStringList sheet{"sheet", "set.json", "--dpi", "60"}, to{"export", "set.json", "--to"};
        row("pdf", sheet + QStringList{"--format", "pdf", "-o", "x.pdf"});
        row("svg", sheet + QStringList{"--format", "svg", "-o", "x.svg"}, several);
        row("svg of one page", sheet + QStringList{"--colour-proof", "--format", "svg", "-o", "x.svg"});
        row("pdf of pieces", sheet + QStringList{"--format", "pdf", "--single", "-o", "x.pdf"}, several);
        row("svg called pdf", sheet + QStringList{"--colour-proof", "--format", "svg", "-o", "x.pdf"},
            "expected one that ends in .svg, or a folder");
        row("csv", to + QStringList{"csv", "-o", "x.csv"});
        row("csv called pdf", to + QStringList{"csv", "-o", "x.pdf"},
            "expected one that ends in .csv, or a folder");
        for (const char* format : {"tiled", "svg", "png"})
            row(format, to + QStringList{format, "-o", "x.json"}, several);
        row("tts", to + QStringList{"tts", "--option", "links=local", "-o", "x.json"}, several);
        row("vassal", to + QStringList{"vassal", "-o", "x.vmod"});
        row("no such folder", sheet + QStringList{"--format", "pdf", "-o", "no/x.pdf"}, "there is no folder");
    }
    void aFileNameIsOneForAllWriters() {
        QFETCH(QStringList, verb);
        QFETCH(QByteArray, error);
        const WorkFolder work;
        const QStringList before = work.files();
        const ProcessResult ran = work.run(verb);
        if (!error.isEmpty()) {
            QVERIFY2(ran.exitCode != 0 && ran.errors.contains(error), ran.errors);
            QCOMPARE(work.files(), before);
            return;
        }
        QVERIFY2(ran.exitCode == 0, ran.errors);
        QVERIFY(QFileInfo(work.path(verb.last())).isFile());
        QCOMPARE(work.files().size(), before.size() + 1);
        // A folder of that name is a folder.
        QVERIFY(QFile::remove(work.path(verb.last())) && QDir().mkpath(work.path(verb.last())));
        QCOMPARE(work.run(verb).exitCode, 0);
        QCOMPARE(filesIn(work.path(verb.last())).size(), 1);
    }

    void ownTemplatesAreFoundByName() {
        const WorkFolder work;
        qputenv("XDG_DATA_HOME", work.path("data").toUtf8());
        const QString folder = work.path("data/Tilewright/Tilewright/sheets");
        QVERIFY(QDir().mkpath(folder));
        const ProcessResult saved = work.run({"sheet", "set.json", "--paper", "A5", "--save-template",
                                              folder + "/My-A5.sheet.json", "-o", "a"});
        QVERIFY2(saved.exitCode == 0, saved.errors.constData());
        QByteArray text = readBytes(folder + "/My-A5.sheet.json");
        text.replace("\"Sheets\"", "\"My A5\"");
        writeBytes(folder + "/My-A5.sheet.json", text);
        for (const char* name : {"My A5", "my a5", "My-A5"}) {
            const ProcessResult ran =
                work.run({"sheet", "set.json", "--template", name, "-o", "b", "--force"});
            QVERIFY2(ran.exitCode == 0, ran.errors.constData());
            QCOMPARE(filesIn(work.path("b")), filesIn(work.path("a")));
        }
        const ProcessResult unknown = work.run({"sheet", "set.json", "--template", "nothing", "-o", "c"});
        QVERIFY2(unknown.errors.contains("My A5"), unknown.errors.constData());
        qunsetenv("XDG_DATA_HOME");
    }

    void whatCannotBeWritten_data() {
        QTest::addColumn<QStringList>("more");
        for (const char* format : {"svg", "pdf", "png", "dxf"}) {
            QTest::addRow("%s", format) << QStringList{"--format", format};
            QTest::addRow("single %s", format) << QStringList{"--format", format, "--single"};
        }
    }
    void whatCannotBeWritten() {
        QFETCH(QStringList, more);
        const WorkFolder work;
        more << "--dpi"
             << "72";
        const QStringList before = work.files();
        const ProcessResult ran = work.run(QStringList{"sheet", "set.json", "-o", "set.json/sheets"} + more);
        QCOMPARE(ran.exitCode, 3);
        QVERIFY2(ran.errors.contains("set.json/sheets"), ran.errors.constData());
        // A folder of the name that the last file should have: then none is there.
        QDir(work.path("out")).mkpath(".");
        const QStringList names = [&] {
            const ProcessResult well = work.run(QStringList{"sheet", "set.json", "-o", "well"} + more);
            return QString::fromUtf8(well.output).split('\n', Qt::SkipEmptyParts);
        }();
        const QString last = QFileInfo(names.last()).fileName();
        QVERIFY(QDir(work.path("out")).mkpath(last));
        const ProcessResult blocked = work.run(QStringList{"sheet", "set.json", "-o", "out"} + more);
        QCOMPARE(blocked.exitCode, 3);
        QVERIFY2(blocked.errors.contains(last.toUtf8()), blocked.errors.constData());
        QCOMPARE(filesIn(work.path("out")), QStringList{last});
        QDir(work.path("out")).removeRecursively();
        QDir(work.path("well")).removeRecursively();
        QCOMPARE(work.files(), before);
    }
};

QTEST_GUILESS_MAIN(TestSheetFormats)
#include "tst_sheet_formats.moc"
