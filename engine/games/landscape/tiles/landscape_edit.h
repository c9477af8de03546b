#pragma once

#include "engine/games/landscape/tiles/landscape_rim.h"

#include <span>
#include <string_view>

namespace tilewright {

// Edits of a landscape tile, as made by a designer. A valid tile stays valid (L-1.1, L-1.4), and an edit
// that changes nothing returns the same tile. Places are those of landscape_rim.h.

/// Changes a side to `edge`. A city side extends the tile's only city; a second road side makes a road of two
/// sides, a third a crossing of all, unless the road has a trait; a road that comes to end at a city in the
/// middle has a gate there; features without sides are removed. Fields are recomputed.
Landscape withEdge(const Landscape& tile, Direction side, Edge edge);

/// The effect of a line drawn from one place to another: joins features of one kind, or parts a side from the
/// feature of both places.
enum class Link : std::uint8_t { None, Joins, Parts };
Link linkBetween(const Landscape& tile, int from, int to);
/// Merges the feature at `to` with its traits into the one at `from`. If roads or cities are joined, fields
/// are recomputed. Unchanged if nothing can be joined.
Landscape joined(const Landscape& tile, int from, int to);
/// Gives the side of `to` a feature of its own, without traits. Unchanged if nothing can be parted.
Landscape parted(const Landscape& tile, int from, int to);

/// Adds a field that meets no side, as found within a city. It touches the tile's only city; of several none,
/// as the right one is unknown. Unchanged if the tile has the maximum number of features.
Landscape withInnerField(const Landscape& tile);
/// Removes the inner field at `place`. Unchanged if there is none.
Landscape withoutInnerField(const Landscape& tile, int place);

/// A property that a feature or the tile has or not. Pennants are counted, so they are not among these.
enum class Trait : std::uint8_t {
    Cathedral,
    Princess,
    Wine,
    Grain,
    Cloth,
    Inn,
    Mouth,
    Splits,
    EndsInCrossing,
    EndsAtGate,
    EndsAtCloister,
    EndsAtTower,
    EndsAtVolcano,
    Terminus,
    Cloister,
    Volcano,
    Dragon,
    Portal,
    Tower
};
std::span<const Trait> allTraits();
/// "cathedral", "ends in a crossing"; marked for translation.
std::string_view name(Trait trait);
/// Whether it belongs to the tile instead of one of its features.
bool isOfTile(Trait trait);
/// Whether the tile, or the feature at `place` for a feature's trait, has the trait.
bool hasTrait(const Landscape& tile, int place, Trait trait);
/// Whether it is possible there: a mouth needs a road of one side.
bool canHaveTrait(const Landscape& tile, int place, Trait trait);
/// Removes what it excludes: other goods, another end, volcano for tower. Unchanged if it is not possible.
Landscape withTrait(const Landscape& tile, int place, Trait trait, bool on);
/// Sets the pennants of the city at `place`, clamped to the limits. Unchanged if there is no city.
Landscape withPennants(const Landscape& tile, int place, int pennants);
/// Sets whether the field at `place` touches that city. Unchanged if there is no field or no such city.
Landscape withContact(const Landscape& tile, int place, int city, bool touches);

} // namespace tilewright
