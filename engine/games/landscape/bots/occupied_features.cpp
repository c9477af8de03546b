#include "engine/games/landscape/bots/occupied_features.h"

#include <algorithm>
#include <bit>

namespace tilewright::bots {

using landscape::BoardFeature;
using landscape::Pieces;

namespace {

constexpr unsigned builder = Pieces::slotsOf(landscape::PieceType::Builder);

/// As landscape::majorityOn() counts it.
int strengthOf(landscape::PieceType pieceType, const BoardFeature& boardFeature) {
    switch (pieceType) {
    case landscape::PieceType::Large: // L-4.1
        return 2;
    case landscape::PieceType::Mayor: // L-4.2
        return boardFeature.pennants;
    case landscape::PieceType::Follower:
    case landscape::PieceType::Wagon:
        return 1;
    case landscape::PieceType::Builder:
    case landscape::PieceType::Pig:
        break;
    }
    return 0;
}

unsigned strongest(const OccupiedFeature& feature) {
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

int OccupiedFeatures::numberOf(int root) const {
    for (std::size_t n = 0; n < count_; ++n)
        if (features_[n].root == root)
            return static_cast<int>(n);
    return -1;
}

void OccupiedFeatures::stand(const landscape::Position& position, int player, int slot) {
    const int place = position.pieces.placeOf(player, slot);
    const int root = position.features.root(place);
    const BoardFeature& boardFeature = position.features.at(root);
    const int known = numberOf(root);
    const bool first = known < 0;
    OccupiedFeature* feature = &features_[first ? count_ : static_cast<std::size_t>(known)];
    if (first) {
        ++count_;
        feature->root = static_cast<std::uint16_t>(root);
        feature->tile = static_cast<std::uint16_t>(position.features.tileOf(place));
        feature->field = boardFeature.kind == FeatureKind::Field;
        feature->mayor = false;
        feature->pigs = feature->field ? boardFeature.helpers : std::uint8_t{0};
        feature->players = 0;
        feature->strength.fill(0);
    }
    const landscape::PieceType pieceType = Pieces::pieceTypeOf(slot);
    pieces_[pieceCount_++] = {static_cast<std::uint8_t>(feature - features_.data()), first,
                              pieceType == landscape::PieceType::Pig};
    // A wagon that was just scored stands there without being one of its figures.
    if ((((boardFeature.followers | boardFeature.helpers) >> player) & 1U) == 0)
        return;
    feature->mayor = feature->mayor || pieceType == landscape::PieceType::Mayor;
    const int more = strengthOf(pieceType, boardFeature);
    if (more == 0)
        return;
    feature->players = static_cast<std::uint8_t>(feature->players | 1U << player);
    std::uint16_t& strength = feature->strength[static_cast<std::size_t>(player)];
    strength = static_cast<std::uint16_t>(strength + more);
}

void OccupiedFeatures::find(const landscape::Position& position) {
    count_ = 0;
    pieceCount_ = 0;
    for (int p = 0; p < position.game().playerCount(); ++p)
        for (unsigned rest = position.pieces.onFeatures(p) & ~builder; rest != 0; rest &= rest - 1)
            stand(position, p, std::countr_zero(rest));
    for (OccupiedFeature& feature : all())
        feature.winners = static_cast<std::uint8_t>(strongest(feature));
}

} // namespace tilewright::bots
