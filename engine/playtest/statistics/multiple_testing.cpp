// Tests of many things at once.
#include "engine/playtest/statistics/intervals.h"

#include <boost/math/special_functions/beta.hpp>

#include <algorithm>
#include <numeric>

namespace tilewright::playtest {

namespace {

/// Places of the p-values, the least first.
std::vector<std::size_t> byP(std::span<const double> p) {
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return p[a] < p[b]; });
    return order;
}

} // namespace

std::vector<bool> discoveries(std::span<const double> p, double falseShare) {
    const std::vector<std::size_t> order = byP(p);
    std::size_t found = 0;
    for (std::size_t rank = 1; rank <= order.size(); ++rank)
        if (p[order[rank - 1]] <= falseShare * static_cast<double>(rank) / static_cast<double>(order.size()))
            found = rank;
    std::vector<bool> flags(p.size());
    for (std::size_t rank = 0; rank < found; ++rank)
        flags[order[rank]] = true;
    return flags;
}

std::vector<bool> rejectedByHolm(std::span<const double> p, double chance) {
    std::vector<bool> flags(p.size());
    std::size_t left = p.size();
    for (const std::size_t place : byP(p)) {
        if (p[place] > chance / static_cast<double>(left))
            break;
        flags[place] = true;
        --left;
    }
    return flags;
}

double binomialP(double successes, double trials, double chance) {
    const double upTo =
        successes >= trials ? 1 : boost::math::ibetac(successes + 1, trials - successes, chance);
    const double from = successes <= 0 ? 1 : boost::math::ibeta(successes, trials - successes + 1, chance);
    return std::min(1.0, 2 * std::min(upTo, from));
}

} // namespace tilewright::playtest
