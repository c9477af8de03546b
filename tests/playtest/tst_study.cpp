#include <QTest>

#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/studies/study.h"
#include "tests/games/sample_games.h"

#include <algorithm>
#include <cmath>
#include <functional>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

/// Two by two points with random bots.
Json smallStudy() {
    return {{"format", "tilewright-study"},
            {"version", 1},
            {"ruleset", "beneath"},
            {"name", "Small"},
            {"players", {"random", "random"}},
            {"games", 12},
            {"seed", 7},
            {"fixed", {{"colours", 6}, {"options", {{"silverCost", 4}}}}},
            {"vary", {{"tiles", {60, 120}}, {"options", {{"actionsPerTurn", {1, 2}}}}}},
            {"goals", Json::array({{{"figure", "turns/mean"}, {"max", 60}},
                                   {{"figure", "seat-difference"}, {"max", 0.6}}})}};
}

Loaded<std::string> bundledFile(const std::string& name) {
    const std::string_view text = bundledText(name.empty() ? defaultMap : std::string_view(name));
    if (!text.empty())
        return {std::string(text), {}};
    Issue issue;
    issue.code = "file-unreadable";
    issue.file = name;
    return {std::nullopt, {issue}};
}

const game::Ruleset& ruleset() {
    return rulesetOf(samples().front());
}

Study studyOf(const Json& document) {
    auto read = readStudy(fileText(document), rulesets());
    if (!read)
        qFatal("%s", listed(read.issues).constData());
    return *read.value;
}

std::vector<StudyPoint> compiled(const Study& study) {
    auto points = pointsOf(study, ruleset(), bundledFile);
    if (!points)
        qFatal("%s", listed(points.issues).constData());
    return *points.value;
}

std::vector<Results> played(const std::vector<StudyPoint>& points, int threads,
                            std::uint32_t blocks = 0xFFFFFFFF) {
    std::vector<Results> results;
    for (const StudyPoint& point : points)
        results.push_back(run(point.plan, {.threads = threads, .blocks = blocks}));
    return results;
}

/// Rows: the small study with one value that is wrong, the code of its issue and where that is.
void addWrongStudyColumns() {
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("where");
}
void addWrongStudy(const char* name, const char* pointer, const char* value, const char* code,
                   const char* where) {
    QTest::newRow(name) << QByteArray(pointer) << QByteArray(value) << QByteArray(code) << QByteArray(where);
}
Json wrongStudy() {
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    Json document = smallStudy();
    document[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
    return document;
}
void compareFirst(const Issues& issues) {
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, where);
    QCOMPARE(issues.front().code, code.toStdString());
    QCOMPARE(issues.front().pointer, where.toStdString());
}

/// Results of so many blocks of two games, of which a share ended by an escape.
Results withEscapes(std::size_t blocks, std::int64_t inEach) {
    Results results;
    results.players = 2;
    results.blocks = static_cast<std::uint32_t>(blocks);
    for (std::size_t block = 0; block < blocks; ++block)
        results.done.push_back(static_cast<std::uint32_t>(block));
    results.counters["games"].assign(blocks, 2);
    results.counters["end/escape"].assign(blocks, inEach);
    return results;
}

} // namespace

/// Studies: their grid, the judgement of their goals, their files, and what is wrong with them.
class TestStudy : public QObject {
    Q_OBJECT

private slots:
    void everyPointOfTheGrid();
    void sameForAnyThreadsAndAfterAStop();
    void judgesGoals();
    void spreadsByHand();
    void findsThePlantedBest();
    void writesWhatItReads();
    void bundledOnesAreGood();
    void goalsInWords();
    void wrongStudies_data();
    void wrongStudies();
    void wrongGoalsAndGames_data();
    void wrongGoalsAndGames();
    void rareFiguresAreKnown();
};

