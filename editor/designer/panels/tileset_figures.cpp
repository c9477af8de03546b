#include "editor/designer/panels/tileset_figures.h"

#include "engine/games/beneath/tiles/door_distribution.h"

#include <algorithm>
#include <numeric>

namespace tilewright {

TileSetFigures figuresOfTileSet(const TileSet& set) {
    TileSetFigures figures;
    figures.kinds = static_cast<int>(set.tiles.size());
    for (const Tile& tile : set.tiles) {
        figures.tiles += tile.count;
        const auto kind =
            std::find(allConfigurations.begin(), allConfigurations.end(), configuration(tile.sides()));
        if (kind != allConfigurations.end())
            figures.configurations[static_cast<std::size_t>(kind - allConfigurations.begin())] += tile.count;
        for (SideContent side : tile.sides()) {
            if (isSkull(side))
                figures.skulls[static_cast<std::size_t>(index(skullColour(side)))] += tile.count;
            else if (side == SideContent::Open)
                figures.open += tile.count;
            else if (side == SideContent::Special)
                figures.special += tile.count;
        }
    }
    return figures;
}

TileSetTargets targetsOfTileSet(const BeneathSetSpecification& specification) {
    TileSetTargets targets;
    const double weights = std::accumulate(specification.weights.begin(), specification.weights.end(), 0.0);
    for (std::size_t i = 0; i < allConfigurations.size(); ++i) {
        targets.configurations[i] = specification.tiles * specification.weights[i] / weights;
        targets.passages +=
            targets.configurations[i] * static_cast<double>(passages(allConfigurations[i]).size());
    }
    targets.earth = 4.0 * specification.tiles - targets.passages;
    targets.open = specification.openShare * targets.passages;
    targets.special = specification.specialShare * targets.passages;
    targets.allSkulls = targets.passages - targets.open - targets.special;
    for (int i = 0; i < specification.colours; ++i)
        targets.skulls[static_cast<std::size_t>(i)] = targets.allSkulls / specification.colours;
    return targets;
}

} // namespace tilewright
