#pragma once

#include "engine/game/record.h"
#include "engine/game/ruleset.h"
#include "engine/playtest/results.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::cli {

/// Texts of files that were read already, by name: a pipe gives its text only once.
using Texts = std::map<std::string, std::string>;

/// Readers for verbs; each throws Failure with issues that name the file.
TileSet loadTileSet(const std::string& file, const Texts& known = {});
/// Several are combined into one; none is the bundled set for these rules.
TileSet loadTileSets(const std::vector<std::string>& files, std::string_view ruleset,
                     const Texts& known = {});
Map loadMap(const std::string& file, const Texts& known = {});
/// Where no file is named, startMapOf() the set.
Map loadMap(const std::string& file, const TileSet& set, const Texts& known = {});
game::Record loadRecord(const std::string& file, const Texts& known = {});
playtest::Results loadResults(const std::string& file, const Texts& known = {});

/// Failure(Unreadable) where nothing can be written there; leaves no trace.
void requireWritable(const std::string& file);
/// Failure(WrongUsage) where writing to `output` would lose something: it is one of `inputs`, or a file of
/// ours that is there already and not of `format` (empty: none of ours, a page). Failure(Unreadable) where it
/// can't be written. Nothing if it is empty. Devices and pipes have nothing to lose; where it is standard
/// output, that is left to it.
void requireFreeOutput(const std::string& output, const std::vector<std::string>& inputs,
                       std::string_view format);

/// What `play` and `perft` are told on the command line.
struct GameArguments {
    /// Empty: those of the tile sets.
    std::string ruleset;
    /// None: a bundled set, and a bundled map.
    std::vector<std::string> tileSets;
    std::string map;
    /// name=value
    std::vector<std::string> options;
    /// Marks that are taken off all tiles before play: "tower".
    std::vector<std::string> without;
    std::uint64_t seed = 1;
    Texts known = {};
};

struct PreparedGame {
    const game::Ruleset* ruleset = nullptr;
    std::shared_ptr<const game::Game> game;
};

/// The files among them.
std::vector<std::string> filesOf(const GameArguments& arguments);
/// Set, map and options compiled for that many players, or Failure.
PreparedGame prepare(const GameArguments& arguments, int players);

} // namespace tilewright::cli
