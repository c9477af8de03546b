#include "engine/model/map/start_map.h"

#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tile_family.h"

#include <algorithm>

namespace tilewright {

bool hasTilesOf(const TileSet& set, const Map& map) {
    return map.ruleset == set.ruleset && std::ranges::all_of(map.chambers, [&set](const Chamber& chamber) {
               return chamber.isRoom() || findTile(set, chamber.tile) >= 0;
           });
}

Map startMapOf(const TileSet& set) {
    Map map = readMap(bundledText(familyOf(set.ruleset).defaultMap())).value.value();
    if (hasTilesOf(set, map) || set.tiles.empty())
        return map;
    const auto first = std::ranges::find_if(set.tiles, [](const Tile& tile) { return tile.count > 0; });
    Chamber chamber;
    chamber.tile = first == set.tiles.end() ? set.tiles.front().id : first->id;
    map.name = set.name;
    map.chambers.assign(1, chamber);
    return map;
}

} // namespace tilewright
