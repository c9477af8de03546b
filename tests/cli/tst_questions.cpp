// The verbs that ask larger questions, as processes: compare, study and tune, and what they refuse.

#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/cli/run_program.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QByteArray smallStudy = R"({
  "format": "tilewright-study", "version": 1, "ruleset": "beneath", "name": "Small",
  "players": ["random", "random"], "games": 6,
  "fixed": {"map": "map.json"},
  "vary": {"tiles": [60, 90], "options": {"actionsPerTurn": [1, 2]}},
  "goals": [{"figure": "turns/median", "max": 80}]
})";

Json documentOf(const ProcessResult& ran) {
    return Json::parse(ran.output.toStdString());
}

} // namespace

class QuestionsTest : public QObject {
    Q_OBJECT

private slots:
    void comparesOptions();
    void comparesSetsMapsAndReports();
    void aBotAgainstItself();
    void studies();
    void studiesInParts();
    void bundledStudy();
    void tunes();
    void tuningForAWhileLeavesTheBestSoFar();
    void refuses_data();
    void refuses();
};

void QuestionsTest::comparesOptions() {
    const WorkFolder folder;
    const QStringList question{"compare",  "--players", "random,random", "--option-b", "actionsPerTurn=4",
                               "--figure", "forced",    "--games",       "200",        "--seed",
                               "2"};
    const ProcessResult said = folder.run(question + QStringList{"-o", "a.json"});
    QVERIFY2(said.exitCode == 0, said.errors.constData());
    QVERIFY2(said.output.startsWith("Share of decisions with only one legal move: B is lower than A by "),
             said.output.constData());
    QVERIFY2(said.output.contains(" points (") && said.output.contains("sequential"),
             said.output.constData());
    const ProcessResult json = folder.run(question + QStringList{"--json", "--threads", "2", "-o", "b.json"});
    QCOMPARE(readBytes(folder.path("b.json")), readBytes(folder.path("a.json")));
    QCOMPARE(json.output, readBytes(folder.path("a.json")));
    const Json document = documentOf(json);
    QVERIFY(document.at("verdict") == "less");
    QVERIFY(document.at("a").at("options").at("actionsPerTurn") == 2);
    QVERIFY(document.at("b").at("options").at("actionsPerTurn") == 4);
}

void QuestionsTest::comparesSetsMapsAndReports() {
    const WorkFolder folder;
    const QStringList bots{"--players", "random,random", "--games", "80", "--json"};
    // A set against itself, as a file and as bundled: alike as soon as the bound of what was never seen is
    // within five hundredths, and not before.
    for (const char* file : {"set.json", "map.json"}) {
        const QStringList itself{"compare", file, file, "--players", "random,random", "--json", "--games"};
        const ProcessResult same = folder.run(itself + QStringList{"150"});
        QVERIFY2(same.exitCode == 0, same.errors.constData());
        QVERIFY(documentOf(same).at("verdict") == "alike");
        QVERIFY(documentOf(folder.run(itself + QStringList{"140"})).at("verdict") == "open");
    }
    QCOMPARE(folder.run({"generate", "--tiles", "150", "-o", "other.json"}).exitCode, 0);
    const ProcessResult sets =
        folder.run(QStringList{"compare", "set.json", "other.json", "--figure", "turns/mean"} + bots);
    QVERIFY(documentOf(sets).at("verdict") == "greater");

    for (const auto& [set, report] : {std::pair("set.json", "a.json"), std::pair("other.json", "b.json")})
        QCOMPARE(folder
                     .run({"playtest", "--tileset", set, "--players", "random,random", "--games", "80", "-o",
                           report})
                     .exitCode,
                 0);
    const ProcessResult reports =
        folder.run({"compare", "a.json", "b.json", "--figure", "turns/mean", "--json"});
    QVERIFY2(reports.exitCode == 0, reports.errors.constData());
    QVERIFY(documentOf(reports).at("verdict") == "greater");
    QVERIFY(documentOf(reports).at("test").at("sequential") == false);
}

