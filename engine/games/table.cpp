#include "engine/games/table.h"

#include "engine/games/game.h"

#include <string_view>
#include <unordered_map>

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
    for (const Token& token : table.tokens)
        if (const auto marker = markerFromName(token.kind); marker && token.side) {
            MapMarker placed;
            placed.cell = token.cell;
            placed.side = *token.side;
            placed.marker = *marker;
            map.markers.push_back(std::move(placed));
        }
    return map;
}

Table tableOf(const Map& map, const TileSet& set) {
    std::unordered_map<std::string_view, int> numbers;
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        numbers.try_emplace(set.tiles[i].id, static_cast<int>(i));
    Table table;
    table.tiles.reserve(map.chambers.size());
    for (std::size_t i = 0; i < map.chambers.size(); ++i) {
        const Chamber& chamber = map.chambers[i];
        LaidTile laid;
        laid.cell = chamber.cell;
        laid.mapChamber = static_cast<int>(i);
        if (!chamber.isRoom()) {
            laid.tile = numbers.at(chamber.tile);
            laid.rotation = chamber.rotation;
        }
        table.tiles.push_back(laid);
    }
    for (const MapMarker& marker : map.markers)
        table.tokens.push_back({name(marker.marker), marker.cell, marker.side});
    return table;
}

} // namespace tilewright::game
