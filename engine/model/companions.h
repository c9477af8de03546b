#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// The bundled set for these rules that `with` calls by that name ("base"); empty if there is none.
std::string_view bundledSetNamed(std::string_view ruleset, std::string_view name);

/// Returns the text of a file beside the set's.
using CompanionReader = std::function<Loaded<std::string>(const std::string& name)>;
/// The issues of a name that leads to no set, and to one outside of the folder.
Issue unknownCompanion(const std::string& name);
Issue companionOutsideFolder(const std::string& name);
/// Reads files of that folder, but none to which a link leads out of it. An empty folder, of a set that is
/// not saved, has none.
CompanionReader folderReader(const std::filesystem::path& folder);

/// The sets that `set.with` names, in this order. Errors have pointers "/with/0": a set that can't be read,
/// that lies outside of the folder, or that is for other rules.
Loaded<std::vector<TileSet>> readCompanions(const TileSet& set, const CompanionReader& read);

/// Combines several sets into the one to play: all their tiles, the names joined by " + ", no sets to be
/// played with, everything else from the first. Naming a set twice doubles its counts. Errors: sets for
/// different rules; an id that differs between two sets. Pre: there is at least one set.
Loaded<TileSet> combine(std::span<const TileSet> sets);

/// The sets combined into the one to play, which names no further sets. Issues as of combine().
Loaded<TileSet> combineWithCompanions(const TileSet& set, std::span<const TileSet> companions);
/// The same of sets that were read, with their issues; a set without others stays as it is.
Loaded<TileSet> combineWithCompanions(const TileSet& set, const Loaded<std::vector<TileSet>>& companions);
/// The set with those that it names.
Loaded<TileSet> readWithCompanions(const TileSet& set, const CompanionReader& read);

/// The tiles of one of the sets that were combined.
struct TileGroup {
    std::string set;
    /// Its first tile in the combined set; they go on up to the next group.
    std::size_t first = 0;
};
/// The groups of combineWithCompanions() in its order, the set's own first; sets that add no tiles of their
/// own are left out.
std::vector<TileGroup> tileGroups(const TileSet& set, std::span<const TileSet> companions);

} // namespace tilewright
