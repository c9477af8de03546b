// Intervals by drawing blocks anew, with replacement (bootstrap): the same numbers for any number of threads.
#include "engine/playtest/statistics/distribution.h"
#include "engine/playtest/statistics/intervals.h"

#include "engine/base/random.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <ranges>
#include <utility>

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

/// The sum of a number for each block. `Number`: std::int64_t, or double for integers below 2^53, exact in
/// any order.
template <class Number>
class ColumnSum {
public:
    explicit ColumnSum(std::span<const Number> numbers) {
        // So large that no sum overflows 32 bits.
        const std::int64_t most =
            std::min<std::int64_t>(std::numeric_limits<std::int16_t>::max(),
                                   std::numeric_limits<std::int32_t>::max() / (std::ssize(numbers) + 1));
        const auto fits = [most](Number one) {
            return one >= static_cast<Number>(-most) && one <= static_cast<Number>(most) &&
                   static_cast<Number>(static_cast<std::int16_t>(one)) == one;
        };
        if (std::ranges::all_of(numbers, fits))
            std::ranges::transform(numbers, std::back_inserter(narrow_),
                                   [](Number one) { return static_cast<std::int16_t>(one); });
        else
            wide_.assign(numbers.begin(), numbers.end());
    }

    /// If each block is there so many times.
    Number of(Times times) const {
        if (wide_.empty()) {
            std::int32_t sum = 0;
            for (std::size_t i = 0; i < times.size(); ++i)
                sum += std::int32_t{times[i]} * narrow_[i];
            return static_cast<Number>(sum);
        }
        constexpr std::size_t together = 4;
        std::array<Number, together> sums{};
        std::size_t i = 0;
        for (; i + together <= times.size(); i += together)
            for (std::size_t k = 0; k < together; ++k)
                sums[k] += static_cast<Number>(times[i + k]) * wide_[i + k];
        for (; i < times.size(); ++i)
            sums[0] += static_cast<Number>(times[i]) * wide_[i];
        return (sums[0] + sums[1]) + (sums[2] + sums[3]);
    }

private:
    /// Most are counts of a game or two, and are as narrow as the times, which takes least time.
    std::vector<std::int16_t> narrow_;
    /// Those that are not.
    std::vector<Number> wide_;
};

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
                    sums[i] = columns_[i].of(times);
                for (std::size_t i = 0; i < above_.size(); ++i)
                    if (sums[below_[i]] != 0)
                        values[i][number] =
                            static_cast<double>(sums[above_[i]]) / static_cast<double>(sums[below_[i]]);
            };
        });
        return values;
    }

private:
    std::size_t add(const Numbers& numbers) {
        columns_.emplace_back(numbers);
        return columns_.size() - 1;
    }

    std::vector<ColumnSum<std::int64_t>> columns_;
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

namespace {

/// Samples from the least to the largest.
struct SortedSamples {
    SortedSamples(std::span<const std::int32_t> samples, std::span<const std::size_t> starts)
        : blocks(starts.size() - 1) {
        for (std::size_t block = 0; block < blocks; ++block)
            for (std::size_t i = starts[block]; i < starts[block + 1]; ++i)
                sorted.push_back({samples[i], static_cast<std::uint32_t>(block)});
        std::ranges::sort(sorted, {}, &Sample::value);
        for (std::size_t i = 0; i < sorted.size(); ++i)
            if (i + 1 == sorted.size() || sorted[i].value != sorted[i + 1].value)
                ends.push_back(i + 1);
    }
    double value(std::size_t number) const { return sorted[ends[number] - 1].value; }

    struct Sample {
        std::int32_t value = 0;
        std::uint32_t block = 0;
    };
    std::size_t blocks;
    std::vector<Sample> sorted;
    /// By number of a value among the different ones, the number of samples up to it.
    std::vector<std::size_t> ends;
};

/// Finds quantiles of drawn blocks by how many samples there are up to a value. Remembers what it counted, so
/// that each thread needs its own.
class QuantileFinder {
public:
    /// The samples outlive it.
    explicit QuantileFinder(const SortedSamples& samples) : samples_(&samples) {}

