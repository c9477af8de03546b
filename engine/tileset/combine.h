#pragma once

#include "engine/tileset/issue.h"
#include "engine/tileset/tileset.h"

#include <span>

namespace tilewright {

/// Several sets as the one that is played: all their tiles, the names joined by " + ", all else from the
/// first. The same set again adds to the counts. Errors: sets for different rules; an id in two sets that are
/// not the same. Pre: there is at least one.
Loaded<TileSet> combine(std::span<const TileSet> sets);

} // namespace tilewright
