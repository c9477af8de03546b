#include <QtTest>

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace {

struct Outcome {
    int exitCode = -1;
    bool crashed = true;
    QByteArray output;
    QByteArray errors;
};

Outcome tilewright(const QStringList& arguments) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(TILEWRIGHT_PROGRAM), arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitCode(), process.exitStatus() != QProcess::NormalExit, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), qint64(bytes.size()));
}

QString standardSet() {
    return QStringLiteral(TILEWRIGHT_SETS "/standard.tileset.json");
}

} // namespace

/// The command line as a user meets it: exit codes 0 well, 1 findings, 2 wrong usage, 3 unreadable.
class TestCli : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(folder_.isValid()); }

    void helpAndVersionNeedNoDisplay() {
        const Outcome version = tilewright({QStringLiteral("--version")});
        QCOMPARE(version.exitCode, 0);
        QVERIFY(version.output.startsWith("tilewright "));
        const Outcome help = tilewright({QStringLiteral("--help")});
        QCOMPARE(help.exitCode, 0);
        for (const char* verb : {"lint", "generate", "play", "replay", "perft", "sheet"})
            QVERIFY2(help.output.contains(verb), verb);
    }

    void windowWithoutDisplaySaysSo() {
        const Outcome outcome = tilewright({});
        QVERIFY(!outcome.crashed);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY(outcome.errors.contains("display"));
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("unknown verb") << QStringList{"frobnicate"} << QByteArray("subcommand");
        QTest::newRow("unknown flag") << QStringList{"lint", "--frob", "x"} << QByteArray("--frob");
        QTest::newRow("no output") << QStringList{"play"} << QByteArray("output");
        QTest::newRow("unknown bot") << QStringList{"play", "--players", "greedy,wizard", "-o",
                                                    at("x.game.json")}
                                     << QByteArray("wizard");
        QTest::newRow("unknown option")
            << QStringList{"play", "--option", "luck=3", "-o", at("x.game.json")} << QByteArray("luck");
        QTest::newRow("option out of range")
            << QStringList{"play", "--option", "actionsPerTurn=9", "-o", at("x.game.json")}
            << QByteArray("from 1 to 8");
        QTest::newRow("no tiles") << QStringList{"generate", "--tiles", "0", "-o", at("x.tileset.json")}
                                  << QByteArray("0");
    }
    void wrongUsage() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, word);
        const Outcome outcome = tilewright(arguments);
        QVERIFY(!outcome.crashed);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2((outcome.errors + outcome.output).contains(word), outcome.errors.constData());
        QVERIFY(!QFile::exists(at("x.game.json")));
        QVERIFY(!QFile::exists(at("x.tileset.json")));
    }

    void bundledDataHasNoIssues() {
        QStringList arguments{"lint"};
        const QDir sets(QStringLiteral(TILEWRIGHT_SETS));
        for (const QString& name : sets.entryList({"*.json"}))
            arguments << sets.filePath(name);
        QVERIFY(arguments.size() >= 5);
        const Outcome outcome = tilewright(arguments);
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY2(outcome.output.contains("0 errors, 0 warnings"), outcome.output.constData());
    }

    void generatedSetIsCleanAndRepeatable() {
        const QStringList arguments{"generate", "--tiles", "60", "--colours", "5", "--seed", "9", "-o"};
        QCOMPARE(tilewright(arguments + QStringList{at("a.tileset.json")}).exitCode, 0);
        QCOMPARE(tilewright(arguments + QStringList{at("b.tileset.json")}).exitCode, 0);
        QCOMPARE(contents(at("a.tileset.json")), contents(at("b.tileset.json")));
        QCOMPARE(tilewright({"lint", at("a.tileset.json")}).exitCode, 0);
    }

    void gameOfEachPlayerCountIsRecordedAndReplayed_data() {
        QTest::addColumn<QString>("players");
        QTest::newRow("2") << QStringLiteral("greedy,random");
        QTest::newRow("3") << QStringLiteral("random,greedy,random");
        QTest::newRow("4") << QStringLiteral("random,random,random,greedy");
    }
    void gameOfEachPlayerCountIsRecordedAndReplayed() {
        QFETCH(QString, players);
        const QString record = at("game.game.json");
        QCOMPARE(tilewright({"play", "--players", players, "--seed", "4", "-o", record}).exitCode, 0);
        const QByteArray first = contents(record);
        const Outcome replayed = tilewright({"replay", record, "--json"});
        QCOMPARE(replayed.exitCode, 0);
        const QJsonObject result = QJsonDocument::fromJson(replayed.output).object();
        QCOMPARE(result.value("points").toArray().size(), players.count(',') + 1);
        QVERIFY(!result.value("winners").toArray().isEmpty());
        QCOMPARE(tilewright({"lint", record}).exitCode, 0);
        QCOMPARE(tilewright({"play", "--players", players, "--seed", "4", "-o", record}).exitCode, 0);
        QCOMPARE(contents(record), first);
    }

    void legalMovesOfARecord() {
        const QString record = at("legal.game.json");
        QCOMPARE(tilewright({"play", "--players", "random,random", "--seed", "4", "-o", record}).exitCode, 0);
        const QJsonArray moves = QJsonDocument::fromJson(contents(record)).object().value("moves").toArray();
        for (int k : {0, 1, 2, 40}) {
            const Outcome outcome = tilewright({"replay", record, "--legal", QString::number(k), "--json"});
            QCOMPARE(outcome.exitCode, 0);
            QByteArrayList lines = outcome.output.trimmed().split('\n');
            QByteArrayList sorted = lines;
            std::sort(sorted.begin(), sorted.end());
            QCOMPARE(lines, sorted);
            QCOMPARE(QSet<QByteArray>(lines.begin(), lines.end()).size(), lines.size());
            // QJsonDocument sorts keys, as the list does.
            const QByteArray played = QJsonDocument(moves[k].toObject()).toJson(QJsonDocument::Compact);
            QVERIFY2(lines.contains(played), played.constData());
        }
        const Outcome end = tilewright({"replay", record, "--legal", QString::number(moves.size())});
        QCOMPARE(end.exitCode, 0);
        QVERIFY(end.output.isEmpty());
        QCOMPARE(tilewright({"replay", record, "--legal", QString::number(moves.size() + 1)}).exitCode, 2);
    }

    void perftCounts() {
        const Outcome outcome = tilewright({"perft", "--depth", "2", "--seed", "1"});
        QCOMPARE(outcome.exitCode, 0);
        // Two picks of eight colours, same or different: 36 choices for each of two players.
        QCOMPARE(outcome.output, QByteArray("1 36\n2 1296\n"));
    }

    void sheetsAsSvg() {
        const Outcome outcome = tilewright({"sheet", standardSet(), "--format", "svg", "-o", at("sheets")});
        QCOMPARE(outcome.exitCode, 0);
        const QStringList pages = QDir(at("sheets")).entryList({"*.svg"});
        QCOMPARE(pages.size(), 8); // 176 tiles of 45 mm, 24 to a page of A4
        QVERIFY(contents(at("sheets/") + pages.first()).contains("210mm"));
    }

    void badFiles_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QByteArrayList>("words");
        const QByteArray set = contents(standardSet());
        const auto changed = [&](const char* from, const char* to) {
            QByteArray copy = set;
            const qsizetype place = copy.indexOf(from);
            return place < 0 ? QByteArray() : copy.replace(place, qsizetype(strlen(from)), to);
        };
        QTest::newRow("truncated") << set.left(set.size() / 2) << 3 << QByteArrayList{"end of the file"};
        QTest::newRow("empty") << QByteArray() << 3 << QByteArrayList{};
        QTest::newRow("wrong type") << changed("\"count\": 1", "\"count\": \"one\"") << 3
                                    << QByteArrayList{"/tiles/0/count", "one"};
        QTest::newRow("huge count") << changed("\"count\": 1", "\"count\": 1000000000000") << 3
                                    << QByteArrayList{"/tiles/0/count", "500"};
        QTest::newRow("NaN") << changed("\"count\": 1", "\"count\": NaN") << 3 << QByteArrayList{};
        QTest::newRow("unknown colour")
            << changed("\"earth\"", "\"mauve\"") << 3 << QByteArrayList{"/tiles/0/sides", "mauve"};
        QTest::newRow("id twice") << changed("\"id\": \"cor-02\"", "\"id\": \"cor-01\"") << 1
                                  << QByteArrayList{"/tiles/1", "cor-01"};
        QTest::newRow("invalid UTF-8")
            << changed("\"notes\": \"\"", "\"notes\": \"\xC3\x28\"") << 3 << QByteArrayList{"UTF-8"};
        QTest::newRow("newer version")
            << changed("\"version\": 1", "\"version\": 2") << 3 << QByteArrayList{"/version", "2", "1"};
        QTest::newRow("deep nesting") << QByteArray(1'000'000, '[') << 3 << QByteArrayList{"64"};
    }
    void badFiles() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, exitCode);
        QFETCH(QByteArrayList, words);
        const QString file = at("bad.tileset.json");
        put(file, bytes);
        const Outcome lint = tilewright({"lint", file});
        QVERIFY(!lint.crashed);
        QCOMPARE(lint.exitCode, exitCode);
        QVERIFY2(lint.output.startsWith(file.toUtf8()), lint.output.constData());
        for (const QByteArray& word : words)
            QVERIFY2(lint.output.contains(word), lint.output.constData());
        // The same file gives the same code to every verb, and no output is begun.
        const QString record = at("bad.game.json");
        const Outcome play = tilewright({"play", "--tileset", file, "-o", record});
        QVERIFY(!play.crashed);
        QCOMPARE(play.exitCode, exitCode);
        QVERIFY2(play.errors.contains(file.toUtf8()), play.errors.constData());
        QVERIFY(!QFile::exists(record));
    }

    void missingFileAndFolder() {
        const Outcome lint = tilewright({"lint", at("nowhere.tileset.json")});
        QCOMPARE(lint.exitCode, 3);
        QVERIFY(lint.output.contains("nowhere.tileset.json"));
        const Outcome play =
            tilewright({"play", "--players", "random,random", "-o", at("no/such/game.json")});
        QCOMPARE(play.exitCode, 3);
        QVERIFY2(play.errors.contains("no/such"), play.errors.constData());
    }

    void illegalMove37() {
        const QString record = at("illegal.game.json");
        QCOMPARE(tilewright({"play", "--players", "random,random", "--seed", "5", "-o", record}).exitCode, 0);
        QJsonObject document = QJsonDocument::fromJson(contents(record)).object();
        QJsonArray moves = document.value("moves").toArray();
        QJsonObject move = moves[37].toObject();
        moves[37] = QJsonObject{{"player", move.value("player")},
                                {"move", "lay"},
                                {"tile", "cor-01"},
                                {"x", 5000},
                                {"y", 5000},
                                {"rotation", 0}};
        document.insert("moves", moves);
        put(record, QJsonDocument(document).toJson());
        for (const char* verb : {"replay", "lint"}) {
            const Outcome outcome = tilewright({verb, record});
            QCOMPARE(outcome.exitCode, 1);
            const QByteArray text = outcome.output + outcome.errors;
            QVERIFY2(text.contains("/moves/37"), text.constData());
            QVERIFY(text.contains("expected"));
            QVERIFY(text.contains(record.toUtf8()));
        }
        // What comes before it can still be listed.
        QCOMPARE(tilewright({"replay", record, "--legal", "37"}).exitCode, 0);
        QCOMPARE(tilewright({"replay", record, "--legal", "38"}).exitCode, 1);
    }

private:
    QString at(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
