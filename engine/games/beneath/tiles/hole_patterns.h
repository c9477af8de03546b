#pragma once

#include "engine/model/tileset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilewright {

/// The neighbour on one side of a hole: none, a passage that only a passage fits, or earth that only earth
/// fits (B-4.2).
enum class HoleSide : std::uint8_t { Free, Passage, Earth };

/// The four neighbours of a hole, north first. Patterns that are equal when turned are the same.
using HolePattern = std::array<HoleSide, 4>;

/// All patterns with at least one passage, each once: those with more passages first, then those with fewer
/// free sides. There are 18.
const std::vector<HolePattern>& holePatterns();

/// Whether a tile with these sides can be laid there in some rotation.
bool fits(const HolePattern& pattern, const Sides& sides);

struct PatternFit {
    HolePattern pattern{};
    int kinds = 0;
    int copies = 0;
};

/// The tiles of the set that fit each of holePatterns(), in their order. Tiles without copies don't count.
std::vector<PatternFit> patternFits(const TileSet& set);

} // namespace tilewright