void QuestionsTest::aBotAgainstItself() {
    const WorkFolder folder;
    // Who can't move Guards loses more games than he wins.
    const ProcessResult without =
        folder.run({"compare", "--players", "greedy", "--forbid", "guard", "--games", "40", "-o", "a.json"});
    QVERIFY2(without.exitCode == 0, without.errors.constData());
    QVERIFY2(without.output.startsWith("Without “guard”, “greedy” wins "), without.output.constData());
    const Json forbidden = jsonIn(readBytes(folder.path("a.json")));
    QVERIFY(forbidden.at("format") == "tilewright-matches" && forbidden.at("kind") == "forbid");
    QVERIFY(forbidden.at("matches").at(0).at("winShare").at("high") < 0.5);

    const QStringList ladder{
        "compare", "--players", "search:iterations=1:turns=0", "--ladder", "2", "--games", "4", "-o",
        "b.json",  "--json"};
    const ProcessResult climbed = folder.run(ladder);
    QVERIFY2(climbed.exitCode == 0, climbed.errors.constData());
    QVERIFY(documentOf(climbed).at("matches").at(1).at("first") == "search:turns=0:iterations=4");
    QVERIFY(documentOf(climbed).at("matches").at(1).at("games") == 4);
    // What is missing is played again, and no more.
    Json part = documentOf(climbed);
    part["playtests"].erase("1");
    writeBytes(folder.path("b.json"), QByteArray::fromStdString(fileText(part)));
    QCOMPARE(folder.run(ladder + QStringList{"--resume"}).output, climbed.output);
    QCOMPARE(readBytes(folder.path("b.json")), climbed.output);
}

void QuestionsTest::studies() {
    const WorkFolder folder;
    writeBytes(folder.path("s.study.json"), smallStudy);
    QCOMPARE(folder.run({"lint", "s.study.json"}).exitCode, 0);
    // What `study` refuses lint tells.
    writeBytes(folder.path("wrong.json"), QByteArray(smallStudy).replace("turns/median", "turns/medain"));
    const ProcessResult linted = folder.run({"lint", "wrong.json"});
    QCOMPARE(linted.exitCode, 1);
    QVERIFY2(linted.output.contains("turns/medain"), linted.output.constData());
    const ProcessResult said = folder.run({"study", "s.study.json", "-o", "a.json"});
    QVERIFY2(said.exitCode == 0, said.errors.constData());
    QVERIFY2(said.output.contains("tiles 60, options/actionsPerTurn "), said.output.constData());
    QCOMPARE(said.output.count('\n'), 1 + 1 + 4 + 2);
    QCOMPARE(folder.run({"study", "s.study.json", "--threads", "2", "-o", "b.json"}).exitCode, 0);
    QCOMPARE(readBytes(folder.path("b.json")), readBytes(folder.path("a.json")));

    // What is missing in the report is played again, and no more.
    Json part = Json::parse(readBytes(folder.path("a.json")).toStdString());
    const std::string whole = fileText(part);
    Json& last = part["points"][3]["playtest"];
    for (const char* lists : {"counters", "samples", "notable"})
        last[lists] = Json::object();
    last["done"] = Json::array();
    last.erase("tileSwings");
    for (auto& [id, tile] : last["tiles"].items())
        tile = {0, 0, 0, 0, 0, 0, 0, 0, 0};
    writeBytes(folder.path("part.json"), QByteArray::fromStdString(fileText(part)));
    const ProcessResult resumed =
        folder.run({"study", "s.study.json", "--resume", "-o", "part.json", "--json"});
    QVERIFY2(resumed.exitCode == 0, resumed.errors.constData());
    QCOMPARE(readBytes(folder.path("part.json")).toStdString(), whole);
    QVERIFY(documentOf(resumed).at("answer").at("met") != Json());
    // A stronger bot plays some games of each point, which are a part of the report.
    const QStringList check{"study", "s.study.json", "--check", "greedy", "--check-games", "4", "--resume"};
    const ProcessResult checked = folder.run(check + QStringList{"-o", "b.json"});
    QVERIFY2(checked.output.contains("Checked with greedy, on the first stacks of each point:\n"),
             checked.output.constData());
    const Json report = Json::parse(readBytes(folder.path("b.json")).toStdString());
    for (const Json& point : report["points"])
        QVERIFY(point["checked"]["games"] == 4 && point["playtest"]["check"]["done"].size() == 2);
    QCOMPARE(folder.run({"study", "s.study.json", "--resume", "--check", "nobody", "-o", "b.json"}).exitCode,
             2);
    // Another study's report is left alone.
    const ProcessResult other =
        folder.run({"study", "s.study.json", "--games", "8", "--resume", "-o", "part.json"});
    QCOMPARE(other.exitCode, 1);
    QVERIFY2(other.errors.contains("/study"), other.errors.constData());
    QCOMPARE(readBytes(folder.path("part.json")).toStdString(), whole);
}

