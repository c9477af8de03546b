#include <QTest>

#include "engine/base/random.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/studies/compare.h"
#include "tests/games/sample_games.h"
#include "tests/playtest/observed_game.h"

#include <algorithm>
#include <cmath>
#include <functional>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

Plan optionsPlan(const Json& options = Json::object(), std::uint64_t games = 400) {
    return randomPlan(games, options);
}

/// How a sequential test ends on a made-up stream: each block is `mean` up or down by chance, and nothing in
/// most blocks, as differences of shares are.
struct Ending {
    Finding finding = Finding::Open;
    std::size_t blocks = 0;
};
Ending endOf(const SequentialTest& test, double mean, std::uint64_t seed) {
    Random random(seed, 0, Purpose::Test);
    std::vector<double> differences;
    constexpr std::size_t batch = 25;
    constexpr std::size_t most = 3000;
    while (differences.size() < most) {
        for (std::size_t i = 0; i < batch; ++i) {
            const double chance = random.unit();
            differences.push_back(chance < 0.2 + mean ? 0.5 : chance < 0.4 ? -0.5 : 0);
        }
        if (const Finding finding = look(differences, test).finding; finding != Finding::Open)
            return {finding, differences.size()};
    }
    return {Finding::Open, most};
}

} // namespace

/// Two playtests against each other: a planted difference is found, none is claimed where there is none.
class TestCompare : public QObject {
    Q_OBJECT

private slots:
    void looksByHand();
    void keepsItsRisks();
    void findsAPlantedDifference();
    void claimsNothingOfTheSameTwice();
    void sameForAnyThreads();
    void reportsBlockByBlock();
    void refusesWhatIsNotPaired();
    void namesAnUnknownFigure();
    void numbersAsExactAsTheyAreKnown();
};

void TestCompare::looksByHand() {
    // Thirty-two differences of 1 and thirty-two of 0: mean 0.5, variance 0.25. Of the margin 0.5 that is
    // 64 * 0.5 * (1 - 0.5) / 0.5 upwards and 64 * -0.5 * (1 + 0.5) / 0.5 downwards.
    std::vector<double> differences(64, 0.0);
    std::fill_n(differences.begin(), 32, 1.0);
    const SequentialTest test{.margin = 0.5};
    const Look seen = look(differences, test);
    QVERIFY(std::abs(seen.up - 32) < 1e-9);
    QVERIFY(std::abs(seen.down + 96) < 1e-9);
    QVERIFY(seen.finding == Finding::Greater);
    for (double& difference : differences)
        difference = -difference;
    QVERIFY(look(differences, test).finding == Finding::Less);
    QVERIFY(look(std::span(differences).first(29), test).finding == Finding::Open);
    QVERIFY(look(std::vector<double>(64, 0.0), test).finding == Finding::Alike);
    // A difference far above the margin is clear at once.
    std::vector<double> large(30, 90.0);
    large.front() = 100;
    QVERIFY(look(large, {.margin = 2, .grain = 3}).finding == Finding::Greater);
    // Where a game weighs more than the margin, the first blocks may be alike by chance.
    QVERIFY(look(std::vector<double>(30, 0.0), {.margin = 0.05, .grain = 0.5}).finding == Finding::Open);
    // Of n blocks that are all alike 3.6889 / n is the bound: 0.0505 of 73, 0.0499 of 74.
    QVERIFY(look(std::vector<double>(73, 0.0), {.margin = 0.05, .grain = 0.5}).finding == Finding::Open);
    QVERIFY(look(std::vector<double>(74, 0.0), {.margin = 0.05, .grain = 0.5}).finding == Finding::Alike);
    QVERIFY(look(std::vector<double>(73, 0.0), {.margin = 0.05}).finding == Finding::Open);
    // And a difference of 0.1 in each of them is seen from 37 on.
    QVERIFY(look(std::vector<double>(36, 0.1), {.margin = 0.05}).finding == Finding::Open);
    QVERIFY(look(std::vector<double>(37, 0.1), {.margin = 0.05}).finding == Finding::Greater);
    QVERIFY(look(std::vector<double>(37, -0.1), {.margin = 0.05}).finding == Finding::Less);
}

