// Intervals by drawing blocks anew, with replacement (bootstrap): the same numbers for any number of threads.
#include "engine/playtest/statistics/distribution.h"
#include "engine/playtest/statistics/intervals.h"

#include "engine/base/random.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>

namespace tilewright::playtest {

namespace {

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

using Numbers = std::vector<std::int64_t>;
using Times = std::span<const std::int16_t>;

/// For each number the sum of so many times the number. `Number`: type of the numbers, which is faster if it
/// is as narrow as that of the times.
template <class Sum, class Number>
Sum weighted(Times times, const Number* numbers) {
    Sum sum = 0;
    for (std::size_t i = 0; i < times.size(); ++i)
        sum += static_cast<Sum>(times[i]) * static_cast<Sum>(numbers[i]);
    return sum;
}

/// The same of integers below 2^53 in floats, which are exact in any order.
double weighted(Times times, std::span<const double> numbers) {
    constexpr std::size_t together = 4;
    std::array<double, together> sums{};
    std::size_t i = 0;
    for (; i + together <= times.size(); i += together)
        for (std::size_t k = 0; k < together; ++k)
            sums[k] += static_cast<double>(times[i + k]) * numbers[i + k];
    for (; i < times.size(); ++i)
        sums[0] += static_cast<double>(times[i]) * numbers[i];
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

/// Columns of fractions, and equal denominators once.
class Columns {
public:
    explicit Columns(std::span<const Fraction> fractions) {
        std::vector<std::size_t> placesBelow;
        std::vector<const Numbers*> belows;
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
    std::vector<std::vector<double>> ratios(const Resamples& resamples) const {
        std::vector<std::vector<double>> values(above_.size(),
                                                std::vector<double>(Resamples::number, noValue));
        resamples.forEach([&] {
            return [&, sums = Numbers(columns_.size())](std::size_t number, Times times) mutable {
                for (std::size_t i = 0; i < sums.size(); ++i)
                    sums[i] = columns_[i].sum(times);
                for (std::size_t i = 0; i < above_.size(); ++i)
                    if (sums[below_[i]] != 0)
                        values[i][number] =
                            static_cast<double>(sums[above_[i]]) / static_cast<double>(sums[below_[i]]);
            };
        });
        return values;
    }

private:
    /// Most are counts of a game or two, and fit where they take least time.
    struct Column {
        const Numbers* numbers = nullptr;
        std::vector<std::int16_t> narrow;
        std::int64_t sum(Times times) const {
            return narrow.empty() ? weighted<std::int64_t>(times, numbers->data())
                                  : weighted<std::int32_t>(times, narrow.data());
        }
    };

    std::size_t add(const Numbers& numbers) {
        const std::int64_t most =
            std::min<std::int64_t>(std::numeric_limits<std::int16_t>::max(),
                                   std::numeric_limits<std::int32_t>::max() / (std::ssize(numbers) + 1));
        Column column{&numbers, {}};
        if (std::ranges::all_of(numbers, [most](std::int64_t one) { return one >= -most && one <= most; }))
            column.narrow.assign(numbers.begin(), numbers.end());
        columns_.push_back(std::move(column));
        return columns_.size() - 1;
    }

    std::vector<Column> columns_;
    /// By fraction: indices in columns_.
    std::vector<std::size_t> above_;
    std::vector<std::size_t> below_;
};

double totalOf(const Numbers& values) {
    return static_cast<double>(std::accumulate(values.begin(), values.end(), std::int64_t{0}));
}

} // namespace

Resamples::Resamples(std::size_t blocks, ResamplingSettings effort)
    : blocks_(blocks), effort_(std::move(effort)) {
    constexpr std::size_t mostKept = 10'000;
    std::vector<std::int16_t> all(blocks_ <= mostKept ? blocks_ * number : 0);
    if (!all.empty())
        forEach([&] {
            return [&](std::size_t which, std::span<const std::int16_t> times) {
                std::ranges::copy(times, &all[which * blocks_]);
            };
        });
    kept_ = std::move(all);
}

void Resamples::forEach(const std::function<Use()>& makeUse) const {
    std::atomic<std::size_t> next{0};
    parallelFor(static_cast<std::size_t>(std::max(1, effort_.threads)), [&](std::size_t) {
        const Use use = makeUse();
        std::vector<std::int16_t> drawn(kept_.empty() ? blocks_ : 0);
        while (!effort_.stop.stop_requested()) {
            const std::size_t which = next++;
            if (which >= number)
                return;
            if (kept_.empty())
                draw(which, drawn);
            use(which, kept_.empty() ? std::span<const std::int16_t>(drawn)
                                     : std::span(kept_).subspan(which * blocks_, blocks_));
        }
    });
}

void Resamples::draw(std::size_t which, std::span<std::int16_t> times) const {
    std::ranges::fill(times, std::int16_t{0});
    Random random(0, 0, Purpose::Bootstrap, which);
    for (std::size_t i = 0; i < blocks_; ++i)
        ++times[random.below(static_cast<std::uint32_t>(blocks_))];
}

Estimate ratio(std::span<const std::int64_t> above, std::span<const std::int64_t> below) {
    const Fraction one{{above.begin(), above.end()}, {below.begin(), below.end()}};
    return ratios({&one, 1}, Resamples(above.size())).front();
}

std::vector<Estimate> ratios(std::span<const Fraction> fractions, const Resamples& resamples) {
    if (fractions.empty())
        return {};
    std::vector<std::vector<double>> values = Columns(fractions).ratios(resamples);
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
    return quantiles(samples, starts, {&at, 1}, Resamples(starts.size() - 1)).front();
}

std::vector<Estimate> quantiles(std::span<const std::int32_t> samples, std::span<const std::size_t> starts,
                                std::span<const double> at, const Resamples& resamples) {
    /// A sample and its block.
    struct Sample {
        std::int32_t value = 0;
        std::uint32_t block = 0;
    };
    std::vector<Sample> sorted;
    sorted.reserve(samples.size());
    for (std::size_t block = 0; block + 1 < starts.size(); ++block)
        for (std::size_t i = starts[block]; i < starts[block + 1]; ++i)
            sorted.push_back({samples[i], static_cast<std::uint32_t>(block)});
    std::ranges::stable_sort(sorted, {}, &Sample::value);
    /// From the smallest to the largest, so that each quantile begins where the one before ended.
    std::vector<std::size_t> ascending(at.size());
    std::iota(ascending.begin(), ascending.end(), std::size_t{0});
    std::ranges::sort(ascending, {}, [at](std::size_t which) { return at[which]; });
    /// `use`: called with each quantile's place in `at` and its value.
    const auto find = [&](Times times, auto use) {
        std::int64_t size = 0;
        for (std::size_t block = 0; block < times.size(); ++block)
            size += times[block] * static_cast<std::int64_t>(starts[block + 1] - starts[block]);
        if (size == 0)
            return;
        std::int64_t below = 0;
        std::size_t next = 0;
        for (const std::size_t which : ascending) {
            const auto wanted =
                static_cast<std::int64_t>(std::max(1.0, std::ceil(at[which] * static_cast<double>(size))));
            for (; below < wanted && next < sorted.size(); ++next)
                below += times[sorted[next].block];
            use(which, static_cast<double>(sorted[next - 1].value));
        }
    };
    std::vector<std::vector<double>> values(at.size(), std::vector<double>(Resamples::number, noValue));
    resamples.forEach([&] {
        return [&](std::size_t number, Times times) {
            find(times, [&](std::size_t which, double value) { values[which][number] = value; });
        };
    });
    std::vector<Estimate> estimates(at.size());
    find(std::vector<std::int16_t>(starts.size() - 1, 1),
         [&](std::size_t which, double value) { estimates[which].value = value; });
    for (std::size_t which = 0; which < at.size(); ++which)
        estimates[which].interval = percentiles(values[which]);
    return estimates;
}

namespace {

/// One value or several of every game, for the correlation of the games of a block. For a block, the sum of a
/// value; for all values together, the squares of these sums and perBlock times the squares within. All are
/// integers in floats, exact for any real game: a report may have samples of any size.
class Games {
public:
    Games(std::span<const std::span<const std::int32_t>> values, std::size_t perBlock)
        : Games(values.size(), values.front().size() / perBlock, perBlock) {
        std::ranges::fill(stacks_, 1);
        for (std::size_t v = 0; v < values.size(); ++v)
            for (std::size_t block = 0; block < stacks_.size(); ++block) {
                std::int64_t total = 0;
                double each = 0;
                for (const std::int64_t value : values[v].subspan(block * perBlock, perBlock)) {
                    total += value;
                    each += static_cast<double>(value) * static_cast<double>(value);
                }
                sums_[v][block] = static_cast<double>(total);
                const double square = static_cast<double>(total) * static_cast<double>(total);
                squares_[block] += square;
                within_[block] += perBlock_ * each - square;
            }
    }

    /// The same of blocks of several stacks: their sums.
    Games(std::span<const Distribution* const> values, std::span<const std::int64_t> games,
          std::size_t perStack)
        : Games(values.size(), games.size(), perStack) {
        for (std::size_t block = 0; block < stacks_.size(); ++block)
            stacks_[block] = static_cast<double>(games[block]) / perBlock_;
        for (std::size_t v = 0; v < values.size(); ++v)
            for (std::size_t block = 0; block < stacks_.size(); ++block) {
                sums_[v][block] = static_cast<double>(values[v]->sums[block]);
                const auto square = static_cast<double>(values[v]->stackSquares[block]);
                squares_[block] += square;
                within_[block] += perBlock_ * static_cast<double>(values[v]->squares[block]) - square;
            }
    }

    std::size_t blocks() const { return stacks_.size(); }

    /// If each block is there so many times.
    std::optional<double> correlation(Times times) const {
        const double stacks = weighted(times, stacks_);
        double square = 0;
        for (const std::vector<double>& sums : sums_) {
            const double one = weighted(times, sums);
            square += one * one;
        }
        const double meanBetween = (weighted(times, squares_) - square / stacks) / perBlock_ / (stacks - 1);
        const double meanWithin = weighted(times, within_) / perBlock_ / (stacks * (perBlock_ - 1));
        const double all = meanBetween + (perBlock_ - 1) * meanWithin;
        if (all <= 0)
            return std::nullopt;
        return std::clamp((meanBetween - meanWithin) / all, 0.0, 1.0);
    }

private:
    Games(std::size_t values, std::size_t blocks, std::size_t perBlock)
        : perBlock_(static_cast<double>(perBlock))
        , stacks_(blocks)
        , sums_(values, std::vector<double>(blocks))
        , squares_(blocks)
        , within_(blocks) {}

    double perBlock_;
    std::vector<double> stacks_;
    /// By value, then by block.
    std::vector<std::vector<double>> sums_;
    std::vector<double> squares_;
    std::vector<double> within_;
};

std::optional<Estimate> shareBetween(const Games& games, const Resamples& resamples) {
    const auto value = games.correlation(std::vector<std::int16_t>(games.blocks(), 1));
    if (!value)
        return std::nullopt;
    std::vector<double> resampled(Resamples::number, noValue);
    resamples.forEach([&] {
        return [&](std::size_t number, Times times) {
            resampled[number] = games.correlation(times).value_or(noValue);
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
                                           std::size_t perBlock, const Resamples& resamples) {
    if (values.empty() || values.front().size() / perBlock < 2 || perBlock < 2)
        return std::nullopt;
    return shareBetween(Games(values, perBlock), resamples);
}

std::optional<Estimate> shareBetweenStacks(std::span<const Distribution* const> values,
                                           std::span<const std::int64_t> games, std::size_t perStack,
                                           const Resamples& resamples) {
    if (values.empty() || games.empty() || values.front()->stacks < 2 || perStack < 2)
        return std::nullopt;
    return shareBetween(Games(values, games, perStack), resamples);
}

} // namespace tilewright::playtest
