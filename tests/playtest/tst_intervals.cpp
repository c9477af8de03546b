#include <QTest>

#include "engine/base/random.h"
#include "engine/playtest/statistics/intervals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

using namespace tilewright::playtest;

namespace {
bool near(double a, double b, double by = 5e-5) {
    return std::abs(a - b) <= by;
}
} // namespace

/// Each against figures computed by hand or out of the books.
class TestIntervals : public QObject {
    Q_OBJECT

private slots:
    void sharesOfIndependentTrials();
    void sharesOverBlocks();
    void ratiosAndQuantiles();
    void ratiosTogether();
    void quantilesOfUnequalBlocks();
    void quantilesAreThoseOfSortedSamples();
    void varianceBetweenBlocks();
    void falseDiscoveries();
    void meansAndFairness();
    void fairShares();
};

void TestIntervals::sharesOfIndependentTrials() {
    const Interval some = wilson(8, 10);
    QVERIFY(near(some.low, 0.4902) && near(some.high, 0.9433));
    QVERIFY(wilson(0, 10).low == 0 && wilson(10, 10).high == 1);
    // 1 - 0.025^(1/10)
    QVERIFY(near(exactShare(0, 10).high, 0.3085));
    QVERIFY(near(exactShare(10, 10).low, 0.6915));
    // 2 (45 + 10 + 1) / 1024
    QVERIFY(near(binomialP(8, 10, 0.5), 0.109375));
    QVERIFY(near(binomialP(0, 10, 0.5), 2.0 / 1024));
    QCOMPARE(binomialP(5, 10, 0.5), 1.0);
    // Half a trial more or less lies between.
    QVERIFY(binomialP(8.5, 10, 0.5) < binomialP(8, 10, 0.5) &&
            binomialP(8.5, 10, 0.5) > binomialP(9, 10, 0.5));
}

void TestIntervals::sharesOverBlocks() {
    const std::vector<std::int64_t> two(50, 2);
    std::vector<std::int64_t> part(50, 1);
    // Each block half and half: as sure as can be, but no surer than a hundred games allow.
    const Estimate even = share(part, two);
    QCOMPARE(even.value, 0.5);
    // Games of a block alike: only as sure as fifty games.
    for (std::size_t i = 0; i < part.size(); ++i)
        part[i] = i % 2 == 0 ? 2 : 0;
    const Estimate alike = share(part, two);
    QCOMPARE(alike.value, 0.5);
    const Interval fifty = wilson(24.5, 49);
    QVERIFY(near(alike.interval.low, fifty.low) && near(alike.interval.high, fifty.high));
    QVERIFY(even.interval.high - even.interval.low < alike.interval.high - alike.interval.low);
    // Nothing seen in fifty blocks: the exact bound.
    const Estimate none = share(std::vector<std::int64_t>(50), two);
    QVERIFY(none.value == 0 && none.interval.low == 0 && near(none.interval.high, exactShare(0, 50).high));
    // The same of sums: 25 blocks of 2 of 2, 25 of none.
    const Estimate sums = share(BlockSums{50, 100, 50, 100, 100, 200});
    QVERIFY(near(sums.interval.low, alike.interval.low) && near(sums.interval.high, alike.interval.high));
    QCOMPARE(share(BlockSums{0, 100, 50, 0, 0, 200}), none);
    const Estimate sumsOfEven = share(BlockSums{50, 100, 50, 50, 100, 200});
    QVERIFY(near(sumsOfEven.interval.low, even.interval.low));
    // Variance 1 of a block's sum of two, where independent trials have 2 0.5 0.5: twice, but for 50 / 49.
    QVERIFY(near(designEffect(std::vector<BlockSums>{{50, 100, 50, 100, 100, 200}}), 2 * 50.0 / 49));
    QCOMPARE(designEffect(std::vector<BlockSums>{{50, 100, 50, 50, 100, 200}}), 1.0);
    QCOMPARE(designEffect(std::vector<BlockSums>{{0, 100, 50, 0, 0, 200}}), 1.0);
}