void TestStudy::everyPointOfTheGrid() {
    const auto points = compiled(studyOf(smallStudy()));
    QCOMPARE(points.size(), std::size_t{4});
    const std::vector<std::pair<int, int>> expected{{60, 1}, {60, 2}, {120, 1}, {120, 2}};
    for (std::size_t i = 0; i < 4; ++i) {
        const game::Game& game = *points[i].plan.game;
        QCOMPARE(tileCount(game.tileSet()), expected[i].first);
        QCOMPARE(game.options().at("actionsPerTurn").get<int>(), expected[i].second);
        QCOMPARE(game.options().at("silverCost").get<int>(), 4);
        QCOMPARE(game.tileSet().pickColours.size(), std::size_t{6});
        // With more colours in play than in the set, nobody could have one of each.
        QCOMPARE(game.options().at("pickColours").get<int>(), 6);
        QCOMPARE(points[i].settings.at("tiles").get<int>(), expected[i].first);
        QCOMPARE(points[i].plan.seed, std::uint64_t{7});
    }
    // Two sets to one specification; the first is that of the study's seed.
    Json several = smallStudy();
    several["vary"] = {{"setSeed", {7, 8}}};
    const auto sets = compiled(studyOf(several));
    Json one = smallStudy();
    one["vary"] = Json::object();
    QVERIFY(sets[0].plan.game->tileSet() != sets[1].plan.game->tileSet());
    QVERIFY(compiled(studyOf(one)).front().plan.game->tileSet() == sets[0].plan.game->tileSet());
}

void TestStudy::sameForAnyThreadsAndAfterAStop() {
    const Study study = studyOf(smallStudy());
    const auto points = compiled(study);
    const std::string one = fileText(studyReport(study, points, played(points, 1)));
    QCOMPARE(fileText(studyReport(study, points, played(points, 2))), one);
    Issues issues;
    QVERIFY2(checkFormat(Json::parse(one), Schema::StudyReport, issues), listed(issues));

    // Stopped after two blocks of each, and gone on from the file.
    auto partly = played(points, 1, 2);
    partly.back() = run(points.back().plan, {.blocks = 0});
    const std::string stopped = fileText(studyReport(study, points, partly));
    QVERIFY(stopped.find("\"answer\"") == std::string::npos);
    auto resumed = resumeStudy(stopped, study, points);
    QVERIFY2(resumed, listed(resumed.issues));
    for (std::size_t i = 0; i < points.size(); ++i)
        (*resumed.value)[i] = run(points[i].plan, {}, std::move((*resumed.value)[i]));
    QCOMPARE(fileText(studyReport(study, points, *resumed.value)), one);

    // Other goals need no other games; another seed does.
    Study other = study;
    other.goals.pop_back();
    QVERIFY(resumeStudy(one, other, points));
    other.seed = 8;
    const auto refused = resumeStudy(one, other, points);
    QVERIFY(!refused);
    QCOMPARE(refused.issues.front().code, std::string("study-other"));
    const auto broken = resumeStudy(R"({"format": "tilewright-study-report", "version": 2})", study, points);
    QCOMPARE(broken.issues.front().pointer, std::string("/version"));
}

void TestStudy::judgesGoals() {
    const auto judged = [](const Results& results, std::optional<double> least, std::optional<double> most) {
        return judge(results, {Goal{"end/escape", least, most}}).front();
    };
    // Half of the games of each of 50 blocks, as sure as 50 games can be: Wilson's interval of 25 of 50 is
    // 0.5 more or less 0.1336.
    const Results half = withEscapes(50, 1);
    QVERIFY(judged(half, 0.3, 0.7).met == GoalResult::Met::Yes);
    QCOMPARE(judged(half, 0.3, 0.7).distance, 0.0);
    QVERIFY(judged(half, 0.45, {}).met == GoalResult::Met::Open);
    QCOMPARE(judged(half, 0.45, {}).distance, 0.0);
    const GoalResult above = judged(half, 0.7, 0.9);
    QVERIFY(above.met == GoalResult::Met::No);
    QVERIFY(std::abs(above.distance - 1) < 1e-9);
    // Half of the interval is wider than a range of 0.01, so that is the unit: 0.09 / 0.1336.
    const GoalResult narrow = judged(half, 0.59, 0.6);
    QVERIFY(narrow.met == GoalResult::Met::Open);
    QVERIFY(std::abs(narrow.distance - 0.674) < 0.001);
    const GoalResult unknown = judge(half, {Goal{"gained/silver", 1, {}}}).front();
    QVERIFY(!unknown.estimate && unknown.met == GoalResult::Met::Open);
    QCOMPARE(unknown.distance, 1.0);
}

