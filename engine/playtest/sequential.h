#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace tilewright::playtest {

/// What is known of two things after a look at them.
enum class Finding {
    Open,    ///< not yet known
    Greater, ///< the first is above the second
    Less,    ///< the first is below the second
    Alike    ///< no difference as large as the margin
};
/// "open", "greater", "less", "alike".
std::string_view name(Finding finding);

/// A sequential test of paired differences, one a block: is their mean above nothing, below nothing, or
/// nearer to nothing than the margin? Two one-sided tests side by side (Sobel and Wald 1949), each a
/// generalised sequential probability ratio test of normal differences whose spread is not known either, as
/// chess programs are tested. So one may look again after every batch and stop at once when the answer is
/// clear.
struct SequentialTest {
    /// The least difference that is worth knowing, in the figure's unit; > 0.
    double margin = 0.05;
    /// How often at most a difference may be claimed where there is none.
    double alpha = 0.05;
    /// How often at most one of the margin may be overlooked.
    double beta = 0.05;
    /// What a single game changes, about: two differences of this size, one up and one down, are counted
    /// besides those that were seen. Blocks that happen to be alike at first prove little by that: as long as
    /// all are, the bound of meanDifference() must bear the answer out too.
    double grain = 0;
    /// Nothing is said of fewer blocks; > 0.
    std::size_t least = 30;
};

/// One look: the logarithms of how much likelier a difference of the margin is than none, upwards and
/// downwards, and what follows.
struct Look {
    double up = 0;
    double down = 0;
    Finding finding = Finding::Open;
};
Look look(std::span<const double> differences, const SequentialTest& test);

} // namespace tilewright::playtest