void TestIntervals::ratiosAndQuantiles() {
    const std::vector<std::int64_t> same(30, 6);
    const std::vector<std::int64_t> below(30, 4);
    QCOMPARE(ratio(same, below), (Estimate{1.5, {1.5, 1.5}}));
    std::vector<std::int64_t> other(same);
    for (std::size_t i = 0; i < other.size(); i += 2)
        other[i] = 2;
    const Estimate spread = ratio(other, below);
    QCOMPARE(spread.value, 1.0);
    // The standard error is sqrt(var) / 4 / sqrt(30) = 0.0913 with a variance of 4.
    QVERIFY(near(spread.interval.low, 1 - 1.96 * 0.0913, 0.03));
    QVERIFY(near(spread.interval.high, 1 + 1.96 * 0.0913, 0.03));
    QCOMPARE(ratio(other, below), spread);

    std::vector<std::int32_t> samples(200);
    std::iota(samples.begin(), samples.end(), 1);
    const Estimate median = quantile(samples, 2, 0.5);
    QCOMPARE(median.value, 100.0);
    QVERIFY(median.interval.low < 95 && median.interval.low > 70);
    QVERIFY(median.interval.high > 105 && median.interval.high < 130);
    QCOMPARE(quantile(samples, 2, 0.9).value, 180.0);
    QCOMPARE(quantile(std::vector<std::int32_t>{7, 7}, 2, 0.1), (Estimate{7, {7, 7}}));
}

void TestIntervals::ratiosTogether() {
    const std::vector<Fraction> both{{{6, 2, 9, 4}, {4, 4, 4, 4}}, {{1, 0, 2, 0}, {3, 0, 1, 5}}};
    const std::vector<Estimate> together = ratios(both, Resamples(4));
    QCOMPARE(together.size(), std::size_t{2});
    QCOMPARE(together[0].value, 21.0 / 16);
    QCOMPARE(together[1].value, 3.0 / 9);
    for (std::size_t i = 0; i < 2; ++i)
        QCOMPARE(together[i], ratio(both[i].numerators, both[i].denominators));
    // Of one block alone nothing is known.
    const Estimate one = ratio(std::vector<std::int64_t>{0, 6, 0}, std::vector<std::int64_t>{0, 4, 0});
    QVERIFY(one.value == 1.5 && std::isinf(one.interval.low) && std::isinf(one.interval.high));
    // Never in ten blocks: 3.6889 would be missed as seldom as once in forty times.
    const Estimate never =
        ratio(std::vector<std::int64_t>(12), std::vector<std::int64_t>{2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0});
    QVERIFY(never.value == 0 && never.interval.low == 0 && near(never.interval.high, 0.36889));
}

void TestIntervals::quantilesOfUnequalBlocks() {
    const std::vector<std::int32_t> samples{4, 1, 9, 2};
    const std::vector<std::size_t> starts{0, 1, 1, 4};
    const std::vector<double> at{0.5, 0.9};
    const std::vector<Estimate> found = quantiles(samples, starts, at, Resamples(3));
    QCOMPARE(found.at(0).value, 2.0);
    QCOMPARE(found.at(1).value, 9.0);
    const std::vector<std::size_t> equal{0, 2, 4};
    const std::vector<Estimate> ofEqual =
        quantiles(samples, equal, at, Resamples(2, ResamplingSettings({}, 3)));
    QCOMPARE(ofEqual.at(0), quantile(samples, 2, 0.5));
    QCOMPARE(ofEqual.at(1), quantile(samples, 2, 0.9));
}

