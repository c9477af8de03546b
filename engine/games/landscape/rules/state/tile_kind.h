#pragma once

#include "engine/games/landscape/rules/expansion.h"
#include "engine/games/landscape/rules/state/board_feature.h"
#include "engine/model/tileset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilewright::landscape {

/// Maximum after splitting: a road that splits adds up to three features, and all of them fit into masks of
/// 64 bits.
inline constexpr int maxFeaturesOfTile = 60;
/// Half sides and the middle of a side without a feature.
inline constexpr std::uint8_t noFeature = 0xFF;

/// A feature of a tile in play; a road that splits (U-2.3) becomes several.
struct TileFeature {
    FeatureKind kind = FeatureKind::Field;
    /// Has a road's inn or a city's cathedral.
    bool doubled = false;
    /// Is a road that ends in a tunnel mouth. Never if tokens aren't played.
    bool mouth = false;
    /// U-2.3, `reserve`: the feature that it is one road with until a token lies on a mouth of either, itself
    /// in the first of them; noFeature for all others.
    std::uint8_t unsplitFrom = noFeature;
    /// Is a city with a princess. Never if the dungeon isn't played.
    bool princess = false;
    /// City and road: its sides, unrotated, and the number of ends that must be closed to complete it.
    std::uint8_t sides = 0;
    std::uint8_t ends = 0;
    std::uint16_t pennants = 0;
    /// City and road, bit f: feature f of the tile is of the same kind; if both are in one city or road, the
    /// tile counts once (L-3.1, L-3.2).
    std::uint64_t siblings = 0;
    /// Field, bit f: it touches city f of the tile.
    std::uint64_t cities = 0;
    /// What it is on the board before it is joined with others, without its place.
    BoardFeature alone;
};

/// For each side of the board, seen from the middle of the tile: the features at its left half, in its middle
/// (city or road) and at its right half.
using SideFeatures = std::array<std::array<std::uint8_t, 3>, 4>;

/// A tile kind compiled for play.
struct TileKind {
    std::vector<TileFeature> features;
    std::array<SideFeatures, 4> sideFeatures{};
    /// The edges on the sides, for each rotation: side d has bits 4 d to 4 d + 2, one of them set, for city,
    /// road and field; none for `any`.
    std::array<std::uint16_t, 4> shown{};
    /// For each rotation the first that looks and joins the same, whatever the numbers of the features.
    std::array<Rotation, 4> alike{};
    std::uint8_t cloister = noFeature;
    // Marks; false if the dungeon isn't played.
    bool volcano = false;
    bool dragon = false;
    bool portal = false;
    bool tower = false;
    /// D-1.1: its tower is an entrance to the dungeon.
    bool entrance = false;
};

/// Pre: the tile is without errors.
TileKind compileTile(const Landscape& tile, const Options& options, const Expansion& expansion);

/// Edges that the neighbouring side must not show, for a side that shows `shown` (three bits of
/// TileKind::shown).
constexpr unsigned forbiddenBeside(unsigned shown) {
    return shown == 0 ? 0U : 7U & ~shown;
}

} // namespace tilewright::landscape
