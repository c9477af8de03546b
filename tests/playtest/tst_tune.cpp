#include <QTest>

#include "engine/games/beneath/tiles/generate.h"
#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"
#include "engine/model/tile_family.h"
#include "engine/playtest/studies/tune.h"
#include "tests/games/sample_games.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

const game::Ruleset& tunedRuleset() {
    return rulesetOf(samples().front());
}

/// A set of 120 tiles that shall last as long as 70 do.
TuneTask shorter() {
    TuneTask task;
    BeneathSetSpecification specification;
    specification.tiles = 120;
    specification.name = "Long";
    task.set = generate(specification);
    task.set.author = "Somebody";
    task.map = *readMap(bundledText(defaultMap)).value;
    task.players = {"random", "random"};
    task.seed = 3;
    task.goals = {{"turns/mean", 55, 75}};
    task.limits = {{"tiles", {60, 140}}, {"colours", {6, 8}}, {"openShare", {0.1, 0.2}}};
    task.candidates = 9;
    task.games = 4;
    return task;
}

Loaded<TuneResult> tuneFrom(const TuneTask& task, const TuneSettings& settings) {
    TuneProgress course;
    return tune(task, tunedRuleset(), settings, course);
}

} // namespace

/// Sets that are searched for: nearer to the goals, within the limits, the same every time.
class TestTune : public QObject {
    Q_OBJECT

private slots:
    void specificationByHand();
    void findsWhatIsAskedFor();
    void fewerTowersWhereOnlyTheyHelp();
    void sameForAnyThreads();
    void isKeptMeanwhile_data();
    void isKeptMeanwhile();
    void keepsWhatIsGoodAlready();
    void stopsWithoutASet();
    void itsFileSaysWhatWasAsked();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
};

void TestTune::specificationByHand() {
    TileSet set;
    set.pickColours = {Colour::Blue, Colour::Yellow, Colour::Green, Colour::Red};
    const SideContent blue = skull(Colour::Blue);
    set.tiles.push_back({.id = "cross",
                         .count = 2,
                         .face = Sides{blue, SideContent::Open, SideContent::Open, SideContent::Special}});
    set.tiles.push_back({.id = "end",
                         .count = 3,
                         .face = Sides{SideContent::Earth, blue, SideContent::Earth, SideContent::Earth}});
    set.tiles.push_back({.id = "through",
                         .count = 1,
                         .face = Sides{blue, SideContent::Earth, SideContent::Open, SideContent::Earth}});
    const SetGenerator& generator = familyOf("beneath").generator();
    const Json found = generator.specificationOf(set);
    QCOMPARE(found.at("tiles").get<int>(), 6);
    QCOMPARE(found.at("colours").get<int>(), 4);
    QCOMPARE(found.at("weights"), Json({3, 1, 0, 0, 2}));
    // 8 + 3 + 2 passages, of which 4 + 1 are open and 2 special.
    QVERIFY(std::abs(found.at("openShare").get<double>() - 5.0 / 13) < 1e-12);
    QVERIFY(std::abs(found.at("specialShare").get<double>() - 2.0 / 13) < 1e-12);
    // What a generator was told is what is found again.
    const Json told{{"tiles", 150}, {"colours", 5}, {"weights", {10, 20, 30, 40, 50}}};
    const Json again = generator.specificationOf(generator.generate(told, 1));
    QCOMPARE(again.at("tiles").get<int>(), 150);
    QCOMPARE(again.at("weights"), told.at("weights"));
    QVERIFY(std::abs(again.at("openShare").get<double>() - BeneathSetSpecification().openShare) < 0.01);
}

void TestTune::findsWhatIsAskedFor() {
    const TuneTask task = shorter();
    QVERIFY2(check(task, tunedRuleset()).empty(), listed(check(task, tunedRuleset())));
    const auto tuned = tuneFrom(task, {});
    QVERIFY2(tuned, listed(tuned.issues));
    QVERIFY(tuned.value->better);
    QVERIFY(tuned.value->before.set == task.set);
    QVERIFY(tuned.value->before.judged.front().met == GoalResult::Met::No);
    const double turns = tuned.value->after.judged.front().estimate->value;
    QVERIFY2(turns > 50 && turns < 80, QByteArray::number(turns));
    const TileSet& set = tuned.value->after.set;
    QVERIFY(tileCount(set) >= 60 && tileCount(set) < 90);
    QVERIFY(set.pickColours.size() >= 6);
    QCOMPARE(set.author, std::string("Somebody"));
    const auto open = familyOf("beneath").generator().specificationOf(set).at("openShare").get<double>();
    QVERIFY(open > 0.09 && open < 0.21);
    // Ten sets, then three of the nine and the old one, then one of them.
    QCOMPARE(tuned.value->rounds.size(), std::size_t{2});
    QCOMPARE(tuned.value->rounds[0].distances.size(), std::size_t{10});
    QCOMPARE(tuned.value->rounds[1].distances.size(), std::size_t{4});
    QCOMPARE(tuned.value->rounds[1].games, std::uint64_t{12});
    const auto changed = changes(*tuned.value);
    const auto tiles = std::ranges::find(changed, "tiles", &TunedChange::what);
    QVERIFY(tiles != changed.end());
    QCOMPARE(tiles->before, std::string("120"));
    QCOMPARE(tiles->after, std::to_string(tileCount(set)));
}

