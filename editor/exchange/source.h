#pragma once

#include "engine/game/game.h"
#include "engine/game/ruleset.h"
#include "engine/tileset/map/map.h"

#include <memory>
#include <string>

namespace tilewright::exchange {

enum class Subject { Set, Map, Game };

/// What is exported. A set comes with a board to play it on, a map with the set that it is opened with, a
/// game with both and with a moment of it.
struct Source {
    Subject subject = Subject::Set;
    /// What files are named after: "mine" of mine.tileset.json.
    std::string name;
    TileSet set;
    Map map;
    /// Of a game only.
    std::shared_ptr<const game::Game> game;
    game::Table table;
};

/// "sets/mine.tileset.json" gives "mine".
std::string baseNameOf(const std::string& path);

/// What keeps a source from being exported at all: errors of the set, tiles on the map that it lacks. A game
/// has been checked already.
Issues check(const Source& source);

/// What lies on the map, or on the table at that moment. Pre: check() found no error.
game::Table tableOf(const Source& source);

/// A table set up for so many players: the game's moment, or a game with set and map before its first move.
struct SetUp {
    std::shared_ptr<const game::Game> game;
    game::Table table;
    /// What is left to draw, as places in the set, shuffled by the seed.
    game::Stack stack;
};
/// By these rules, which a game has already. Errors: set and map can't be played together, or not by so many.
Loaded<SetUp> setUp(const Source& source, const game::Ruleset& rules, int players, std::uint64_t seed);

} // namespace tilewright::exchange
