#pragma once

#include "engine/games/ruleset.h"

#include <string>

namespace tilewright::game {

// What every rule system checks before it compiles a game. Pointers are as in a record: "/tileset/...",
// "/map/...",
// "/players".

Issue errorAt(const char* code, std::string pointer, Text message, Text remedy = {});
Issue warningAt(const char* code, std::string pointer, Text message, Text remedy);
void checkPlayers(const Ruleset& ruleset, int players, Issues& issues);
/// Adds the errors that lint finds in set and map.
void checkSetAndMap(const TileSet& set, const Map& map, Issues& issues);
void checkMapSize(const Map& map, std::size_t most, Issues& issues);
/// Copies of a tile that lie on the map; the others go into the stack.
int copiesOnMap(const Tile& tile, const Map& map);
void checkStackSize(const TileSet& set, const Map& map, int most, Issues& issues);

} // namespace tilewright::game