void QuestionsTest::studiesInParts() {
    const WorkFolder folder;
    writeBytes(folder.path("s.study.json"), smallStudy);
    QCOMPARE(folder.run({"study", "s.study.json", "-o", "all.json"}).exitCode, 0);
    for (const char* part : {"1", "2", "3"})
        QCOMPARE(folder
                     .run({"study", "s.study.json", "--shard", QString(part) + "/3", "-o",
                           QString(part) + ".json"})
                     .exitCode,
                 0);
    // A page of what is there loads itself again, one of everything doesn't.
    const ProcessResult some = folder.run({"merge", "1.json", "3.json", "-o", "page.html"});
    QCOMPARE(some.exitCode, 1);
    QVERIFY2(some.output.contains(" of "), some.output.constData());
    QVERIFY(readBytes(folder.path("page.html")).contains("http-equiv=\"refresh\""));
    QCOMPARE(folder.run({"merge", "3.json", "1.json", "2.json", "-o", "page.html"}).exitCode, 0);
    QVERIFY(!readBytes(folder.path("page.html")).contains("http-equiv=\"refresh\""));
    QCOMPARE(folder.run({"merge", "3.json", "1.json", "2.json", "-o", "merged.json"}).exitCode, 0);
    QCOMPARE(readBytes(folder.path("merged.json")), readBytes(folder.path("all.json")));
    // The same games twice, parts of another study, and parts that can't be.
    const ProcessResult twice = folder.run({"merge", "1.json", "all.json", "-o", "no.json"});
    QCOMPARE(twice.exitCode, 1);
    QVERIFY2(twice.errors.contains("/points/0/playtest"), twice.errors.constData());
    QCOMPARE(folder.run({"study", "s.study.json", "--games", "8", "-o", "other.json"}).exitCode, 0);
    QCOMPARE(folder.run({"merge", "1.json", "other.json", "-o", "no.json"}).exitCode, 1);
    QCOMPARE(folder.run({"study", "s.study.json", "--shard", "4/3", "-o", "no.json"}).exitCode, 2);
    QVERIFY(!QFile::exists(folder.path("no.json")));
}

void QuestionsTest::bundledStudy() {
    const WorkFolder folder;
    const ProcessResult ran = folder.run(
        {"study", "beneath/blank-passages.study.json", "--games", "2", "--threads", "2", "-o", "a.json"});
    QVERIFY2(ran.exitCode == 0, ran.errors.constData());
    QVERIFY2(ran.output.contains("openShare"), ran.output.constData());
    const ProcessResult none = folder.run({"study", "beneath/nothing.study.json", "-o", "b.json"});
    QCOMPARE(none.exitCode, 3);
    QVERIFY2(none.errors.contains("beneath/blank-passages.study.json"), none.errors.constData());
}

void QuestionsTest::tunes() {
    const WorkFolder folder;
    const QStringList question{"tune",   "--tileset",         "set.json", "--players", "random,random",
                               "--goal", "turns/mean=55..75", "--tiles",  "40..90",    "--candidates",
                               "9",      "--games",           "4"};
    const ProcessResult said = folder.run(question + QStringList{"-o", "a.json", "--report", "r.json"});
    QVERIFY2(said.exitCode == 0, said.errors.constData());
    QVERIFY2(said.output.contains("tiles") && said.output.contains("48 -> "), said.output.constData());
    QCOMPARE(folder.run(question + QStringList{"--threads", "2", "-o", "b.json", "--json"}).output,
             readBytes(folder.path("r.json")));
    QCOMPARE(readBytes(folder.path("b.json")), readBytes(folder.path("a.json")));
    QCOMPARE(folder.run({"lint", "a.json"}).exitCode, 0);
    // What is there is written over only with --force.
    writeBytes(folder.path("own.json"), readBytes(folder.path("set.json")).replace("Standard", "My own"));
    const QByteArray own = readBytes(folder.path("own.json"));
    const ProcessResult refused = folder.run(question + QStringList{"-o", "own.json"});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("own.json") && refused.errors.contains("--force"),
             refused.errors.constData());
    QCOMPARE(readBytes(folder.path("own.json")), own);
    QCOMPARE(folder.run(question + QStringList{"-o", "own.json", "--force"}).exitCode, 0);
    QCOMPARE(readBytes(folder.path("own.json")), readBytes(folder.path("a.json")));
    // Where nothing is better nothing is written.
    const ProcessResult none =
        folder.run({"tune", "--tileset", "set.json", "--players", "random,random", "--goal",
                    "turns/mean=..999", "--candidates", "2", "--games", "2", "-o", "c.json"});
    QCOMPARE(none.exitCode, 1);
    QVERIFY2(none.output.contains("stays as it is"), none.output.constData());
    QVERIFY(!QFile::exists(folder.path("c.json")));
    const auto set = readTileSet(readBytes(folder.path("a.json")).toStdString());
    QVERIFY(tileCount(*set.value) > 48 && tileCount(*set.value) <= 90);
}

