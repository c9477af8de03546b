#include "engine/playtest/statistics/intervals.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace tilewright::playtest {

namespace {

using boost::math::binomial_distribution;

/// A few blocks may be equal by chance; they are not enough for any conclusion.
constexpr std::size_t leastAlike = 30;
double normalQuantile(double confidence) {
    return boost::math::quantile(boost::math::normal(), 0.5 + confidence / 2);
}

double sum(std::span<const std::int64_t> values) {
    return static_cast<double>(std::accumulate(values.begin(), values.end(), std::int64_t{0}));
}

/// A part, a whole, the number of blocks, and of stacks, of which a block may have several.
struct Spread {
    double part = 0;
    double whole = 0;
    std::int64_t blocks = 0;
    std::int64_t stacks = 0;
    double share() const { return part / whole; }
};

/// `squares`: squared differences between a block's part and its share of the whole, summed.
Estimate shareOf(const Spread& of, double squares, std::int64_t trial, double confidence) {
    const double p = of.share();
    if (of.part <= 0)
        return {0, {0, exactShare(0, of.stacks, confidence).high}};
    if (of.part >= of.whole)
        return {1, {exactShare(of.stacks, of.stacks, confidence).low, 1}};
    // Spread of a ratio between blocks (Taylor linearisation), against that of independent trials.
    const auto n = static_cast<double>(of.blocks);
    const double variance = of.blocks < 2 ? 0 : squares * n / (n - 1) / (of.whole * of.whole);
    const double independent = p * (1 - p);
    // A few blocks may agree by chance: never more trials than were counted.
    const double trials = variance > 0
                              ? std::min(of.whole / static_cast<double>(trial), independent / variance)
                              : static_cast<double>(of.stacks);
    return {p, wilson(p * trials, trials, confidence)};
}

/// The squares of addShare(), 0 instead of rounding errors.
double residuals(const BlockSums& sums) {
    const double p = static_cast<double>(sums.part) / static_cast<double>(sums.whole);
    const double wholes = p * p * static_cast<double>(sums.wholeWhole);
    const double squares =
        static_cast<double>(sums.partPart) - 2 * p * static_cast<double>(sums.partWhole) + wholes;
    constexpr double rounding = 1e-9;
    return squares <= rounding * wholes ? 0 : squares;
}

/// Of one value a block. Pre: two or more.
double deviationOf(std::span<const double> values) {
    const auto n = static_cast<double>(values.size());
    const double average = std::accumulate(values.begin(), values.end(), 0.0) / n;
    double squares = 0;
    for (const double value : values)
        squares += (value - average) * (value - average);
    return std::sqrt(squares / (n - 1));
}

bool allAlike(std::span<const double> values) {
    return std::adjacent_find(values.begin(), values.end(), std::not_equal_to<>()) == values.end();
}

/// The number of blocks with that deviation needed for an answer.
std::int64_t blocksToKnow(std::size_t blocks, double value, double deviation, double margin) {
    const auto within = [deviation](double z, double distance) {
        const double needed = deviation * deviation * z * z / (distance * distance);
        return static_cast<std::int64_t>(std::ceil(std::min(needed, 1e15)));
    };
    // Two one-sided tests at 2.5 % each, 80 % power if there is no difference.
    std::int64_t needed =
        std::max<std::int64_t>(leastAlike, within(normalQuantile(0.95) + normalQuantile(0.80), margin));
    // A two-sided one at 5 %, 80 % power if it is as large as measured.
    if (const double beyond = std::abs(value) - margin; beyond > 0)
        needed = std::min(needed, within(normalQuantile(0.95) + normalQuantile(0.60), beyond));
    return std::max(needed, static_cast<std::int64_t>(blocks) + 1);
}

/// By the interval of the difference from the expected value.
Fairness::Verdict verdictOf(std::size_t blocks, const Interval& difference, double margin) {
    if (blocks >= leastAlike && difference.low > -margin && difference.high < margin)
        return Fairness::Verdict::Fair;
    if (difference.low > margin || difference.high < -margin)
        return Fairness::Verdict::Unfair;
    return Fairness::Verdict::Open;
}

/// The number of equal blocks needed for the bound of meanDifference() to give an answer.
std::int64_t blocksAlike(std::size_t blocks, double value, double margin) {
    const double distance = std::abs(std::abs(value) - margin);
    const double needed = std::ceil(std::min(unseenMean / distance, 1e15));
    return std::max({static_cast<std::int64_t>(leastAlike), static_cast<std::int64_t>(needed),
                     static_cast<std::int64_t>(blocks) + 1});
}

} // namespace

Interval wilson(double successes, double trials, double confidence) {
    const double z = normalQuantile(confidence);
    const double p = successes / trials;
    const double squared = z * z / trials;
    const double centre = (p + squared / 2) / (1 + squared);
    const double half = z / (1 + squared) * std::sqrt(p * (1 - p) / trials + squared / (4 * trials));
    // At the ends the bound is the end itself, except for rounding.
    return {successes <= 0 ? 0 : std::max(0.0, centre - half),
            successes >= trials ? 1 : std::min(1.0, centre + half)};
}

