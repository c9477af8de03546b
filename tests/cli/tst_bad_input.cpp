// The command line as a process, given what it can't use: exit code, file and place in the message, nothing
// left behind.

#include "engine/model/io/file_formats.h"
#include "tests/cli/run_program.h"

#include <QDir>
#include <QtTest>

#include <functional>

using namespace tilewright;
using namespace tilewright::test;

namespace {

Json load(const QString& path) {
    return *parseJson(readBytes(path).toStdString()).value;
}
void save(const QString& path, const Json& document) {
    writeBytes(path, QByteArray::fromStdString(fileText(document)));
}

QByteArray changed(const QByteArray& text, const QByteArray& from, const QByteArray& to) {
    const qsizetype at = text.indexOf(from);
    if (at < 0)
        qFatal("no %s in the text", from.constData());
    return QByteArray(text).replace(at, from.size(), to);
}

using Spoil = std::function<void(const WorkFolder&)>;

/// Changes the text of a file.
Spoil text(const QString& file, const std::function<QByteArray(const QByteArray&)>& change) {
    return [=](const WorkFolder& folder) {
        const QByteArray spoiled = change(readBytes(folder.path(file)));
        writeBytes(folder.path("bad.json"), spoiled);
    };
}

/// Changes the document in a file.
Spoil document(const QString& file, const std::function<void(Json&)>& change) {
    return [=](const WorkFolder& folder) {
        Json json = load(folder.path(file));
        change(json);
        save(folder.path("bad.json"), json);
    };
}

/// Plays a few games and changes the document in their report.
Spoil report(const std::function<void(Json&)>& change) {
    return [=](const WorkFolder& folder) {
        const ProcessResult played = folder.run({"playtest", "--tileset", "set.json", "--players",
                                                 "random,random", "--games", "4", "-o", "report.json"});
        if (played.exitCode != 0)
            qFatal("no report to start from: %s", played.errors.constData());
        document("report.json", change)(folder);
    };
}

struct BadInput {
    const char* name;
    Spoil spoil;
    QStringList arguments; ///< bad.json is the spoiled file
    int exitCode;
    QStringList words; ///< in the message, beside bad.json
};

const QStringList lintIt{"lint", "bad.json"};
const QStringList replayIt{"replay", "bad.json"};
const QStringList playIt{"play", "--tileset", "bad.json", "--players", "random,random", "-o", "new.json"};
const QStringList playOnIt{"play", "--map", "bad.json", "--players", "random,random", "-o", "new.json"};
const QStringList printIt{"sheet", "bad.json", "-o", "new"};
const QStringList drawIt{"export", "bad.json", "--tileset", "set.json", "--to", "png", "-o", "new"};

std::vector<BadInput> cases() {
    const auto sets = [](const char* name, const Spoil& spoil, int exitCode, const QStringList& words) {
        return std::vector<BadInput>{{name, spoil, lintIt, exitCode, words},
                                     {name, spoil, playIt, exitCode, words},
                                     {name, spoil, printIt, exitCode, words}};
    };
    std::vector<BadInput> all;
    const auto add = [&all](const std::vector<BadInput>& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    add(sets("truncated", text("set.json", [](const QByteArray& t) { return t.first(t.size() / 2); }), 3,
             {":"}));
    add(sets("empty", text("set.json", [](const QByteArray&) { return QByteArray(); }), 3, {}));
    add(sets("wrong type", document("set.json", [](Json& d) { d["tiles"][2]["count"] = "many"; }), 3,
             {"/tiles/2/count", "many"}));
    add(sets("unknown colour", document("set.json", [](Json& d) { d["tiles"][2]["sides"][1] = "pink"; }), 3,
             {"/tiles/2/sides/1", "pink"}));
    add(sets("duplicate id", document("set.json", [](Json& d) { d["tiles"][5]["id"] = d["tiles"][4]["id"]; }),
             1, {"/tiles/5/id"}));
    add(sets("huge count", document("set.json", [](Json& d) { d["tiles"][2]["count"] = 1'000'000'000'000; }),
             3, {"/tiles/2/count", "1000000000000"}));
    add(sets("a count of 64 bits",
             document("set.json",
                      [](Json& d) { d["tiles"][2]["count"] = std::uint64_t{18446744073709551615ULL}; }),
             3, {"/tiles/2/count"}));
    add(sets("NaN", text("set.json", [](const QByteArray& t) { return changed(t, "45", "NaN"); }), 3,
             {":9:"}));
    add(sets(
        "a million nested arrays",
        text("set.json", [](const QByteArray& t) { return changed(t, "[", QByteArray(1'000'000, '[')); }), 3,
        {"64"}));
    add(sets("nothing but a million arrays",
             text("set.json", [](const QByteArray&) { return QByteArray(1'000'000, '['); }), 3, {"64"}));
    add(sets("invalid UTF-8",
             text("set.json",
                  [](const QByteArray& t) { return changed(t, "\"name\": \"", "\"name\": \"\xff\xfe"); }),
             3, {"UTF-8"}));
    add(sets("newer version", document("set.json", [](Json& d) { d["version"] = 2; }), 3, {"/version", "2"}));
    add(sets("a tile of earth",
             document("set.json",
                      [](Json& d) {
                          for (Json& side : d["tiles"][0]["sides"])
                              side = "earth";
                      }),
             1, {"/tiles/0/sides"}));
    add(sets("no JSON",
             text("set.json", [](const QByteArray&) { return QByteArray("\x89PNG\r\n\x1a\n\0\0", 10); }), 3,
             {}));

    const std::vector<std::pair<const char*, Spoil>> maps{
        {"unknown room", document("map.json", [](Json& d) { d["chambers"][3]["room"] = "pantry"; })},
        {"newer version of the map", document("map.json", [](Json& d) { d["version"] = 9; })},
        {"truncated map", text("map.json", [](const QByteArray& t) { return t.chopped(40); })}};
    for (const auto& [name, spoil] : maps) {
        all.push_back({name, spoil, lintIt, 3, {}});
        all.push_back({name, spoil, playOnIt, 3, {}});
    }
    const Spoil noKeyRoom = document("map.json", [](Json& d) {
        for (Json& chamber : d["chambers"])
            if (chamber["room"] == "key-room")
                chamber["room"] = "guardhouse";
    });
    all.push_back({"a board without a key room", noKeyRoom, lintIt, 1, {"key room"}});
    all.push_back({"a board without a key room", noKeyRoom, playOnIt, 1, {"key room"}});
    const Spoil otherRules = document("map.json", [](Json& d) {
        d["ruleset"] = "landscape";
        d["chambers"] = {{{"x", 0}, {"y", 0}, {"tile", "base-D"}, {"rotation", 0}}};
        d["markers"] = Json::array();
    });
    all.push_back({"a map for other rules", otherRules, drawIt, 1, {"/ruleset", "landscape", "beneath"}});
    all.push_back({"a format only deeper inside",
                   document("map.json",
                            [](Json& d) {
                                d = {{"map", Json(d)}};
                            }),
                   lintIt,
                   3,
                   {"/format", "no format"}});

    const auto games = [](const char* name, const Spoil& spoil, int exitCode, const QStringList& words) {
        return std::vector<BadInput>{{name, spoil, lintIt, exitCode, words},
                                     {name, spoil, replayIt, exitCode, words}};
    };
    add(games("move 37 is illegal",
              document("game.json",
                       [](Json& d) {
                           d["moves"][37] = {{"player", d["moves"][37]["player"]},
                                             {"move", "make-silver"},
                                             {"picks", {"blue"}}};
                       }),
              1, {"/moves/37", "make-silver", "expected"}));
    add(games("move 37 of the wrong player",
              document("game.json",
                       [](Json& d) { d["moves"][37]["player"] = 1 - d["moves"][37]["player"].get<int>(); }),
              1, {"/moves/37/player", "expected"}));
    add(games("move 37 is no move", document("game.json", [](Json& d) { d["moves"][37]["move"] = "fly"; }), 3,
              {"/moves/37/move", "fly"}));
    add(games("another result",
              document("game.json",
                       [](Json& d) {
                           d["result"]["points"] = {77, -3};
                       }),
              1, {"/result/points", "77", "expected"}));
    add(games("an unknown tile in the stack",
              document("game.json", [](Json& d) { d["stack"][4] = "nosuch"; }), 1, {"/stack/4", "nosuch"}));
    add(games("an option out of its range",
              document("game.json", [](Json& d) { d["options"]["actionsPerTurn"] = 900; }), 1,
              {"/options/actionsPerTurn", "900"}));
    add(games("a broken set in the record",
              document("game.json", [](Json& d) { d["tileset"]["tiles"][0]["sides"][0] = "pink"; }), 3,
              {"/tileset/tiles/0/sides/0", "pink"}));
    const auto reports = [](const char* name, const Spoil& spoil, const QStringList& words) {
        return std::vector<BadInput>{{name, spoil, {"merge", "bad.json", "-o", "new.json"}, 3, words},
                                     {name, spoil, {"merge", "bad.json", "-o", "new.html"}, 3, words},
                                     {name, spoil, {"compare", "bad.json", "bad.json"}, 3, words}};
    };
    for (const char* pointer : {"/plan/tileset/name", "/plan/map/name", "/plan/map/hash"})
        add(reports(pointer, report([pointer](Json& d) { d[Json::json_pointer(pointer)] = 7; }),
                    {pointer, "Found 7", "text in double quotes"}));
    add(games("truncated record",
              text("game.json", [](const QByteArray& t) { return t.first(t.size() - 200); }), 3, {}));
    return all;
}

} // namespace

class BadInputTest : public QObject {
    Q_OBJECT

private slots:
    void badFiles_data() {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const BadInput& c : cases())
            QTest::newRow(qPrintable(QString("%1: %2").arg(c.name, c.arguments.first()))) << number++;
    }
    void badFiles() {
        QFETCH(int, number);
        const BadInput c = cases()[static_cast<std::size_t>(number)];
        const WorkFolder folder;
        c.spoil(folder);
        const QStringList before = folder.files();
        const ProcessResult ran = folder.run(c.arguments);
        QVERIFY2(ran.ended, "crashed or hung");
        QVERIFY2(ran.exitCode == c.exitCode,
                 QByteArray::number(ran.exitCode) + ' ' + ran.output + ran.errors);
        const QString said = QString::fromUtf8(ran.output + ran.errors);
        QVERIFY2(said.contains("bad.json"), qPrintable(said));
        for (const QString& word : c.words)
            QVERIFY2(said.contains(word), qPrintable(said));
        QCOMPARE(folder.files(), before); // no output, not even a part of it
        // The message itself is text that a terminal can show.
        QVERIFY(!said.contains(QChar(0xFFFD)) || said.contains("UTF-8"));
    }

