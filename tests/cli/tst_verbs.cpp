// The command line as a process, without a display: what each verb does when all is well.

#include "engine/game/record.h"
#include "engine/rulesets.h"
#include "engine/tileset/bundled.h"
#include "engine/tileset/format.h"
#include "tests/cli/program.h"

#include <QDir>
#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class VerbsTest : public QObject {
    Q_OBJECT

private slots:
    void version() {
        const WorkFolder folder;
        const Ran ran = folder.run({"--version"});
        QVERIFY(ran.ended);
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.output, QByteArray("tilewright " TILEWRIGHT_VERSION "\n"));
    }
    void help_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArrayList>("words");
        QTest::newRow("all") << QStringList{"--help"}
                             << QByteArrayList{"lint",  "generate", "play",      "replay",
                                               "perft", "sheet",    "Exit codes"};
        QTest::newRow("replay") << QStringList{"replay", "--help"} << QByteArrayList{"--legal", "--json"};
        QTest::newRow("play") << QStringList{"play", "--help"}
                              << QByteArrayList{"--players", "--option", "--seed"};
    }
    void help() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArrayList, words);
        const WorkFolder folder;
        const Ran ran = folder.run(arguments);
        QCOMPARE(ran.exitCode, 0);
        for (const QByteArray& word : words)
            QVERIFY2(ran.output.contains(word), word.constData());
    }

    // Without a verb the window would open.
    void noDisplay() {
        const WorkFolder folder;
        const Ran ran = folder.run({});
        QVERIFY(ran.ended);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.errors.contains("display"), ran.errors.constData());
    }

    void lint() {
        const WorkFolder folder;
        const Ran ran = folder.run({"lint", "set.json", "map.json", "game.json"});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.output.contains("3 files, 0 errors"), ran.output.constData());
        const Json json = Json::parse(
            folder.run({"lint", "--json", "set.json", "map.json", "game.json"}).output.toStdString());
        QCOMPARE(json.at("errors").get<int>(), 0);
    }
    void lintOfTheBundled() {
        const WorkFolder folder;
        QStringList names;
        for (const BundledFile& file : bundledFiles()) {
            names << QString::number(names.size()) + ".json";
            writeBytes(folder.path(names.back()),
                       QByteArray(file.text.data(), static_cast<qsizetype>(file.text.size())));
        }
        const Ran ran = folder.run(QStringList{"lint"} + names);
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.output.contains("0 errors, 0 warnings"), ran.output.constData());
    }

    void generate() {
        const WorkFolder folder;
        const QStringList arguments{"generate",  "--tiles",   "60",     "--colours", "5",
                                    "--weights", "1,2,3,2,1", "--open", "0.2",       "--special",
                                    "0.1",       "--seed",    "9",      "--name",    "Sixty"};
        QCOMPARE(folder.run(arguments + QStringList{"-o", "a.json"}).exitCode, 0);
        QCOMPARE(folder.run(arguments + QStringList{"--output", "b.json"}).exitCode, 0);
        QCOMPARE(readBytes(folder.path("a.json")), readBytes(folder.path("b.json")));
        const auto set = readTileSet(readBytes(folder.path("a.json")).toStdString());
        QCOMPARE(tileCount(*set.value), 60);
        QCOMPARE(QString::fromStdString(set.value->name), "Sixty");
        QCOMPARE(set.value->pickColours.size(), 5U);
        QCOMPARE(folder.run({"lint", "a.json"}).exitCode, 0);
    }

    void playAndReplay_data() {
        QTest::addColumn<QStringList>("bots");
        QTest::newRow("2 players") << QStringList{"greedy", "random"};
        QTest::newRow("3 players") << QStringList{"random", "greedy", "random"};
        QTest::newRow("4 players") << QStringList{"random", "random", "random", "greedy"};
    }
    void playAndReplay() {
        QFETCH(QStringList, bots);
        const WorkFolder folder;
        const QStringList arguments{"play", "--tileset", "set.json",     "--map",     "map.json",    "--seed",
                                    "11",   "--option",  "silverCost=3", "--players", bots.join(',')};
        const Ran played = folder.run(arguments + QStringList{"-o", "a.json"});
        QCOMPARE(played.exitCode, 0);
        QVERIFY(played.output.contains("points"));
        QCOMPARE(folder.run(arguments + QStringList{"-o", "b.json"}).exitCode, 0);
        QCOMPARE(readBytes(folder.path("a.json")), readBytes(folder.path("b.json")));

        const auto record = game::readRecord(readBytes(folder.path("a.json")).toStdString());
        QCOMPARE(static_cast<qsizetype>(record.value->players.size()), bots.size());
        for (qsizetype p = 0; p < bots.size(); ++p)
            QCOMPARE(QString::fromStdString(record.value->players[static_cast<std::size_t>(p)].kind),
                     bots[p]);
        QCOMPARE(record.value->options.at("silverCost").get<int>(), 3);

        const Ran replayed = folder.run({"replay", "a.json"});
        QCOMPARE(replayed.exitCode, 0);
        const Json json = Json::parse(folder.run({"replay", "a.json", "--json"}).output.toStdString());
        QCOMPARE(json.at("moves").get<std::size_t>(), record.value->moves.size());
        QVERIFY(json.at("points").get<std::vector<int>>() == record.value->points);
        QVERIFY(json.at("winners").get<std::vector<int>>() == record.value->winners);
        for (int points : record.value->points)
            QVERIFY(replayed.output.contains(QByteArray::number(points) + " points"));
    }
    void playBundledByDefault() {
        const WorkFolder folder;
        const Ran ran = folder.run({"play", "--players", "random,random", "-o", "a.json", "--json"});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(Json::parse(ran.output.toStdString()).at("points").size(), 2U);
        const auto record = game::readRecord(readBytes(folder.path("a.json")).toStdString());
        QCOMPARE(record.value->stack.size(), 176U);
    }

    // All legal moves after the first K moves: the record's form, one a line, sorted by bytes.
    void legal_data() {
        QTest::addColumn<int>("moves");
        for (int k : {0, 1, 2, 37, 100})
            QTest::addRow("after %d", k) << k;
    }
    void legal() {
        QFETCH(int, moves);
        const WorkFolder folder;
        const auto record = game::readRecord(readBytes(folder.path("game.json")).toStdString());
        const auto replayed = game::replay(*record.value, rulesets(), static_cast<std::size_t>(moves));
        QByteArray expected;
        for (const std::string& line : game::legalMoveLines(*replayed.value->position))
            expected += QByteArray::fromStdString(line) + '\n';
        const Ran ran = folder.run({"replay", "game.json", "--legal", QString::number(moves), "--json"});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.output, expected);
        QVERIFY(ran.errors.isEmpty());
        // The move that was played is one of them, to the letter.
        const Json& played = record.value->moves[static_cast<std::size_t>(moves)];
        QVERIFY(ran.output.split('\n').contains(QByteArray::fromStdString(nlohmann::json(played).dump())));
    }
    void legalAtTheEnd() {
        const WorkFolder folder;
        const auto record = game::readRecord(readBytes(folder.path("game.json")).toStdString());
        const QString all = QString::number(record.value->moves.size());
        const Ran ran = folder.run({"replay", "game.json", "--legal", all, "--json"});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.output, QByteArray());
    }

    void perft() {
        const WorkFolder folder;
        const Ran ran = folder.run({"perft", "--players", "2", "--depth", "2"});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.output, QByteArray("1 36\n2 1296\n")); // two picks of eight colours, twice
        const Json json = Json::parse(
            folder.run({"perft", "--players", "3", "--depth", "3", "--option", "startingPicks=1", "--json"})
                .output.toStdString());
        QCOMPARE(json.at(2).at("sequences").get<int>(), 512);
    }

    void sheet() {
        const WorkFolder folder;
        QDir(folder.path()).mkdir("out");
        const Ran ran = folder.run({"sheet", "set.json", "--format", "svg", "-o", "out"});
        QCOMPARE(ran.exitCode, 0);
        const QStringList pages = QDir(folder.path("out")).entryList({"*.svg"}, QDir::Files);
        QVERIFY(!pages.isEmpty());
        for (const QString& page : pages) {
            QVERIFY(ran.output.contains(page.toUtf8()));
            QVERIFY(readBytes(folder.path("out/" + page)).contains("210mm"));
        }
        QCOMPARE(pages.size(), 2); // 48 tiles of 45 mm, 24 to a page of A4
    }
};

QTEST_GUILESS_MAIN(VerbsTest)
#include "tst_verbs.moc"
