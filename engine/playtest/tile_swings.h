#pragma once

#include "engine/playtest/statistics/intervals.h"
#include "engine/playtest/tallies/tally.h"

#include <optional>
#include <span>
#include <vector>

namespace tilewright::playtest {

struct Results;

/// What drawing a tile goes with: the average margin at the end (own points less the best other player's) of
/// those who draw it, less the average margin over all draws of the same seat.
struct TileSwing {
    /// Stacks are the units: the games of a stack are not independent, nor are the draws of a game. The
    /// interval is that of a mean over stacks by Taylor's linearisation; unknown for a single stack.
    Estimate estimate;
    /// Whether it surely isn't 0, after Holm's correction (1979) for all tiles: with a probability of 95 %,
    /// none is marked by chance. Never with less than 30 stacks that drew the tile.
    bool decides = false;
};

/// Of each tile; empty for a tile that was never drawn.
std::vector<std::optional<TileSwing>> tileSwings(std::span<const TileTally> tiles);
/// Whether draws were counted by seat: reports of older programs lack them.
bool hasSwings(const Results& results);

} // namespace tilewright::playtest