    // The same as JSON: one document, whatever stands in the file.
    void lintAsJson() {
        const WorkFolder folder;
        Json json = load(folder.path("set.json"));
        json["tiles"][2]["sides"][1] = "pink";
        save(folder.path("bad.json"), json);
        const ProcessResult ran = folder.run({"lint", "--json", "bad.json", "set.json"});
        QCOMPARE(ran.exitCode, 3);
        const Json found = Json::parse(ran.output.toStdString());
        QCOMPARE(found.at("errors").get<int>(), 1);
        QCOMPARE(QString::fromStdString(found.at("issues").at(0).at("pointer")), "/tiles/2/sides/1");
        QCOMPARE(QString::fromStdString(found.at("issues").at(0).at("file")), "bad.json");
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("word");
        const auto row = [](const QStringList& arguments, const char* word) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << QString(word);
        };
        row({"lint"}, "FILE");
        row({"dance"}, "dance");
        row({"play", "--players", "random,random"}, "output");
        row({"play", "--players", "random,nobody", "-o", "new.json"}, "nobody");
        row({"play", "--players", "random,random", "--option", "magic=1", "-o", "new.json"}, "magic");
        row({"play", "--players", "random,random", "--option", "silverCost=99", "-o", "new.json"}, "99");
        row({"play", "--players", "random,random", "--option", "silverCost", "-o", "new.json"}, "name=value");
        row({"play", "--players", "random,random", "--seed", "one", "-o", "new.json"}, "seed");
        row({"generate", "--tiles", "0", "-o", "new.json"}, "0");
        row({"generate", "--tiles", "501", "-o", "new.json"}, "501");
        row({"generate", "--weights", "1,2,3", "-o", "new.json"}, "weights");
        row({"generate", "--open", "nan", "-o", "new.json"}, "");
        row({"generate", "--open", "0.9", "--special", "0.9", "-o", "new.json"}, "");
        row({"replay", "game.json", "--legal", "999999"}, "999999");
        row({"replay", "game.json", "--legal", "-1"}, "legal");
        row({"perft", "--depth", "0"}, "depth");
        row({"sheet", "set.json", "--format", "gif"}, "gif");
        row({"sheet", "set.json", "--paper", "40x40"}, "40 by 40 mm");
        row({"sheet", "set.json", "--margin", "-1"}, "/margins/top");
        row({"sheet", "set.json", "--paper", "Napkin"}, "WIDTHxHEIGHT in mm");
        row({"sheet", "set.json", "--paper", "200,5x300"}, "write 200.5x300");
        row({"sheet", "set.json", "--margin", "1x2x3"}, "one length in mm, or four");
        row({"sheet", "set.json", "--margin", "8,8,8,8"}, "write 8x8x8x8");
        row({"sheet", "set.json", "--gap", "2,5"}, "write 2.5 or 2x5");
        row({"sheet", "set.json", "--tile", "44,5"}, "decimals stand behind a point: 44.5");
        row({"sheet", "set.json", "--bleed-mode", "some"}, "/bleed/mode");
        row({"sheet", "set.json", "--marks", "glitter"}, "glitter");
        row({"sheet", "set.json", "--tiles", "nobody=2"}, "nobody");
        row({"sheet", "set.json", "--skip", "1,x"}, "--skip");
        row({"sheet", "set.json", "--skip", "3-1"}, "3-1");
        row({"sheet", "set.json", "--skip", "1-99"}, "1 to 24");
        row({"sheet", "set.json", "--first-slot", "25"}, "1 to 24");
        row({"sheet", "set.json", "--tiles", "a=x"}, "a=x");
        row({"sheet", "set.json", "--back-rotation", "90"}, "-5 to 5 degrees");
        row({"export", "set.json", "--to", "tts", "--option", "urlPrefix=tiles", "-o", "out"}, "https://");
        row({"sheet", "set.json", "--template", "nothing"}, "punchboard");
        row({"sheet", "set.json", "--components", "board"}, "board");
        row({"sheet", "set.json", "--backs", "golden"}, "/backs/of");
        row({"lint", "--no-such-option", "set.json"}, "no-such-option");
    }
    void wrongUsage() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, word);
        const WorkFolder folder;
        const QStringList before = folder.files();
        const ProcessResult ran = folder.run(arguments);
        QVERIFY(ran.ended);
        QVERIFY2(ran.exitCode == 2, QByteArray::number(ran.exitCode) + ' ' + ran.errors);
        QVERIFY(!ran.errors.isEmpty());
        QVERIFY2(QString::fromUtf8(ran.errors).contains(word), ran.errors.constData());
        QCOMPARE(folder.files(), before);
    }

    void missingAndUnwritable_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("file");
        const auto row = [](const QStringList& arguments, const char* file) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << QString(file);
        };
        row({"lint", "nowhere.json"}, "nowhere.json");
        row({"lint", "."}, ".");
        row({"replay", "nowhere.json"}, "nowhere.json");
        row({"sheet", "nowhere.json"}, "nowhere.json");
        row({"sheet", "set.json", "--map", "nowhere.json"}, "nowhere.json");
        row({"play", "--map", "nowhere.json", "--players", "random,random", "-o", "new.json"},
            "nowhere.json");
        row({"play", "--players", "random,random", "-o", "no/such/folder/new.json"},
            "no/such/folder/new.json");
        row({"generate", "-o", "no/such/folder/new.json"}, "no/such/folder/new.json");
        row({"generate", "-o", "."}, ".");
    }
    void missingAndUnwritable() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, file);
        const WorkFolder folder;
        const QStringList before = folder.files();
        const ProcessResult ran = folder.run(arguments);
        QVERIFY(ran.ended);
        QCOMPARE(ran.exitCode, 3);
        QVERIFY2(QString::fromUtf8(ran.output + ran.errors).contains(file), ran.errors.constData());
        QCOMPARE(folder.files(), before);
    }

    // A map that is too small for so many players: read well, but not fit together.
    void doesNotFitTogether() {
        const WorkFolder folder;
        Json json = load(folder.path("map.json"));
        for (std::size_t i = 0; i < json["chambers"].size(); ++i)
            if (json["chambers"][i].value("seat", 0) == 3)
                json["chambers"].erase(i);
        save(folder.path("bad.json"), json);
        const ProcessResult ran =
            folder.run({"play", "--map", "bad.json", "--players", "random,random,random", "-o", "new.json"});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.errors.contains("bad.json"), ran.errors.constData());
        QVERIFY(!QFile::exists(folder.path("new.json")));
        QCOMPARE(folder.run({"play", "--players", "random", "-o", "new.json"}).exitCode, 1);
    }

    // Nothing can be printed of it, and it says what is missing.
    void sheetOfAnEmptySet() {
        const WorkFolder folder;
        Json json = load(folder.path("set.json"));
        for (Json& tile : json["tiles"])
            tile["count"] = 0;
        save(folder.path("none.json"), json);
        json["tiles"] = Json::array();
        save(folder.path("empty.json"), json);
        const QStringList before = folder.files();
        for (const auto& [file, words] : {std::pair("none.json", "all tiles of the set have a count of 0"),
                                          std::pair("empty.json", "the set has no tiles")})
            for (const char* how : {"--json", "--single"}) {
                const ProcessResult ran = folder.run({"sheet", file, how, "-o", "new"});
                QCOMPARE(ran.exitCode, 1);
                QVERIFY2(ran.errors.contains(file) && ran.errors.contains(words) &&
                             ran.errors.contains("/tiles"),
                         ran.errors.constData());
            }
        QCOMPARE(folder.files(), before);
    }

    // What comes before an illegal move can still be listed.
    void legalBeforeTheIllegalMove() {
        const WorkFolder folder;
        Json json = load(folder.path("game.json"));
        json["moves"][37]["player"] = 1 - json["moves"][37]["player"].get<int>();
        save(folder.path("bad.json"), json);
        const ProcessResult well = folder.run({"replay", "bad.json", "--legal", "37"});
        QCOMPARE(well.exitCode, 0);
        QCOMPARE(well.output, folder.run({"replay", "game.json", "--legal", "37"}).output);
        QCOMPARE(folder.run({"replay", "bad.json", "--legal", "38"}).exitCode, 1);
    }

    // What was there stays as it was if the new one can't be made.
    void theOldFileStays() {
        const WorkFolder folder;
        const QByteArray old = readBytes(folder.path("game.json"));
        QVERIFY(folder.run({"play", "--map", "nowhere.json", "--players", "random,random", "-o", "game.json"})
                    .exitCode != 0);
        QCOMPARE(readBytes(folder.path("game.json")), old);
    }
};

QTEST_GUILESS_MAIN(BadInputTest)
#include "tst_bad_input.moc"
