#pragma once

#include "engine/base/threads.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// What resampling many blocks may take, as it takes long. Once a stop is requested, functions return at
/// once, with meaningless numbers; results are the same for any number of threads.
struct ResamplingSettings {
    StopToken stop;
    int threads = 1;
    // NOLINTNEXTLINE: a stop is enough
    ResamplingSettings(StopToken s = {}, int t = 1) : stop(std::move(s)), threads(t) {}
};

/// Two-sided, at 95 % unless a function says otherwise.
struct Interval {
    double low = 0;
    double high = 0;
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// Of what is unknown.
inline constexpr Interval unknownInterval{-std::numeric_limits<double>::infinity(),
                                          std::numeric_limits<double>::infinity()};
/// The expected number, by Poisson's distribution, of events whose absence has a probability of 2.5 %.
inline const double unseenMean = -std::log(0.025);

struct Estimate {
    double value = 0;
    Interval interval;
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// Wilson's score interval (1927) of a share. Pre: 0 <= successes <= trials, trials > 0; both may be
/// fractions.
Interval wilson(double successes, double trials, double confidence = 0.95);
/// Exact interval of Clopper and Pearson (1934), for shares of 0 or 1.
Interval exactShare(std::int64_t successes, std::int64_t trials, double confidence = 0.95);

/// The share of `part` in `whole`, each a sum over blocks. Games of a block are not independent, so the
/// interval is Wilson's for as many independent trials as the spread between blocks allows; for shares of 0
/// or 1, the exact one with one trial per block. `trial`: the size of one trial in `whole`, which limits the
/// number of trials. `stacks`: the number of independent trials without any spread; 0: one for each block.
/// Pre: both have the same number of blocks, sum of `whole` > 0, 0 <= part <= whole in each block, trial > 0.
Estimate share(std::span<const std::int64_t> part, std::span<const std::int64_t> whole,
               std::int64_t trial = 1, double confidence = 0.95, std::size_t stacks = 0);

/// Sums over blocks for a part (R) and a whole (D), so that they can be merged; shorter than the lists that
/// share() takes.
struct BlockSums {
    std::int64_t part = 0;
    std::int64_t whole = 0;
    /// Blocks in which the whole was not zero.
    std::int64_t blocks = 0;
    /// Sums of R R, R D and D D.
    std::int64_t partPart = 0;
    std::int64_t partWhole = 0;
    std::int64_t wholeWhole = 0;
};
/// Pre: as for lists.
Estimate share(const BlockSums& sums);
/// The factor between the variance of all these shares together and that of independent trials (Rao and Scott
/// 1981); at least 1.
double designEffect(std::span<const BlockSums> shares);

/// Sum of `above` over sum of `below`, with the percentile interval of a bootstrap over blocks; without ends
/// if `below` is 0 in all blocks but one. If nothing is above in n blocks that have any below, its upper end
/// is 3.69 / n: the mean of a Poisson distribution for which that has a probability of 2.5 %, with a block as
/// the unit below. The same numbers give the same interval. Pre: both have the same number of blocks, sum of
/// `below` > 0, no negative numbers.
Estimate ratio(std::span<const std::int64_t> above, std::span<const std::int64_t> below);

/// Blocks drawn anew with replacement, for all bootstraps of the same blocks together. The same for any
/// number of threads.
class Resamples {
public:
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    // Fuzzers look for crashes; exact intervals would take nearly all of their time.
    static constexpr std::size_t number = 20;
#else
    static constexpr std::size_t number = 1000;
#endif

    explicit Resamples(std::size_t blocks, ResamplingSettings effort = {});

    /// Called with the number of a resample and how many times each block is in it.
    using Use = std::function<void(std::size_t which, std::span<const std::int16_t> times)>;
    /// Calls what `makeUse` returns, once in each thread, with all resamples.
    void forEach(const std::function<Use()>& makeUse) const;

private:
    void draw(std::size_t which, std::span<std::int16_t> times) const;