void TestCompare::keepsItsRisks() {
    const SequentialTest test{.margin = 0.1, .grain = 0.5};
    constexpr int streams = 1000;
    int claimed = 0;
    int overlooked = 0;
    std::size_t blocks = 0;
    for (int seed = 0; seed < streams; ++seed) {
        const Ending without = endOf(test, 0, static_cast<std::uint64_t>(seed));
        claimed += without.finding == Finding::Greater || without.finding == Finding::Less ? 1 : 0;
        // Of the mean 0.1: up with a chance of 0.3 and down of 0.1.
        const Ending with = endOf(test, 0.1, static_cast<std::uint64_t>(streams + seed));
        overlooked += with.finding == Finding::Greater ? 0 : 1;
        blocks += without.blocks;
    }
    // 5 % of 1,000 and three standard deviations.
    QVERIFY2(claimed <= 70, QByteArray::number(claimed));
    QVERIFY2(overlooked <= 70, QByteArray::number(overlooked));
    // It must be able to find one too often, and to stop early.
    QVERIFY2(claimed >= 5, QByteArray::number(claimed));
    QVERIFY2(blocks < streams * 300, QByteArray::number(static_cast<qulonglong>(blocks / streams)));
}

void TestCompare::findsAPlantedDifference() {
    CompareSettings settings;
    settings.figure = "gained/silver";
    const auto compared =
        compare(optionsPlan({{"silverCost", 8}}), optionsPlan({{"silverCost", 2}}), settings);
    QVERIFY2(compared, listed(compared.issues));
    const Comparison& comparison = compared.value->comparison;
    QVERIFY(comparison.finding == Finding::Greater);
    QVERIFY(comparison.blocks < 200);
    QVERIFY(comparison.mainDifference().differs);
    QVERIFY(comparison.mainDifference().difference.interval.low > 0);
    const std::string said = comparison.verdict().english();
    QVERIFY2(said.find(comparison.mainDifference().definition.english() + ": B is higher than A by ") == 0,
             said.c_str());
    // The other way round it is the same with another sign.
    const auto back = compare(optionsPlan({{"silverCost", 2}}), optionsPlan({{"silverCost", 8}}), settings);
    QVERIFY(back.value->comparison.finding == Finding::Less);
}

void TestCompare::claimsNothingOfTheSameTwice() {
    CompareSettings settings;
    const auto compared = compare(optionsPlan(), optionsPlan(), settings);
    QVERIFY2(compared, listed(compared.issues));
    const Comparison& comparison = compared.value->comparison;
    QVERIFY(comparison.finding == Finding::Alike);
    QVERIFY(comparison.differences.size() > 20);
    for (const Difference& one : comparison.differences) {
        QVERIFY2(!one.differs, one.id.c_str());
        QCOMPARE(one.difference.value, 0.0);
        // That no block differed doesn't mean that none would: of n, 3.69 / n is the bound.
        const double reach = -std::log(0.025) / static_cast<double>(comparison.blocks);
        QCOMPARE(one.difference.interval.high, reach);
        QCOMPARE(one.difference.interval.low, -reach);
    }
    // It is called alike only once that bound is within the margin, and the verdict tells it.
    QVERIFY(comparison.mainDifference().difference.interval.high < comparison.test.margin);
    const std::string said = comparison.verdict().english();
    QVERIFY2(said.find("measured 0.0 points (95 % interval -4.9 to 4.9) after 150 games") !=
                 std::string::npos,
             said.c_str());
    // Few games are too few to say even that.
    const auto few = compare(optionsPlan({}, 20), optionsPlan({}, 20), settings);
    QVERIFY(few.value->comparison.finding == Finding::Open);
    QVERIFY(few.value->comparison.blocksNeeded > 0);
}

