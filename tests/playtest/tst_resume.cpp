#include <QTest>

#include "engine/games/beneath/tiles/generate.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"
#include "engine/playtest/studies/compare.h"
#include "engine/playtest/studies/tune.h"
#include "tests/games/sample_games.h"
#include "tests/playtest/observed_game.h"

#include <optional>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

/// Asks for a stop at the n-th report of progress.
class StopAfter {
public:
    explicit StopAfter(int progresses) : left_(progresses) {}
    std::stop_token token() const { return source_.get_token(); }
    void tell() {
        if (--left_ == 0)
            source_.request_stop();
    }

private:
    int left_;
    std::stop_source source_;
};

/// Whether a run was stopped, and what it wrote last.
struct Written {
    bool stopped = false;
    std::string text;
};

/// Stopped again and again after a few blocks more each time, and gone on from what was written.
template <class Run>
std::string withStops(Run run) {
    std::optional<std::string> before;
    int stops = 0;
    for (int after = 1;; after += 2) {
        StopAfter stop(after);
        const Written written = run(before, stop);
        if (!written.stopped) {
            if (stops < 2)
                qFatal("it was to be stopped more often than %d times", stops);
            return written.text;
        }
        ++stops;
        before = written.text;
    }
}

TuneTask smallTask() {
    TuneTask task;
    BeneathSetSpecification specification;
    specification.tiles = 80;
    task.set = generate(specification);
    task.map = *readMap(bundledText(defaultMap)).value;
    task.players = {"random", "random"};
    task.goals = {{"turns/mean", 35, 45}};
    task.limits = {{"tiles", {40, 90}}, {"colours", {6, 8}}, {"openShare", {0.1, 0.2}}};
    task.candidates = 5;
    task.games = 4;
    return task;
}

const game::Ruleset& resumedRuleset() {
    return rulesetOf(samples().front());
}

} // namespace

/// What is stopped and gone on with ends with the same bytes as what was never stopped.
class TestResume : public QObject {
    Q_OBJECT

private slots:
    void playtests();
    void comparisons();
    void comparisonsOfAnotherQuestion();
    void searches();
    void finishedSearches();
    void searchesOfAnotherTask();
    void recordsAreStopped();
};

void TestResume::playtests() {
    const Plan plan = randomPlan(40);
    const std::string whole = fileText(reportJson(run(plan, {})));
    const std::string text = withStops([&](const std::optional<std::string>& before, StopAfter& stop) {
        RunSettings settings;
        settings.threads = 2;
        settings.stop = stop.token();
        settings.progress = [&](std::uint32_t, std::uint32_t) { stop.tell(); };
        Results earlier = before ? *readResults(*before).value : Results();
        std::size_t kept = earlier.done.size();
        const Results results = runInPortions(plan, settings, std::move(earlier),
                                              [&](const Results& now) { kept = now.done.size(); });
        if (kept != results.done.size())
            qFatal("what was played is not what was kept");
        return Written{results.done.size() < plan.blocks(), fileText(reportJson(results))};
    });
    QCOMPARE(text, whole);
}

void TestResume::comparisons() {
    const Plan a = randomPlan(120, {{"silverCost", 8}});
    const Plan b = randomPlan(120, {{"silverCost", 6}});
    CompareSettings settings;
    settings.batch = 7;
    settings.figure = "turns/mean";
    const auto whole = compare(a, b, settings);
    QVERIFY2(whole, listed(whole.issues));
    QVERIFY(whole.value->comparison.looks.size() > 2);
    settings.threads = 2;
    const std::string text = withStops([&](const std::optional<std::string>& before, StopAfter& stop) {
        settings.stop = stop.token();
        settings.progress = [&](std::uint32_t) { stop.tell(); };
        PairedResults played;
        if (before)
            played = *resumeComparison(*before, a, b).value;
        const std::size_t had = played.a.done.size() + played.b.done.size();
        const auto compared = compare(a, b, settings, std::move(played));
        // Nothing that was played is lost.
        if (compared.value->a.done.size() + compared.value->b.done.size() < had)
            qFatal("fewer blocks than before");
        return Written{settings.stop.stop_requested(), fileText(comparisonJson(*compared.value))};
    });
    QCOMPARE(text, fileText(comparisonJson(*whole.value)));
}

