#include "engine/model/map/passages.h"

#include <algorithm>

namespace tilewright {

unsigned passageMask(const Sides& sides) {
    unsigned mask = 0;
    for (const Direction d : allDirections)
        if (isPassage(sides[static_cast<std::size_t>(index(d))]))
            mask |= bit(d);
    return mask;
}

std::size_t TilePool::kind(unsigned mask) {
    Sides sides{};
    for (const Direction d : allDirections)
        if ((mask & bit(d)) != 0)
            sides[static_cast<std::size_t>(index(d))] = SideContent::Open;
    return static_cast<std::size_t>(configuration(sides));
}

TilePool::TilePool(const MapGraph& board, const TileSet& set, bool limited) : set_(set), limited_(limited) {
    for (const Tile& tile : set.tiles)
        copies_.push_back(std::max(tile.count, 0));
    for (std::size_t i = 0; limited && i < board.map().chambers.size(); ++i)
        if (const int tile = board.tile(i); tile >= 0)
            if (int& copies = copies_[static_cast<std::size_t>(tile)]; copies > 0)
                --copies;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const auto of = static_cast<std::size_t>(configuration(set.tiles[i].sides()));
        tiles_[of].push_back(static_cast<int>(i));
        left_[of] += limited ? copies_[i] : 1;
        weight_[of] += copies_[i];
    }
    for (double& weight : weight_)
        weight += 0.01;
}

Chamber TilePool::choose(unsigned mask, Random& random) {
    const std::vector<int>& tiles = tiles_[kind(mask)];
    std::uint32_t all = 0;
    for (const int tile : tiles)
        all += static_cast<std::uint32_t>(copies_[static_cast<std::size_t>(tile)]);
    int chosen = tiles.front();
    if (all == 0) {
        chosen = tiles[random.below(static_cast<std::uint32_t>(tiles.size()))];
    } else {
        auto at = static_cast<int>(random.below(all));
        for (const int tile : tiles)
            if ((at -= copies_[static_cast<std::size_t>(tile)]) < 0) {
                chosen = tile;
                break;
            }
    }
    if (limited_)
        --copies_[static_cast<std::size_t>(chosen)];
    Chamber chamber;
    const Tile& tile = set_.tiles[static_cast<std::size_t>(chosen)];
    chamber.tile = tile.id;
    // Tiles whose passages look the same after half a turn may have different doors.
    std::vector<Rotation> turns;
    for (const Rotation r : allRotations)
        if (passageMask(turned(tile.sides(), r)) == mask)
            turns.push_back(r);
    chamber.rotation = turns[random.below(static_cast<std::uint32_t>(turns.size()))];
    return chamber;
}

} // namespace tilewright
