// Intervals by drawing blocks anew, with replacement (bootstrap): the same numbers for any number of threads.
#include "engine/playtest/statistics/distribution.h"
#include "engine/playtest/statistics/intervals.h"

#include "engine/base/random.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <thread>

namespace tilewright::playtest {

namespace {

#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
// Fuzzers look for crashes; exact intervals would take nearly all of their time.
constexpr int resamples = 20;
#else
constexpr int resamples = 1000;
#endif

/// A resample without a value, as nothing was counted in it or a stop came first.
constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

/// The interval between the tails of resampled statistics.
Interval percentiles(std::vector<double>& values) {
    std::erase_if(values, [](double value) { return std::isnan(value); });
    if (values.empty())
        return unknownInterval;
    std::sort(values.begin(), values.end());
    const auto at = [&values](double share) {
        return values[static_cast<std::size_t>(std::llround(share * static_cast<double>(values.size() - 1)))];
    };
    return {at(0.025), at(0.975)};
}

/// Calls `use` with a random block, as often as there are blocks.
template <class Use>
void resample(std::size_t blocks, std::size_t number, Use use) {
    Random random(0, 0, Purpose::Bootstrap, number);
    for (std::size_t i = 0; i < blocks; ++i)
        use(static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(blocks))));
}

/// Calls what `makeOne` returns, once in each thread, with the numbers of all resamples.
template <class Make>
void forResamples(const ResamplingSettings& effort, Make makeOne) {
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        auto one = makeOne();
        while (!effort.stop.stop_requested()) {
            const std::size_t number = next++;
            if (number >= resamples)
                return;
            one(number);
        }
    };
    std::vector<std::jthread> others;
    for (int i = 1; i < effort.threads; ++i)
        others.emplace_back(work);
    work();
}

using Numbers = std::vector<std::int64_t>;

/// The numbers of fractions, all of a block beside each other, and equal denominators once.
class Rows {
public:
    explicit Rows(std::span<const Fraction> fractions) {
        std::vector<const Numbers*> belows;
        std::vector<std::size_t> placesBelow;
        for (const Fraction& one : fractions) {
            above_.push_back(add(one.numerators));
            std::size_t same = 0;
            while (same < belows.size() && *belows[same] != one.denominators)
                ++same;
            if (same == belows.size()) {
                belows.push_back(&one.denominators);
                placesBelow.push_back(add(one.denominators));
            }
            below_.push_back(placesBelow[same]);
        }
    }

    /// By fraction, then by resample.
    std::vector<std::vector<double>> ratios(const ResamplingSettings& effort) const {
        return fit<std::int32_t>() ? ratiosIn<std::int32_t>(effort) : ratiosIn<std::int64_t>(effort);
    }

private:
    std::size_t add(const Numbers& column) {
        columns_.push_back(&column);
        return columns_.size() - 1;
    }

    /// Whether the sums of all resamples are numbers of that type.
    template <class Number>
    bool fit() const {
        return std::ranges::all_of(columns_, [](const Numbers* column) {
            const auto most =
                std::numeric_limits<Number>::max() / static_cast<std::int64_t>(column->size() + 1);
            return std::ranges::all_of(*column,
                                       [most](std::int64_t one) { return one >= -most && one <= most; });
        });
    }

    template <class Number>
    std::vector<std::vector<double>> ratiosIn(const ResamplingSettings& effort) const {
        const std::size_t width = columns_.size();
        const std::size_t blocks = columns_.front()->size();
        std::vector<Number> rows(blocks * width);
        for (std::size_t i = 0; i < width; ++i)
            for (std::size_t block = 0; block < blocks; ++block)
                rows[block * width + i] = static_cast<Number>((*columns_[i])[block]);
        std::vector<std::vector<double>> values(above_.size(), std::vector<double>(resamples, noValue));
        forResamples(effort, [&] {
            return [&, sums = std::vector<Number>(width)](std::size_t number) mutable {
                std::fill(sums.begin(), sums.end(), Number{0});
                resample(blocks, number, [&](std::size_t block) {
                    const Number* row = &rows[block * width];
                    for (std::size_t i = 0; i < width; ++i)
                        sums[i] += row[i];
                });
                for (std::size_t i = 0; i < above_.size(); ++i)
                    if (sums[below_[i]] != 0)
                        values[i][number] =
                            static_cast<double>(sums[above_[i]]) / static_cast<double>(sums[below_[i]]);
            };
        });
        return values;
    }

