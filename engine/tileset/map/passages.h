#pragma once

#include "engine/grid/random.h"
#include "engine/tileset/map/board.h"

#include <array>
#include <vector>

namespace tilewright {

/// One bit for each direction; a tile's passages as a number from 0 to 15.
constexpr unsigned bit(Direction d) {
    return 1U << static_cast<unsigned>(index(d));
}
unsigned passageMask(const Sides& sides);

/// The tiles that are there to be laid, by the passages that they show when they are turned.
class Supply {
public:
    /// `limited`: each tile at most as often as its count, less what the map shows. Otherwise without end.
    Supply(const Board& board, const TileSet& set, bool limited);

    /// How many tiles can still show these passages.
    int left(unsigned mask) const { return left_[kind(mask)]; }
    /// How likely these passages are among all tiles; above 0 where there is one.
    double weight(unsigned mask) const { return weight_[kind(mask)]; }
    void take(unsigned mask) { left_[kind(mask)] -= limited_ ? 1 : 0; }
    void giveBack(unsigned mask) { left_[kind(mask)] += limited_ ? 1 : 0; }
    /// A tile that shows them, by chance and as often as its count; taken for good where tiles are limited.
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
