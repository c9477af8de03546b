#include "engine/games/beneath/tiles/tile_doors.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tilewright {

namespace {

/// Improves a deal by swapping doors between tiles.
class DoorSwapper {
public:
    DoorSwapper(Configuration c, std::vector<Sides> tiles, Random& random)
        : places_(passages(c)), tiles_(std::move(tiles)), random_(random) {
        for (const Sides& tile : tiles_) {
            cost_ += addedBy(tile);
            ++equal_[canonicalSides(tile)];
        }
    }

    std::vector<Sides> run() {
        constexpr std::size_t trialsEach = 60;
        const std::size_t doors = tiles_.size() * places_.size();
        for (std::size_t i = 0; i < trialsEach * doors && cost_ > 0; ++i)
            trySwap(random_.below(static_cast<std::uint32_t>(doors)),
                    random_.below(static_cast<std::uint32_t>(doors)));
        return std::move(tiles_);
    }

private:
    /// A repeated door on a tile is worse than two equal tiles.
    static constexpr int sameDoorCost = 3;

    int addedBy(const Sides& tile) const {
        int cost = 0;
        for (std::size_t i = 0; i < places_.size(); ++i)
            for (std::size_t j = i + 1; j < places_.size(); ++j)
                cost += tile[at(i)] == tile[at(j)] ? sameDoorCost : 0;
        const auto others = equal_.find(canonicalSides(tile));
        return cost + (others == equal_.end() ? 0 : others->second);
    }
    void put(const Sides& tile) {
        cost_ += addedBy(tile);
        ++equal_[canonicalSides(tile)];
    }
    void take(const Sides& tile) {
        --equal_[canonicalSides(tile)];
        cost_ -= addedBy(tile);
    }

    void trySwap(std::size_t a, std::size_t b) {
        const std::size_t tileA = a / places_.size();
        const std::size_t tileB = b / places_.size();
        SideContent& doorA = tiles_[tileA][at(a % places_.size())];
        SideContent& doorB = tiles_[tileB][at(b % places_.size())];
        if (doorA == doorB)
            return;
        const int before = cost_;
        exchange(tileA, tileB, doorA, doorB);
        if (cost_ > before)
            exchange(tileA, tileB, doorA, doorB);
    }
    void exchange(std::size_t tileA, std::size_t tileB, SideContent& doorA, SideContent& doorB) {
        take(tiles_[tileA]);
        if (tileB != tileA)
            take(tiles_[tileB]);
        std::swap(doorA, doorB);
        put(tiles_[tileA]);
        if (tileB != tileA)
            put(tiles_[tileB]);
    }

    std::size_t at(std::size_t place) const { return static_cast<std::size_t>(index(places_[place])); }

    std::vector<Direction> places_;
    std::vector<Sides> tiles_;
    Random& random_;
    std::map<Sides, int> equal_;
    int cost_ = 0;
};

} // namespace

std::vector<Direction> passages(Configuration c) {
    using enum Direction;
    switch (c) {
    case Configuration::None:
        return {};
    case Configuration::DeadEnd:
        return {North};
    case Configuration::Straight:
        return {North, South};
    case Configuration::Corner:
        return {North, East};
    case Configuration::Tee:
        return {North, East, West};
    case Configuration::Cross:
        break;
    }
    return {North, East, South, West};
}

std::vector<Sides> distributeDoors(Configuration c, const std::vector<SideContent>& doors, Random& random) {
    const std::vector<Direction> places = passages(c);
    if (places.empty() || doors.empty())
        return {};
    // Sorted by door and dealt in turn, so that each tile gets doors that are far apart in the list.
    std::vector<SideContent> sorted = doors;
    std::sort(sorted.begin(), sorted.end());
    std::vector<Sides> tiles(sorted.size() / places.size());
    for (std::size_t i = 0; i < sorted.size(); ++i)
        tiles[i % tiles.size()][static_cast<std::size_t>(index(places[i / tiles.size()]))] = sorted[i];
    return DoorSwapper(c, std::move(tiles), random).run();
}

} // namespace tilewright
