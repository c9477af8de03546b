#pragma once

#include "engine/model/landscape_tile.h"

#include <cstdint>

namespace tilewright::landscape {

inline constexpr std::uint16_t nowhere = 0xFFFF;

/// A city, road, field or cloister as joined so far: one or more places.
struct BoardFeature {
    FeatureKind kind = FeatureKind::Field;
    /// Whether it has an inn or a cathedral.
    bool doubled = false;
    /// Bit p: player p has followers on it (followers), builder or pig (helpers).
    std::uint8_t followers = 0;
    std::uint8_t helpers = 0;
    /// City and road: open sides and mouths. Cloister: empty cells around. Never 0 for a field.
    std::uint16_t openEnds = 0;
    /// Each counted once, except with U-4.1's option. Cloister: itself and those around it.
    std::uint16_t tiles = 0;
    std::uint16_t pennants = 0;
    /// Head and tail of a list of places: for cities and roads those with siblings, for fields those that
    /// touch a city.
    std::uint16_t first = nowhere;
    std::uint16_t last = nowhere;
    /// Of each place, also of those that are no root: the next in the ring of all that are joined.
    std::uint16_t ring = nowhere;

    bool complete() const { return openEnds == 0; }
    /// Whether no figure stands on it; builder and pig never stand alone.
    bool empty() const { return followers == 0; }
    friend bool operator==(const BoardFeature&, const BoardFeature&) = default;
};

} // namespace tilewright::landscape