    std::vector<const Numbers*> columns_;
    /// By fraction: indices in columns_.
    std::vector<std::size_t> above_;
    std::vector<std::size_t> below_;
};

double totalOf(const Numbers& values) {
    return static_cast<double>(std::accumulate(values.begin(), values.end(), std::int64_t{0}));
}

} // namespace

Estimate ratio(std::span<const std::int64_t> above, std::span<const std::int64_t> below) {
    const Fraction one{{above.begin(), above.end()}, {below.begin(), below.end()}};
    return ratios({&one, 1}).front();
}

std::vector<Estimate> ratios(std::span<const Fraction> fractions, const ResamplingSettings& effort) {
    if (fractions.empty())
        return {};
    std::vector<std::vector<double>> values = Rows(fractions).ratios(effort);
    std::vector<Estimate> estimates;
    for (std::size_t i = 0; i < fractions.size(); ++i) {
        const Numbers& above = fractions[i].numerators;
        const Numbers& below = fractions[i].denominators;
        const double value = totalOf(above) / totalOf(below);
        const auto counted = std::ssize(below) - std::count(below.begin(), below.end(), 0);
        const bool never = std::all_of(above.begin(), above.end(), [](std::int64_t one) { return one == 0; });
        // One block gives no information about the spread.
        if (counted < 2)
            estimates.push_back({value, unknownInterval});
        else if (never)
            estimates.push_back({0, {0, unseenMean / static_cast<double>(counted)}});
        else
            estimates.push_back({value, percentiles(values[i])});
    }
    return estimates;
}

Estimate quantile(std::span<const std::int32_t> samples, std::size_t perBlock, double at) {
    std::vector<std::size_t> starts;
    for (std::size_t start = 0; start <= samples.size(); start += perBlock)
        starts.push_back(start);
    return quantiles(samples, starts, {&at, 1}).front();
}

std::vector<Estimate> quantiles(std::span<const std::int32_t> samples, std::span<const std::size_t> starts,
                                std::span<const double> at, const ResamplingSettings& effort) {
    // Each sample by its index among the different values, so that a resample needs only counting.
    std::vector<std::int32_t> different(samples.begin(), samples.end());
    std::sort(different.begin(), different.end());
    different.erase(std::unique(different.begin(), different.end()), different.end());
    std::vector<std::uint32_t> places(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        places[i] = static_cast<std::uint32_t>(
            std::lower_bound(different.begin(), different.end(), samples[i]) - different.begin());

    using Counts = std::vector<std::uint32_t>;
    const auto find = [&](const Counts& counts, std::size_t size, double share) {
        const auto wanted =
            static_cast<std::uint64_t>(std::max(1.0, std::ceil(share * static_cast<double>(size))));
        std::uint64_t below = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            below += counts[i];
            if (below >= wanted)
                return static_cast<double>(different[i]);
        }
        return static_cast<double>(different.back());
    };
    std::vector<std::vector<double>> values(at.size(), std::vector<double>(resamples, noValue));
    forResamples(effort, [&] {
        return [&, counts = Counts(different.size())](std::size_t number) mutable {
            std::fill(counts.begin(), counts.end(), 0);
            std::size_t size = 0;
            resample(starts.size() - 1, number, [&](std::size_t block) {
                for (std::size_t i = starts[block]; i < starts[block + 1]; ++i)
                    ++counts[places[i]];
                size += starts[block + 1] - starts[block];
            });
            for (std::size_t which = 0; size > 0 && which < at.size(); ++which)
                values[which][number] = find(counts, size, at[which]);
        };
    });
    Counts counts(different.size());
    for (const std::uint32_t place : places)
        ++counts[place];
    std::vector<Estimate> estimates;
    for (std::size_t which = 0; which < at.size(); ++which)
        estimates.push_back({find(counts, samples.size(), at[which]), percentiles(values[which])});
    return estimates;
}