void QuestionsTest::tuningForAWhileLeavesTheBestSoFar() {
    const WorkFolder folder;
    const QStringList question{
        "tune",    "--tileset", "set.json",     "--players", "random,random", "--goal", "turns/mean=55..75",
        "--tiles", "40..90",    "--candidates", "100",       "--games",       "300",    "--minutes",
        "0.1",     "-o",        "a.json",       "--report",  "r.tuning.json"};
    const ProcessResult stopped = folder.run(question);
    QVERIFY2(stopped.exitCode == 0, stopped.errors.constData());
    QVERIFY2(stopped.errors.contains("the best set so far was written, --resume continues"),
             stopped.errors.constData());
    QVERIFY2(stopped.output.contains("looks better than it is"), stopped.output.constData());
    QCOMPARE(folder.run({"lint", "a.json"}).exitCode, 0);
    // The search goes on over the set that it left, but not over one that somebody changed since.
    const ProcessResult resumed = folder.run(question + QStringList{"--resume"});
    QVERIFY2(resumed.exitCode == 0, resumed.errors.constData());
    const QByteArray own = readBytes(folder.path("a.json")).replace("\"name\": \"", "\"name\": \"My ");
    writeBytes(folder.path("a.json"), own);
    const ProcessResult refused = folder.run(question + QStringList{"--resume"});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("a.json") && refused.errors.contains("--force"),
             refused.errors.constData());
    QCOMPARE(readBytes(folder.path("a.json")), own);
}

