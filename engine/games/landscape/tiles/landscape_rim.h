#pragma once

#include "engine/model/landscape_tile.h"

#include <cstdint>
#include <optional>

namespace tilewright {

/// The rim of a tile has three places per side, clockwise from the north-west corner: the left half, the
/// middle and the right half. Fields lie at the halves, roads in the middle, a city all along its side.
inline constexpr int rimPlaces = 12;
enum class SidePart : std::uint8_t { Left, Middle, Right };
constexpr int rimPlace(Direction d, SidePart along) {
    return 3 * index(d) + static_cast<int>(along);
}
constexpr Direction sideOfPlace(int place) {
    return directionAt(place / 3);
}
constexpr SidePart sidePartOfPlace(int place) {
    return static_cast<SidePart>(place % 3);
}
/// The half side of a place; for a middle, that of the left half.
constexpr int halfSideAt(int place) {
    return 2 * (place / 3) + (place % 3 == 2 ? 1 : 0);
}

/// After the rim come places for inner fields, which meet no side: one each, in the order of the features.
/// They have no side, no half and no middle.
constexpr bool isOnRim(int place) {
    return place < rimPlaces;
}
int innerFieldCount(const Landscape& tile);
/// The number of places of the rim and of inner fields.
int placeCount(const Landscape& tile);

/// Bit p is set if the feature meets place p: a city or road in the middle of its sides.
unsigned rimOf(const Feature& feature);
/// The number of the feature at a place; none along an edge that fits every side, or if the tile is not
/// valid.
std::optional<int> featureAt(const Landscape& tile, int place);
/// A place of the feature, the middle of a side if it has one; none for a cloister, which has no place.
std::optional<int> placeOf(const Landscape& tile, int number);

/// Removes a feature; the numbers of the others and references to them are adjusted.
Landscape withoutFeature(const Landscape& tile, int number);

/// Recomputes the tile's fields as if all its features lay in one plane: half sides that no road or city
/// separates are one field, which touches the cities next to it. Inner fields stay. Fields come last, so the
/// numbers of other features may decrease. Roads that end in a crossing, cloister, tower or volcano meet
/// there; one that ends in a gate meets the tile's city.
Landscape withPlaneFields(const Landscape& tile);
/// Lists as crossings exactly the features that can't lie side by side (L-1.2); crossings of inner fields
/// stay.
Landscape withCrossings(const Landscape& tile);

} // namespace tilewright
