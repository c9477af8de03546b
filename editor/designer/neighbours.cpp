#include "editor/designer/neighbours.h"

#include "engine/grid/random.h"

namespace tilewright {

std::array<std::optional<Neighbour>, 4> chooseNeighbours(const TileSet& set, int index, std::uint64_t seed) {
    std::array<std::optional<Neighbour>, 4> chosen;
    const Sides& sides = set.tiles[static_cast<std::size_t>(index)].sides;
    for (Direction direction : allDirections) {
        const auto side = static_cast<std::size_t>(tilewright::index(direction));
        const bool passage = isPassage(sides[side]);
        std::vector<Neighbour> fitting;
        for (std::size_t tile = 0; tile < set.tiles.size(); ++tile) {
            if (static_cast<int>(tile) == index || set.tiles[tile].count == 0)
                continue;
            for (Rotation rotation : allRotations) {
                const Sides around = turned(set.tiles[tile].sides, rotation);
                const auto facing = static_cast<std::size_t>(tilewright::index(opposite(direction)));
                if (isPassage(around[facing]) == passage)
                    fitting.push_back({static_cast<int>(tile), rotation});
            }
        }
        if (fitting.empty())
            continue;
        Random random(seed, static_cast<std::uint64_t>(index), Purpose::Art, side);
        chosen[side] = fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
    }
    return chosen;
}

} // namespace tilewright
