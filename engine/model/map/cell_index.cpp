#include "engine/model/map/cell_index.h"

#include <algorithm>

namespace tilewright {

std::optional<std::pair<Cell, Cell>> CellIndex::bounds() const {
    std::optional<std::pair<Cell, Cell>> all;
    for (const auto& [key, number] : numbers_) {
        const Cell corner{static_cast<std::int32_t>(key >> 32) * edge,
                          static_cast<std::int32_t>(static_cast<std::uint32_t>(key)) * edge};
        // Most blocks lie between those that have been looked at.
        if (all && corner.x >= all->first.x && corner.y >= all->first.y &&
            corner.x + edge - 1 <= all->second.x && corner.y + edge - 1 <= all->second.y)
            continue;
        const Block& block = blocks_[number];
        for (std::size_t i = 0; i < block.size(); ++i) {
            if (block[i] == none)
                continue;
            const Cell cell{corner.x + static_cast<int>(i) % edge, corner.y + static_cast<int>(i) / edge};
            if (!all)
                all = {cell, cell};
            all->first = {std::min(all->first.x, cell.x), std::min(all->first.y, cell.y)};
            all->second = {std::max(all->second.x, cell.x), std::max(all->second.y, cell.y)};
        }
    }
    return all;
}

} // namespace tilewright
