#pragma once

#include "engine/base/random.h"
#include "engine/model/map/map_graph.h"

#include <array>
#include <vector>

namespace tilewright {

/// One bit for each direction; the passages of a tile are a mask from 0 to 15.
constexpr unsigned bit(Direction d) {
    return 1U << static_cast<unsigned>(index(d));
}
unsigned passageMask(const Sides& sides);

/// The tiles available for laying, by the passages that they show when turned.
class TilePool {
public:
    /// `limited`: each tile at most as often as its count, less those on the map; otherwise unlimited.
    TilePool(const MapGraph& board, const TileSet& set, bool limited);

    /// The number of tiles that can still show these passages.
    int left(unsigned mask) const { return left_[kind(mask)]; }
    /// The probability of these passages among all tiles; above 0 if there is one.
    double weight(unsigned mask) const { return weight_[kind(mask)]; }
    void take(unsigned mask) { left_[kind(mask)] -= limited_ ? 1 : 0; }
    void giveBack(unsigned mask) { left_[kind(mask)] += limited_ ? 1 : 0; }
    /// A random tile with these passages, weighted by its count; removed from the supply if tiles are
    /// limited.
    /// Pre: the mask was taken.
    Chamber choose(unsigned mask, Random& random);

private:
    static std::size_t kind(unsigned mask);

    const TileSet& set_;
    bool limited_;
    std::array<int, 6> left_{};
    std::array<double, 6> weight_{};
    /// Copies of each tile that are not chosen yet.
    std::vector<int> copies_;
    std::array<std::vector<int>, 6> tiles_;
};

} // namespace tilewright