/// A dungeon with so many entrances that a goal which only fewer towers can meet is far off.
void TestTune::fewerTowersWhereOnlyTheyHelp() {
    const game::Ruleset& dungeon = *game::findRuleset(rulesets(), "dungeon");
    const SetGenerator& generator = familyOf("landscape").generator();
    TuneTask task;
    task.set = generator.generate({{"tiles", 60}, {"towers", 30}, {"volcanoes", 2}, {"dragons", 2}}, 1);
    task.map = startMapOf(task.set);
    task.players = {"greedy", "greedy"};
    task.goals = {{"space-in/dungeon", std::nullopt, 1.5}};
    task.limits = {{"towers", {0, 30}}};
    task.weightFactor = 1;
    task.candidates = 9;
    task.games = 8;
    QVERIFY2(check(task, dungeon).empty(), listed(check(task, dungeon)));
    TuneProgress course;
    const auto tuned = tune(task, dungeon, {}, course);
    QVERIFY2(tuned, listed(tuned.issues));
    QVERIFY(tuned.value->better);
    const auto towers = [&generator](const TunedSet& of) {
        return generator.specificationOf(of.set).at("towers").get<int>();
    };
    QCOMPARE(towers(tuned.value->before), 30);
    QVERIFY2(towers(tuned.value->after) < 15, QByteArray::number(towers(tuned.value->after)));
    QVERIFY(tuned.value->after.judged.front().estimate->value <
            tuned.value->before.judged.front().estimate->value);
    // Nothing else was free.
    QCOMPARE(generator.specificationOf(tuned.value->after.set).at("volcanoes").get<int>(), 2);
    QCOMPARE(changes(*tuned.value).front().what, std::string("towers"));
    // The report can be gone on from.
    const auto resumed = resumeTuning(progressText(task, course), task);
    QVERIFY2(resumed, listed(resumed.issues));
    QCOMPARE(resumed.value->rounds.front().distances.size(), course.rounds.front().distances.size());
    // A candidate that the search never comes to is not taken for one that was tried.
    for (const std::int64_t wrong : {std::int64_t{-1}, std::int64_t{10}, std::int64_t{1} << 32}) {
        Json file = progressJson(task, course);
        file["rounds"][0]["distances"].back()["candidate"] = wrong;
        QCOMPARE(resumeTuning(file.dump(), task).value->rounds.front().distances.size(),
                 course.rounds.front().distances.size() - 1);
    }
}

void TestTune::sameForAnyThreads() {
    const TuneTask task = shorter();
    const auto text = [&task](int threads) {
        TuneSettings settings;
        settings.threads = threads;
        const auto tuned = tuneFrom(task, settings);
        return fileText(tunedJson(task, *tuned.value)) + fileText(toJson(tuned.value->after.set));
    };
    const std::string one = text(1);
    QCOMPARE(text(2), one);
}

void TestTune::isKeptMeanwhile_data() {
    QTest::addColumn<int>("threads");
    QTest::newRow("one") << 1;
    // Together they play all games of a candidate at once.
    QTest::newRow("sixteen") << 16;
}

void TestTune::isKeptMeanwhile() {
    QFETCH(int, threads);
    const TuneTask task = shorter();
    TuneProgress course;
    std::set<std::size_t> kept;
    TuneSettings settings;
    settings.threads = threads;
    settings.save = [&] { kept.insert(course.rounds.front().distances.size()); };
    QVERIFY(tune(task, tunedRuleset(), settings, course));
    QCOMPARE(kept.size(), std::size_t{11});
}