void TestResume::comparisonsOfAnotherQuestion() {
    const Plan a = randomPlan(60);
    const Plan b = randomPlan(60, {{"silverCost", 6}});
    CompareSettings settings;
    settings.figure = "turns/mean";
    const auto whole = compare(a, b, settings);
    const std::string text = fileText(comparisonJson(*whole.value));
    QCOMPARE(resumeComparison(text, b, a).issues.front().code, std::string("playtest-other"));
    QCOMPARE(resumeComparison(text, a, b).value->b.done.size(), std::size_t{30});
    // Reports that were compared as they were have no games to go on from.
    const std::string bare =
        fileText(comparisonJson(whole.value->comparison, whole.value->a, whole.value->b));
    QCOMPARE(resumeComparison(bare, a, b).issues.front().code, std::string("games-missing"));
    QCOMPARE(resumeComparison("{}", a, b).issues.front().code, std::string("wrong-format"));
}

void TestResume::searches() {
    const TuneTask task = smallTask();
    TuneProgress alone;
    const auto whole = tune(task, resumedRuleset(), {}, alone);
    QVERIFY2(whole, listed(whole.issues));
    const std::string text = withStops([&](const std::optional<std::string>& before, StopAfter& stop) {
        TuneSettings settings;
        settings.threads = 2;
        settings.stop = stop.token();
        settings.progress = [&](std::uint32_t, std::uint32_t) { stop.tell(); };
        TuneProgress course;
        if (before)
            course = *resumeTuning(*before, task).value;
        const auto tuned = tune(task, resumedRuleset(), settings, course);
        if (!tuned)
            return Written{true, progressText(task, course)};
        return Written{false,
                       fileText(tunedJson(task, *tuned.value)) + fileText(toJson(tuned.value->after.set))};
    });
    QCOMPARE(text, fileText(tunedJson(task, *whole.value)) + fileText(toJson(whole.value->after.set)));
}

void TestResume::finishedSearches() {
    const TuneTask task = smallTask();
    TuneProgress course;
    const std::string whole = fileText(tunedJson(task, *tune(task, resumedRuleset(), {}, course).value));
    auto again = resumeTuning(whole, task);
    QVERIFY2(again, listed(again.issues));
    // Only the two that were left play again.
    TuneSettings settings;
    std::uint32_t blocks = 0;
    settings.progress = [&blocks](std::uint32_t, std::uint32_t wanted) { blocks = wanted; };
    const auto tuned = tune(task, resumedRuleset(), settings, *again.value);
    QCOMPARE(fileText(tunedJson(task, *tuned.value)), whole);
    QCOMPARE(std::uint64_t{blocks}, 2 * tuned.value->games / 2);
}

void TestResume::searchesOfAnotherTask() {
    TuneTask task = smallTask();
    const std::string text = progressText(task, {});
    QVERIFY(resumeTuning(text, task));
    task.goals.front().most = 50;
    const auto other = resumeTuning(text, task);
    QVERIFY(!other);
    QCOMPARE(other.issues.front().code, std::string("playtest-other"));
    QCOMPARE(other.issues.front().pointer, std::string("/task"));
}

void TestResume::recordsAreStopped() {
    StopAfter stop(1);
    const Plan plan = randomPlan(2);
    QVERIFY(recordOf(plan, 1, stop.token()));
    stop.tell();
    QVERIFY(!recordOf(plan, 1, stop.token()));
}

QTEST_APPLESS_MAIN(TestResume)
#include "tst_resume.moc"