    /// How many samples there are if each block is there so many times.
    std::int64_t size(Times times) { return upTo(samples_->ends.size() - 1, times); }
    /// The number of the least value up to which there are so many samples. `near`: where the search begins.
    /// Pre: 0 < wanted <= size(times).
    std::size_t find(std::int64_t wanted, Times times, std::size_t near) {
        const auto isEnough = [&](std::size_t value) { return upTo(value, times) >= wanted; };
        std::size_t first = 0;
        std::size_t last = samples_->ends.size() - 1;
        // Twice as far at each step.
        if (std::size_t step = 1; isEnough(near)) {
            for (last = near; last > first; step *= 2) {
                const std::size_t below = last - std::min(step, last);
                if (!isEnough(below)) {
                    first = below + 1;
                    break;
                }
                last = below;
            }
        } else {
            for (first = near + 1; first < last; step *= 2) {
                const std::size_t above = std::min(first + step - 1, last);
                if (isEnough(above)) {
                    last = above;
                    break;
                }
                first = above + 1;
            }
        }
        const auto between = std::views::iota(first, last);
        return first + static_cast<std::size_t>(std::ranges::partition_point(between, std::not_fn(isEnough)) -
                                                between.begin());
    }

private:
    /// The number of samples up to a value.
    std::int64_t upTo(std::size_t value, Times times) {
        auto known = upTo_.find(value);
        const std::span below(samples_->sorted.data(), samples_->ends[value]);
        if (known == upTo_.end() && (upTo_.size() + 1) * samples_->blocks > mostKept) {
            std::int64_t sum = 0;
            for (const SortedSamples::Sample& sample : below)
                sum += times[sample.block];
            return sum;
        }
        if (known == upTo_.end()) {
            Numbers inBlock(samples_->blocks);
            for (const SortedSamples::Sample& sample : below)
                ++inBlock[sample.block];
            known = upTo_.emplace(value, ColumnSum<std::int64_t>(inBlock)).first;
        }
        return known->second.of(times);
    }

    const SortedSamples* samples_;
    /// By value, the number of samples up to it in each block. Real samples have few values near a quantile;
    /// of others no more is kept than this many numbers, and they take longer.
    std::map<std::size_t, ColumnSum<std::int64_t>> upTo_;
    static constexpr std::size_t mostKept = 1 << 22;
};

} // namespace

std::vector<Estimate> quantiles(std::span<const std::int32_t> samples, std::span<const std::size_t> starts,
                                std::span<const double> at, const Resamples& resamples) {
    const SortedSamples sorted(samples, starts);
    if (sorted.ends.empty())
        return std::vector<Estimate>(at.size(), Estimate{0, unknownInterval});
    /// Calls use(quantile, number of its value), unless no block with samples is drawn.
    const auto find = [at](QuantileFinder& finder, Times times, std::span<const std::size_t> near,
                           const auto& use) {
        const std::int64_t size = finder.size(times);
        for (std::size_t which = 0; size > 0 && which < at.size(); ++which) {
            const double wanted = std::max(1.0, std::ceil(at[which] * static_cast<double>(size)));
            use(which, finder.find(static_cast<std::int64_t>(wanted), times, near[which]));
        }
    };
    std::vector<std::size_t> found(at.size());
    QuantileFinder ofAll(sorted);
    find(ofAll, std::vector<std::int16_t>(sorted.blocks, 1), found,
         [&](std::size_t which, std::size_t value) { found[which] = value; });
    std::vector<std::vector<double>> values(at.size(), std::vector<double>(Resamples::number, noValue));
    resamples.forEach([&] {
        return [&, finder = QuantileFinder(sorted)](std::size_t number, Times times) mutable {
            find(finder, times, found,
                 [&](std::size_t which, std::size_t value) { values[which][number] = sorted.value(value); });
        };
    });
    std::vector<Estimate> estimates;
    for (std::size_t which = 0; which < at.size(); ++which)
        estimates.push_back({sorted.value(found[which]), percentiles(values[which])});
    return estimates;
}

