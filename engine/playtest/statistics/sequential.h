#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace tilewright::playtest {

/// The result of comparing two things so far.
enum class Finding {
    Open,    ///< not yet known
    Greater, ///< the first is above the second
    Less,    ///< the first is below the second
    Alike    ///< no difference as large as the margin
};
/// "open", "greater", "less", "alike".
std::string_view name(Finding finding);

/// A sequential test of paired differences, one per block: is their mean above zero, below zero, or closer to
/// zero than the margin? Runs two one-sided tests (Sobel and Wald 1949), each a generalised sequential
/// probability ratio test for normal differences of unknown variance, as used for testing chess programs.
/// Looking again after every batch and stopping once the answer is clear is therefore valid.
struct SequentialTest {
    /// The smallest difference of interest, in the figure's unit; > 0.
    double margin = 0.05;
    /// Maximum probability of claiming a difference where there is none.
    double alpha = 0.05;
    /// Maximum probability of missing a difference of the margin.
    double beta = 0.05;
    /// The approximate effect of a single game: two differences of this size, one up and one down, are added
    /// to the observed ones, so that blocks that happen to be equal at first prove little. As long as all are
    /// equal, the bound of meanDifference() must confirm the answer too.
    double grain = 0;
    /// Minimum number of blocks for an answer; > 0.
    std::size_t least = 30;
};

/// One look: the log-likelihood ratios of a difference of the margin against none, upwards and downwards, and
/// the conclusion.
struct Look {
    double up = 0;
    double down = 0;
    Finding finding = Finding::Open;
};
Look look(std::span<const double> differences, const SequentialTest& test);

} // namespace tilewright::playtest