namespace {

/// One value or several of every game, for the correlation of the games of a block. In integers: for a block,
/// the sum of a value; for all values together, the squares of these sums and perBlock times the squares
/// within. Squares as floats, exact for any real game: a report may have samples of any size.
class Games {
public:
    Games(std::span<const std::span<const std::int32_t>> values, std::size_t perBlock)
        : values_(values.size())
        , perBlock_(static_cast<double>(perBlock))
        , blocks_(values.front().size() / perBlock)
        , stacks_(blocks_, 1)
        , sums_(blocks_ * values.size())
        , squares_(blocks_)
        , within_(blocks_) {
        for (std::size_t v = 0; v < values.size(); ++v)
            for (std::size_t block = 0; block < blocks_; ++block) {
                std::int64_t total = 0;
                double each = 0;
                for (const std::int64_t value : values[v].subspan(block * perBlock, perBlock)) {
                    total += value;
                    each += static_cast<double>(value) * static_cast<double>(value);
                }
                sums_[block * values_ + v] = total;
                const double square = static_cast<double>(total) * static_cast<double>(total);
                squares_[block] += square;
                within_[block] += perBlock_ * each - square;
            }
    }

    /// The same of blocks of several stacks: their sums.
    Games(std::span<const Distribution* const> values, std::span<const std::int64_t> games,
          std::size_t perStack)
        : values_(values.size())
        , perBlock_(static_cast<double>(perStack))
        , blocks_(games.size())
        , stacks_(games.begin(), games.end())
        , sums_(blocks_ * values.size())
        , squares_(blocks_)
        , within_(blocks_) {
        for (double& ofBlock : stacks_)
            ofBlock /= perBlock_;
        for (std::size_t v = 0; v < values.size(); ++v)
            for (std::size_t block = 0; block < blocks_; ++block) {
                sums_[block * values_ + v] = values[v]->sums[block];
                const auto square = static_cast<double>(values[v]->stackSquares[block]);
                squares_[block] += square;
                within_[block] += perBlock_ * static_cast<double>(values[v]->squares[block]) - square;
            }
    }

    std::size_t blocks() const { return blocks_; }

    /// For the blocks that `each` names one after the other, as many as there are.
    template <class Each>
    std::optional<double> correlation(Each each) const {
        std::vector<double> sum(values_);
        double between = 0;
        double inside = 0;
        double stacks = 0;
        each([&](std::size_t block) {
            stacks += stacks_[block];
            for (std::size_t v = 0; v < values_; ++v)
                sum[v] += static_cast<double>(sums_[block * values_ + v]);
            between += squares_[block];
            inside += within_[block];
        });
        double square = 0;
        for (const double one : sum)
            square += one * one;
        const double meanBetween = (between - square / stacks) / perBlock_ / (stacks - 1);
        const double meanWithin = inside / perBlock_ / (stacks * (perBlock_ - 1));
        const double all = meanBetween + (perBlock_ - 1) * meanWithin;
        if (all <= 0)
            return std::nullopt;
        return std::clamp((meanBetween - meanWithin) / all, 0.0, 1.0);
    }

private:
    std::size_t values_;
    double perBlock_;
    std::size_t blocks_;
    std::vector<double> stacks_;
    std::vector<std::int64_t> sums_;
    std::vector<double> squares_;
    std::vector<double> within_;
};

std::optional<Estimate> shareBetween(const Games& games, const ResamplingSettings& effort) {
    const auto value = games.correlation([&games](auto use) {
        for (std::size_t block = 0; block < games.blocks(); ++block)
            use(block);
    });
    if (!value)
        return std::nullopt;
    std::vector<double> resampled(resamples, noValue);
    forResamples(effort, [&] {
        return [&](std::size_t number) {
            resampled[number] =
                games.correlation([&](auto use) { resample(games.blocks(), number, use); }).value_or(noValue);
        };
    });
    const Interval interval = percentiles(resampled);
    // If none of it was ever seen, its amount is unknown.
    if (*value <= 0 && interval.high <= 0)
        return Estimate{0, unknownInterval};
    // A block drawn twice varies less: with few blocks all resamples may be on one side.
    return Estimate{*value, {std::min(interval.low, *value), std::max(interval.high, *value)}};
}

} // namespace

std::optional<Estimate> shareBetweenBlocks(std::span<const std::span<const std::int32_t>> values,
                                           std::size_t perBlock, const ResamplingSettings& effort) {
    if (values.empty() || values.front().size() / perBlock < 2 || perBlock < 2)
        return std::nullopt;
    return shareBetween(Games(values, perBlock), effort);
}

std::optional<Estimate> shareBetweenStacks(std::span<const Distribution* const> values,
                                           std::span<const std::int64_t> games, std::size_t perStack,
                                           const ResamplingSettings& effort) {
    if (values.empty() || games.empty() || values.front()->stacks < 2 || perStack < 2)
        return std::nullopt;
    return shareBetween(Games(values, games, perStack), effort);
}

} // namespace tilewright::playtest
