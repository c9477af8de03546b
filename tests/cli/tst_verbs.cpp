// The command line as a process, without a display: what each verb does when all is well.

#include "engine/bots/bot.h"
#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/cli/run_program.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

using namespace tilewright;
using namespace tilewright::test;

class VerbsTest : public QObject {
    Q_OBJECT

private slots:
    void version() {
        const WorkFolder folder;
        const ProcessResult ran = folder.run({"--version"});
        QVERIFY(ran.ended);
        QCOMPARE(ran.exitCode, 0);
        // The commit follows where git, or an archive made by it, tells; files carry the version alone.
        const QRegularExpression told(
            QStringLiteral(R"(^tilewright \Q%1\E( \((v[^ ()]+-g)?[0-9a-f]{12}(, changed)?\))?\n$)")
                .arg(QLatin1String(TILEWRIGHT_VERSION)));
        QVERIFY2(told.match(QString::fromUtf8(ran.output)).hasMatch(), ran.output.constData());
        const ProcessResult played =
            folder.run({"play", "--players", "random,random", "-o", "new.game.json"});
        QCOMPARE(played.exitCode, 0);
        const QJsonObject record = QJsonDocument::fromJson(readBytes(folder.path("new.game.json"))).object();
        QCOMPARE(record["program"].toString(), QStringLiteral("tilewright " TILEWRIGHT_VERSION));
    }
    void help_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArrayList>("words");
        QTest::newRow("all") << QStringList{"--help"}
                             << QByteArrayList{"lint",  "generate", "play",   "replay",
                                               "perft", "sheet",    "export", "Exit codes"};
        QTest::newRow("replay") << QStringList{"replay", "--help"} << QByteArrayList{"--legal", "--json"};
        QTest::newRow("play") << QStringList{"play", "--help"}
                              << QByteArrayList{"--players", "--option", "--seed"};
    }
    void help() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArrayList, words);
        const WorkFolder folder;
        const ProcessResult ran = folder.run(arguments);
        QCOMPARE(ran.exitCode, 0);
        for (const QByteArray& word : words)
            QVERIFY2(ran.output.contains(word), word.constData());
    }

    // One game lacks one of the bots.
    void botsOfEachSystem() {
        const WorkFolder folder;
        const QByteArray help = folder.run({"play", "--help"}).output.simplified();
        const auto told = [](const QStringList& names) { return names.join(", ").toUtf8(); };
        const QStringList others{"random", "greedy", "search-quick", "search", "search-strong"};
        QVERIFY2(help.contains(told(others)), help.constData());
        QVERIFY2(help.contains("in landscape, tunnel and dungeon also one-ply"), help.constData());
        for (const char* ruleset : {"beneath", "landscape", "tunnel", "dungeon"}) {
            QStringList expected = others;
            if (std::string_view(ruleset) != "beneath")
                expected << "one-ply";
            QStringList all;
            for (const bots::BotSpec& bot : bots::availableBots(ruleset))
                all << QString::fromStdString(bot.name);
            expected.sort();
            all.sort();
            QCOMPARE(all, expected);
        }
    }

    // Without a verb the window would open.
    void noDisplay() {
        const WorkFolder folder;
        const ProcessResult ran = folder.run({});
        QVERIFY(ran.ended);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.errors.contains("display"), ran.errors.constData());
    }

    void lint() {
        const WorkFolder folder;
        const ProcessResult ran = folder.run({"lint", "set.json", "map.json", "game.json"});
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
        const ProcessResult ran = folder.run(QStringList{"lint"} + names);
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.output.contains("0 errors, 0 warnings"), ran.output.constData());
    }

    /// Each --tileset takes one file, whatever comes after it.
    void severalSetsAreOne() {
        const WorkFolder folder;
        TileSet more = *readTileSet(readBytes(folder.path("set.json")).toStdString()).value;
        const int tiles = tileCount(more);
        more.name = "More";
        for (Tile& tile : more.tiles)
            tile.id += "-more";
        writeBytes(folder.path("more.json"), QByteArray::fromStdString(fileText(toJson(more))));
        const QStringList play{"play", "--players", "random,random", "--seed", "3", "-o", "new.json"};
        ProcessResult ran = folder.run(play + QStringList{"--tileset", "set.json", "--tileset", "more.json"});
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        const Json record = Json::parse(readBytes(folder.path("new.json")).toStdString());
        QCOMPARE(record.at("tileset").at("name").get<std::string>(), std::string("Learning dungeon + More"));
        QCOMPARE(static_cast<int>(record.at("stack").size()), 2 * tiles);
        QCOMPARE(folder.run({"replay", "new.json"}).exitCode, 0);
        ran = folder.run(
            {"export", "--tileset", "set.json", "--tileset", "more.json", "map.json", "--list", "-o", "out"});
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());

        more.tiles.front().id = "cor-01";
        writeBytes(folder.path("more.json"), QByteArray::fromStdString(fileText(toJson(more))));
        ran = folder.run(play + QStringList{"--tileset", "set.json", "--tileset", "more.json"});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.errors.contains("The id “cor-01” is in “Learning dungeon” and in “More”"),
                 ran.errors.constData());
    }
    void rulesAreNamed() {
        const WorkFolder folder;
        const QStringList play{"play",     "--players", "random,random", "--tileset",
                               "set.json", "-o",        "new.json"};
        QCOMPARE(folder.run(play + QStringList{"--ruleset", "beneath"}).exitCode, 0);
        const ProcessResult ran = folder.run(play + QStringList{"--ruleset", "castle"});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.errors.contains("castle") && ran.errors.contains("beneath"), ran.errors.constData());
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

    void generatesWhatStudiesVary() {
        const WorkFolder folder;
        const auto exitCode = [&folder](const char* field) {
            return folder.run({"generate", "--ruleset", "landscape", "--field", field, "-o", "land.json"})
                .exitCode;
        };
        QCOMPARE(exitCode("towers=7"), 0);
        // Roads may end at a tower too, which is no mark.
        const QByteArray land = readBytes(folder.path("land.json"));
        QCOMPARE(land.count("\"tower\"") - land.count("\"ends\": \"tower\""), 7);
        for (const char* wrong :
             {"towers", "towers=", "towers=x", "towers=2.5", "towers=501", "colours=6", "mix=1"})
            QVERIFY2(exitCode(wrong) == 2, wrong);
    }

    void generateLandscape() {
        const WorkFolder folder;
        const QStringList arguments{"generate", "--ruleset",  "landscape", "--tiles",  "60",   "--edges",
                                    "1,1,2",    "--seed",     "9",         "--joined", "0.5",  "--cloisters",
                                    "1",        "--pennants", "0",         "--name",   "Sixty"};
        QCOMPARE(folder.run(arguments + QStringList{"-o", "a.json"}).exitCode, 0);
        const auto set = readTileSet(readBytes(folder.path("a.json")).toStdString());
        QCOMPARE(tileCount(*set.value), 60);
        QCOMPARE(set.value->ruleset, std::string("landscape"));
        QCOMPARE(QString::fromStdString(set.value->name), "Sixty");
        const ProcessResult linted = folder.run({"lint", "a.json"});
        QVERIFY2(linted.output.contains("0 errors, 0 warnings"), linted.output.constData());
        QCOMPARE(folder.run(arguments + QStringList{"--colours", "5", "-o", "b.json"}).exitCode, 2);
        QCOMPARE(folder.run({"generate", "--edges", "1,1,2", "-o", "b.json"}).exitCode, 2);
        QVERIFY(!folder.files().contains("b.json"));
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
        const ProcessResult played = folder.run(arguments + QStringList{"-o", "a.json"});
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

        const ProcessResult replayed = folder.run({"replay", "a.json"});
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
        const ProcessResult ran =
            folder.run({"play", "--players", "random,random", "-o", "a.json", "--json"});
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
        const ProcessResult ran =
            folder.run({"replay", "game.json", "--legal", QString::number(moves), "--json"});
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
        const ProcessResult ran = folder.run({"replay", "game.json", "--legal", all, "--json"});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.output, QByteArray());
    }

    // The picture is the window's; here it is that each format comes out, at the moment asked for.
    void exportsAMoment() {
        const WorkFolder folder;
        const auto moment = [&folder](const QString& to, const QString& file, const QString& after) {
            const ProcessResult ran =
                folder.run({"export", "game.json", "--to", to, "--after", after, "-o", file});
            return ran.exitCode == 0 ? readBytes(folder.path(file)) : ran.errors;
        };
        const auto record = game::readRecord(readBytes(folder.path("game.json")).toStdString());
        const auto replayed = game::replay(*record.value, rulesets(), 60);
        const std::size_t chambers = replayed.value->position->table().tiles.size();
        const auto map = readMap(moment("map", "m.map.json", "60").toStdString());
        QCOMPARE(map.value->chambers.size(), chambers);
        QCOMPARE(readMap(moment("map", "s.map.json", "0").toStdString()).value->chambers.size(),
                 record.value->map.chambers.size());
        const QByteArray svg = moment("svg", "m.svg", "60");
        QVERIFY(static_cast<std::size_t>(svg.count("<use ")) > chambers);
        QCOMPARE(moment("svg", "again.svg", "60"), svg);
        QVERIFY(moment("png", "m.png", "60").startsWith("\x89PNG"));
        QVERIFY(moment("svg", "s.svg", "0").size() < svg.size());
        // Without a number, the end.
        const ProcessResult end =
            folder.run({"export", "game.json", "--to", "map", "-o", "e.map.json", "--json"});
        QCOMPARE(end.exitCode, 0);
        QCOMPARE(Json::parse(end.output.toStdString()).at("moves").get<std::size_t>(),
                 record.value->moves.size());
    }
    void exportRefuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("unknown format") << QStringList{"game.json", "--to", "gif", "-o", "a"} << 2;
        QTest::newRow("no output") << QStringList{"game.json"} << 2;
        QTest::newRow("too late") << QStringList{"game.json", "--after", "99999", "-o", "a.svg"} << 2;
        QTest::newRow("no folder for many") << QStringList{"set.json", "-o", "a.svg"} << 2;
        QTest::newRow("moments of a set") << QStringList{"set.json", "--after", "3", "-o", "a"} << 2;
        QTest::newRow("a map as a table") << QStringList{"map.json", "--to", "csv", "-o", "a"} << 2;
        QTest::newRow("unknown option")
            << QStringList{"set.json", "--to", "csv", "--option", "x=1", "-o", "a"} << 2;
        QTest::newRow("a file for a folder")
            << QStringList{"set.json", "--to", "tiled", "-o", "map.json/a"} << 3;
        QTest::newRow("no folder") << QStringList{"game.json", "-o", "nowhere/a.svg"} << 3;
    }
    void exportRefuses() {
        QFETCH(QStringList, arguments);
        QFETCH(int, exitCode);
        const WorkFolder folder;
        const QStringList before = folder.files();
        const ProcessResult ran = folder.run(QStringList{"export"} + arguments);
        QCOMPARE(ran.exitCode, exitCode);
        QVERIFY(!ran.errors.isEmpty());
        QCOMPARE(folder.files(), before);
    }

    void exportsEachFormatTheSameTwice_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("csv") << QStringList{"set.json", "--to", "csv"};
        QTest::newRow("tiled") << QStringList{"game.json", "--to", "tiled", "--after", "40"};
        QTest::newRow("tts") << QStringList{
            "map.json", "--tileset", "set.json", "--to", "tts", "--option", "urlPrefix=https://example.org",
            "--option", "pixels=64"};
        QTest::newRow("vassal") << QStringList{"set.json", "--map", "map.json", "--to", "vassal"};
        QTest::newRow("png") << QStringList{"map.json", "--to", "png", "--option", "pixels=30"};
        QTest::newRow("svg") << QStringList{"set.json", "--to", "svg"};
    }
    void exportsEachFormatTheSameTwice() {
        QFETCH(QStringList, arguments);
        const WorkFolder folder;
        const QStringList before = folder.files();
        const QStringList all = QStringList{"export", "--json", "-o"};
        const ProcessResult told = folder.run(all + QStringList{"a", "--list"} + arguments);
        QCOMPARE(told.exitCode, 0);
        QCOMPARE(folder.files(), before);
        const ProcessResult ran = folder.run(all + QStringList{"a"} + arguments);
        QVERIFY2(ran.exitCode == 0, ran.errors);
        QCOMPARE(ran.output, told.output);
        QCOMPARE(folder.run(all + QStringList{"b"} + arguments).exitCode, 0);
        const Json files = Json::parse(ran.output.toStdString()).at("files");
        QVERIFY(!files.empty());
        for (const Json& file : files) {
            const QString name = QString::fromStdString(file.get<std::string>());
            QVERIFY(readBytes(folder.path(name)) == readBytes(folder.path("b" + name.mid(1))));
        }
    }

    void writesOverNothingUnasked() {
        const WorkFolder folder;
        const QStringList arguments{"export", "set.json", "--to", "csv", "-o", "out"};
        QCOMPARE(folder.run(arguments).exitCode, 0);
        // The same is there already.
        QCOMPARE(folder.run(arguments).exitCode, 0);
        writeBytes(folder.path("out/set.csv"), "mine");
        const ProcessResult refused = folder.run(arguments);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.errors.contains("out/set.csv") && refused.errors.contains("--force"));
        QCOMPARE(readBytes(folder.path("out/set.csv")), QByteArray("mine"));
        QCOMPARE(folder.run(arguments + QStringList{"--force"}).exitCode, 0);
        QVERIFY(readBytes(folder.path("out/set.csv")).contains("id,count"));
        // A file that is named is meant.
        writeBytes(folder.path("named.csv"), "mine");
        QCOMPARE(folder.run({"export", "set.json", "--to", "csv", "-o", "named.csv"}).exitCode, 0);
        QCOMPARE(readBytes(folder.path("named.csv")), readBytes(folder.path("out/set.csv")));
    }

    void takesTablesOver() {
        const WorkFolder folder;
        QCOMPARE(folder.run({"export", "set.json", "--to", "csv", "-o", "t.csv"}).exitCode, 0);
        const QByteArray original = readBytes(folder.path("set.json"));
        QByteArray table = readBytes(folder.path("t.csv"));
        const ProcessResult same = folder.run({"import", "t.csv", "-o", "set.json"});
        QCOMPARE(same.exitCode, 0);
        QCOMPARE(readBytes(folder.path("set.json")), original);

        const QByteArray first = table.split('\n')[1].split(',')[0];
        table.replace(first + ",", "renamed,");
        writeBytes(folder.path("t.csv"), table);
        const ProcessResult told = folder.run({"import", "t.csv", "-o", "set.json", "--list"});
        QVERIFY(told.output.contains("new renamed") && told.output.contains("missing " + first + ": kept"));
        QCOMPARE(readBytes(folder.path("set.json")), original);
        QCOMPARE(folder.run({"import", "t.csv", "-o", "set.json", "--remove-missing"}).exitCode, 0);
        const auto after = readTileSet(readBytes(folder.path("set.json")).toStdString());
        QVERIFY(findTile(*after.value, "renamed") >= 0 && findTile(*after.value, first.toStdString()) < 0);
        QCOMPARE(folder.run({"import", "t.csv", "-o", "fresh.json"}).exitCode, 0);
        QCOMPARE(readTileSet(readBytes(folder.path("fresh.json")).toStdString()).value->tiles.size(),
                 after.value->tiles.size());

        // Broken: named, and nothing happens.
        const QByteArray kept = readBytes(folder.path("set.json"));
        writeBytes(folder.path("t.csv"), table.replace(",earth,", ",erde,"));
        const ProcessResult broken = folder.run({"import", "t.csv", "-o", "set.json"});
        QCOMPARE(broken.exitCode, 3);
        QVERIFY2(broken.errors.contains("t.csv: error: row ") && broken.errors.contains("found “erde”"),
                 broken.errors);
        QCOMPARE(readBytes(folder.path("set.json")), kept);
    }

    void replayTellsFeedback() {
        const WorkFolder folder;
        QCOMPARE(folder.run({"play", "--players", "random,random", "-o", "a.json"}).exitCode, 0);
        const QByteArray plain = folder.run({"replay", "a.json"}).output;
        Json record = Json::parse(readBytes(folder.path("a.json")).toStdString());
        const auto comment = [](int after, const char* text) {
            return Json{{"move", after}, {"text", text}};
        };
        Json feedback;
        feedback["comments"] =
            Json::array({comment(9, "slow"), comment(3, "two\nlines"), comment(99'999, "late")});
        feedback["comments"][1]["by"] = "Bob";
        feedback["questions"] = {"Again?"};
        feedback["answers"] = {"\u202eyes"};
        feedback["rating"] = 2;
        feedback["sender"] = "Ada\x1b[31m";
        record.update(feedback);
        writeBytes(folder.path("a.json"), QByteArray::fromStdString(fileText(record)));
        const ProcessResult told = folder.run({"replay", "a.json"});
        QCOMPARE(told.exitCode, 0);
        QCOMPARE(told.output, "after move 3, Bob: two\\x0alines\n"
                              "after move 9, Ada\\x1b[31m: slow\n"
                              "after move 99999, Ada\\x1b[31m: late\n" +
                                  plain +
                                  "feedback by: Ada\\x1b[31m\n"
                                  "rating: 2 of 5\n"
                                  "question: Again?\n"
                                  "answer: \\u202eyes\n");
        const Json json = Json::parse(folder.run({"replay", "a.json", "--json"}).output.toStdString());
        QVERIFY(nlohmann::json(json.at("feedback")) == nlohmann::json(feedback));
        const ProcessResult linted = folder.run({"lint", "a.json"});
        QCOMPARE(linted.exitCode, 0);
        QVERIFY2(linted.output.contains("comment-beyond-end] at /comments/2/move"), linted.output);
    }

    // Dead ends alone close the dungeon; where it has to stay open, none of them fits in the end.
    void playNotesUncoveredStates() {
        const WorkFolder folder;
        QCOMPARE(
            folder.run({"generate", "--tiles", "60", "--weights", "1,0,0,0,0", "-o", "dead.json"}).exitCode,
            0);
        const ProcessResult ran =
            folder.run({"play", "--tileset", "dead.json", "--option", "keepDungeonOpen=true", "--players",
                        "random,random", "-o", "a.json", "--json"});
        QCOMPARE(ran.exitCode, 0);
        const auto record = game::readRecord(readBytes(folder.path("a.json")).toStdString());
        const Json notes = record.value->extra.at("notes");
        QVERIFY(Json::parse(ran.output.toStdString()).at("notes") == notes);
        QVERIFY(std::any_of(notes.begin(), notes.end(),
                            [](const Json& note) { return note.at("state") == "no-tile-fits"; }));
        for (const Json& note : notes)
            QVERIFY(note.at("after").get<std::size_t>() <= record.value->moves.size());
        QCOMPARE(folder.run({"replay", "a.json"}).exitCode, 0);
    }

    void perft() {
        const WorkFolder folder;
        const ProcessResult ran = folder.run({"perft", "--players", "2", "--depth", "2"});
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
        const ProcessResult ran = folder.run({"sheet", "set.json", "--format", "svg", "-o", "out"});
        QCOMPARE(ran.exitCode, 0);
        const QStringList pages = QDir(folder.path("out")).entryList({"*.svg"}, QDir::Files);
        QVERIFY(!pages.isEmpty());
        for (const QString& page : pages) {
            QVERIFY(ran.output.contains(page.toUtf8()));
            QVERIFY(readBytes(folder.path("out/" + page)).contains("210mm"));
        }
        QCOMPARE(pages.size(), 2); // 48 tiles of 45 mm, 24 to a page of A4
    }

    void sheetTemplateAndOptions() {
        const WorkFolder folder;
        // A template that options change is saved, and gives the same bytes again.
        const ProcessResult first = folder.run({"sheet", "set.json", "--template", "letter-45", "--bleed",
                                                "2", "--backs", "one-for-all", "--marks", "dashes,ids",
                                                "--save-template", "own.sheet.json", "-o", "a"});
        QVERIFY2(first.exitCode == 0, first.errors.constData());
        const ProcessResult second =
            folder.run({"sheet", "set.json", "--template", "own.sheet.json", "--json", "-o", "b"});
        QVERIFY2(second.exitCode == 0, second.errors.constData());
        const QStringList pages = QDir(folder.path("a")).entryList({"*.svg"}, QDir::Files);
        QCOMPARE(pages.size(), 8); // 15 tiles to a page of Letter with a bleed of 2 mm, and their backs
        for (const QString& page : pages) {
            QVERIFY(readBytes(folder.path("a/" + page)).contains("215.9mm"));
            QCOMPARE(readBytes(folder.path("b/" + page)), readBytes(folder.path("a/" + page)));
        }
        QCOMPARE(Json::parse(second.output.toStdString()).at("files").size(), std::size_t(8));
    }

    void sheetsOfOtherThings() {
        const WorkFolder folder;
        const auto pages = [&](const QStringList& options, const QString& out) {
            const ProcessResult ran = folder.run(QStringList{"sheet", "set.json", "-o", out} + options);
            if (ran.exitCode != 0)
                qWarning("%s", ran.errors.constData());
            return QDir(folder.path(out)).entryList({"*.svg"}, QDir::Files);
        };
        QCOMPARE(pages({"--alignment-test"}, "test"),
                 (QStringList{"alignment-test-01.svg", "alignment-test-02.svg"}));
        QCOMPARE(pages({"--colour-proof"}, "proof"), QStringList{"set-colours-01.svg"});
        QVERIFY(!pages({"--components", "markers,standees,aid", "--one-of-each"}, "parts").isEmpty());
        QCOMPARE(pages({"--tiles", "cor-01=3", "--paper", "120x120"}, "some").size(), 1);
    }
};

QTEST_GUILESS_MAIN(VerbsTest)
#include "tst_verbs.moc"
