#pragma once

#include "engine/tileset/landscape/landscape.h"

#include <cstdint>
#include <optional>

namespace tilewright {

/// The rim of a tile has three places to a side, clockwise from the north-west corner: the left half, the
/// middle and the right half. Fields lie at the halves, roads in the middle, a city all along its side.
inline constexpr int rimPlaces = 12;
enum class Along : std::uint8_t { Left, Middle, Right };
constexpr int rimPlace(Direction d, Along along) {
    return 3 * index(d) + static_cast<int>(along);
}
constexpr Direction sideOfPlace(int place) {
    return directionAt(place / 3);
}
constexpr Along alongOfPlace(int place) {
    return static_cast<Along>(place % 3);
}
/// The half side of a place; that of the left half for a middle.
constexpr int halfSideAt(int place) {
    return 2 * (place / 3) + (place % 3 == 2 ? 1 : 0);
}

/// Behind the rim come places for inner fields, which meet no side: one each, in the order of the features.
/// They have no side, no half and no middle.
constexpr bool isOnRim(int place) {
    return place < rimPlaces;
}
int innerFieldCount(const Landscape& tile);
/// Of the rim and of inner fields.
int placeCount(const Landscape& tile);

/// Bit p is set where the feature meets place p: a city or road in the middle of its sides.
unsigned rimOf(const Feature& feature);
/// The number of the feature that lies at a place; none along an edge that fits every side, or where the tile
/// is not valid.
std::optional<int> featureAt(const Landscape& tile, int place);
/// A place of that feature, the middle of a side if it has one; none for a cloister, which has no place.
std::optional<int> placeOf(const Landscape& tile, int number);

/// Without that feature; the others close up, and what names them follows.
Landscape withoutFeature(const Landscape& tile, int number);

/// What the tile's fields would be if all its features lay in one plane: half sides that no road or city
/// parts are one field, which touches the cities that it isn't parted from. Inner fields stay. The fields
/// come last, so the numbers of other features may move up. Roads that end in a crossing, cloister, tower or
/// volcano meet there; one that ends in a gate meets the tile's city.
Landscape withPlaneFields(const Landscape& tile);
/// Tells that those features cross that can't lie side by side, and no others (L-1.2); what is told of inner
/// fields stays.
Landscape withCrossings(const Landscape& tile);

} // namespace tilewright
