#pragma once

#include "engine/art/picture.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tilewright::art {

/// The parts of a landscape tile, one cell per unit: the number of a feature, or one of these constants.
class LabelGrid {
public:
    static constexpr int size = 100;
    static constexpr std::int8_t open = -1;    ///< not yet known; once the fields are known, nothing
    static constexpr std::int8_t blocked = -2; ///< part of no feature, and separates fields

    LabelGrid() { labels_.fill(open); }

    std::int8_t at(int x, int y) const { return labels_[index(x, y)]; }
    std::int8_t at(Point p) const;
    /// Fills cells whose middle lies inside the closed path (non-zero rule).
    void fill(const Path& path, std::int8_t label);

    /// Connected regions of open cells, numbered from 0 in reading order, and -1 elsewhere; cells that share
    /// a side are connected.
    std::vector<int> openRegions(int& count) const;
    void relabel(const std::vector<int>& regions, std::span<const std::int8_t> labelOfRegion);

    /// Measures for every cell the distance to the next cell with another label, or to the tile's side.
    void measure();
    /// The measured distance; 0 outside.
    double clearance(Point p) const;

    /// All cells of a label as closed paths with cut corners: holes run in the opposite direction, so either
    /// fill rule works.
    Path outline(std::int8_t label) const;

private:
    static std::size_t index(int x, int y) {
        return static_cast<std::size_t>(y) * size + static_cast<std::size_t>(x);
    }
    std::array<std::int8_t, static_cast<std::size_t>(size) * size> labels_{};
    std::vector<float> clearance_;
};

} // namespace tilewright::art