void TestStudy::spreadsByHand() {
    Results results = withEscapes(40, 0);
    results.plan = {{"options", {{"pickColours", 4}}}};
    results.kinds = game::findRuleset(rulesets(), "beneath")->kinds();
    // Means of 10 a game, but one colour has 13 and another 7.
    results.counters["gained/pick-blue"].assign(40, 26);
    results.counters["gained/pick-yellow"].assign(40, 20);
    results.counters["gained/pick-green"].assign(40, 20);
    results.counters["gained/pick-red"].assign(40, 14);
    const auto value = [&results](const char* figure) {
        return judge(results, {Goal{figure, {}, 0.1}}).front().estimate->value;
    };
    QVERIFY(std::abs(value("colour-spread") - 0.3) < 1e-9);
    // A colour that nobody ever gained has no counter at all, and is farthest off.
    results.counters.erase("gained/pick-red");
    QCOMPARE(value("colour-spread"), 1.0);
    // Seat 1 wins three games of four.
    results.counters["win/seat/0"].assign(40, 18);
    results.counters["win/seat/1"].assign(40, 6);
    QVERIFY(std::abs(value("seat-difference") - 0.25) < 1e-9);
}

void TestStudy::findsThePlantedBest() {
    const Study study = studyOf(smallStudy());
    const auto points = compiled(study);
    const auto results = played(points, 2);
    const StudyRanking found = rankPoints(results, study.goals);
    // Sixty tiles last about sixty turns, twice as many twice as long: the first two meet the goal.
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}})
        QVERIFY(found.order[i] < 2);
    QVERIFY(found.judged[0][0].met == GoalResult::Met::Yes);
    QVERIFY(found.judged[2][0].met == GoalResult::Met::No);
    const std::string said = found.sentence(points).english();
    QVERIFY2(said.starts_with("tiles 60"), said.c_str());
    QVERIFY2(said.find("2 of 4 combinations") != std::string::npos, said.c_str());
    const StudyRanking escapes = rankPoints({withEscapes(40, 0), withEscapes(40, 2), withEscapes(40, 1)},
                                            {Goal{"end/escape", 0.9, {}}});
    QVERIFY((escapes.order == std::vector<std::size_t>{2, 0, 1}));
    // Where no point can meet them, that is said in words.
    const StudyRanking none =
        rankPoints({withEscapes(40, 0), withEscapes(40, 0)}, {Goal{"end/escape", 0.9, {}}});
    QVERIFY(none.sentence({points[0], points[1]})
                .english()
                .ends_with("none of the 2 combinations meets all goals."));
}

void TestStudy::writesWhatItReads() {
    const Study study = studyOf(smallStudy());
    const std::string text = fileText(toJson(study));
    Issues issues;
    QVERIFY2(checkFormat(Json::parse(text), Schema::Study, issues), listed(issues));
    QCOMPARE(fileText(toJson(studyOf(Json::parse(text)))), text);
}

void TestStudy::bundledOnesAreGood() {
    QVERIFY(bundledStudies().size() >= 3);
    for (const std::string_view name : bundledStudies()) {
        const auto study = readStudy(bundledStudy(name), rulesets());
        QVERIFY2(study, listed(study.issues));
        const auto points =
            pointsOf(*study.value, *game::findRuleset(rulesets(), study.value->ruleset), bundledFile);
        QVERIFY2(points, listed(points.issues));
        QVERIFY(points.value->size() > 1);
    }
}

void TestStudy::goalsInWords() {
    const Goal both{"turns/median", 60, 90};
    QVERIFY(parseGoal("turns/median=60..90").value == both);
    QVERIFY((parseGoal("end/escape=0.5..").value == Goal{"end/escape", 0.5, {}}));
    QVERIFY((parseGoal("colour-spread=..0.1").value == Goal{"colour-spread", {}, 0.1}));
    for (const char* wrong : {"", "turns", "turns=", "=1..2", "turns=5", "turns=a..b", "turns=1..nan"})
        QVERIFY2(!parseGoal(wrong), wrong);
}

