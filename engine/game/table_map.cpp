#include "engine/game/table_map.h"

namespace tilewright::game {

Map mapOf(const Game& game, const Table& table) {
    Map map = game.map();
    map.chambers.clear();
    map.markers.clear();
    for (const LaidTile& laid : table.tiles) {
        if (laid.mapChamber >= 0) {
            map.chambers.push_back(game.map().chambers[static_cast<std::size_t>(laid.mapChamber)]);
            continue;
        }
        Chamber chamber;
        chamber.cell = laid.cell;
        chamber.tile = game.tileSet().tiles[static_cast<std::size_t>(laid.tile)].id;
        chamber.rotation = laid.rotation;
        map.chambers.push_back(std::move(chamber));
    }
    for (const SideToken& token : table.tokens)
        if (const auto marker = markerFromName(token.kind)) {
            MapMarker placed;
            placed.cell = token.cell;
            placed.side = token.side;
            placed.marker = *marker;
            map.markers.push_back(std::move(placed));
        }
    return map;
}

} // namespace tilewright::game
