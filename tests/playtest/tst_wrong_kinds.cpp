#include <QTest>

#include "engine/base/json/json.h"
#include "engine/games/kit.h"
#include "engine/games/uncovered_states.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "engine/playtest/report/report_html.h"
#include "engine/playtest/shards.h"
#include "engine/playtest/studies/compare.h"
#include "engine/playtest/studies/study.h"
#include "engine/sheet/sheet_template.h"
#include "tests/games/sample_games.h"
#include "tests/sanitizers.h"

#include <functional>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

/// Reads a document and uses what was read as the program does; the issues where it is refused.
using Use = std::function<Issues(const std::string& text)>;
Q_DECLARE_METATYPE(Use)
Q_DECLARE_METATYPE(Json)

namespace {

const Json& kinds() {
    static const Json all =
        Json::parse(R"([null, true, -1, 1.5, 18446744073709551615, "text", [], ["text"], {}])");
    return all;
}

/// Pointers to all nodes, but of long lists and of objects that are lists by name only the first few.
void gather(const Json& node, const std::string& pointer, std::vector<std::string>& pointers) {
    constexpr std::size_t longest = 40, few = 2;
    pointers.push_back(pointer);
    std::size_t count = 0;
    const std::size_t most = node.is_array() || node.size() > longest ? few : longest;
    if (node.is_array())
        for (std::size_t i = 0; i < std::min(node.size(), most); ++i)
            gather(node[i], pointerTo(pointer, i), pointers);
    if (node.is_object())
        for (const auto& [name, value] : node.items())
            if (count++ < most)
                gather(value, pointerTo(pointer, name), pointers);
}

Plan smallPlan(std::uint64_t games) {
    const Sample& sample = samples().front();
    Plan plan;
    plan.ruleset = sample.ruleset;
    plan.game = sampleGame(sample, 2, Json::object());
    plan.players = {"random", "random"};
    plan.games = games;
    return plan;
}

/// Of as many blocks as a comparison needs, but only every tenth counter: it is read a thousand times.
const Results& whole() {
    static const Results results = [] {
        Results all = run(smallPlan(60), {});
        int number = 0;
        std::erase_if(all.counters, [&number](const auto& counter) {
            return counter.first != "turns" && number++ % 10 != 0;
        });
        return all;
    }();
    return results;
}

std::vector<Goal> everyGoal() {
    std::vector<Goal> goals;
    for (const char* figure :
         {"seat-difference", "colour-spread", "source-share", "empty-hands", "turns/mean"})
        goals.push_back({figure, 0, 1});
    return goals;
}

/// As merge, compare and the window do.
Issues useReport(const std::string& text) {
    Loaded<Results> read = readResults(text);
    if (!read)
        return read.issues;
    const Results& results = *read.value;
    if (results == whole()) // what is used below was used before
        return {};
    (void)reportHtml(results);
    (void)fileText(toJson(results));
    (void)homogeneity({whole(), results});
    if (checkSamePlan(whole(), results).empty())
        (void)shardSet({whole(), results});
    if (!results.done.empty()) {
        (void)reportJson(results);
        (void)judge(results, everyGoal());
    }
    if (checkPaired(whole(), results).empty())
        if (const auto compared = compare(whole(), results, {.figure = "turns/mean"}))
            (void)comparisonJson(*compared.value, whole(), results);
    return {};
}

Loaded<std::string> fileOfStudy(const std::string& name) {
    return {std::string(bundledText(name.empty() ? defaultMap : std::string_view(name))), {}};
}

Issues useStudy(const std::string& text) {
    const Loaded<Study> read = readStudy(text, rulesets());
    if (!read)
        return read.issues;
    return pointsOf(*read.value, *game::findRuleset(rulesets(), read.value->ruleset), fileOfStudy).issues;
}

Issues useRecord(const std::string& text) {
    const auto read = game::readRecord(text);
    if (!read)
        return read.issues;
    (void)game::replay(*read.value, rulesets());
    (void)game::withNotes(read.value->extra.value("notes", Json()), {});
    (void)fileText(game::toJson(*read.value));
    return {};
}

Issues useSheet(const std::string& text) {
    const auto read = sheet::readSheetTemplate(text);
    if (!read)
        return read.issues;
    (void)fileText(sheet::toJson(*read.value));
    return {};
}

Issues useSet(const std::string& text) {
    const auto read = readTileSet(text);
    if (!read)
        return read.issues;
    (void)lint(*read.value);
    (void)fileText(toJson(*read.value));
    return sheet::storedOptions(*read.value).issues;
}

Issues useMap(const std::string& text) {
    const auto read = readMap(text);
    if (!read)
        return read.issues;
    (void)lint(*read.value);
    return {};
}

} // namespace

/// Files in which a value is of another kind than expected, each node in turn: refused with its place, or
/// read; an exception of the JSON library would end the program.
class TestWrongKinds : public QObject {
    Q_OBJECT

private slots:
    void refusedOrRead_data();
    void refusedOrRead();
    void aPlanIsCheckedToItsLeaves_data();
    void aPlanIsCheckedToItsLeaves();
    void aStudyIsNotResumedWithOtherSeats();
};

