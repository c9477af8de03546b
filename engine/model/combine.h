#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

#include <span>

namespace tilewright {

/// Combines several sets into the one to play: all their tiles, the names joined by " + ", no sets to be
/// played with, everything else from the first. Naming a set twice doubles its counts. Errors: sets for
/// different rules; an id that differs between two sets. Pre: there is at least one set.
Loaded<TileSet> combine(std::span<const TileSet> sets);

} // namespace tilewright
