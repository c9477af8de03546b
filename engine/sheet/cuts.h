#pragma once

#include "engine/art/picture.h"

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace tilewright::sheet {

/// A rectangle to be cut out, with corners rounded by `radius`.
struct CutPiece {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double radius = 0;
};

/// Outlines of all pieces, clockwise. A piece is a closed path if no earlier neighbour has one of its edges;
/// otherwise the rest of it, as open paths. Pieces touch in whole edges or not at all.
std::vector<art::Path> cutPaths(std::span<const CutPiece> pieces);

/// The bounding box of all pieces. Pre: there is one.
art::Box boxOf(std::span<const CutPiece> pieces);

/// Converts to nanometres: positions that differ by less are one cut.
inline std::int64_t nanometres(double value) {
    return std::llround(value * 1e6);
}

} // namespace tilewright::sheet
