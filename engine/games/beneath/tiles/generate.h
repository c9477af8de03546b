#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

#include <array>
#include <cstdint>

namespace tilewright {

class SetGenerator;

/// Parameters of a generated set.
struct BeneathSetSpecification {
    /// Copies of all tiles together, 1 to 500.
    int tiles = 176;
    /// Pick colours, 1 to 8, the first of B-1.5.
    int colours = 8;
    /// Weights of dead end, straight, corner, T, cross; not negative, not all zero.
    std::array<double, 5> weights{8, 32, 48, 56, 32};
    /// Shares of all passages, each 0 to 1, together at most 1; the rest are skulls.
    double openShare = 0.1;
    double specialShare = 0.02;
    std::uint64_t seed = 1;
    std::string name = "Generated";
    friend bool operator==(const BeneathSetSpecification&, const BeneathSetSpecification&) = default;
};

/// What would make a set of its size, with as many colours, configurations and doors in the same proportions;
/// the usual one of a set without tiles.
BeneathSetSpecification specificationOf(const TileSet& set);

/// Issues if the specification can't be met; otherwise empty.
Issues check(const BeneathSetSpecification& specification);

/// Generates a balanced set: configurations by largest remainder; skulls even over the colours (counts differ
/// by at most one over the whole set) and spread over configurations as evenly as that allows; equal tiles
/// (under rotation) merged into one with a count. The same specification gives the same set, byte for byte.
/// Pre: check() is empty.
TileSet generate(const BeneathSetSpecification& specification);

/// Sets of Beneath: BeneathSetSpecification by the names of its fields.
const SetGenerator& beneathSetGenerator();

} // namespace tilewright
