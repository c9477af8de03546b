#include "engine/playtest/intervals.h"

#include "engine/grid/random.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace tilewright::playtest {

namespace {

using boost::math::binomial_distribution;

#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
// Fuzzers look for crashes; exact intervals would take nearly all of their time.
constexpr int resamples = 20;
#else
constexpr int resamples = 1000;
#endif
/// A few blocks may be equal by chance; they are not enough for any conclusion.
constexpr std::size_t leastAlike = 30;
/// The expected number, by Poisson's distribution, of events whose absence has a probability of 2.5 %.
const double unseen = -std::log(0.025);

constexpr Interval unknown{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};

double normalQuantile(double confidence) {
    return boost::math::quantile(boost::math::normal(), 0.5 + confidence / 2);
}

double sum(std::span<const std::int64_t> values) {
    return static_cast<double>(std::accumulate(values.begin(), values.end(), std::int64_t{0}));
}

/// A part, a whole and the number of blocks.
struct Spread {
    double part = 0;
    double whole = 0;
    std::int64_t blocks = 0;
    double share() const { return part / whole; }
};

/// `squares`: squared differences between a block's part and its share of the whole, summed.
Estimate shareOf(const Spread& of, double squares, std::int64_t trial, double confidence) {
    const double p = of.share();
    if (of.part <= 0)
        return {0, {0, exactShare(0, of.blocks, confidence).high}};
    if (of.part >= of.whole)
        return {1, {exactShare(of.blocks, of.blocks, confidence).low, 1}};
    // Spread of a ratio between blocks (Taylor linearisation), against that of independent trials.
    const auto n = static_cast<double>(of.blocks);
    const double variance = of.blocks < 2 ? 0 : squares * n / (n - 1) / (of.whole * of.whole);
    const double independent = p * (1 - p);
    // A few blocks may agree by chance: never more trials than were counted.
    const double trials =
        variance > 0 ? std::min(of.whole / static_cast<double>(trial), independent / variance) : n;
    return {p, wilson(p * trials, trials, confidence)};
}

/// The squares of shareOf(), 0 instead of rounding errors.
double residuals(const BlockSums& sums) {
    const double p = static_cast<double>(sums.part) / static_cast<double>(sums.whole);
    const double wholes = p * p * static_cast<double>(sums.wholeWhole);
    const double squares =
        static_cast<double>(sums.partPart) - 2 * p * static_cast<double>(sums.partWhole) + wholes;
    constexpr double rounding = 1e-9;
    return squares <= rounding * wholes ? 0 : squares;
}

/// The interval between the tails of resampled statistics.
Interval percentiles(std::vector<double>& values) {
    std::sort(values.begin(), values.end());
    if (values.empty()) // a stop came first
        return unknown;
    const auto at = [&values](double share) {
        return values[static_cast<std::size_t>(std::llround(share * static_cast<double>(values.size() - 1)))];
    };
    return {at(0.025), at(0.975)};
}

/// Calls `use` with a random block, as often as there are blocks.
template <class Use>
void resample(std::size_t blocks, int number, Use use) {
    Random random(0, 0, Purpose::Bootstrap, static_cast<std::uint64_t>(number));
    for (std::size_t i = 0; i < blocks; ++i)
        use(static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(blocks))));
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
    const double needed = std::ceil(std::min(unseen / distance, 1e15));
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
               double confidence) {
    const Spread spread{sum(part), sum(whole), static_cast<std::int64_t>(part.size())};
    double squares = 0;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const double residual = static_cast<double>(part[i]) - spread.share() * static_cast<double>(whole[i]);
        squares += residual * residual;
    }
    return shareOf(spread, squares, trial, confidence);
}

