#include "engine/players/beneath/beneath_estimate.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tilewright::players {

namespace {
// Fitted by least log loss to 50,748 turns of 1,200 games of greedy against greedy: 0.490, compared with
// 0.693 without any knowledge. Early the player closer to the escape wins; late, points count too.
constexpr double leastWork = 40;
constexpr double workPowerEarly = 3.33;
constexpr double workPowerLate = 1.95;
constexpr double pointsScale = 4.46;
constexpr double lateFrom = 584;
constexpr double lateScale = 55;
constexpr double paceOfWork = 1.57;
} // namespace

Shares finalShares(const beneath::Position& position) {
    Shares shares{};
    const unsigned winners = position.winners();
    for (std::size_t p = 0; p < shares.size(); ++p)
        shares[p] = ((winners >> p) & 1U) ? 1.0F / static_cast<float>(std::popcount(winners)) : 0.0F;
    return shares;
}

Shares estimatedShares(std::span<const Standing> standings) {
    std::array<double, beneath::maxPlayers> early{};
    std::array<double, beneath::maxPlayers> late{};
    double least = standings[0].work;
    double mostPoints = standings[0].points;
    for (const Standing& s : standings) {
        least = std::min(least, s.work);
        mostPoints = std::max(mostPoints, s.points);
    }
    const double best = std::log(std::max(least, 0.0) + leastWork);
    double earlySum = 0;
    double lateSum = 0;
    for (std::size_t p = 0; p < standings.size(); ++p) {
        const double behind = std::log(std::max(standings[p].work, 0.0) + leastWork) - best;
        earlySum += early[p] = std::exp(-workPowerEarly * behind);
        lateSum += late[p] =
            std::exp((standings[p].points - mostPoints) / pointsScale - workPowerLate * behind);
    }
    const double weight =
        1 / (1 + std::exp((least - paceOfWork * standings[0].remaining + lateFrom) / lateScale));
    Shares shares{};
    for (std::size_t p = 0; p < standings.size(); ++p)
        shares[p] = static_cast<float>(weight * early[p] / earlySum + (1 - weight) * late[p] / lateSum);
    return shares;
}

} // namespace tilewright::players
