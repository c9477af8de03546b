#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tilewright::playtest {

// What draws blocks again and again takes long where there are many: once a stop is asked for, it returns at
// once, with numbers that mean nothing.

/// Two-sided, at 95 % unless a function says otherwise.
struct Interval {
    double low = 0;
    double high = 0;
    friend bool operator==(const Interval&, const Interval&) = default;
};

struct Estimate {
    double value = 0;
    Interval interval;
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// Wilson's score interval (1927) of a share. Pre: 0 <= successes <= trials, trials > 0; both may be
/// fractions.
Interval wilson(double successes, double trials, double confidence = 0.95);
/// Exact interval of Clopper and Pearson (1934), for shares of which nothing, or nothing else, was seen.
Interval exactShare(std::int64_t successes, std::int64_t trials, double confidence = 0.95);

/// The share of `part` in `whole`, each a sum over blocks. Games of a block are not independent, so that the
/// interval is Wilson's for as many independent trials as the spread between blocks allows; where nothing or
/// everything was seen, the exact one with a trial a block. `trial`: what counts as one in `whole`; there are
/// never more trials than that makes. Pre: as many of both, sum of `whole` > 0, 0 <= part <= whole in each
/// block, trial > 0.
Estimate share(std::span<const std::int64_t> part, std::span<const std::int64_t> whole,
               std::int64_t trial = 1, double confidence = 0.95);

/// What of a part (R) and a whole (D) is added up over blocks, so that it can be merged: as lists that
/// share() takes it would be longer.
struct BlockSums {
    std::int64_t part = 0;
    std::int64_t whole = 0;
    /// In which there was any of the whole.
    std::int64_t blocks = 0;
    /// Of R R, R D and D D.
    std::int64_t partPart = 0;
    std::int64_t partWhole = 0;
    std::int64_t wholeWhole = 0;
};
/// Pre: as for lists.
Estimate share(const BlockSums& sums);
/// How many times as large the variance of shares is as that of independent trials, all of them together
/// (Rao and Scott 1981); 1 or more.
double designEffect(std::span<const BlockSums> shares);

/// Sum of `above` over sum of `below`; percentile interval of a bootstrap over blocks, without ends where
/// `below` is 0 in all blocks but one. Where nothing is above in n blocks that have any below, its upper end
/// is 3.69 / n, as large as the mean of a Poisson distribution of which that is as rare as 2.5 %, a block
/// for a unit below. The same numbers give the same interval. Pre: as many of both, sum of `below` > 0, none
/// less than 0.
Estimate ratio(std::span<const std::int64_t> above, std::span<const std::int64_t> below);

/// Two columns of sums over blocks, to be divided.
struct Fraction {
    std::vector<std::int64_t> above;
    std::vector<std::int64_t> below;
};
/// ratio() of each, in the time of a few: all share the blocks drawn. Pre: as for ratio(), the same number of
/// blocks in all.
std::vector<Estimate> ratios(std::span<const Fraction> fractions, const std::stop_token& stop = {});

/// The quantile (0 to 1, lower of two in the middle) of samples of which each block has `perBlock`, one
/// behind the other; bootstrap over blocks. Pre: samples.size() is a multiple of perBlock and not 0.
Estimate quantile(std::span<const std::int32_t> samples, std::size_t perBlock, double at);
/// The same of blocks with any number of samples: block i has those from starts[i] on, before starts[i + 1].
/// Pre: starts ascends from 0 to samples.size(), which is not 0.
Estimate quantile(std::span<const std::int32_t> samples, std::span<const std::size_t> starts, double at,
                  const std::stop_token& stop = {});

/// How much of the variance of a value lies between blocks: the intraclass correlation of a one-way analysis
/// of variance (Fisher 1925), below 0 taken for 0; bootstrap over blocks, without ends where it shows none.
/// Each span holds one value of every game, `perBlock` a block; variances of several are added up. Nothing if
/// there are less than two blocks of two games, or if nothing varies.
std::optional<Estimate> shareBetweenBlocks(std::span<const std::span<const std::int32_t>> values,
                                           std::size_t perBlock, const std::stop_token& stop = {});

/// Benjamini and Hochberg (1995): which of the hypotheses with these p-values are discoveries, at most so
/// large a share of them false.
std::vector<bool> discoveries(std::span<const double> p, double falseShare = 0.05);
/// Two-sided p-value of so many successes if each had that chance. Pre: 0 <= successes <= trials, which may
/// both be fractions; 0 < chance < 1.
double binomialP(double successes, double trials, double chance);

/// What can be said of a difference that should be nothing.
struct Fairness {
    enum class Verdict {
        Fair,   ///< as good as nothing: of 30 blocks or more the 95 % interval, which is the one that is
                ///< shown, lies within the margin (two one-sided tests at 2.5 %)
        Unfair, ///< the whole of it lies beyond the margin, on one side
        Open    ///< not yet known
    };
    Verdict verdict = Verdict::Open;
    /// Of an open one: blocks, more than there are, that it would take at 80 % power to know it to be within
    /// the margin if it is nothing, or beyond it if it is what was found, whichever is sooner.
    std::int64_t blocksNeeded = 0;
};

/// Two-sided p-value of the t test that values, one a block, are 0 on average. 1 of less than two, and of
/// less than 30 that are all alike.
double meanP(std::span<const double> values);

/// Mean of one value a block and its t interval; nothing is known of one block. Pre: not empty.
Estimate mean(std::span<const double> values, double confidence = 0.95);
/// Mean of the differences between two playtests, one a block. Where all n of them are alike, another would
/// have shown itself with 97.5 % if it came up in a block of n / 3.69: the interval reaches as far as one
/// unit there. Pre: not empty.
Estimate meanDifference(std::span<const double> values);
/// Whether values, one a block, are nothing on average, by the interval of meanDifference(): values that are
/// all alike prove no more than its bound.
/// Pre: not empty, margin > 0.
Fairness fairness(std::span<const double> values, double margin);
/// Whether a share is as large as it should be, by the intervals of share(). Pre: as for it, margin > 0.
Fairness fairShare(std::span<const std::int64_t> part, std::span<const std::int64_t> whole,
                   std::int64_t trial, double even, double margin);

} // namespace tilewright::playtest