Estimate share(const BlockSums& sums) {
    return shareOf({static_cast<double>(sums.part), static_cast<double>(sums.whole), sums.blocks},
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

Estimate ratio(std::span<const std::int64_t> above, std::span<const std::int64_t> below) {
    const Fraction one{{above.begin(), above.end()}, {below.begin(), below.end()}};
    return ratios({&one, 1}).front();
}

std::vector<Estimate> ratios(std::span<const Fraction> fractions, const std::stop_token& stop) {
    if (fractions.empty())
        return {};
    // All sums of a block are adjacent.
    const std::size_t width = 2 * fractions.size();
    const std::size_t blocks = fractions.front().above.size();
    std::vector<std::int64_t> rows(blocks * width);
    for (std::size_t i = 0; i < fractions.size(); ++i)
        for (std::size_t block = 0; block < blocks; ++block) {
            rows[block * width + 2 * i] = fractions[i].above[block];
            rows[block * width + 2 * i + 1] = fractions[i].below[block];
        }
    std::vector<std::vector<double>> values(fractions.size());
    std::vector<std::int64_t> sums(width);
    for (int number = 0; number < resamples && !stop.stop_requested(); ++number) {
        std::fill(sums.begin(), sums.end(), 0);
        resample(blocks, number, [&](std::size_t block) {
            const std::int64_t* row = &rows[block * width];
            for (std::size_t i = 0; i < width; ++i)
                sums[i] += row[i];
        });
        for (std::size_t i = 0; i < fractions.size(); ++i)
            if (sums[2 * i + 1] != 0)
                values[i].push_back(static_cast<double>(sums[2 * i]) / static_cast<double>(sums[2 * i + 1]));
    }
    std::vector<Estimate> estimates;
    for (std::size_t i = 0; i < fractions.size(); ++i) {
        const double value = sum(fractions[i].above) / sum(fractions[i].below);
        const std::vector<std::int64_t>& below = fractions[i].below;
        const auto counted = static_cast<std::ptrdiff_t>(blocks) - std::count(below.begin(), below.end(), 0);
        const std::vector<std::int64_t>& above = fractions[i].above;
        const bool never = std::all_of(above.begin(), above.end(), [](std::int64_t one) { return one == 0; });
        // One block gives no information about the spread.
        if (counted < 2)
            estimates.push_back({value, unknown});
        else if (never)
            estimates.push_back({0, {0, unseen / static_cast<double>(counted)}});
        else
            estimates.push_back({value, percentiles(values[i])});
    }
    return estimates;
}

Estimate quantile(std::span<const std::int32_t> samples, std::size_t perBlock, double at) {
    std::vector<std::size_t> starts;
    for (std::size_t start = 0; start <= samples.size(); start += perBlock)
        starts.push_back(start);
    return quantile(samples, starts, at);
}

Estimate quantile(std::span<const std::int32_t> samples, std::span<const std::size_t> starts, double at,
                  const std::stop_token& stop) {
    // Each sample by its index among the different values, so that a resample needs only counting.
    std::vector<std::int32_t> different(samples.begin(), samples.end());
    std::sort(different.begin(), different.end());
    different.erase(std::unique(different.begin(), different.end()), different.end());
    std::vector<std::uint32_t> places(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        places[i] = static_cast<std::uint32_t>(
            std::lower_bound(different.begin(), different.end(), samples[i]) - different.begin());

    std::vector<std::uint64_t> counts(different.size());
    const auto find = [&](std::size_t size) {
        const auto wanted =
            static_cast<std::uint64_t>(std::max(1.0, std::ceil(at * static_cast<double>(size))));
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
    const double value = find(samples.size());

    std::vector<double> values;
    values.reserve(resamples);
    for (int number = 0; number < resamples && !stop.stop_requested(); ++number) {
        std::fill(counts.begin(), counts.end(), 0);
        std::size_t size = 0;
        resample(starts.size() - 1, number, [&](std::size_t block) {
            for (std::size_t i = starts[block]; i < starts[block + 1]; ++i)
                ++counts[places[i]];
            size += starts[block + 1] - starts[block];
        });
        if (size > 0)
            values.push_back(find(size));
    }
    return {value, percentiles(values)};
}

std::optional<Estimate> shareBetweenBlocks(std::span<const std::span<const std::int32_t>> values,
                                           std::size_t perBlock, const std::stop_token& stop) {
    const std::size_t blocks = values.empty() ? 0 : values.front().size() / perBlock;
    if (blocks < 2 || perBlock < 2)
        return std::nullopt;
    // In integers: for a block, the sum of a value; for all values together, the squares of these sums and
    // perBlock times the squares within. Squares as floats, exact for any real game: a report may have
    // samples of any size.
    const auto n = static_cast<double>(perBlock);
    std::vector<std::int64_t> sums(blocks * values.size());
    std::vector<double> squares(blocks);
    std::vector<double> within(blocks);
    for (std::size_t v = 0; v < values.size(); ++v)
        for (std::size_t block = 0; block < blocks; ++block) {
            std::int64_t total = 0;
            double each = 0;
            for (const std::int64_t value : values[v].subspan(block * perBlock, perBlock)) {
                total += value;
                each += static_cast<double>(value) * static_cast<double>(value);
            }
            sums[block * values.size() + v] = total;
            const double square = static_cast<double>(total) * static_cast<double>(total);
            squares[block] += square;
            within[block] += n * each - square;
        }
    std::vector<std::int64_t> sum(values.size());
    // For the blocks that `each` names one after the other, as many as there are.
    const auto correlation = [&](auto each) -> std::optional<double> {
        std::fill(sum.begin(), sum.end(), 0);
        double between = 0;
        double inside = 0;
        each([&](std::size_t block) {
            for (std::size_t v = 0; v < values.size(); ++v)
                sum[v] += sums[block * values.size() + v];
            between += squares[block];
            inside += within[block];
        });
        const auto b = static_cast<double>(blocks);
        const auto games = static_cast<double>(perBlock);
        double square = 0;
        for (const std::int64_t one : sum)
            square += static_cast<double>(one) * static_cast<double>(one);
        const double meanBetween = (between - square / b) / games / (b - 1);
        const double meanWithin = inside / games / (b * (games - 1));
        const double all = meanBetween + (games - 1) * meanWithin;
        if (all <= 0)
            return std::nullopt;
        return std::clamp((meanBetween - meanWithin) / all, 0.0, 1.0);
    };
    const auto value = correlation([blocks](auto use) {
        for (std::size_t block = 0; block < blocks; ++block)
            use(block);
    });
    if (!value)
        return std::nullopt;
    std::vector<double> resampled;
    resampled.reserve(resamples);
    for (int number = 0; number < resamples && !stop.stop_requested(); ++number)
        if (const auto one = correlation([&](auto use) { resample(blocks, number, use); }))
            resampled.push_back(*one);
    const Interval interval = percentiles(resampled);
    // If none of it was ever seen, its amount is unknown.
    if (*value <= 0 && interval.high <= 0)
        return Estimate{0, unknown};
    // A block drawn twice varies less: with few blocks all resamples may be on one side.
    return Estimate{*value, {std::min(interval.low, *value), std::max(interval.high, *value)}};
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
        return {average, unknown};
    const double error = deviationOf(values) / std::sqrt(n);
    const double half = error * boost::math::quantile(boost::math::students_t(n - 1), 0.5 + confidence / 2);
    return {average, {average - half, average + half}};
}

Estimate meanDifference(std::span<const double> values) {
    Estimate found = mean(values);
    if (values.size() < 2 || !allAlike(values))
        return found;
    const double reach = unseen / static_cast<double>(values.size());
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

} // namespace tilewright::playtest
