#include <QTest>

#include "engine/base/random.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/blocks.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/report/report_html.h"
#include "engine/playtest/run.h"
#include "engine/playtest/studies/bot_check.h"
#include "engine/playtest/studies/compare.h"
#include "tests/games/sample_games.h"

#include <algorithm>
#include <cmath>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

constexpr std::uint64_t limit = 24;

/// More games than the limit: seven blocks of 16 stacks, the last of 6.
Plan planOfMany(const Sample& sample, std::uint64_t maxGamesByStack = limit) {
    Plan plan;
    plan.ruleset = sample.ruleset;
    plan.game = sampleGame(sample, 2, Json::object());
    plan.players = {"random", "random"};
    plan.seed = 11;
    plan.games = 203;
    plan.maxGamesByStack = maxGamesByStack;
    return plan;
}

Plan planOfMany(std::uint64_t maxGamesByStack = limit) {
    return planOfMany(samples().front(), maxGamesByStack);
}

std::string textOf(const Results& results) {
    return fileText(reportJson(results));
}

/// By way of its file, as what is stopped or comes from another machine does.
Results readAgain(const Results& results) {
    const auto read = readResults(fileText(playtest::toJson(results)), rulesets());
    if (!read)
        qFatal("%s", listed(read.issues).constData());
    return *read.value;
}

const Figure& figureIn(const std::vector<Figure>& all, std::string_view id) {
    const auto found = std::ranges::find(all, id, &Figure::id);
    if (found == all.end())
        qFatal("no figure %s", std::string(id).c_str());
    return *found;
}

/// Stacks of two games whose turns are 20 and two digits, one of the stack and one of the game.
struct Made {
    Results byStack;
    Results together;
};

Made made(std::uint64_t number, std::uint32_t stacks, std::uint32_t stacksPerBlock) {
    Made results;
    results.byStack.plan = results.together.plan = {{"seed", "1"}, {"players", {"random", "random"}}};
    results.byStack.players = results.together.players = 2;
    results.byStack.blocks = results.together.stacks = stacks;
    results.together.blocks = (stacks + stacksPerBlock - 1) / stacksPerBlock;
    results.together.stacksPerBlock = stacksPerBlock;
    Random random(number, 0, Purpose::Test);
    for (std::uint32_t stack = 0; stack < stacks; ++stack) {
        const auto ofStack = static_cast<std::int32_t>(random.below(10));
        std::vector<GameTally> games(2);
        for (GameTally& game : games) {
            const auto turns = 20 + ofStack + static_cast<std::int32_t>(random.below(10));
            const bool gains = random.below(3) > 0;
            game.counters = {{"games", 1},
                             {"turns", turns},
                             {"refused", 0},
                             {"end/escape", turns >= 32 ? 1 : 0},
                             {"end/last-tile", turns >= 32 ? 0 : 1},
                             {"holders/silver", gains ? 1 : 0}};
            game.samples = {
                {"turns", turns}, {"first/silver/0", gains ? turns / 2 : 0}, {"first/silver/1", 0}};
        }
        const GameTallies both(games.begin(), games.end());
        results.byStack.add(stack, both);
        results.together.add(stack, both);
    }
    return results;
}

} // namespace

/// Playtests of more games than have a block for each stack.
class TestLarge : public QObject {
    Q_OBJECT

private slots:
    void blocksAreFew();
    void sameForAnyThreadsShardsAndStops_data();
    void sameForAnyThreadsShardsAndStops();
    void figuresAreThoseOfSingleStacks();
    void intervalsCoverAlike();
    void whatIsNowhereIsBoundByStacks();
    void comparedWithBlocksOfOneStack();
    void checkedByAFew();
    void numbersOfNoGamesAreRefused_data();
    void numbersOfNoGamesAreRefused();
};

