#pragma once

#include "engine/tileset/tileset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilewright {

/// What lies beside a hole: nothing yet, a passage that must be met by one, or earth that must be met by
/// earth (B-4.2).
enum class Beside : std::uint8_t { Free, Passage, Earth };

/// A hole as its four neighbours make it, north first. Two that are equal when turned are one pattern.
using HolePattern = std::array<Beside, 4>;

/// All patterns with at least one passage, each once: those with more passages first, of these the ones with
/// fewer free sides first. There are 18.
const std::vector<HolePattern>& holePatterns();

/// Whether a tile with these sides can be laid there in some turn.
bool fits(const HolePattern& pattern, const Sides& sides);

struct PatternFit {
    HolePattern pattern{};
    int kinds = 0;
    int copies = 0;
};

/// What of the set fits each of holePatterns(), in their order. Tiles without copies don't count.
std::vector<PatternFit> patternFits(const TileSet& set);

} // namespace tilewright
