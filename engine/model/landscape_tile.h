#pragma once

#include "engine/grid/cell.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright {

/// What a landscape tile shows on a side (L-1.1). Any fits every side, and closes the road or city it meets.
enum class Edge : std::uint8_t { City, Road, Field, Any };
/// North, east, south, west, unrotated.
using Edges = std::array<Edge, 4>;

/// Clockwise from the north-west corner: NL NR EL ER SL SR WL WR (L-1.1). Two to a side, in the order of
/// directions: half side 2 d is the left half of side d as seen from the middle of the tile.
inline constexpr int halfSideCount = 8;
constexpr unsigned halfSidesOf(Direction d) {
    return 3U << (2U * static_cast<unsigned>(index(d)));
}
constexpr Direction sideOfHalf(int halfSide) {
    return directionAt(halfSide / 2);
}

enum class FeatureKind : std::uint8_t { City, Road, Field, Cloister };
inline constexpr std::array<FeatureKind, 4> allFeatureKinds{FeatureKind::City, FeatureKind::Road,
                                                            FeatureKind::Field, FeatureKind::Cloister};
enum class Goods : std::uint8_t { None, Wine, Grain, Cloth };
/// The end of a road on the tile; the rules don't use it.
enum class RoadEnd : std::uint8_t { None, Crossing, Gate, Cloister, Tower, Volcano, Terminus };
/// Mouth: a road of one side that ends in a tunnel mouth. Splits: a road that becomes one road per side, each
/// with a mouth, if tunnels are played (U-2.3).
enum class Tunnel : std::uint8_t { None, Mouth, Splits };
enum class Mark : std::uint8_t { Volcano, Dragon, Portal, Tower };

/// One city, road, field or cloister of a tile; its kind decides which members are used.
struct Feature {
    FeatureKind kind = FeatureKind::Field;
    /// City and road: bit d is set if it reaches that side.
    std::uint8_t sides = 0;
    /// Field: bit h is set if it contains that half side; 0 for an inner field.
    std::uint8_t halfSides = 0;
    int pennants = 0;
    bool cathedral = false;
    bool princess = false;
    Goods goods = Goods::None;
    bool inn = false;
    RoadEnd ends = RoadEnd::None;
    Tunnel tunnel = Tunnel::None;
    /// Field: numbers of the tile's cities that it touches.
    std::vector<int> cities;
    /// Unknown fields; null if there are none.
    nlohmann::ordered_json extra = nullptr;

    bool reaches(Direction d) const { return ((sides >> static_cast<unsigned>(index(d))) & 1U) != 0; }
    bool holds(int halfSide) const { return ((halfSides >> static_cast<unsigned>(halfSide)) & 1U) != 0; }
    friend bool operator==(const Feature&, const Feature&) = default;
};

/// Maximum number of features of a tile.
inline constexpr int maxFeatures = 32;
inline constexpr int maxPennants = 99;

/// The picture of a landscape tile. Features are named by their index in `features`.
struct Landscape {
    Edges edges{Edge::Field, Edge::Field, Edge::Field, Edge::Field};
    std::vector<Feature> features;
    std::vector<Mark> marks;
    /// Pairs of features that cross one above the other.
    std::vector<std::pair<int, int>> crossings;
    friend bool operator==(const Landscape&, const Landscape&) = default;
};

/// The names in file formats: "city", "crossing", "NL"; None has an empty name. Edges, kinds and marks are
/// marked for translation.
std::string_view name(Edge e);
std::string_view name(FeatureKind k);
std::string_view name(Goods g);
std::string_view name(RoadEnd e);
std::string_view name(Tunnel t);
std::string_view name(Mark m);
std::string_view halfSideName(int halfSide);
std::optional<Edge> edgeFromName(std::string_view text);
std::optional<FeatureKind> featureKindFromName(std::string_view text);
std::optional<Goods> goodsFromName(std::string_view text);
std::optional<RoadEnd> roadEndFromName(std::string_view text);
std::optional<Tunnel> tunnelFromName(std::string_view text);
std::optional<Mark> markFromName(std::string_view text);
std::optional<int> halfSideFromName(std::string_view text);

/// Masks of sides and of half sides, and edges, after the turn.
constexpr std::uint8_t turnedSides(std::uint8_t sides, Rotation r) {
    const unsigned n = static_cast<unsigned>(index(r));
    return static_cast<std::uint8_t>(
        ((static_cast<unsigned>(sides) << n) | (static_cast<unsigned>(sides) >> (4 - n))) & 0xFU);
}
constexpr std::uint8_t turnedHalfSides(std::uint8_t halves, Rotation r) {
    const unsigned n = 2U * static_cast<unsigned>(index(r));
    return static_cast<std::uint8_t>(
        ((static_cast<unsigned>(halves) << n) | (static_cast<unsigned>(halves) >> (8 - n))) & 0xFFU);
}
Edges turned(const Edges& edges, Rotation r);

} // namespace tilewright
