#pragma once

#include "engine/games/record.h"
#include "engine/games/ruleset.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"
#include "engine/playtest/results.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::cli {

/// Texts of files already read, by name: a pipe can be read only once.
using FileTexts = std::map<std::string, std::string>;

/// The format named in the document, "tilewright-map"; empty if there is none. Reads no further than that.
std::string formatOf(const std::string& text);

/// Readers for verbs; each throws Failure with issues that name the file.
TileSet loadTileSet(const std::string& file, const FileTexts& known = {});
/// Combines several sets into one; without files, the bundled set for these rules.
TileSet loadTileSets(const std::vector<std::string>& files, std::string_view ruleset,
                     const FileTexts& known = {});
/// The sets that the set of that file is played together with.
std::vector<TileSet> companionsOf(const TileSet& set, const std::string& file);
/// The same with the designers' pictures; Failure(InputErrors) names those that can't be drawn.
std::vector<TileSet> companionsWithPictures(const TileSet& set, const std::string& file);
/// The set of that file with those.
TileSet withCompanions(const TileSet& set, const std::vector<TileSet>& companions, const std::string& file);
/// As loadTileSets, with the sets that they are played together with, each once.
TileSet loadSetsWithCompanions(const std::vector<std::string>& files, std::string_view ruleset,
                               const FileTexts& known = {});
/// As loadSetsWithCompanions, and as loadTileSet, with the designers' pictures; Failure(InputErrors) names
/// those that can't be drawn.
TileSet loadSetsWithPictures(const std::vector<std::string>& files, std::string_view ruleset);
TileSet loadSetWithPictures(const std::string& file, const FileTexts& known = {});
/// Failure(WrongUsage) if there is none of that name.
const game::Ruleset& rulesetNamed(const std::string& name);
/// Failure(WrongUsage) if the set is not for these rules.
void requireSetFor(const game::Ruleset& ruleset, const TileSet& set);
/// From name=value.
Json rulesOptions(const game::Ruleset& ruleset, const std::vector<std::string>& assignments);

struct Shard {
    std::uint32_t number = 1;
    std::uint32_t of = 1;
};
/// "2/8"; empty: the whole. Failure(WrongUsage) for anything else.
Shard shardOf(const std::string& text);

Map loadMap(const std::string& file, const FileTexts& known = {});
/// Without a file, startMapOf() the set.
Map loadMap(const std::string& file, const TileSet& set, const FileTexts& known = {});
game::Record loadRecord(const std::string& file, const FileTexts& known = {});
playtest::Results loadResults(const std::string& file, const FileTexts& known = {});

/// Arguments of `play` and `perft`.
struct GameArguments {
    /// Empty: the rule system of the tile sets.
    std::string ruleset;
    /// Empty: a bundled set and map.
    std::vector<std::string> tileSets;
    std::string map;
    /// Of the set's variants of the rules: the first if none is named; empty: the rules without a variant.
    std::optional<std::string> variant = {};
    /// name=value; they come on top of the variant's.
    std::vector<std::string> options;
    /// Marks to remove from all tiles before play: "tower".
    std::vector<std::string> without;
    std::uint64_t seed = 1;
    FileTexts known = {};
    /// Whether sets that the tile set is played together with are left out.
    bool alone = false;
};

/// Null for the rules without a variant; Failure if the set has none of that name.
const RuleVariant* variantNamed(const TileSet& set, const std::optional<std::string>& name);

struct PreparedGame {
    const game::Ruleset* ruleset = nullptr;
    /// Of the variant and the arguments.
    Json options = Json::object();
    std::shared_ptr<const game::Game> game;
};

/// The files among the arguments.
std::vector<std::string> filesOf(const GameArguments& arguments);
/// Compiles set, map and options for that number of players, or throws Failure.
PreparedGame prepare(const GameArguments& arguments, int players);

} // namespace tilewright::cli
