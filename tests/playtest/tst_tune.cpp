#include <QTest>

#include "engine/playtest/studies/tune.h"
#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/format.h"
#include "tests/game/sample_games.h"

#include <algorithm>
#include <cmath>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

const game::Ruleset& ruleset() {
    return rulesetOf(samples().front());
}

/// A set of 120 tiles that shall last as long as 70 do.
TuneTask shorter() {
    TuneTask task;
    SetSpecification specification;
    specification.tiles = 120;
    specification.name = "Long";
    task.set = generate(specification);
    task.set.author = "Somebody";
    task.map = *readMap(bundledText(defaultMap)).value;
    task.players = {"random", "random"};
    task.seed = 3;
    task.goals = {{"turns/mean", 55, 75}};
    task.tiles = {60, 140};
    task.colours = {6, 8};
    task.openShare = {0.1, 0.2};
    task.candidates = 9;
    task.games = 4;
    return task;
}

Loaded<Tuned> tuneFrom(const TuneTask& task, const TuneSettings& settings) {
    TuneCourse course;
    return tune(task, ruleset(), settings, course);
}

} // namespace

/// Sets that are searched for: nearer to the goals, within the limits, the same every time.
class TestTune : public QObject {
    Q_OBJECT

private slots:
    void specificationByHand();
    void findsWhatIsAskedFor();
    void sameForAnyThreads();
    void keepsWhatIsGoodAlready();
    void stopsWithoutASet();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
};

void TestTune::specificationByHand() {
    TileSet set;
    set.pickColours = {Colour::Blue, Colour::Yellow, Colour::Green, Colour::Red};
    const Side blue = skull(Colour::Blue);
    set.tiles.push_back(
        {.id = "cross", .count = 2, .face = Sides{blue, Side::Open, Side::Open, Side::Special}});
    set.tiles.push_back(
        {.id = "end", .count = 3, .face = Sides{Side::Earth, blue, Side::Earth, Side::Earth}});
    set.tiles.push_back(
        {.id = "through", .count = 1, .face = Sides{blue, Side::Earth, Side::Open, Side::Earth}});
    const SetSpecification found = specificationOf(set);
    QCOMPARE(found.tiles, 6);
    QCOMPARE(found.colours, 4);
    QVERIFY((found.weights == std::array<double, 5>{3, 1, 0, 0, 2}));
    // 8 + 3 + 2 passages, of which 4 + 1 are open and 2 special.
    QVERIFY(std::abs(found.openShare - 5.0 / 13) < 1e-12);
    QVERIFY(std::abs(found.specialShare - 2.0 / 13) < 1e-12);
    // What a generator was told is what is found again.
    SetSpecification told;
    told.tiles = 150;
    told.colours = 5;
    told.weights = {10, 20, 30, 40, 50};
    const SetSpecification again = specificationOf(generate(told));
    QCOMPARE(again.tiles, 150);
    QVERIFY(again.weights == told.weights);
    QVERIFY(std::abs(again.openShare - told.openShare) < 0.01);
}

void TestTune::findsWhatIsAskedFor() {
    const TuneTask task = shorter();
    QVERIFY2(check(task, ruleset()).empty(), listed(check(task, ruleset())));
    const auto tuned = tuneFrom(task, {});
    QVERIFY2(tuned, listed(tuned.issues));
    QVERIFY(tuned.value->better);
    QVERIFY(tuned.value->before.set == task.set);
    QVERIFY(tuned.value->before.judged.front().met == Judged::Met::No);
    const double turns = tuned.value->after.judged.front().estimate->value;
    QVERIFY2(turns > 50 && turns < 80, QByteArray::number(turns));
    const TileSet& set = tuned.value->after.set;
    QVERIFY(tileCount(set) >= 60 && tileCount(set) < 90);
    QVERIFY(set.pickColours.size() >= 6);
    QCOMPARE(set.author, std::string("Somebody"));
    QVERIFY(specificationOf(set).openShare > 0.09 && specificationOf(set).openShare < 0.21);
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
}

void TestTune::refusesWhatCannotBe() {
    QFETCH(int, which);
    QFETCH(QByteArray, code);
    TuneTask task = shorter();
    const std::vector<std::function<void()>> spoil{[&] {
                                                       task.tiles = {90, 80};
                                                   },
                                                   [&] {
                                                       task.tiles = {90, 501};
                                                   },
                                                   [&] {
                                                       task.colours = {3, 8};
                                                   },
                                                   [&] {
                                                       task.openShare = {0.1, 1.1};
                                                   },
                                                   [&] { task.goals.clear(); },
                                                   [&] { task.goals.front().least = 90; },
                                                   [&] { task.goals.front().figure = "turn"; },
                                                   [&] { task.set.tiles.clear(); }};
    spoil[static_cast<std::size_t>(which)]();
    const Issues issues = check(task, ruleset());
    QVERIFY(!issues.empty());
    QCOMPARE(issues.front().code, code.toStdString());
}

QTEST_APPLESS_MAIN(TestTune)
#include "tst_tune.moc"