namespace {

/// One value or several of every game, for the correlation of the games of a block. All are integers in
/// floats, exact for any real game: a report may have samples of any size.
struct Games {
    Games(std::span<const std::span<const std::int32_t>> values, std::size_t perBlock)
        : Games(values.front().size() / perBlock, perBlock) {
        std::ranges::fill(stacks, 1);
        for (const std::span<const std::int32_t> ofGames : values) {
            std::vector<double>& sum = sums.emplace_back();
            for (std::size_t block = 0; block < stacks.size(); ++block) {
                std::int64_t total = 0;
                double each = 0;
                for (const std::int64_t value : ofGames.subspan(block * perBlock, perBlock)) {
                    total += value;
                    each += static_cast<double>(value) * static_cast<double>(value);
                }
                sum.push_back(static_cast<double>(total));
                addSquares(block, sum.back() * sum.back(), each);
            }
        }
    }

    /// The same of blocks of several stacks: their sums.
    Games(std::span<const Distribution* const> values, std::span<const std::int64_t> games,
          std::size_t perStack)
        : Games(games.size(), perStack) {
        for (std::size_t block = 0; block < stacks.size(); ++block)
            stacks[block] = static_cast<double>(games[block]) / perBlock;
        for (const Distribution* const of : values) {
            sums.emplace_back(of->sums.begin(), of->sums.end());
            for (std::size_t block = 0; block < stacks.size(); ++block)
                addSquares(block, static_cast<double>(of->stackSquares[block]),
                           static_cast<double>(of->squares[block]));
        }
    }

    double perBlock;
    // By block: for each value its sums, for all values together the squares of these, and perBlock times the
    // squares within.
    std::vector<double> stacks;
    std::vector<std::vector<double>> sums;
    std::vector<double> squares;
    std::vector<double> within;

private:
    Games(std::size_t blocks, std::size_t games)
        : perBlock(static_cast<double>(games)), stacks(blocks), squares(blocks), within(blocks) {}

    void addSquares(std::size_t block, double square, double each) {
        squares[block] += square;
        within[block] += perBlock * each - square;
    }
};

class Correlation {
public:
    explicit Correlation(const Games& games)
        : perBlock_(games.perBlock), stacks_(games.stacks), squares_(games.squares), within_(games.within) {
        for (const std::vector<double>& sums : games.sums)
            sums_.emplace_back(sums);
    }

    /// If each block is there so many times.
    std::optional<double> of(Times times) const {
        const double stacks = stacks_.of(times);
        double square = 0;
        for (const ColumnSum<double>& sums : sums_) {
            const double one = sums.of(times);
            square += one * one;
        }
        const double meanBetween = (squares_.of(times) - square / stacks) / perBlock_ / (stacks - 1);
        const double meanWithin = within_.of(times) / perBlock_ / (stacks * (perBlock_ - 1));
        const double all = meanBetween + (perBlock_ - 1) * meanWithin;
        if (all <= 0)
            return std::nullopt;
        return std::clamp((meanBetween - meanWithin) / all, 0.0, 1.0);
    }

private:
    double perBlock_;
    ColumnSum<double> stacks_;
    std::vector<ColumnSum<double>> sums_;
    ColumnSum<double> squares_;
    ColumnSum<double> within_;
};

std::optional<Estimate> shareBetween(const Games& games, const Resamples& resamples) {
    const std::vector<std::int16_t> once(games.stacks.size(), 1);
    const Correlation correlation(games);
    const auto value = correlation.of(once);
    if (!value)
        return std::nullopt;
    std::vector<double> resampled(Resamples::number, noValue);
    resamples.forEach([&] {
        return [&](std::size_t number, Times times) {
            resampled[number] = correlation.of(times).value_or(noValue);
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
