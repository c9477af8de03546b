#include <QTest>

#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/blocks.h"
#include "engine/playtest/statistics/intervals.h"
#include "engine/playtest/studies/bot_check.h"
#include "tests/games/sample_games.h"
#include "tests/playtest/observed_game.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

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
    void sameBotDoesNotDiffer() {
        const auto check = botCheck(checkedByRandom());
        QVERIFY(check);
        QCOMPARE(check->bot, std::string("random"));
        QCOMPARE(check->games, std::uint64_t{140});
        QVERIFY(check->figures.size() > 6);
        QVERIFY(check->count(CheckOutcome::Holds) > 0);
        for (const CheckedFigure& one : check->figures)
            QVERIFY2(one.outcome != CheckOutcome::Differs, one.id.c_str());
        const auto all = botCheck(checkedBy("random", 80, 40));
        for (const CheckedFigure& one : all->figures) {
            QCOMPARE(one.checked, one.played);
            QCOMPARE(one.difference.value, 0.0);
        }
    }

    // Each value against a slow count: of all that was played, and of what the stronger bot played.
    void strongerBotDiffers() {
        const Results& results = checkedByGreedy();
        const auto check = botCheck(results);
        QVERIFY(check);
        QCOMPARE(check->games, std::uint64_t{60});
        QCOMPARE(check->blocks, std::size_t{30});
        const CheckedFigure* turns = check->find("turns/median");
        QVERIFY(turns != nullptr);
        QCOMPARE(turns->played.value, medianOfTurns(results));
        QCOMPARE(turns->checked.value, medianOfTurns(*results.check));
        const CheckedFigure* points = check->find("points/mean");
        QVERIFY(points != nullptr);
        QVERIFY(points->difference.interval.low > 0); // greedy scores more than chance
        QVERIFY(points->outcome == CheckOutcome::Differs);
        for (const CheckedFigure& one : check->figures) {
            const auto [low, high] = one.difference.interval;
            QCOMPARE(one.difference.value, one.checked.value - one.played.value);
            QVERIFY2(low <= one.difference.value && one.difference.value <= high, one.id.c_str());
            const double part = 0.15 * std::abs(one.played.value);
            const double margin = one.isShare ? 0.1 : std::max(part, one.isWhole ? 1 : 0.25);
            const bool within = -margin <= low && high <= margin;
            const bool hasZero = low <= 0 && high >= 0;
            QVERIFY2(one.outcome == (within    ? CheckOutcome::Holds
                                     : hasZero ? CheckOutcome::Open
                                               : CheckOutcome::Differs),
                     one.id.c_str());
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

    // Looked at after so many blocks only, it ends at the same one whether it was stopped or not.
    void endsWhenItIsClear() {
        QVERIFY(isLook(minCheckedBlocks) && !isLook(19));
        QCOMPARE(nextLook(0), std::uint32_t(minCheckedBlocks));
        QCOMPARE(nextLook(15), 20U);
        QCOMPARE(nextLook(19), 20U);
        QCOMPARE(nextLook(1'000), std::numeric_limits<std::uint32_t>::max());
        const Plan plan = randomPlan(400);
        bool mayBeTold = true;
        const auto checked = [&](Results results, std::uint64_t games) {
            runCheck(plan, {"greedy", games},
                     {.threads = 2,
                      .progress =
                          [&](std::uint32_t played, std::uint32_t wanted) {
                              mayBeTold = mayBeTold && played <= wanted && wanted <= 200;
                          }},
                     results, [] {});
            return results;
        };
        const Results played = run(plan, {.threads = 2});
        const Results whole = checked(played, 400);
        QVERIFY(mayBeTold);
        const BotCheck check = *botCheck(whole);
        QVERIFY2(isLook(static_cast<std::uint32_t>(check.blocks)), std::to_string(check.blocks).c_str());
        QCOMPARE(check.count(CheckOutcome::Open), std::int64_t{0});
        QVERIFY(checked(checked(played, 34), 400) == whole);
        QVERIFY(checked(whole, 400) == whole);
    }

    // As far as is known, a check takes as many blocks as its widest interval needs.
    void wantsWhatIsOpen() {
        BotCheck check{.bot = "search",
                       .games = 90,
                       .blocks = 45,
                       .figures = {{.id = "turns/median",
                                    .definition = {},
                                    .isWhole = true,
                                    .played = {50, {}},
                                    .checked = {},
                                    .difference = {4, {-4, 12}}}}};
        // Half of 8 has to become 4 at most: four times as many blocks.
        QCOMPARE(wantedBlocks(check, 200), 180U);
        QCOMPARE(wantedBlocks(check, 100), 100U);
        QCOMPARE(wantedBlocks(std::nullopt, 200), 200U);
        check.figures.front().outcome = CheckOutcome::Differs;
        QCOMPARE(wantedBlocks(check, 200), 45U);
    }

    // Of all shards together as many games as of one.
    void shardsShareTheGames() {
        Plan plan = botCheckPlan(randomPlan(80), "greedy");
        QCOMPARE(checkedBlocks(plan, 25), 13U);
        plan.shards = 3;
        std::uint32_t blocks = 0;
        for (plan.shard = 1; plan.shard <= plan.shards; ++plan.shard)
            blocks += checkedBlocks(plan, 25);
        QCOMPARE(blocks, 13U);
    }

    void intervalsHoldWheneverLookedAt_data() {
        QTest::addColumn<double>("before");
        QTest::addColumn<double>("again");
        for (const auto& [before, again] : {std::pair(0.3, 0.4), {0.5, 0.5}, {0.15, 0.01}, {0.9, 1.0}})
            QTest::addRow("%g, %g", before, again) << before << again;
    }
    // The share of games that end so, of 200 stacks before and of a growing number again.
    void intervalsHoldWheneverLookedAt() {
        QFETCH(double, before);
        QFETCH(double, again);
        constexpr int runs = 400;
        std::mt19937_64 random(7);
        int missed = 0;
        for (int number = 0; number < runs; ++number) {
            const auto blocks = [&random](std::size_t count, double chance) {
                std::vector<std::int64_t> ended;
                for (std::size_t i = 0; i < count; ++i)
                    ended.push_back(std::binomial_distribution<std::int64_t>(2, chance)(random));
                return ended;
            };
            const std::vector<std::int64_t> games(200, 2);
            const Estimate played = share(blocks(200, before), games);
            const std::vector<std::int64_t> ended = blocks(100, again);
            bool isMissed = false;
            for (std::size_t count = minCheckedBlocks; count <= ended.size(); ++count) {
                const Estimate now = share(std::span(ended).first(count), std::span(games).first(count));
                const auto [low, high] =
                    atConfidence(unpairedDifference(played, now), count, checkConfidence).interval;
                isMissed = isMissed || again - before < low || again - before > high;
            }
            missed += isMissed ? 1 : 0;
        }
        // Up to 5 %, and three deviations of chance.
        QVERIFY2(missed < 0.05 * runs + 13, std::to_string(missed).c_str());
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
