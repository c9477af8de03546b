#include "engine/playtest/statistics/sequential.h"

#include "engine/playtest/statistics/intervals.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace tilewright::playtest {

namespace {

/// The statistics of the differences at one look.
struct Seen {
    double blocks = 0;
    double mean = 0;
    double variance = 0;
};

Seen seenIn(std::span<const double> differences, double grain) {
    Seen seen;
    seen.blocks = static_cast<double>(differences.size());
    seen.mean = std::accumulate(differences.begin(), differences.end(), 0.0) / seen.blocks;
    double squares = 2 * grain * grain;
    for (const double difference : differences)
        squares += (difference - seen.mean) * (difference - seen.mean);
    seen.variance = squares / seen.blocks;
    return seen;
}

/// The log-likelihood ratio of these differences: a mean of `margin` against a mean of zero.
double logRatio(const Seen& seen, double margin) {
    const double distance = margin * (2 * seen.mean - margin);
    // Without any spread one of them is certain.
    if (seen.variance <= 0)
        return distance > 0 ? std::numeric_limits<double>::max() : std::numeric_limits<double>::lowest();
    return seen.blocks * distance / (2 * seen.variance);
}

/// Whether the interval of the difference confirms the finding. Equal blocks have no spread.
bool isConfirmed(Finding finding, std::span<const double> differences, double margin) {
    const auto other = std::adjacent_find(differences.begin(), differences.end(), std::not_equal_to<>());
    if (other != differences.end())
        return true;
    const Interval known = meanDifference(differences).interval;
    switch (finding) {
    case Finding::Greater:
        return known.low > 0;
    case Finding::Less:
        return known.high < 0;
    default:
        return known.low > -margin && known.high < margin;
    }
}

} // namespace

std::string_view name(Finding finding) {
    switch (finding) {
    case Finding::Greater:
        return "greater";
    case Finding::Less:
        return "less";
    case Finding::Alike:
        return "alike";
    default:
        return "open";
    }
}

Look look(std::span<const double> differences, const SequentialTest& test) {
    Look seen;
    if (differences.size() < test.least)
        return seen;
    const Seen all = seenIn(differences, test.grain);
    seen.up = logRatio(all, test.margin);
    seen.down = logRatio(all, -test.margin);
    // Either test may claim a difference, so each has half of the risk.
    const double upper = std::log((1 - test.beta) / (test.alpha / 2));
    const double lower = std::log(test.beta / (1 - test.alpha / 2));
    if (std::max(seen.up, seen.down) >= upper)
        seen.finding = seen.up > seen.down ? Finding::Greater : Finding::Less;
    else if (std::max(seen.up, seen.down) <= lower)
        seen.finding = Finding::Alike;
    if (!isConfirmed(seen.finding, differences, test.margin))
        seen.finding = Finding::Open;
    return seen;
}

} // namespace tilewright::playtest
