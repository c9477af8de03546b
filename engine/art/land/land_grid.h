#pragma once

#include "engine/art/picture.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tilewright::art {

/// What lies where on a landscape tile, one cell for each unit: the number of a feature, or one of these.
class LandGrid {
public:
    static constexpr int size = 100;
    static constexpr std::int8_t open = -1;    ///< not yet told; after the fields are known, nothing
    static constexpr std::int8_t blocked = -2; ///< of no feature, and parts fields

    LandGrid() { labels_.fill(open); }

    std::int8_t at(int x, int y) const { return labels_[index(x, y)]; }
    std::int8_t at(Point p) const;
    /// Cells whose middle lies inside of the closed path (non-zero rule).
    void fill(const Path& path, std::int8_t label);

    /// Parts of what is open, numbered from 0 in reading order, and -1 elsewhere; cells touching by a side
    /// hang together.
    std::vector<int> openRegions(int& count) const;
    void relabel(const std::vector<int>& regions, std::span<const std::int8_t> labelOfRegion);

    /// Measures for every cell how far it is to the next cell of another label, or to the tile's side.
    void measure();
    /// As measured; 0 outside.
    double clearance(Point p) const;

    /// All cells of a label as closed paths, corners cut: holes run the other way round, so either rule fills
    /// it.
    Path outline(std::int8_t label) const;

private:
    static std::size_t index(int x, int y) {
        return static_cast<std::size_t>(y) * size + static_cast<std::size_t>(x);
    }
    std::array<std::int8_t, static_cast<std::size_t>(size) * size> labels_{};
    std::vector<float> clearance_;
};

} // namespace tilewright::art
