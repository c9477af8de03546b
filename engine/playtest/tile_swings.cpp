#include "engine/playtest/figures.h"

#include "engine/playtest/results.h"
#include "engine/playtest/statistics/intervals.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace tilewright::playtest {

namespace {

constexpr std::int64_t leastStacksToDecide = 30;

/// Sums over all tiles, of which those over stacks are sums of the tiles' products with all.
struct AllDraws {
    double draws = 0;
    double margin = 0;
    double marginMargin = 0;
    double marginDraws = 0;
    double drawsDraws = 0;
    std::array<double, TileTally::maxSeats> meanBy{};

    explicit AllDraws(std::span<const TileTally> tiles) {
        std::array<double, TileTally::maxSeats> drawsBy{};
        std::array<double, TileTally::maxSeats> marginsBy{};
        for (const TileTally& tile : tiles) {
            draws += static_cast<double>(tile.drawn);
            margin += static_cast<double>(tile.margin());
            marginMargin += static_cast<double>(tile.marginOfAll);
            marginDraws += static_cast<double>(tile.marginDraws);
            drawsDraws += static_cast<double>(tile.drawnDraws);
            for (std::size_t seat = 0; seat < drawsBy.size(); ++seat) {
                drawsBy[seat] += static_cast<double>(tile.drawnBy[seat]);
                marginsBy[seat] += static_cast<double>(tile.marginBy[seat]);
            }
        }
        for (std::size_t seat = 0; seat < drawsBy.size(); ++seat)
            meanBy[seat] = drawsBy[seat] > 0 ? marginsBy[seat] / drawsBy[seat] : 0;
    }
};

double swingOf(const TileTally& tile, const AllDraws& all) {
    double beyond = 0;
    for (std::size_t seat = 0; seat < all.meanBy.size(); ++seat)
        beyond += static_cast<double>(tile.marginBy[seat]) -
                  all.meanBy[seat] * static_cast<double>(tile.drawnBy[seat]);
    return beyond / static_cast<double>(tile.drawn);
}

/// The sum over stacks of squares of A - w D - q (M - u N), where w and u are the mean margins of the tile
/// and of all, and q is the tile's part of all draws. Seats differ in their means, which only adds to it.
double squaresOf(const TileTally& tile, const AllDraws& all) {
    const auto drawn = static_cast<double>(tile.drawn);
    const double w = static_cast<double>(tile.margin()) / drawn;
    const double u = all.margin / all.draws;
    const double q = drawn / all.draws;
    const double own = static_cast<double>(tile.marginMargin) -
                       2 * w * static_cast<double>(tile.marginDrawn) +
                       w * w * static_cast<double>(tile.drawnDrawn);
    const double others = all.marginMargin - 2 * u * all.marginDraws + u * u * all.drawsDraws;
    const double both = static_cast<double>(tile.marginOfAll) - u * static_cast<double>(tile.marginDraws) -
                        w * static_cast<double>(tile.drawnOfAll) +
                        w * u * static_cast<double>(tile.drawnDraws);
    return std::max(0.0, own + q * q * others - 2 * q * both);
}

} // namespace

std::vector<std::optional<TileSwing>> tileSwings(std::span<const TileTally> tiles) {
    const AllDraws all(tiles);
    std::vector<std::optional<TileSwing>> swings(tiles.size());
    std::vector<double> p(tiles.size(), 1);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const TileTally& tile = tiles[i];
        if (tile.drawn <= 0)
            continue;
        const double value = swingOf(tile, all);
        swings[i] = TileSwing{{value, unknownInterval}, false};
        if (tile.blocks < 2)
            continue;
        const auto stacks = static_cast<double>(tile.blocks);
        const double error =
            std::sqrt(squaresOf(tile, all) * stacks / (stacks - 1)) / static_cast<double>(tile.drawn);
        const boost::math::students_t distribution(stacks - 1);
        const double half = error * boost::math::quantile(distribution, 0.975);
        swings[i]->estimate.interval = {value - half, value + half};
        // Without any spread there is nothing to test: all games are alike.
        if (tile.blocks >= leastStacksToDecide && error > 0)
            p[i] = 2 * boost::math::cdf(boost::math::complement(distribution, std::abs(value) / error));
    }
    const std::vector<bool> decides = rejectedByHolm(p);
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (swings[i])
            swings[i]->decides = decides[i];
    return swings;
}

bool hasSwings(const Results& results) {
    return std::ranges::all_of(results.tiles, [](const TileTally& tile) {
        return std::accumulate(tile.drawnBy.begin(), tile.drawnBy.end(), std::int64_t{0}) == tile.drawn;
    });
}

} // namespace tilewright::playtest
