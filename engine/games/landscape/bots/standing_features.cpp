#include "engine/games/landscape/bots/standing_features.h"

#include <algorithm>
#include <bit>

namespace tilewright::players {

using landscape::Figures;
using landscape::Joined;

namespace {

constexpr unsigned builder = Figures::slotsOf(landscape::Figure::Builder);

/// As landscape::majorityOn() counts it.
int strengthOf(landscape::Figure figure, const Joined& joined) {
    switch (figure) {
    case landscape::Figure::Large: // L-4.1
        return 2;
    case landscape::Figure::Mayor: // L-4.2
        return joined.pennants;
    case landscape::Figure::Follower:
    case landscape::Figure::Wagon:
        return 1;
    case landscape::Figure::Builder:
    case landscape::Figure::Pig:
        break;
    }
    return 0;
}

unsigned strongest(const StandingFeature& feature) {
    if ((feature.players & (feature.players - 1)) == 0)
        return feature.players;
    const int most = *std::max_element(feature.strength.begin(), feature.strength.end());
    unsigned winners = 0;
    for (std::size_t p = 0; p < feature.strength.size(); ++p)
        if (feature.strength[p] == most)
            winners |= 1U << p;
    return winners;
}

} // namespace

int StandingFeatures::numberOf(int root) const {
    for (std::size_t n = 0; n < count_; ++n)
        if (features_[n].root == root)
            return static_cast<int>(n);
    return -1;
}

void StandingFeatures::stand(const landscape::Position& position, int player, int slot) {
    const int place = position.figures.placeOf(player, slot);
    const int root = position.features.root(place);
    const Joined& joined = position.features.at(root);
    const int known = numberOf(root);
    const bool first = known < 0;
    StandingFeature* feature = &features_[first ? count_ : static_cast<std::size_t>(known)];
    if (first) {
        ++count_;
        feature->root = static_cast<std::uint16_t>(root);
        feature->tile = static_cast<std::uint16_t>(position.features.tileOf(place));
        feature->field = joined.kind == FeatureKind::Field;
        feature->mayor = false;
        feature->pigs = feature->field ? joined.helpers : std::uint8_t{0};
        feature->players = 0;
        feature->strength.fill(0);
    }
    const landscape::Figure figure = Figures::figureOf(slot);
    figures_[figureCount_++] = {static_cast<std::uint8_t>(feature - features_.data()), first,
                                figure == landscape::Figure::Pig};
    // A wagon that was just scored stands there without being one of its figures.
    if ((((joined.followers | joined.helpers) >> player) & 1U) == 0)
        return;
    feature->mayor = feature->mayor || figure == landscape::Figure::Mayor;
    const int more = strengthOf(figure, joined);
    if (more == 0)
        return;
    feature->players = static_cast<std::uint8_t>(feature->players | 1U << player);
    std::uint16_t& strength = feature->strength[static_cast<std::size_t>(player)];
    strength = static_cast<std::uint16_t>(strength + more);
}

void StandingFeatures::find(const landscape::Position& position) {
    count_ = 0;
    figureCount_ = 0;
    for (int p = 0; p < position.game().playerCount(); ++p)
        for (unsigned rest = position.figures.placed(p) & ~builder; rest != 0; rest &= rest - 1)
            stand(position, p, std::countr_zero(rest));
    for (StandingFeature& feature : all())
        feature.winners = static_cast<std::uint8_t>(strongest(feature));
}

} // namespace tilewright::players