void QuestionsTest::refuses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* name, const QStringList& arguments, int exitCode,
                        const QStringList& words) { QTest::newRow(name) << arguments << exitCode << words; };
    row("nothing to compare", {"compare"}, 2, {"--option-a"});
    row("one file", {"compare", "set.json"}, 2, {"two"});
    row("a set and a map", {"compare", "set.json", "map.json"}, 2, {"tilewright-map"});
    row("a record", {"compare", "game.json", "game.json"}, 3, {"game.json", "/format"});
    row("a missing file", {"compare", "set.json", "nowhere.json"}, 3, {"nowhere.json"});
    row("reports of other seeds", {"compare", "a.json", "b.json"}, 1, {"b.json", "seed"});
    row("rules that are not the same", {"compare", "set.json", "land.json", "--players", "random,random"}, 2,
        {"beneath", "landscape"});
    row("a comparison that can't be written",
        {"compare", "--option-b", "silverCost=3", "--games", "100000", "-o", "no/such/new.json"}, 3,
        {"no/such"});
    row("a tuning that can't be written",
        {"tune", "--goal", "turns/mean=..90", "--games", "10000", "-o", "no/such/new.json"}, 3, {"no/such"});
    row("parts by other players", {"merge", "a.json", "greedy.json", "-o", "new.json"}, 1,
        {"random, random", "greedy, random"});
    row("a seed below nothing", {"playtest", "--seed", "-1", "-o", "new.json"}, 2, {"-1", "0 to"});
    row("a newer report", {"compare", "a.json", "newer.json"}, 3, {"newer.json", "/version"});
    row("an unknown figure",
        {"compare", "set.json", "set.json", "--players", "random,random", "--figure", "fun", "-o",
         "new.json"},
        2, {"fun", "end/escape"});
    row("an unknown option", {"compare", "--option-b", "magic=1", "-o", "new.json"}, 2, {"magic"});
    row("nothing that can be forbidden", {"compare", "--forbid", "fly"}, 2,
        {"fly", "Move a Guard", "runner"});
    row("another bot against it", {"compare", "--forbid", "guard", "--players", "greedy,random"}, 2,
        {"greedy", "random"});
    row("a ladder of no search", {"compare", "--ladder", "2"}, 2, {"greedy", "search-quick"});
    row("a ladder of two sets", {"compare", "set.json", "set.json", "--ladder", "2"}, 2, {"--ladder"});
    row("an unknown key", {"study", "key.json", "-o", "new.json"}, 3, {"key.json", "/vary/tile", "tiles"});
    row("an unreachable goal", {"study", "goal.json", "-o", "kept.json"}, 1, {"goal.json", "/goals/0", "90"});
    row("no study", {"study", "set.json", "-o", "kept.json"}, 3, {"set.json", "/format"});
    row("a report of another version", {"study", "s.study.json", "--resume", "-o", "kept.json"}, 3,
        {"kept.json", "/version"});
    row("a study without a report", {"study", "s.study.json"}, 2, {"output"});
    row("over its own study", {"study", "s.study.json", "-o", "./s.study.json"}, 2,
        {"s.study.json", "input"});
    row("over its own set", {"tune", "--tileset", "set.json", "--goal", "turns/mean=..90", "-o", "set.json"},
        2, {"set.json", "input"});
    row("over a report that is compared", {"compare", "a.json", "b.json", "-o", "a.json"}, 2,
        {"a.json", "input"});
    row("over a map", {"study", "s.study.json", "-o", "map.json"}, 2, {"map.json", "tilewright-map"});
    row("a study as a page", {"study", "s.study.json", "-o", "new.html"}, 2, {"new.html", "merge"});
    row("a comparison that is to go on from a page",
        {"compare", "--option-b", "silverCost=3", "--resume", "-o", "new.html"}, 2, {"new.html"});
    row("a goal that is out of reach, linted", {"lint", "goal.json"}, 1, {});
    row("a folder that is not there", {"study", "s.study.json", "-o", "no/such/new.json"}, 3, {"no/such"});
    row("a goal that is none", {"tune", "--goal", "turns", "-o", "new.json"}, 2, {"turns", "MIN..MAX"});
    row("a goal out of reach",
        {"tune", "--players", "random,random", "--goal", "end/escape=2..", "-o", "new.json"}, 2, {"share"});
    row("tiles the wrong way round",
        {"tune", "--players", "random,random", "--goal", "turns/mean=..90", "--tiles", "90..80", "-o",
         "new.json"},
        2, {"tiles", "90"});
    row("tiles that are no number",
        {"tune", "--players", "random,random", "--goal", "turns/mean=..90", "--tiles", "many", "-o",
         "new.json"},
        2, {"--tiles", "many"});
}

void QuestionsTest::refuses() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QStringList, words);
    const WorkFolder folder;
    const auto changed = [](QByteArray text, const char* from, const char* to) {
        const qsizetype at = text.indexOf(from);
        return text.replace(at, static_cast<qsizetype>(qstrlen(from)), to);
    };
    writeBytes(folder.path("s.study.json"), smallStudy);
    writeBytes(folder.path("key.json"), changed(smallStudy, "\"tiles\"", "\"tile\""));
    writeBytes(folder.path("goal.json"), changed(smallStudy, "\"max\": 80", "\"max\": 80, \"min\": 90"));
    writeBytes(folder.path("kept.json"), R"({"format": "tilewright-study-report", "version": 2})");
    for (const auto& [seed, report] : {std::pair("1", "a.json"), std::pair("2", "b.json")})
        folder.run({"playtest", "--players", "random,random", "--games", "2", "--seed", seed, "-o", report});
    folder.run({"playtest", "--players", "greedy,random", "--games", "2", "-o", "greedy.json"});
    const std::string_view land = bundledText("landscape/base.tileset.json");
    writeBytes(folder.path("land.json"), QByteArray(land.data(), static_cast<qsizetype>(land.size())));
    writeBytes(folder.path("newer.json"),
               changed(readBytes(folder.path("a.json")), "\"version\": 2", "\"version\": 4"));
    const QStringList before = folder.files();
    const QByteArray kept = readBytes(folder.path("kept.json"));
    const ProcessResult ran = folder.run(arguments);
    QVERIFY2(ran.ended && ran.exitCode == exitCode,
             QByteArray::number(ran.exitCode) + ' ' + ran.output + ran.errors);
    for (const QString& word : words)
        QVERIFY2(QString::fromUtf8(ran.errors).contains(word), ran.errors.constData());
    QCOMPARE(folder.files(), before);
    QCOMPARE(readBytes(folder.path("kept.json")), kept);
}

QTEST_GUILESS_MAIN(QuestionsTest)
#include "tst_questions.moc"
