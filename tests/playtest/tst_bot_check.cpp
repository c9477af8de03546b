#include <QTest>

#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/blocks.h"
#include "engine/playtest/statistics/intervals.h"
#include "engine/playtest/studies/bot_check.h"
#include "tests/games/sample_games.h"
#include "tests/playtest/observed_game.h"

#include <algorithm>
#include <numeric>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

/// Random games, of which the first are played again by that bot.
Results checkedBy(const std::string& bot, std::uint64_t games, std::uint32_t blocks) {
    const Plan plan = randomPlan(games);
    Results results = run(plan, {});
    results.check = std::make_shared<const Results>(run(botCheckPlan(plan, bot), {.blocks = blocks}));
    return results;
}

const Results& checkedByRandom() {
    static const Results results = checkedBy("random", 160, 70);
    return results;
}
const Results& checkedByGreedy() {
    static const Results results = checkedBy("greedy", 80, 30);
    return results;
}

double medianOfTurns(const Results& results) {
    std::vector<std::int32_t> turns = results.samples.at("turns");
    std::ranges::sort(turns);
    return turns[(turns.size() - 1) / 2];
}

} // namespace

/// The same stacks played by stronger bots, and what that says of the figures.
class BotCheckTest : public QObject {
    Q_OBJECT

private slots:
    // The same bot plays the same games: nothing may be said to differ.
    void sameBotHolds() {
        const auto check = botCheck(checkedByRandom());
        QVERIFY(check);
        QCOMPARE(check->bot, std::string("random"));
        QCOMPARE(check->games, std::uint64_t{140});
        QVERIFY(check->figures.size() > 6);
        for (const CheckedFigure& one : check->figures) {
            QVERIFY2(one.outcome == CheckOutcome::Holds, one.id.c_str());
            QCOMPARE(one.played, one.checked);
            QCOMPARE(one.difference.value, 0.0);
        }
    }

    // Each difference against a slow count, over the blocks that both played only.
    void strongerBotDiffers() {
        const Results& results = checkedByGreedy();
        const auto check = botCheck(results);
        QVERIFY(check);
        QCOMPARE(check->games, std::uint64_t{60});
        const Results played = firstBlocks(results, 30);
        const CheckedFigure* turns = check->find("turns/median");
        QVERIFY(turns != nullptr);
        QCOMPARE(turns->played.value, medianOfTurns(played));
        QCOMPARE(turns->checked.value, medianOfTurns(*results.check));
        QCOMPARE(turns->difference.value, turns->checked.value - turns->played.value);
        QVERIFY(turns->difference.interval.low <= turns->difference.value &&
                turns->difference.value <= turns->difference.interval.high);
        const CheckedFigure* points = check->find("points/mean");
        QVERIFY(points != nullptr);
        QVERIFY(points->difference.interval.low > 0); // greedy scores more than chance
        QVERIFY(points->outcome == CheckOutcome::Differs);
        QCOMPARE(points->difference.value, points->checked.value - points->played.value);
        for (const CheckedFigure& one : check->figures) {
            const auto [low, high] = one.difference.interval;
            const double margin = one.isShare ? shareMargin : numberMargin * std::abs(one.played.value);
            const bool within = -margin <= low && high <= margin;
            QVERIFY2((one.outcome == CheckOutcome::Holds) == within, one.id.c_str());
            if (one.outcome == CheckOutcome::Differs)
                QVERIFY2(low > 0 || high < 0, one.id.c_str());
        }
    }

    void fewBlocksTellNothing() {
        const auto check = botCheck(checkedBy("greedy", 40, 10));
        QVERIFY(check);
        QCOMPARE(static_cast<std::size_t>(check->count(CheckOutcome::Open)), check->figures.size());
        QVERIFY(!botCheck(run(randomPlan(4), {})));
    }

    void isAPartOfTheReport() {
        const Json report = reportJson(checkedByGreedy());
        Issues issues;
        QVERIFY(checkFormat(report, Schema::Playtest, issues));
        const auto again = readResults(fileText(report), rulesets());
        QVERIFY(again);
        QVERIFY(*again.value == checkedByGreedy());
        QVERIFY(!(*again.value == checkedByRandom()));
        QCOMPARE(report["checked"]["figures"].size(), botCheck(checkedByGreedy())->figures.size());
        QVERIFY(!reportJson(run(randomPlan(4), {})).contains("check"));
    }

    // However it is cut into runs or shards, the check is the same.
    void isTheSameInParts() {
        Plan plan = botCheckPlan(randomPlan(80), "greedy");
        Results results = run(randomPlan(80), {});
        results.check = std::make_shared<const Results>(run(plan, {.blocks = 12}));
        results.check = std::make_shared<const Results>(
            run(plan, {.threads = 2, .blocks = 30 - 12}, unfinishedCheck(results, plan)));
        QVERIFY(*results.check == *checkedByGreedy().check);
        QVERIFY(unfinishedCheck(results, botCheckPlan(randomPlan(80), "random")).done.empty());

        std::vector<Results> parts;
        for (std::uint32_t shard = 1; shard <= 2; ++shard) {
            Plan part = randomPlan(80);
            part.shard = shard;
            part.shards = 2;
            parts.push_back(run(part, {}));
            parts.back().check =
                std::make_shared<const Results>(run(botCheckPlan(part, "greedy"), {.blocks = 15}));
        }
        QVERIFY(*merge(parts).value == checkedByGreedy());
    }

    void foreignCheckIsRefused() {
        for (const auto& [field, other] : {std::pair("seed", Json("6")), std::pair("map", Json::object())}) {
            Json report = toJson(checkedByGreedy());
            report["check"]["plan"][field] = other;
            const auto read = readResults(fileText(report), rulesets());
            QVERIFY(!read);
            QCOMPARE(read.issues.front().code, std::string("check-other"));
            QCOMPARE(read.issues.front().pointer, std::string("/check"));
        }
        Json broken = toJson(checkedByGreedy());
        broken["check"]["counters"]["turns"] = Json::array({1});
        const auto read = readResults(fileText(broken), rulesets());
        QVERIFY(!read);
        QCOMPARE(read.issues.front().pointer, std::string("/check/counters/turns"));
    }

    void strongerBotIsTheNext() {
        QCOMPARE(strongerBot({"greedy", "random"}, "beneath"), std::string("search"));
        QCOMPARE(strongerBot({"greedy", "search"}, "landscape"), std::string("search-strong"));
        QCOMPARE(strongerBot({"search-strong", "greedy"}, "dungeon"), std::string());
        QCOMPARE(strongerBot({"random"}, "unknown"), std::string());
    }
};

QTEST_GUILESS_MAIN(BotCheckTest)
#include "tst_bot_check.moc"