void TestCompare::sameForAnyThreads() {
    CompareSettings settings;
    settings.figure = "turns/mean";
    settings.batch = 10;
    const auto text = [&settings](int threads) {
        settings.threads = threads;
        const auto compared = compare(optionsPlan({{"actionsPerTurn", 2}}, 120),
                                      optionsPlan({{"actionsPerTurn", 3}}, 120), settings);
        return fileText(comparisonJson(compared.value->comparison, compared.value->a, compared.value->b));
    };
    const std::string one = text(1);
    QCOMPARE(text(2), one);
    QCOMPARE(text(3), one);
}

void TestCompare::reportsBlockByBlock() {
    const Results a = run(optionsPlan({}, 160), {});
    Results b = run(optionsPlan({}, 200), {});
    CompareSettings settings;
    settings.figure = "forced";
    const auto same = compare(a, b, settings);
    QVERIFY2(same, listed(same.issues));
    QCOMPARE(same.value->blocks, std::size_t{80});
    QVERIFY(same.value->finding == Finding::Alike);
    QVERIFY(same.value->looks.empty());
    // Of 40 blocks 3.69 / 40 is the bound, more than the margin.
    const auto half = compare(run(optionsPlan({}, 80), {}), b, settings);
    QVERIFY(half.value->finding == Finding::Open);
    QVERIFY(half.value->blocksNeeded >= 34);
    // In every block of B half of the decisions are forced.
    for (std::size_t block = 0; block < b.done.size(); ++block)
        b.counters["forced"][block] = b.counters["moves"][block] / 2;
    const auto other = compare(a, b, settings);
    QVERIFY(other.value->finding == Finding::Greater);
    const Difference& asked = other.value->mainDifference();
    QVERIFY(std::abs(asked.difference.value - (asked.b.value - asked.a.value)) < 1e-12);
}

void TestCompare::refusesWhatIsNotPaired() {
    const Results a = run(optionsPlan({}, 80), {});
    QVERIFY(checkPaired(a, a).empty());
    const auto code = [&a](const std::function<void(Results&)>& change) {
        Results b = a;
        change(b);
        const Issues issues = checkPaired(a, b);
        return issues.empty() ? std::string() : issues.front().code;
    };
    QCOMPARE(code([](Results& b) { b.plan["seed"] = "6"; }), std::string("seed-other"));
    QCOMPARE(code([](Results& b) {
                 b.plan["players"] = {"greedy", "random"};
             }),
             std::string("players-other"));
    QCOMPARE(code([](Results& b) { b.done.resize(29); }), std::string("too-few-blocks"));
}

void TestCompare::namesAnUnknownFigure() {
    CompareSettings settings;
    settings.figure = "escape";
    const auto compared = compare(optionsPlan(), optionsPlan(), settings);
    QVERIFY(!compared);
    QCOMPARE(compared.issues.front().code, std::string("figure-unknown"));
    QVERIFY(compared.issues.front().message.english().find("end/escape") != std::string::npos);
}

void TestCompare::numbersAsExactAsTheyAreKnown() {
    // Half of the interval is 2.13 points, or 0.0213.
    const Estimate difference{0.03456, {0.01326, 0.05586}};
    QCOMPARE(formattedDifference(difference, true), std::string("3.5 points [1.3, 5.6]"));
    QCOMPARE(formattedDifference(difference, false), std::string("0.035 [0.013, 0.056]"));
    QCOMPARE(formattedDifference({-1234.5, {-1334.5, -1134.5}}, false), std::string("-1234 [-1334, -1134]"));
    QCOMPARE(formattedDifference({0, {0, 0}}, true), std::string("0 points [0, 0]"));
    QCOMPARE(roundedUp(0), std::uint64_t{0});
    QCOMPARE(roundedUp(3), std::uint64_t{10});
    QCOMPARE(roundedUp(1'234), std::uint64_t{1'300});
    QCOMPARE(roundedUp(39'871), std::uint64_t{40'000});
}

QTEST_APPLESS_MAIN(TestCompare)
#include "tst_compare.moc"
