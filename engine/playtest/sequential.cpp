#include "engine/playtest/sequential.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilewright::playtest {

namespace {

/// The logarithm of how much likelier differences with that mean are than ones without any; the spread is the
/// likeliest under either.
double logRatio(std::span<const double> differences, double mean, double grain) {
    double none = 2 * grain * grain;
    double some = (grain - mean) * (grain - mean) + (grain + mean) * (grain + mean);
    for (const double difference : differences) {
        none += difference * difference;
        some += (difference - mean) * (difference - mean);
    }
    // Without any spread one of them is certain.
    constexpr double certain = std::numeric_limits<double>::max();
    if (none <= 0)
        return -certain;
    if (some <= 0)
        return certain;
    return static_cast<double>(differences.size() + 2) / 2 * std::log(none / some);
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
    seen.up = logRatio(differences, test.margin, test.grain);
    seen.down = logRatio(differences, -test.margin, test.grain);
    if (differences.size() < test.least)
        return seen;
    // Either test may claim a difference: each has half of the risk.
    const double upper = std::log((1 - test.beta) / (test.alpha / 2));
    const double lower = std::log(test.beta / (1 - test.alpha / 2));
    if (std::max(seen.up, seen.down) >= upper)
        seen.finding = seen.up > seen.down ? Finding::Greater : Finding::Less;
    else if (std::max(seen.up, seen.down) <= lower)
        seen.finding = Finding::Alike;
    return seen;
}

} // namespace tilewright::playtest