// Few different values and many, more than are remembered; some blocks are empty.
void TestIntervals::quantilesAreThoseOfSortedSamples() {
    const std::vector<double> at{0.9, 0, 0.5, 1};
    for (const auto& [blocks, values] : {std::pair(50U, 5U), std::pair(20'000U, 1'000'000U)}) {
        tilewright::Random random(blocks, 0, tilewright::Purpose::Test);
        std::vector<std::int32_t> samples;
        std::vector<std::size_t> starts{0};
        std::vector<std::pair<std::int32_t, std::size_t>> sorted;
        for (std::size_t block = 0; block < blocks; ++block) {
            for (std::uint32_t more = random.below(3); more > 0; --more) {
                samples.push_back(static_cast<std::int32_t>(random.below(values)) - 3);
                sorted.emplace_back(samples.back(), block);
            }
            starts.push_back(samples.size());
        }
        std::ranges::sort(sorted);
        const Resamples resamples(blocks);
        std::array<std::vector<double>, 4> found;
        resamples.forEach([&] {
            return [&](std::size_t, std::span<const std::int16_t> times) {
                std::vector<std::int32_t> drawn;
                for (const auto& [value, block] : sorted)
                    drawn.insert(drawn.end(), static_cast<std::size_t>(times[block]), value);
                for (std::size_t i = 0; i < at.size(); ++i) {
                    const double place = std::max(1.0, std::ceil(at[i] * static_cast<double>(drawn.size())));
                    found[i].push_back(drawn.at(static_cast<std::size_t>(place) - 1));
                }
            };
        });
        const std::vector<Estimate> quick =
            quantiles(samples, starts, at, Resamples(blocks, ResamplingSettings({}, 3)));
        for (std::size_t i = 0; i < at.size(); ++i) {
            const double place = std::max(1.0, std::ceil(at[i] * static_cast<double>(sorted.size())));
            const std::int32_t value = sorted.at(static_cast<std::size_t>(place) - 1).first;
            QCOMPARE(quick.at(i).value, static_cast<double>(value));
            std::ranges::sort(found[i]);
            QCOMPARE(quick.at(i).interval, (Interval{found[i].at(25), found[i].at(974)}));
        }
    }
}

void TestIntervals::varianceBetweenBlocks() {
    using Values = std::vector<std::int32_t>;
    const auto of = [](const Values& values, std::size_t perBlock) {
        const std::span<const std::int32_t> one(values);
        return shareBetweenBlocks({&one, 1}, perBlock, Resamples(values.size() / perBlock));
    };
    // Blocks of 1, 3 and 5, 7: mean squares 2 (4 + 4) / 1 = 16 between and (2 + 2) / 2 = 2 within.
    QVERIFY(near(of({1, 3, 5, 7}, 2).value().value, 14.0 / 18));
    // Of two values together: the second has 0 between, and 2 (1 + 1) / 2 = 2 within.
    const Values first{1, 3, 5, 7};
    const Values second{2, 4, 4, 2};
    const std::vector<std::span<const std::int32_t>> both{first, second};
    QVERIFY(near(shareBetweenBlocks(both, 2, Resamples(2)).value().value, (16.0 - 4) / (16 + 4)));
    // All of it, none of it, and nothing that could be told.
    QCOMPARE(of({3, 3, 8, 8, 1, 1}, 2).value(), (Estimate{1, {1, 1}}));
    QCOMPARE(of({3, 8, 8, 3, 3, 8}, 2).value().value, 0.0);
    // Where all blocks add up to the same, nothing shows how others would differ.
    QVERIFY(std::isinf(of({3, 8, 8, 3, 3, 8}, 2).value().interval.high));
    QVERIFY(!std::isinf(of({1, 3, 5, 7, 2, 2}, 2).value().interval.high));
    QVERIFY(!of({5, 5, 5, 5}, 2) && !of({1, 2}, 2) && !of({1, 2, 3}, 1));
    // A planted third: a block's value of variance 1 and noise of variance 2 on each game.
    Values planted;
    for (int block = 0; block < 512; ++block)
        for (int game = 0; game < 2; ++game)
            planted.push_back(((block & 1) != 0 ? 1000 : -1000) +
                              (((block >> (1 + game)) & 1) != 0 ? 1414 : -1414));
    const Estimate third = of(planted, 2).value();
    QVERIFY(third.interval.low < 1.0 / 3 && third.interval.high > 1.0 / 3);
    QVERIFY(third.interval.low > 0.2 && third.interval.high < 0.45);
}

void TestIntervals::falseDiscoveries() {
    // Benjamini and Hochberg: the largest rank k with p(k) <= 0.05 k / m counts, and all before it.
    QCOMPARE(discoveries(std::vector<double>{0.01, 0.04, 0.03, 0.005}),
             (std::vector<bool>{true, true, true, true}));
    QCOMPARE(discoveries(std::vector<double>{0.001, 0.2, 0.04, 0.5}),
             (std::vector<bool>{true, false, false, false}));
    QCOMPARE(discoveries(std::vector<double>{0.03, 0.9}), (std::vector<bool>{false, false}));
    QVERIFY(discoveries({}).empty());
}

void TestIntervals::meansAndFairness() {
    // t(0.975, 1) = 12.7062, standard error 1.
    const Estimate two = mean(std::vector<double>{1, 3});
    QCOMPARE(two.value, 2.0);
    QVERIFY(near(two.interval.low, 2 - 12.7062) && near(two.interval.high, 2 + 12.7062));
    QVERIFY(std::isinf(mean(std::vector<double>{1}).interval.high));
    // t = 2 at one degree of freedom: 1 - 2 arctan(2) / pi.
    QVERIFY(near(meanP(std::vector<double>{1, 3}), 0.2952));
    QVERIFY(near(meanP(std::vector<double>{-1, -3}), 0.2952));
    QCOMPARE(meanP(std::vector<double>{7}), 1.0);
    QCOMPARE(meanP(std::vector<double>{0, 0, 0}), 1.0);
    QCOMPARE(meanP(std::vector<double>(29, 2.0)), 1.0);
    QCOMPARE(meanP(std::vector<double>(30, 2.0)), 0.0);

    using Verdict = Fairness::Verdict;
    // Values all alike say of those that were not seen that they are rare: 3.6889 / n at most.
    QVERIFY(fairness(std::vector<double>(369, 0.0), 0.01).verdict == Verdict::Fair);
    QVERIFY(fairness(std::vector<double>(368, 0.0), 0.01).verdict == Verdict::Open);
    QCOMPARE(fairness(std::vector<double>(29, 0.0), 0.01).blocksNeeded, std::int64_t{369});
    QVERIFY(fairness(std::vector<double>(29, 0.0), 0.2).verdict == Verdict::Open);
    QCOMPARE(fairness(std::vector<double>(29, 0.0), 0.2).blocksNeeded, std::int64_t{30});
    QVERIFY(fairness(std::vector<double>(30, 0.0), 0.2).verdict == Verdict::Fair);
    QVERIFY(fairness(std::vector<double>(10, 0.1), 0.01).verdict == Verdict::Open);
    QVERIFY(fairness(std::vector<double>(40, 0.1), 0.01).verdict == Verdict::Open);
    QCOMPARE(fairness(std::vector<double>(40, 0.1), 0.01).blocksNeeded, std::int64_t{41});
    QVERIFY(fairness(std::vector<double>(41, 0.1), 0.01).verdict == Verdict::Unfair);
    // Nobody calls it fair because little was seen.
    std::vector<double> few{0.5, -0.5, 0.5, -0.5};
    const Fairness open = fairness(few, 0.01);
    QVERIFY(open.verdict == Verdict::Open);
    // Variance 1/3, z = 1.96 + 1.2816: (1/3) 10.5074 / 0.0001.
    QVERIFY(std::abs(open.blocksNeeded - 35025) <= 2);
    QVERIFY(fairness(std::vector<double>{0.5}, 0.01).verdict == Verdict::Open);
    // A planted advantage among noise is found.
    std::vector<double> biased;
    for (int i = 0; i < 400; ++i)
        biased.push_back((i % 2 == 0 ? 0.5 : -0.5) + 0.1);
    QVERIFY(fairness(biased, 0.01).verdict == Verdict::Unfair);
    // Surely more than nothing, but not surely more than the margin: 0.1 +- 0.049.
    const Fairness margin = fairness(biased, 0.06);
    QVERIFY(margin.verdict == Verdict::Open);
    // Variance 0.25063: 0.25063 10.5074 / 0.0036, sooner than 0.25063 7.8489 / 0.0016 to see it beyond.
    QVERIFY(std::abs(margin.blocksNeeded - 732) <= 1);
    QVERIFY(fairness(biased, 0.2).verdict == Verdict::Fair);
    // The interval that decides is the one that is shown: to 0.1492 at 95 %, though at 90 % to 0.1413.
    QVERIFY(fairness(biased, 0.145).verdict == Verdict::Open);
    QVERIFY(fairness(biased, 0.15).verdict == Verdict::Fair);
    for (double& value : biased)
        value = -value;
    QVERIFY(fairness(biased, 0.04).verdict == Verdict::Unfair);
    QVERIFY(fairness(biased, 0.06).verdict == Verdict::Open);
}

void TestIntervals::fairShares() {
    using Verdict = Fairness::Verdict;
    using Column = std::vector<std::int64_t>;
    // Twelfths of wins in blocks of two games; of `lost` blocks the seat won none, of the rest one each.
    const auto seat = [](std::size_t lost, std::size_t even, double margin = 0.01) {
        Column part(lost, 0);
        part.resize(lost + even, 12);
        return fairShare(part, Column(lost + even, 24), 12, 0.5, margin);
    };
    // Two blocks lost: at most 0.8419 by the exact bound, which holds the even part.
    QVERIFY(seat(2, 0).verdict == Verdict::Open);
    QVERIFY(seat(2, 0).blocksNeeded > 2);
    // Five: 1 - 0.025^(1/5) = 0.5218; six: 0.4593; ten: 0.3085.
    QVERIFY(seat(5, 0).verdict == Verdict::Open);
    QVERIFY(seat(6, 0).verdict == Verdict::Unfair);
    QVERIFY(seat(6, 0, 0.05).verdict == Verdict::Open);
    QVERIFY(seat(10, 0).verdict == Verdict::Unfair);
    // Blocks that are all even prove nothing of those that were not seen either.
    QVERIFY(seat(0, 30).verdict == Verdict::Open);
    QVERIFY(seat(0, 30, 0.2).verdict == Verdict::Fair);
    QVERIFY(seat(0, 29, 0.2).verdict == Verdict::Open);
    // A shared win is a twelfth or more, but no trial of its own: never surer than so many games.
    Column part(4, 12);
    part.back() = 13;
    const Estimate few = share(part, Column(4, 24), 12);
    const Interval eight = wilson(8 * 49.0 / 96, 8);
    QVERIFY(near(few.interval.low, eight.low) && near(few.interval.high, eight.high));
}

QTEST_APPLESS_MAIN(TestIntervals)
#include "tst_intervals.moc"
