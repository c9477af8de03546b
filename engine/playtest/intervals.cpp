#include "engine/playtest/intervals.h"

#include "engine/grid/random.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace tilewright::playtest {

namespace {

using boost::math::binomial_distribution;

constexpr int resamples = 1000;
/// A few blocks may be alike by chance; nothing is called fair on their word.
constexpr std::size_t leastForFair = 30;

double normalQuantile(double confidence) {
    return boost::math::quantile(boost::math::normal(), 0.5 + confidence / 2);
}

double sum(std::span<const std::int64_t> values) {
    return static_cast<double>(std::accumulate(values.begin(), values.end(), std::int64_t{0}));
}

/// Values of resampled statistics to the interval between their tails.
Interval percentiles(std::vector<double>& values) {
    std::sort(values.begin(), values.end());
    const auto at = [&values](double share) {
        return values[static_cast<std::size_t>(std::llround(share * static_cast<double>(values.size() - 1)))];
    };
    return {at(0.025), at(0.975)};
}

/// Calls `use` with the block drawn, as often as there are blocks.
template <class Use>
void resample(std::size_t blocks, int number, Use use) {
    Random random(0, 0, Purpose::Bootstrap, static_cast<std::uint64_t>(number));
    for (std::size_t i = 0; i < blocks; ++i)
        use(static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(blocks))));
}

} // namespace

Interval wilson(double successes, double trials, double confidence) {
    const double z = normalQuantile(confidence);
    const double p = successes / trials;
    const double squared = z * z / trials;
    const double centre = (p + squared / 2) / (1 + squared);
    const double half = z / (1 + squared) * std::sqrt(p * (1 - p) / trials + squared / (4 * trials));
    // At the ends the bound is the end itself, but for rounding.
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

Estimate share(std::span<const std::int64_t> part, std::span<const std::int64_t> whole) {
    const double parts = sum(part);
    const double wholes = sum(whole);
    const double p = parts / wholes;
    const auto blocks = static_cast<std::int64_t>(part.size());
    if (parts <= 0)
        return {0, {0, exactShare(0, blocks).high}};
    if (parts >= wholes)
        return {1, {exactShare(blocks, blocks).low, 1}};
    // Spread of a ratio between blocks (Taylor linearisation), against that of independent trials.
    double squares = 0;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const double residual = static_cast<double>(part[i]) - p * static_cast<double>(whole[i]);
        squares += residual * residual;
    }
    const auto n = static_cast<double>(blocks);
    const double variance = blocks < 2 ? 0 : squares * n / (n - 1) / (wholes * wholes);
    const double independent = p * (1 - p);
    // A few blocks may agree by chance: never more trials than were counted.
    const double trials = variance > 0 ? std::min(wholes, independent / variance) : n;
    return {p, wilson(p * trials, trials)};
}

Estimate ratio(std::span<const std::int64_t> above, std::span<const std::int64_t> below) {
    const double value = sum(above) / sum(below);
    std::vector<double> values;
    values.reserve(resamples);
    for (int number = 0; number < resamples; ++number) {
        std::int64_t a = 0;
        std::int64_t b = 0;
        resample(above.size(), number, [&](std::size_t block) {
            a += above[block];
            b += below[block];
        });
        if (b != 0)
            values.push_back(static_cast<double>(a) / static_cast<double>(b));
    }
    return {value, values.empty() ? Interval{value, value} : percentiles(values)};
}

Estimate quantile(std::span<const std::int32_t> samples, std::size_t perBlock, double at) {
    // Each sample by its place among the different values, so that a resample is a count and no sort.
    std::vector<std::int32_t> different(samples.begin(), samples.end());
    std::sort(different.begin(), different.end());
    different.erase(std::unique(different.begin(), different.end()), different.end());
    std::vector<std::uint32_t> places(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        places[i] = static_cast<std::uint32_t>(
            std::lower_bound(different.begin(), different.end(), samples[i]) - different.begin());

    const auto wanted =
        static_cast<std::uint64_t>(std::max(1.0, std::ceil(at * static_cast<double>(samples.size()))));
    std::vector<std::uint64_t> counts(different.size());
    const auto find = [&] {
        std::uint64_t below = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            below += counts[i];
            if (below >= wanted)
                return static_cast<double>(different[i]);
        }
        return static_cast<double>(different.back());
    };
    for (const std::uint32_t place : places)
        ++counts[place];
    const double value = find();

    std::vector<double> values;
    values.reserve(resamples);
    for (int number = 0; number < resamples; ++number) {
        std::fill(counts.begin(), counts.end(), 0);
        resample(samples.size() / perBlock, number, [&](std::size_t block) {
            for (std::size_t i = 0; i < perBlock; ++i)
                ++counts[places[block * perBlock + i]];
        });
        values.push_back(find());
    }
    return {value, percentiles(values)};
}

std::vector<bool> discoveries(std::span<const double> p, double falseShare) {
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return p[a] < p[b]; });
    std::size_t found = 0;
    for (std::size_t rank = 1; rank <= order.size(); ++rank)
        if (p[order[rank - 1]] <= falseShare * static_cast<double>(rank) / static_cast<double>(order.size()))
            found = rank;
    std::vector<bool> flags(p.size());
    for (std::size_t rank = 0; rank < found; ++rank)
        flags[order[rank]] = true;
    return flags;
}

double binomialP(std::int64_t successes, std::int64_t trials, double chance) {
    const binomial_distribution<> expected(static_cast<double>(trials), chance);
    const auto k = static_cast<double>(successes);
    const double upTo = boost::math::cdf(expected, k);
    const double from = successes == 0 ? 1 : boost::math::cdf(boost::math::complement(expected, k - 1));
    return std::min(1.0, 2 * std::min(upTo, from));
}

Estimate mean(std::span<const double> values, double confidence) {
    const auto n = static_cast<double>(values.size());
    const double average = std::accumulate(values.begin(), values.end(), 0.0) / n;
    if (values.size() < 2)
        return {average, {-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()}};
    double squares = 0;
    for (const double value : values)
        squares += (value - average) * (value - average);
    const double error = std::sqrt(squares / (n - 1) / n);
    const double half = error * boost::math::quantile(boost::math::students_t(n - 1), 0.5 + confidence / 2);
    return {average, {average - half, average + half}};
}

Fairness fairness(std::span<const double> values, double margin) {
    const Interval narrow = mean(values, 0.90).interval;
    if (values.size() >= leastForFair && narrow.low > -margin && narrow.high < margin)
        return {Fairness::Verdict::Fair, 0};
    const Estimate all = mean(values);
    if (all.interval.low > 0 || all.interval.high < 0)
        return {Fairness::Verdict::Unfair, 0};
    Fairness open;
    if (values.size() >= 2) {
        const auto n = static_cast<double>(values.size());
        const double deviation = (all.interval.high - all.interval.low) / 2 /
                                 boost::math::quantile(boost::math::students_t(n - 1), 0.975) * std::sqrt(n);
        // Two one-sided tests at 5 % each, 80 % power where there is no difference.
        const double z = normalQuantile(0.90) + normalQuantile(0.80);
        open.blocksNeeded =
            static_cast<std::int64_t>(std::ceil(deviation * deviation * z * z / (margin * margin)));
    }
    return open;
}

} // namespace tilewright::playtest