void TestStudy::wrongStudies_data() {
    addWrongStudyColumns();
    const auto row = addWrongStudy;
    row("a newer version", "/version", "2", "newer-version", "/version");
    row("another format", "/format", "\"tilewright-map\"", "wrong-format", "/format");
    row("unknown rules", "/ruleset", "\"chess\"", "unknown-ruleset", "/ruleset");
    row("an unknown key", "/gaols", "[]", "field-unknown", "/gaols");
    row("an unknown key that is varied", "/vary/tile", "[1]", "field-unknown", "/vary/tile");
    row("an unknown key of a goal", "/goals/0/most", "1", "field-unknown", "/goals/0/most");
    row("no list", "/vary/tiles", "60", "wrong-type", "/vary/tiles");
    row("an empty list", "/vary/tiles", "[]", "wrong-list-length", "/vary/tiles");
    row("a value twice", "/vary/tiles", "[60, 60]", "entry-twice", "/vary/tiles/1");
    row("too many tiles", "/vary/tiles", "[60, 501]", "out-of-range", "/vary/tiles/1");
    row("an option without a list", "/vary/options/silverCost", "3", "wrong-type",
        "/vary/options/silverCost");
    row("an option's value twice", "/vary/options/actionsPerTurn", "[1, 1]", "entry-twice",
        "/vary/options/actionsPerTurn/1");
    row("fixed and varied", "/fixed/tiles", "60", "fixed-and-varied", "/fixed/tiles");
    row("a set and a number of tiles", "/fixed/tileset", "\"a.tileset.json\"", "set-and-generator",
        "/fixed/colours");
    row("one bot", "/players", "[\"random\"]", "wrong-list-length", "/players");
    row("no games", "/games", "0", "out-of-range", "/games");
    row("four weights", "/fixed/weights", "[1, 2, 3, 4]", "wrong-list-length", "/fixed/weights");
}

void TestStudy::wrongStudies() {
    const auto read = readStudy(fileText(wrongStudy()), rulesets());
    QVERIFY(!read.value);
    compareFirst(read.issues);
}

void TestStudy::wrongGoalsAndGames_data() {
    addWrongStudyColumns();
    const auto row = addWrongStudy;
    row("least above greatest", "/goals/0/min", "70", "goal-unreachable", "/goals/0");
    row("no end", "/goals/0", R"({"figure": "turns/mean"})", "goal-without-end", "/goals/0");
    row("an unknown figure", "/goals/0/figure", "\"turn\"", "figure-unknown", "/goals/0/figure");
    row("a misspelt end of a name", "/goals/0/figure", "\"turns/medain\"", "figure-unknown",
        "/goals/0/figure");
    row("turns that are not taken together", "/goals/0/figure", "\"held/silver/by-15\"", "figure-unknown",
        "/goals/0/figure");
    row("a greatest share in percent", "/goals/0", R"({"figure": "end/escape", "max": 60})",
        "goal-unreachable", "/goals/0");
    row("a share above 1", "/goals/0", R"({"figure": "end/escape", "min": 60})", "goal-unreachable",
        "/goals/0");
    row("an unknown bot", "/players/1", "\"clever\"", "player-unknown", "/players/1");
    row("an unknown option", "/vary/options/magic", "[1]", "option-unknown", "/vary/options/magic");
    row("an option out of range", "/fixed/options/silverCost", "99", "option-out-of-range",
        "/fixed/options/silverCost");
    row("shares of doors above 1", "/fixed", R"({"openShare": 0.7, "specialShare": 0.6})", "shares-too-large",
        "/vary");
    row("a missing map", "/fixed/map", "\"nowhere.map.json\"", "file-unreadable", "/fixed/map");
}

void TestStudy::wrongGoalsAndGames() {
    const auto points = pointsOf(studyOf(wrongStudy()), ruleset(), bundledFile);
    QVERIFY(!points.value);
    compareFirst(points.issues);
}

void TestStudy::rareFiguresAreKnown() {
    const KnownFigures known{{"turns/median", false},  {"held/silver/by-10", true},
                             {"gained/silver", false}, {"action/0/lay", true},
                             {"action/1/end", true},   {"choices/turns/1-10", false}};
    for (const char* rare : {"held/silver/by-90", "paid/silver", "action/1/lay", "choices/turns/91-100"})
        QVERIFY2(isKnown(known, rare), rare);
    for (const char* none : {"turns/medain", "turns", "held/gold/by-90", "held/silver/by-95", "paid/gold",
                             "action/2/lay", "action/1/fly", "choices/turns/90-100", "choices/turns/91-10x"})
        QVERIFY2(!isKnown(known, none), none);
}

QTEST_APPLESS_MAIN(TestStudy)
#include "tst_study.moc"
