#include "editor/designer/neighbours.h"

#include "engine/base/random.h"
#include "engine/model/family.h"

namespace tilewright {

std::array<std::optional<Neighbour>, 4> chooseNeighbours(const TileSet& set, int index, std::uint64_t seed) {
    std::array<std::optional<Neighbour>, 4> chosen;
    const TileFamily& family = familyOf(set.ruleset);
    const Tile& middle = set.tiles[static_cast<std::size_t>(index)];
    for (Direction direction : allDirections) {
        const auto side = static_cast<std::size_t>(tilewright::index(direction));
        std::vector<Neighbour> fitting;
        for (std::size_t tile = 0; tile < set.tiles.size(); ++tile) {
            if (static_cast<int>(tile) == index || set.tiles[tile].count == 0)
                continue;
            for (Rotation rotation : allRotations)
                if (family.mayTouch(middle, Rotation::R0, direction, set.tiles[tile], rotation))
                    fitting.push_back({static_cast<int>(tile), rotation});
        }
        if (fitting.empty())
            continue;
        Random random(seed, static_cast<std::uint64_t>(index), Purpose::Art, side);
        chosen[side] = fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
    }
    return chosen;
}

} // namespace tilewright