void TestLarge::blocksAreFew() {
    const auto blocks = [](std::uint64_t games) {
        Plan plan;
        plan.players = {"random", "random"};
        plan.games = games;
        return std::pair(plan.stacksPerBlock(), plan.blocks());
    };
    QCOMPARE(blocks(1), std::pair(1U, 1U));
    QCOMPARE(blocks(10'000), std::pair(1U, 5'000U));
    QCOMPARE(blocks(10'001), std::pair(2U, 2'501U));
    QCOMPARE(blocks(1'000'000), std::pair(128U, 3'907U));
    QCOMPARE(blocks(100'000'000), std::pair(16'384U, 3'052U));
}

void TestLarge::sameForAnyThreadsShardsAndStops_data() {
    QTest::addColumn<const Sample*>("sample");
    for (const Sample& sample : samples())
        QTest::newRow(sample.ruleset.c_str()) << &sample;
}

void TestLarge::sameForAnyThreadsShardsAndStops() {
    QFETCH(const Sample*, sample);
    const Plan plan = planOfMany(*sample);
    const Results whole = run(plan, {});
    QCOMPARE(whole.done.size(), std::size_t{7});
    QCOMPARE(whole.games(), std::size_t{204});
    const std::string text = textOf(whole);
    QVERIFY(readAgain(whole) == whole);
    QCOMPARE(Json::parse(text)["version"].get<int>(), 3);

    Results part = run(plan, {.threads = 3, .blocks = 2});
    for (const std::uint32_t more : {3U, 9U})
        part = run(plan, {.threads = 2, .blocks = more}, readAgain(part));
    QCOMPARE(textOf(part), text);

    std::vector<Results> parts;
    for (const std::uint32_t shard : {2U, 3U, 1U}) {
        Plan one = plan;
        one.shard = shard;
        one.shards = 3;
        parts.push_back(readAgain(run(one, {.threads = 2})));
    }
    const auto merged = merge(parts);
    QVERIFY2(merged, listed(merged.issues));
    QCOMPARE(textOf(*merged.value), text);

    // A stop within a block leaves nothing of it.
    std::stop_source stop;
    const auto atTheFirst = [&stop](std::uint32_t, std::uint32_t) { stop.request_stop(); };
    const Results stopped = run(plan, {.stop = stop.get_token(), .progress = atTheFirst});
    QCOMPARE(stopped.games(), std::size_t{32});
    QCOMPARE(textOf(run(plan, {}, stopped)), text);
    // Parts of others don't fit.
    QVERIFY(hasErrors(checkSamePlan(whole, run(planOfMany(*sample, alwaysByStack), {.blocks = 1}))));
}

void TestLarge::figuresAreThoseOfSingleStacks() {
    const Results single = run(planOfMany(alwaysByStack), {});
    const std::vector<Figure> expected = figures(single);
    const Results large = run(planOfMany(), {});
    const std::vector<Figure> found = figures(large);
    QCOMPARE(found.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Figure& one = found[i];
        QCOMPARE(one.id, expected[i].id);
        QVERIFY2(std::abs(one.estimate.value - expected[i].estimate.value) < 1e-9, one.id.c_str());
        QCOMPARE(one.counted, expected[i].counted);
        QCOMPARE(one.definition.english(), expected[i].definition.english());
    }
    QVERIFY(single.tiles == large.tiles && single.notable == large.notable);
    QVERIFY(single.valuesOf("turns") == large.valuesOf("turns"));
    QVERIFY(!reportHtml(large).empty() && !gamesAlike(large));
}

void TestLarge::intervalsCoverAlike() {
    // The digits add up to 9 at the median, to 12 or more in 28 of 100 games, and vary alike.
    const std::vector<std::pair<const char*, double>> truths{
        {"turns/median", 29}, {"turns/mean", 29}, {"end/escape", 0.28}, {"luck/turns", 0.5}};
    constexpr int runs = 200;
    std::map<std::string, std::pair<int, int>> covered;
    std::map<std::string, std::pair<double, double>> width;
    for (int number = 0; number < runs; ++number) {
        const Made of = made(static_cast<std::uint64_t>(number), 250, 4);
        const std::vector<Figure> single = figures(of.byStack);
        const std::vector<Figure> large = figures(of.together);
        for (const auto& [id, truth] : truths) {
            const auto [low, high] = figureIn(single, id).estimate.interval;
            const auto [least, most] = figureIn(large, id).estimate.interval;
            covered[id].first += low <= truth && truth <= high ? 1 : 0;
            covered[id].second += least <= truth && truth <= most ? 1 : 0;
            width[id].first += high - low;
            width[id].second += most - least;
        }
        for (const char* id : {"first/silver/median", "held/silver/by-10", "turns/tenth"})
            QCOMPARE(figureIn(large, id).estimate.value, figureIn(single, id).estimate.value);
    }
    for (const auto& [id, count] : covered) {
        const auto told = id + ": " + std::to_string(count.first) + ", " + std::to_string(count.second) +
                          ", widths " + std::to_string(width[id].first) + ", " +
                          std::to_string(width[id].second);
        QVERIFY2(count.first >= 0.9 * runs && count.second >= 0.9 * runs, told.c_str());
        QVERIFY2(std::abs(count.first - count.second) <= 0.05 * runs, told.c_str());
        QVERIFY2(std::abs(width[id].second / width[id].first - 1) < 0.15, told.c_str());
    }
}

void TestLarge::whatIsNowhereIsBoundByStacks() {
    Made of = made(1, 200, 8);
    for (Results* results : {&of.byStack, &of.together}) {
        results->counters["end/escape"].assign(results->done.size(), 0);
        results->counters["lead-changes"].assign(results->done.size(), 0);
    }
    for (const char* id : {"end/escape", "lead-changes"})
        QCOMPARE(figureIn(figures(of.together), id).estimate, figureIn(figures(of.byStack), id).estimate);
}

void TestLarge::comparedWithBlocksOfOneStack() {
    // 40 blocks of 5 stacks and one of 3, with the same games in the one as in the other.
    const Made one = made(1, 203, 5);
    const Made other = made(2, 203, 5);
    CompareSettings settings;
    settings.figure = "turns/mean";
    QVERIFY(checkPaired(one.byStack, other.together).empty());
    const auto mixed = compare(one.byStack, other.together, settings);
    const auto alike = compare(regroupBlocks(one.byStack, 5), regroupBlocks(other.byStack, 5), settings);
    QCOMPARE(mixed.value->blocks, std::size_t{40});
    QCOMPARE(mixed.value->games, std::size_t{400});
    QCOMPARE(mixed.value->mainDifference().difference, alike.value->mainDifference().difference);
    const Json games = comparisonJson(*mixed.value, one.byStack, other.together)["games"];
    QCOMPARE(games.get<int>(), 400);
    QCOMPARE(checkPaired(made(1, 100, 5).byStack, other.together).front().code,
             std::string("too-few-blocks"));
}

void TestLarge::checkedByAFew() {
    const Plan plan = planOfMany();
    Results results = run(plan, {});
    runCheck(plan, {"greedy", 60}, {.threads = 2}, results, [] {});
    QCOMPARE(results.check->games(), std::size_t{60});
    QCOMPARE(missingBlocks(plan, {"greedy", 60}, results), 0U);
    const Results read = readAgain(results);
    QVERIFY(read == results);
    const BotCheck check = botCheck(read).value();
    QCOMPARE(check.games, std::uint64_t{60});
    const std::vector<Figure> all = figures(results);
    const CheckedFigure* const turns = check.find("turns/median");
    QVERIFY(turns != nullptr && turns->played == figureIn(all, "turns/median").estimate);
    QVERIFY(turns->difference.interval.low <= turns->difference.value &&
            turns->difference.value <= turns->difference.interval.high);
    const CheckedFigure* const points = check.find("points/mean");
    QVERIFY(points != nullptr && points->difference.interval.low > 0); // greedy scores more than chance
    QVERIFY(points->outcome == CheckOutcome::Differs);
}

void TestLarge::numbersOfNoGamesAreRefused_data() {
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* pointer, const char* value) {
        QTest::newRow(pointer) << QByteArray(pointer) << QByteArray(value);
    };
    row("/stacksPerBlock", "0");
    row("/stacks", "97");
    row("/counters/games/6", "32");
    row("/distributions/turns/stacks", "0");
    row("/distributions/turns/times/0", "1000");
    row("/distributions/turns/pairs/0", "7");
    row("/distributions/turns/sums/3", "\"x\"");
    row("/distributions/turns/squares", "[1]");
    row("/distributions/turns/values", "[3]");
}

void TestLarge::numbersOfNoGamesAreRefused() {
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    static const Json whole = playtest::toJson(run(planOfMany(), {}));
    Json document = whole;
    document[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
    // 97 stacks are one more than six blocks: then the last one has too many games.
    QVERIFY(!readResults(fileText(document), rulesets()));
}

QTEST_APPLESS_MAIN(TestLarge)
#include "tst_large.moc"
