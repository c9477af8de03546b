#include "engine/games/landscape/bots/landscape_candidates.h"

#include "engine/games/landscape/bots/weights.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tilewright::bots {

LandscapeShares finalShares(const landscape::Position& position) {
    LandscapeShares shares{};
    const unsigned winners = position.winners();
    for (std::size_t p = 0; p < shares.size(); ++p)
        shares[p] = ((winners >> p) & 1U) != 0 ? 1.0F / static_cast<float>(std::popcount(winners)) : 0.0F;
    return shares;
}

void LandscapeCandidates::find(const landscape::Position& position, std::size_t most) {
    shares_ = shares(position);
    list_.clear();
    for (const GreedyLandscape::MoveValue& rated : greedy_.rate(position))
        list_.push_back({rated.move, rated.value});
    const std::size_t count = std::min(most, list_.size());
    std::partial_sort(list_.begin(), list_.begin() + static_cast<std::ptrdiff_t>(count), list_.end(),
                      [](const Candidate& a, const Candidate& b) {
                          return a.value != b.value ? a.value > b.value : a.move.bits < b.move.bits;
                      });
    list_.resize(count);
    double sum = 0;
    for (Candidate& candidate : list_)
        sum += candidate.prior =
            static_cast<float>(std::exp((candidate.value - list_[0].value) / landscapeScales.value));
    for (Candidate& candidate : list_)
        candidate.prior = static_cast<float>(candidate.prior / sum);
}

LandscapeShares LandscapeCandidates::shares(const landscape::Position& position) {
    const LeafWeights& weights = leafWeightsFor(position.game());
    completion_.find(position, weights);
    leaf_.setPosition(position, weights.points, &completion_);
    const LandscapeEstimate::Points points = leaf_.points();
    const auto players = static_cast<std::size_t>(position.game().playerCount());
    const double scale = landscapeScales.least + landscapeScales.ofTiles * std::sqrt(position.stack.left());
    const double most =
        *std::max_element(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(players));
    LandscapeShares shares{};
    double sum = 0;
    for (std::size_t p = 0; p < players; ++p)
        sum += shares[p] = static_cast<float>(std::exp((points[p] - most) / scale));
    for (float& share : shares)
        share = static_cast<float>(share / sum);
    return shares;
}

} // namespace tilewright::bots
