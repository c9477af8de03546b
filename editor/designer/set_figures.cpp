#include "editor/designer/set_figures.h"

#include <algorithm>

namespace tilewright {

SetFigures setFigures(const TileSet& set) {
    SetFigures figures;
    figures.kinds = static_cast<int>(set.tiles.size());
    for (const Tile& tile : set.tiles) {
        figures.tiles += tile.count;
        const auto kind =
            std::find(allConfigurations.begin(), allConfigurations.end(), configuration(tile.sides));
        if (kind != allConfigurations.end())
            figures.configurations[static_cast<std::size_t>(kind - allConfigurations.begin())] += tile.count;
        for (Side side : tile.sides) {
            if (isSkull(side))
                figures.skulls[static_cast<std::size_t>(index(skullColour(side)))] += tile.count;
            else if (side == Side::Open)
                figures.open += tile.count;
            else if (side == Side::Special)
                figures.special += tile.count;
        }
    }
    return figures;
}

} // namespace tilewright
