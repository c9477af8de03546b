#pragma once

#include "engine/games/game.h"
#include "engine/games/record.h"
#include "engine/games/ruleset.h"
#include "engine/model/map/map.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::exchange {

enum class Subject { Set, Map, Game };

/// What a web page takes of a source besides.
struct WebPageSource {
    /// The page that the game is put into; empty: the one that findPlayerPage() finds.
    std::filesystem::path player;
    /// Empty: the name of the set.
    std::string title;
    /// What players are asked at the end; see checkPageTexts().
    std::vector<std::string> questions;
    /// Of a set or a map: the id of the rules; empty: those of the set.
    std::string ruleset;
    /// Of a set or a map: the variant of the rules; missing: the set's first; empty: none.
    std::optional<std::string> variant;
    /// The sets that a set is played together with.
    std::vector<TileSet> companions;
    /// Of a game: all of it, and how many of its moves go into the page; missing: all.
    std::shared_ptr<const game::Record> record;
    std::optional<std::size_t> moves;
};

/// The source of an export. A set has a board to play it on, a map the set that it is opened with, a game
/// both and a position.
struct Source {
    Subject subject = Subject::Set;
    /// The base name of files: "mine" for mine.tileset.json.
    std::string name;
    TileSet set;
    /// Of a set that others are played together with: all of them combined, or why they can't be. Formats
    /// that set out a table take it; the others are about the set alone.
    std::optional<Loaded<TileSet>> played = std::nullopt;
    Map map;
    /// Of the rules by which a table is set out; those that the rules don't know are left out.
    Json options = Json::object();
    /// Games only.
    std::shared_ptr<const game::Game> game;
    game::Table table;
    WebPageSource page;
};

/// Errors that prevent any export: errors of the set, tiles on the map that it lacks. A game has been checked
/// already.
Issues check(const Source& source);

/// Nothing can be played with a set that has no copy of any tile: an error then.
Issues checkTiles(const TileSet& set);

/// The source with all tiles that are played together as its set.
Loaded<Source> withCompanionTiles(const Source& source);

/// The contents of the map, or of the table at that moment. Pre: check() found no error.
game::Table tableOf(const Source& source);

/// A table for a number of players: the game's position, or a new game with set and map before its first
/// move.
struct TableSetup {
    std::shared_ptr<const game::Game> game;
    game::Table table;
    /// The remaining stack, as indices in the set, shuffled by the seed.
    game::Stack stack;
};
/// With these rules, unless the source is a game. Errors: set and map can't be played together, or not by so
/// many.
Loaded<TableSetup> tableSetup(const Source& source, const game::Ruleset& rules, int players,
                              std::uint64_t seed);

} // namespace tilewright::exchange