    std::size_t blocks_;
    ResamplingSettings effort_;
    /// By resample, then by block; empty for so many blocks that they are drawn whenever they are needed.
    std::vector<std::int16_t> kept_;
};

/// Numerators and denominators over blocks.
struct Fraction {
    std::vector<std::int64_t> numerators;
    std::vector<std::int64_t> denominators;
};
/// ratio() of each. Pre: as for ratio(), with the same number of blocks in all.
std::vector<Estimate> ratios(std::span<const Fraction> fractions, const Resamples& resamples);

/// The quantile (0 to 1, lower of two in the middle) of samples, `perBlock` for each block, block after
/// block; bootstrap over blocks. Pre: samples.size() is a multiple of perBlock and not 0.
Estimate quantile(std::span<const std::int32_t> samples, std::size_t perBlock, double at);
/// Several quantiles of blocks with any number of samples: block i has those from starts[i] up to, but not
/// including, starts[i + 1].
/// Pre: starts ascends from 0 to samples.size(), which is not 0.
std::vector<Estimate> quantiles(std::span<const std::int32_t> samples, std::span<const std::size_t> starts,
                                std::span<const double> at, const Resamples& resamples);

/// The fraction of a value's variance that lies between blocks: the intraclass correlation of a one-way
/// analysis of variance (Fisher 1925), with negative values as 0; bootstrap over blocks, without ends if it
/// shows none. Each span holds one value of every game, `perBlock` for each block; variances of several spans
/// are added. Empty if there are fewer than two blocks of two games, or if nothing varies.
std::optional<Estimate> shareBetweenBlocks(std::span<const std::span<const std::int32_t>> values,
                                           std::size_t perBlock, const Resamples& resamples);

/// Benjamini and Hochberg (1995): the hypotheses with these p-values that are discoveries, of which at most
/// that share is false.
std::vector<bool> discoveries(std::span<const double> p, double falseShare = 0.05);
/// Holm (1979): the hypotheses with these p-values that are rejected, so that with that probability at most
/// any of them is rejected falsely.
std::vector<bool> rejectedByHolm(std::span<const double> p, double chance = 0.05);
/// Two-sided p-value of the number of successes if each has probability `chance`. Pre: 0 <= successes <=
/// trials, both possibly fractions; 0 < chance < 1.
double binomialP(double successes, double trials, double chance);

/// B minus A of independent estimates, by their intervals (Zou and Donner 2008).
Estimate unpairedDifference(const Estimate& a, const Estimate& b);
/// An estimate with a 95 % interval by a normal distribution, at another confidence by that of t for so many
/// blocks.
Estimate atConfidence(const Estimate& of, std::size_t blocks, double confidence);
/// Two-sided p-value that it is 0, by a normal distribution as wide as the interval's half towards 0; 1 where
/// an interval is unknown.
double unpairedP(const Estimate& difference);

/// The conclusion about a difference that should be zero.
struct Fairness {
    enum class Verdict {
        Fair,   ///< practically zero: with 30 blocks or more, the 95 % interval, which is the one
                ///< shown, lies within the margin (two one-sided tests at 2.5 %)
        Unfair, ///< the whole interval lies beyond the margin, on one side
        Open    ///< not yet known
    };
    Verdict verdict = Verdict::Open;
    /// If open: the total number of blocks, more than there are, that would show with 80 % power either that
    /// the difference is within the margin, if it is zero, or that it is beyond it, if it is as measured,
    /// whichever needs fewer.
    std::int64_t blocksNeeded = 0;
};

/// Two-sided p-value of the t test that the mean of the values, one per block, is 0. Returns 1 for fewer than
/// two values, and for fewer than 30 that are all equal.
double meanP(std::span<const double> values);

/// Mean of one value per block and its t interval; infinite for a single block. Pre: not empty.
Estimate mean(std::span<const double> values, double confidence = 0.95);
/// Mean of the differences between two playtests, one per block. If all n of them are equal, a different
/// value that occurs in one of n / 3.69 blocks would have been seen with 97.5 % probability: the interval
/// allows for such values one unit away. Pre: not empty.
Estimate meanDifference(std::span<const double> values);
/// Whether the mean of values, one per block, is zero, by the interval of meanDifference(): equal values
/// prove no more than its bound.
/// Pre: not empty, margin > 0.
Fairness fairness(std::span<const double> values, double margin);
/// Whether a share equals its expected value, by the intervals of share(). Pre: as for share(), margin > 0.
Fairness fairShare(std::span<const std::int64_t> part, std::span<const std::int64_t> whole,
                   std::int64_t trial, double even, double margin);

} // namespace tilewright::playtest
