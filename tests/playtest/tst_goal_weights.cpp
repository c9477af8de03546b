#include <QTest>

#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/studies/study.h"
#include "engine/playtest/studies/tune.h"
#include "tests/games/sample_games.h"

#include <cmath>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

/// A set that has one variant of the rules.
Loaded<std::string> setWithVariant(const std::string& name) {
    if (name.empty())
        return {std::string(bundledText(defaultMap)), {}};
    TileSet set = generate({.tiles = 60});
    set.rules = {{.name = "Fast", .options = Json{{"actionsPerTurn", 1}}}};
    return {fileText(toJson(set)), {}};
}

Loaded<std::vector<StudyPoint>> pointsWithVariants(const Json& variants) {
    const Json study = {{"format", "tilewright-study"},
                        {"version", 1},
                        {"ruleset", "beneath"},
                        {"name", "Variants"},
                        {"players", {"random", "random"}},
                        {"games", 2},
                        {"fixed", {{"tileset", "mine.tileset.json"}}},
                        {"vary", {{"variant", variants}}},
                        {"goals", Json::array({{{"figure", "turns/mean"}, {"max", 60}, {"weight", 2.5}}})}};
    const auto read = readStudy(fileText(study), rulesets());
    if (!read)
        return {std::nullopt, read.issues};
    return pointsOf(*read.value, *game::findRuleset(rulesets(), "beneath"), setWithVariant);
}

} // namespace

/// Goals with weights, what can't be had together, and what a few games can't decide.
class TestGoalWeights : public QObject {
    Q_OBJECT

private slots:
    void weightsMultiplyDistances() {
        GoalResult near{.goal = {"turns/mean", 1, 2}, .distance = 0.5};
        GoalResult far{.goal = {"points/mean", 1, 2, 3}, .distance = 2};
        QCOMPARE(distance({near, far}), 6.5);
        QVERIFY(!toJson(near.goal).contains("weight"));
        QCOMPARE(toJson(far.goal).at("weight").get<double>(), 3.0);
        QVERIFY((parseGoal("turns/median=60..90:2").value == Goal{"turns/median", 60, 90, 2}));
        QVERIFY((parseGoal("end/escape=0.5..:0.25").value == Goal{"end/escape", 0.5, {}, 0.25}));
        for (const char* wrong : {"turns/median=60..90:", "turns/median=60..90:0", "turns/median=60..90:-1"})
            QVERIFY2(!parseGoal(wrong), wrong);
    }

    /// A block of four different games has no interval, though bootstrap would give one without width.
    void oneBlockDecidesNothing() {
        Plan plan;
        plan.ruleset = "beneath";
        const auto& rules = *game::findRuleset(rulesets(), plan.ruleset);
        plan.game =
            *rules
                 .compile(generate({.tiles = 60}), *readMap(bundledText(defaultMap)).value, Json::object(), 2)
                 .value;
        plan.players = {"random", "random"};
        plan.games = 8;
        const std::vector<Goal> goals{{"turns/median", 1000, 2000}, {"turns/mean", 1000, 2000}};
        for (const std::uint32_t blocks : {1U, 2U}) {
            const Results few = run(plan, {.blocks = blocks});
            for (const GoalResult& one : judge(few, goals)) {
                QCOMPARE(one.met, GoalResult::Met::Open);
                QVERIFY(std::isinf(one.estimate->interval.low) && std::isinf(one.estimate->interval.high));
                // It still counts which set is closer.
                QVERIFY2(one.distance > 0.5, qPrintable(QString::number(one.distance)));
            }
        }
        for (const GoalResult& one : judge(run(plan, {}), goals))
            QCOMPARE(one.met, GoalResult::Met::No);
    }

    void frontByHand() {
        TuneRound first{.games = 4,
                        .byGoal = {{0, {1, 1}}, {1, {0, 2}}, {2, {2, 0}}, {3, {1, 2}}, {4, {0, 3}}}};
        TuneRound second{.games = 12, .byGoal = {{2, {0.5, 0.5}}}};
        std::vector<int> kept;
        for (const ParetoSet& one : paretoFront({first}))
            kept.push_back(one.candidate);
        QVERIFY((kept == std::vector<int>{0, 1, 2}));
        // Later rounds have the last word: 2 is now closer than 0 to both goals.
        const std::vector<ParetoSet> later = paretoFront({first, second});
        QCOMPARE(later.size(), std::size_t{2});
        QCOMPARE(later[0].candidate, 1);
        QCOMPARE(later[1].candidate, 2);
        QCOMPARE(later[1].games, std::uint64_t{12});
    }

    void stoppedSearchHasABest() {
        TuneTask task;
        task.set = generate({.tiles = 120});
        QVERIFY(!bestSoFar(task, {}));
        task.map = *readMap(bundledText(defaultMap)).value;
        task.players = {"random", "random"};
        task.goals = {{"turns/mean", 5, 10}};
        setDefaultLimits(task);
        task.candidates = 9;
        task.games = 8;
        static std::stop_source stop;
        TuneSettings settings;
        settings.stop = stop.get_token();
        TuneProgress course;
        settings.progress = [&](std::uint32_t played, std::uint32_t) {
            constexpr std::uint32_t someSets = 20;
            if (played >= someSets)
                stop.request_stop();
        };
        QVERIFY(!tune(task, *game::findRuleset(rulesets(), "beneath"), settings, course));
        const std::optional<TuneResult> best = bestSoFar(task, course);
        QVERIFY(best.has_value());
        QVERIFY(!best->isFresh);
        // Shorter games come from fewer tiles.
        if (best->better)
            QVERIFY(distance(best->after.judged) < distance(best->before.judged));
        const auto& tried = course.rounds.front().distances;
        double least = tried.front().second;
        for (const auto& [number, found] : tried)
            least = std::min(least, found);
        QCOMPARE(distance(best->after.judged), least);
    }

    void studiesVaryVariants() {
        const auto points = pointsWithVariants({"Fast", ""});
        QVERIFY2(points, listed(points.issues));
        QCOMPARE(points.value->size(), std::size_t{2});
        QCOMPARE(points.value->at(0).plan.game->options().at("actionsPerTurn").get<int>(), 1);
        QVERIFY(points.value->at(1).plan.game->options().at("actionsPerTurn") !=
                points.value->at(0).plan.game->options().at("actionsPerTurn"));
        const auto wrong = pointsWithVariants({"Slow"});
        QVERIFY(!wrong);
        QCOMPARE(wrong.issues.front().code, std::string("variant-unknown"));
        QCOMPARE(wrong.issues.front().pointer, std::string("/vary/variant"));
    }
};

QTEST_APPLESS_MAIN(TestGoalWeights)
#include "tst_goal_weights.moc"
