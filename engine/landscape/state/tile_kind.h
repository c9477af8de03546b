#pragma once

#include "engine/landscape/options.h"
#include "engine/tileset/tileset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilewright::landscape {

/// As the set has them; a road that splits adds up to three more, and bits of 64 number them all.
inline constexpr int maxFeaturesOfTile = 60;
/// Half sides and the middle of a side where no feature reaches.
inline constexpr std::uint8_t noFeature = 0xFF;

/// A feature of a tile as it is played; a road that splits (U-2.3) is several.
struct KindFeature {
    FeatureKind kind = FeatureKind::Field;
    /// A road's inn or a city's cathedral.
    bool doubled = false;
    /// A road that ends in a tunnel mouth. Never where tokens aren't played.
    bool mouth = false;
    /// A city's. Never where the dungeon isn't played.
    bool princess = false;
    /// City and road: sides, unrotated, and how many ends must be closed to complete it.
    std::uint8_t sides = 0;
    std::uint8_t ends = 0;
    std::uint16_t pennants = 0;
    /// City and road, bit f: feature f of the tile is of the same kind, and in one city or road with this the
    /// tile counts once (L-3.1, L-3.2).
    std::uint64_t siblings = 0;
    /// Field, bit f: it touches city f of the tile.
    std::uint64_t cities = 0;
};

/// For each side of the board, as seen from the middle of the tile: the features at its left half, in its
/// middle (city or road), at its right half.
using Contacts = std::array<std::array<std::uint8_t, 3>, 4>;

/// A tile kind compiled for play.
struct TileKind {
    std::vector<KindFeature> features;
    std::array<Contacts, 4> contacts{};
    /// What the sides show, for each rotation: side d has bits 4 d to 4 d + 2, one of them set, for the edges
    /// city, road and field; `any` has none.
    std::array<std::uint16_t, 4> shown{};
    std::uint8_t cloister = noFeature;
    // Marks; never where the dungeon isn't played.
    bool volcano = false;
    bool dragon = false;
    bool portal = false;
    bool tower = false;
};

/// Pre: the tile is without errors.
TileKind compileTile(const Landscape& tile, const Options& options, Scope scope);

/// What a side that shows so (three bits of TileKind::shown) forbids the one it meets to show.
constexpr unsigned forbiddenBeside(unsigned shown) {
    return shown == 0 ? 0U : 7U & ~shown;
}

} // namespace tilewright::landscape
