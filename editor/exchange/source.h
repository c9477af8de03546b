#pragma once

#include "engine/game/game.h"
#include "engine/game/ruleset.h"
#include "engine/tileset/map/map.h"

#include <memory>
#include <string>

namespace tilewright::exchange {

enum class Subject { Set, Map, Game };

/// The source of an export. A set has a board to play it on, a map the set that it is opened with, a game
/// both and a position.
struct Source {
    Subject subject = Subject::Set;
    /// The base name of files: "mine" for mine.tileset.json.
    std::string name;
    TileSet set;
    Map map;
    /// Of the rules by which a table is set out; those that the rules don't know are left out.
    Json options = Json::object();
    /// Games only.
    std::shared_ptr<const game::Game> game;
    game::Table table;
};

/// "sets/mine.tileset.json" gives "mine".
std::string baseNameOf(const std::string& path);

/// Errors that prevent any export: errors of the set, tiles on the map that it lacks. A game has been checked
/// already.
Issues check(const Source& source);

/// The contents of the map, or of the table at that moment. Pre: check() found no error.
game::Table tableOf(const Source& source);

/// A table for a number of players: the game's position, or a new game with set and map before its first
/// move.
struct SetUp {
    std::shared_ptr<const game::Game> game;
    game::Table table;
    /// The remaining stack, as indices in the set, shuffled by the seed.
    game::Stack stack;
};
/// With these rules, unless the source is a game. Errors: set and map can't be played together, or not by so
/// many.
Loaded<SetUp> setUp(const Source& source, const game::Ruleset& rules, int players, std::uint64_t seed);

} // namespace tilewright::exchange
