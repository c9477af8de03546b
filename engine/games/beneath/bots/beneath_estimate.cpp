#include "engine/games/beneath/bots/beneath_estimate.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tilewright::bots {

Shares sharesOf(unsigned winners) {
    Shares shares{};
    for (std::size_t p = 0; p < shares.size(); ++p)
        shares[p] = ((winners >> p) & 1U) ? 1.0F / static_cast<float>(std::popcount(winners)) : 0.0F;
    return shares;
}

Shares finalShares(const beneath::Position& position) {
    return sharesOf(position.winners());
}

Shares estimatedShares(std::span<const PlayerProgress> progress, const BeneathWeights& weights) {
    std::array<double, beneath::maxPlayers> early{};
    std::array<double, beneath::maxPlayers> late{};
    double least = progress[0].work;
    double mostPoints = progress[0].points;
    for (const PlayerProgress& s : progress) {
        least = std::min(least, s.work);
        mostPoints = std::max(mostPoints, s.points);
    }
    const double best = std::log(std::max(least, 0.0) + weights.minWork);
    double earlySum = 0;
    double lateSum = 0;
    for (std::size_t p = 0; p < progress.size(); ++p) {
        const double behind = std::log(std::max(progress[p].work, 0.0) + weights.minWork) - best;
        earlySum += early[p] = std::exp(-weights.workPowerEarly * behind);
        lateSum += late[p] = std::exp((progress[p].points - mostPoints) / weights.pointsScale -
                                      weights.workPowerLate * behind);
    }
    const double weight =
        1 / (1 + std::exp((least - weights.paceOfWork * progress[0].remaining + weights.lateFrom) /
                          weights.lateScale));
    Shares shares{};
    for (std::size_t p = 0; p < progress.size(); ++p)
        shares[p] = static_cast<float>(weight * early[p] / earlySum + (1 - weight) * late[p] / lateSum);
    return shares;
}

} // namespace tilewright::bots