void TestTune::keepsWhatIsGoodAlready() {
    TuneTask task = shorter();
    task.goals = {{"turns/mean", 1, 1000}};
    const auto tuned = tuneFrom(task, {});
    QVERIFY(!tuned.value->better);
    QVERIFY(tuned.value->after.set == task.set);
    QVERIFY(changes(*tuned.value).empty());
}

void TestTune::stopsWithoutASet() {
    static std::stop_source stopped; // a local one makes GCC 12 warn of itself under the sanitizers
    stopped.request_stop();
    TuneSettings settings;
    settings.stop = stopped.get_token();
    const auto tuned = tuneFrom(shorter(), settings);
    QVERIFY(!tuned);
    QCOMPARE(tuned.issues.front().code, std::string("stopped"));
}

void TestTune::itsFileSaysWhatWasAsked() {
    TuneTask task = shorter();
    task.goals.push_back({"end/escape", std::nullopt, 0.5, 2});
    task.options = {{"silverCost", 5}};
    task.weightFactor = 1.5;
    const std::string text = progressText(task, {});
    Loaded<TuningFile> file = readTuning(text);
    QVERIFY(file && !file.value->isOver);
    QCOMPARE(file.value->set.name, std::string("Long"));
    QCOMPARE(file.value->set.hash, hashOf(task.set));
    file.value->task.set = task.set;
    file.value->task.map = task.map;
    QCOMPARE(progressText(file.value->task, {}), text);
    // Whatever else stands in a field is refused, or at least read without harm.
    const Json whole = Json::parse(text);
    const auto changed = [&whole](const Json& wrong, const char* field) {
        Json document = whole;
        (document.contains(field) ? document : document["task"])[field] = wrong;
        return readTuning(document.dump());
    };
    for (const Json& wrong : {Json(), Json(-1), Json(1e300), Json("x"), Json({1, 2, 3}), Json({{"a", 1}})})
        for (const char* field : {"ruleset", "players", "seed", "task", "tileset", "map", "goals", "tiles",
                                  "options", "candidates", "games", "weightFactor"}) {
            const auto read = changed(wrong, field);
            const bool isFree = wrong.is_object() && std::string_view(field) == "options";
            QVERIFY2(read.value.has_value() == isFree, (wrong.dump() + ' ' + field).c_str());
        }
    QVERIFY(!readTuning("{}") && !readTuning("[]") && !readTuning(""));
}

void TestTune::refusesWhatCannotBe_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("tiles the wrong way round") << 0 << QByteArray("range-unreachable");
    QTest::newRow("too many tiles") << 1 << QByteArray("range-unreachable");
    QTest::newRow("too few colours") << 2 << QByteArray("range-unreachable");
    QTest::newRow("a share above 1") << 3 << QByteArray("range-unreachable");
    QTest::newRow("no goal") << 4 << QByteArray("no-goals");
    QTest::newRow("a goal the wrong way round") << 5 << QByteArray("goal-unreachable");
    QTest::newRow("an unknown figure") << 6 << QByteArray("figure-unknown");
    QTest::newRow("no tiles") << 7 << QByteArray("no-tiles");
    QTest::newRow("a field of other sets") << 8 << QByteArray("limits-unknown");
    QTest::newRow("limits of weights") << 9 << QByteArray("limits-unknown");
}

void TestTune::refusesWhatCannotBe() {
    QFETCH(int, which);
    QFETCH(QByteArray, code);
    TuneTask task = shorter();
    const std::vector<std::function<void()>> spoil{[&] {
                                                       task.limits["tiles"] = {90, 80};
                                                   },
                                                   [&] {
                                                       task.limits["tiles"] = {90, 501};
                                                   },
                                                   [&] {
                                                       task.limits["colours"] = {3, 8};
                                                   },
                                                   [&] {
                                                       task.limits["openShare"] = {0.1, 1.1};
                                                   },
                                                   [&] { task.goals.clear(); },
                                                   [&] { task.goals.front().least = 90; },
                                                   [&] { task.goals.front().figure = "turn"; },
                                                   [&] { task.set.tiles.clear(); },
                                                   [&] {
                                                       task.limits["towers"] = {0, 3};
                                                   },
                                                   [&] {
                                                       task.limits["weights"] = {0, 3};
                                                   }};
    spoil[static_cast<std::size_t>(which)]();
    const Issues issues = check(task, tunedRuleset());
    QVERIFY(!issues.empty());
    QCOMPARE(issues.front().code, code.toStdString());
}

QTEST_APPLESS_MAIN(TestTune)
#include "tst_tune.moc"
