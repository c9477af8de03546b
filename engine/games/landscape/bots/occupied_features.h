#pragma once

#include "engine/games/landscape/rules/state/position.h"

#include <array>
#include <cstdint>
#include <span>

namespace tilewright::bots {

/// A feature with figures on it, builders aside.
struct OccupiedFeature {
    std::uint16_t root;
    /// Of the first of its figures.
    std::uint16_t tile;
    bool field;
    bool mayor;
    // Bit p: player p has strength on it; scores it; has a pig on it.
    std::uint8_t players;
    std::uint8_t winners;
    std::uint8_t pigs;
    std::array<std::uint16_t, landscape::maxPlayers> strength;

    // The estimate's.
    /// What the values were found for.
    std::uint16_t tiles;
    std::uint16_t openEnds;
    std::uint16_t pennants;
    /// Followers counted as available for each on it.
    double back;
    /// Points for who scores it, and what the dragon leaves of them.
    double worth;
    double safeWorth;
};

/// All features with figures, and which of them each figure stands on, by players and slots, builders aside.
class OccupiedFeatures {
public:
    struct PlacedPiece {
        std::uint8_t feature;
        /// The first on it.
        bool first;
        bool pig;
    };

    void find(const landscape::Position& position);
    void clear() { count_ = pieceCount_ = 0; }
    std::span<OccupiedFeature> all() { return {features_.data(), count_}; }
    std::span<const OccupiedFeature> all() const { return {features_.data(), count_}; }
    /// -1 if nobody stands there.
    int numberOf(int root) const;
    const OccupiedFeature& feature(int number) const { return features_[static_cast<std::size_t>(number)]; }
    OccupiedFeature& feature(int number) { return features_[static_cast<std::size_t>(number)]; }
    const PlacedPiece& piece(std::size_t n) const { return pieces_[n]; }
    const OccupiedFeature& featureOf(const PlacedPiece& piece) const { return features_[piece.feature]; }

private:
    static constexpr std::size_t most = landscape::maxPlayers * landscape::Pieces::maxPerPlayer;

    void stand(const landscape::Position& position, int player, int slot);

    std::size_t count_ = 0;
    std::size_t pieceCount_ = 0;
    // Those in use only: the rest is not even cleared.
    std::array<OccupiedFeature, most> features_;
    std::array<PlacedPiece, most> pieces_;
};

} // namespace tilewright::bots
