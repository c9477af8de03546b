#pragma once

#include "engine/tileset/landscape/landscape_rim.h"

#include <span>
#include <string_view>

namespace tilewright {

// Edits of what a landscape tile shows, as a designer makes them. A valid tile stays valid (L-1.1, L-1.4),
// and an edit that finds everything as it is wanted gives the same tile. Places are those of landscape_rim.h.

/// The side shows `edge`. A city goes on with the tile's only one; a second road side makes a road of two, a
/// third a crossing of all, unless the road bears something; what reaches no side any more is gone. Fields
/// are laid anew.
Landscape withEdge(const Landscape& tile, Direction side, Edge edge);

/// What a line drawn from one place to another does: features of one kind are joined; a side is parted from
/// the feature that both places belong to.
enum class Link : std::uint8_t { None, Joins, Parts };
Link linkBetween(const Landscape& tile, int from, int to);
/// The feature at `to` goes over to the one at `from`, with all that it bears. Where roads or cities are
/// joined, fields are laid anew. Unchanged where nothing can be joined.
Landscape joined(const Landscape& tile, int from, int to);
/// The side of `to` gets a feature of its own, which bears nothing. Unchanged where nothing can be parted.
Landscape parted(const Landscape& tile, int from, int to);

/// With one field more that meets no side, as one finds it within a city. It touches the tile's only city; of
/// several none, since which of them is not known. Unchanged where there are as many features as there may
/// be.
Landscape withInnerField(const Landscape& tile);
/// Without the inner field at `place`. Unchanged where there is none.
Landscape withoutInnerField(const Landscape& tile, int place);

/// What a feature or the tile bears or doesn't. Pennants are counted, so they are none of these.
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
/// Whether it belongs to the tile, not to one of its features.
bool isOfTile(Trait trait);
/// The feature is the one at `place`, where the trait is one of features.
bool bears(const Landscape& tile, int place, Trait trait);
/// Whether it makes sense there: a mouth needs a road of one side.
bool canBear(const Landscape& tile, int place, Trait trait);
/// What excludes it goes: other goods, another end, volcano for tower. Unchanged where it can't be.
Landscape withTrait(const Landscape& tile, int place, Trait trait, bool on);
/// Of the city at `place`, kept within its limits. Unchanged where there is none.
Landscape withPennants(const Landscape& tile, int place, int pennants);
/// Whether the field at `place` touches that city. Unchanged where there is no field or no such city.
Landscape withContact(const Landscape& tile, int place, int city, bool touches);

} // namespace tilewright
