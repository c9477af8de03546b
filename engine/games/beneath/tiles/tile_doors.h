#pragma once

#include "engine/base/random.h"
#include "engine/grid/cell.h"
#include "engine/model/sides.h"
#include "engine/model/tileset.h"

#include <array>
#include <vector>

/// Which doors lie on the passages of tiles, when a set is generated and when a designer changes it.
namespace tilewright {

/// The sides with passages on an unturned tile of a configuration, in order.
std::vector<Direction> passages(Configuration c);

/// Distributes doors over tiles of one configuration so that a tile rarely has the same door twice and few
/// tiles are equal under rotation. Pre: as many doors as the tiles have passages. Returns one entry per tile.
std::vector<Sides> distributeDoors(Configuration c, const std::vector<SideContent>& doors, Random& random);

/// Changes a tile to another configuration, turned so that most of its passages stay in place. Doors that
/// lose their side move to new passages, in the order of the sides; passages left without a door are open.
/// Unchanged if the tile has the configuration already. Pre: `configuration` is not None.
Sides reshaped(const Sides& sides, Configuration configuration);

struct DoorVariantOptions {
    /// The doors to try on each side, in the order of Sides. A side of earth stays earth; an empty list keeps
    /// the present door.
    std::array<std::vector<SideContent>, 4> doors;
    /// The count of each variant.
    int count = 1;
    /// Skips variants that equal an earlier variant under rotation.
    bool differentOnly = true;
    /// Skips variants that equal a tile of the set under rotation.
    bool newOnly = true;
};

/// The number of combinations before any is skipped.
long long combinationCount(const std::vector<Tile>& tiles, const DoorVariantOptions& choice);

/// Every combination of doors on each of the tiles, north varying slowest. Each has the id and the notes of
/// its original tile. Pre: combinationCount() fit into memory.
std::vector<Tile> doorVariants(const TileSet& set, const std::vector<Tile>& tiles,
                               const DoorVariantOptions& choice);

/// The set with the skulls of the tiles at `tileIndices` recoloured so that the pick colours have equal
/// numbers of them, copies counted, as far as the counts of the tiles allow: no change of one skull and no
/// exchange of two would bring two colours closer. Shapes, other doors, counts and all other tiles stay. Few
/// skulls change, and a tile rarely gets a colour twice. Skulls of colours outside the set get one of its
/// colours. The same set gives the same result. Without pick colours nothing changes.
TileSet withEvenSkulls(const TileSet& set, const std::vector<int>& tileIndices);

/// The most minus the fewest skulls of a pick colour on these tiles, copies counted; 0 without pick colours.
int skullSpread(const TileSet& set, const std::vector<int>& tileIndices);

} // namespace tilewright