void TestWrongKinds::refusedOrRead_data() {
    QTest::addColumn<Json>("document");
    QTest::addColumn<Use>("use");
    QTest::newRow("playtest report") << toJson(whole()) << Use(useReport);

    const Study study = *readStudy(bundledStudy("beneath/blank-passages.study.json"), rulesets()).value;
    QTest::newRow("study") << toJson(study) << Use(useStudy);

    Study small = study;
    small.games = 2;
    small.players = {"random", "random"};
    small.axes.clear(); // one point
    const auto points = *pointsOf(small, *game::findRuleset(rulesets(), small.ruleset), fileOfStudy).value;
    std::vector<Results> results;
    for (const StudyPoint& point : points)
        results.push_back(run(point.plan, {}));
    const Json report = studyReport(small, points, results);
    QTest::newRow("report of a study") << report << Use([small, points](const std::string& text) {
        const auto resumed = resumeStudy(text, small, points);
        if (resumed)
            (void)rankPoints(*resumed.value, small.goals);
        return resumed.issues;
    });

    const PlayedGame played =
        playRandomly(sampleGame(samples().front(), 2, Json::object()), samples().front().ruleset, 1, 40);
    Json record = game::toJson(played.record);
    record["notes"] = Json::parse(R"([{"after": 1, "state": "no-tile-fits"}, {"comment": "mine"}])");
    QTest::newRow("game record") << record << Use(useRecord);

    QTest::newRow("sheet template") << toJson(*sheet::findTemplate("punchboard")) << Use(useSheet);
    Json set = Json::parse(bundledText(defaultTileSet));
    set["sheetOptions"] = Json::parse(R"({"cards": {"bleed": 3}, "chosen": [{"id": "a", "count": 1}]})");
    QTest::newRow("tile set") << set << Use(useSet);
    QTest::newRow("map") << Json::parse(bundledText(defaultMap)) << Use(useMap);
}

void TestWrongKinds::refusedOrRead() {
    QFETCH(Json, document);
    QFETCH(Use, use);
    QVERIFY2(!hasErrors(use(fileText(document))), listed(use(fileText(document))));
    std::vector<std::string> pointers;
    gather(document, "", pointers);
    QVERIFY(pointers.size() > 10);
    int refused = 0;
    int tried = 0;
    const int stride = inGateUnderSanitizers() ? 17 : underSanitizers ? 4 : 1;
    for (const std::string& pointer : pointers)
        for (const Json& kind : kinds()) {
            if (tried++ % stride != 0)
                continue;
            Json changed = document;
            changed[Json::json_pointer(pointer)] = kind;
            const std::string what = pointer + " as " + kind.dump();
            Issues issues;
            try {
                issues = use(fileText(changed));
            } catch (const std::exception& error) {
                QFAIL((what + ": " + error.what()).c_str());
            }
            refused += hasErrors(issues) ? 1 : 0;
            // In the file itself, or in one that it names.
            for (const Issue& issue : issues)
                QVERIFY2(!issue.pointer.empty() || !issue.file.empty() || pointer.empty(),
                         (what + ": " + format(issue)).c_str());
        }
    QVERIFY(refused > 10);
}

void TestWrongKinds::aPlanIsCheckedToItsLeaves_data() {
    QTest::addColumn<QByteArray>("pointer");
    for (const char* pointer :
         {"/plan/program", "/plan/tileset", "/plan/tileset/name", "/plan/tileset/hash", "/plan/map/name",
          "/plan/map/hash", "/plan/options", "/plan/players", "/plan/players/1", "/plan/seed"})
        QTest::newRow(pointer) << QByteArray(pointer);
}

void TestWrongKinds::aPlanIsCheckedToItsLeaves() {
    QFETCH(QByteArray, pointer);
    Json report = reportJson(whole());
    report[Json::json_pointer(pointer.toStdString())] = 7;
    const Loaded<Results> read = readResults(fileText(report));
    QVERIFY(!read);
    QCOMPARE(read.issues.front().pointer, pointer.toStdString());
    QCOMPARE(read.issues.front().code, std::string("wrong-type"));
}

/// Plan and blocks agree, but the games were played by more: their numbers can't be put together.
void TestWrongKinds::aStudyIsNotResumedWithOtherSeats() {
    Study study = *readStudy(bundledStudy("beneath/blank-passages.study.json"), rulesets()).value;
    study.games = 2;
    study.players = {"random", "random"};
    const auto points = *pointsOf(study, *game::findRuleset(rulesets(), study.ruleset), fileOfStudy).value;
    std::vector<Results> results;
    for (const StudyPoint& point : points)
        results.push_back(run(point.plan, {.blocks = 0}));
    QVERIFY(resumeStudy(fileText(studyReport(study, points, results)), study, points));
    results.front().players = 3;
    const auto resumed = resumeStudy(fileText(studyReport(study, points, results)), study, points);
    QVERIFY(!resumed);
    QCOMPARE(resumed.issues.front().code, std::string("study-other"));
}

QTEST_GUILESS_MAIN(TestWrongKinds)
#include "tst_wrong_kinds.moc"