Interval exactShare(std::int64_t successes, std::int64_t trials, double confidence) {
    const double tail = (1 - confidence) / 2;
    const auto n = static_cast<double>(trials);
    const auto k = static_cast<double>(successes);
    return {binomial_distribution<>::find_lower_bound_on_p(n, k, tail),
            binomial_distribution<>::find_upper_bound_on_p(n, k, tail)};
}

Estimate share(std::span<const std::int64_t> part, std::span<const std::int64_t> whole, std::int64_t trial,
               double confidence, std::size_t stacks) {
    const std::int64_t blocks = std::ssize(part);
    const Spread spread{sum(part), sum(whole), blocks,
                        stacks == 0 ? blocks : static_cast<std::int64_t>(stacks)};
    double squares = 0;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const double residual = static_cast<double>(part[i]) - spread.share() * static_cast<double>(whole[i]);
        squares += residual * residual;
    }
    return shareOf(spread, squares, trial, confidence);
}

Estimate share(const BlockSums& sums) {
    return shareOf(
        {static_cast<double>(sums.part), static_cast<double>(sums.whole), sums.blocks, sums.blocks},
        residuals(sums), 1, 0.95);
}

double designEffect(std::span<const BlockSums> shares) {
    double seen = 0;
    double independent = 0;
    for (const BlockSums& sums : shares) {
        if (sums.blocks < 2)
            continue;
        const auto n = static_cast<double>(sums.blocks);
        const double p = static_cast<double>(sums.part) / static_cast<double>(sums.whole);
        seen += residuals(sums) * n / (n - 1);
        independent += p * (1 - p) * static_cast<double>(sums.whole);
    }
    return independent > 0 ? std::max(1.0, seen / independent) : 1;
}

double meanP(std::span<const double> values) {
    if (values.size() < 2)
        return 1;
    const Estimate average = mean(values);
    const auto n = static_cast<double>(values.size());
    const boost::math::students_t distribution(n - 1);
    const double error = (average.interval.high - average.value) / boost::math::quantile(distribution, 0.975);
    if (allAlike(values) || error <= 0)
        return values.front() == 0 || values.size() < leastAlike ? 1 : 0;
    return 2 * boost::math::cdf(boost::math::complement(distribution, std::abs(average.value) / error));
}

Estimate mean(std::span<const double> values, double confidence) {
    const auto n = static_cast<double>(values.size());
    const double average = std::accumulate(values.begin(), values.end(), 0.0) / n;
    if (values.size() < 2)
        return {average, unknownInterval};
    const double error = deviationOf(values) / std::sqrt(n);
    const double half = error * boost::math::quantile(boost::math::students_t(n - 1), 0.5 + confidence / 2);
    return {average, {average - half, average + half}};
}

Estimate meanDifference(std::span<const double> values) {
    Estimate found = mean(values);
    if (values.size() < 2 || !allAlike(values))
        return found;
    const double reach = unseenMean / static_cast<double>(values.size());
    found.interval = {found.value - reach, found.value + reach};
    return found;
}

Fairness fairness(std::span<const double> values, double margin) {
    const Estimate found = meanDifference(values);
    const auto verdict = verdictOf(values.size(), found.interval, margin);
    if (verdict != Fairness::Verdict::Open)
        return {verdict, 0};
    // Equal values give no information about the spread.
    return {verdict, allAlike(values)
                         ? blocksAlike(values.size(), found.value, margin)
                         : blocksToKnow(values.size(), found.value, deviationOf(values), margin)};
}

Fairness fairShare(std::span<const std::int64_t> part, std::span<const std::int64_t> whole,
                   std::int64_t trial, double even, double margin) {
    const auto less = [even](const Interval& of) { return Interval{of.low - even, of.high - even}; };
    const Estimate found = share(part, whole, trial);
    const auto verdict = verdictOf(part.size(), less(found.interval), margin);
    if (verdict != Fairness::Verdict::Open)
        return {verdict, 0};
    // The spread of blocks that gives an interval of this width.
    const double error = (found.interval.high - found.interval.low) / 2 / normalQuantile(0.95);
    const double deviation = error * std::sqrt(static_cast<double>(part.size()));
    return {verdict, blocksToKnow(part.size(), found.value - even, deviation, margin)};
}

Estimate unpairedDifference(const Estimate& a, const Estimate& b) {
    const double value = b.value - a.value;
    return {value,
            {value - std::hypot(b.value - b.interval.low, a.interval.high - a.value),
             value + std::hypot(b.interval.high - b.value, a.value - a.interval.low)}};
}

Estimate atConfidence(const Estimate& of, std::size_t blocks, double confidence) {
    if (blocks < 2)
        return {of.value, unknownInterval};
    const boost::math::students_t distribution(static_cast<double>(blocks) - 1);
    const double wider = boost::math::quantile(distribution, 0.5 + confidence / 2) / normalQuantile(0.95);
    return {
        of.value,
        {of.value - wider * (of.value - of.interval.low), of.value + wider * (of.interval.high - of.value)}};
}

double unpairedP(const Estimate& difference) {
    const auto [value, interval] = difference;
    if (value == 0 || !std::isfinite(interval.low) || !std::isfinite(interval.high))
        return 1;
    const double half = value > 0 ? value - interval.low : interval.high - value;
    if (half <= 0)
        return 0;
    const double deviations = std::abs(value) / half * normalQuantile(0.95);
    return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), deviations));
}

} // namespace tilewright::playtest
