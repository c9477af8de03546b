#include "engine/games/landscape/rules/state/laid_tiles.h"

#include <algorithm>

namespace tilewright::landscape {

void LaidTiles::assign(const LaidTiles& other) {
    mask_ = other.mask_;
    rowShift_ = other.rowShift_;
    tileCount_ = other.tileCount_;
    freeCount_ = other.freeCount_;
    copyFirst(faces_, other.faces_, tileCount_);
    copyFirst(firstPlaces_, other.firstPlaces_, tileCount_);
    copyFirst(cells_, other.cells_, tileCount_);
    copyFirst(freeCells_, other.freeCells_, freeCount_);
    copyFirst(forbiddenEdges_, other.forbiddenEdges_, freeCount_);
    copyFirst(freeSlots_, other.freeSlots_, freeCount_);
    copyFirst(table_, other.table_, mask_ + 1);
}

/// Moves the last free cell to its place.
void LaidTiles::dropFree(int n) {
    const auto at = static_cast<std::size_t>(n);
    const std::size_t last = --freeCount_;
    freeCells_[at] = freeCells_[last];
    forbiddenEdges_[at] = forbiddenEdges_[last];
    freeSlots_[at] = freeSlots_[last];
    table_[freeSlots_[at]] = static_cast<std::uint16_t>(freeBit | at);
}

int LaidTiles::lay(int kind, const TileKind& as, Cell cell, Rotation r, int firstPlace,
                   Surroundings& around) {
    const int tile = layOnTrial(kind, cell, r, firstPlace);
    const unsigned shown = as.shown[static_cast<std::size_t>(index(r))];
    const std::size_t slot = slotOf(cell);
    if ((table_[slot] & freeBit) != 0)
        dropFree(static_cast<int>(table_[slot] & ~freeBit));
    table_[slot] = static_cast<std::uint16_t>(tile + 1);
    const auto diagonal = [&](int dx, int dy) { return tileAt({cell.x + dx, cell.y + dy}); };
    around = {diagonal(-1, -1), -1, diagonal(1, -1), -1, tile, -1, diagonal(-1, 1), -1, diagonal(1, 1)};
    for (int d = 0; d < 4; ++d) {
        const Cell beside = neighbour(cell, directionAt(d));
        const std::size_t there = slotOf(beside);
        const unsigned entry = table_[there];
        if (entry != 0 && (entry & freeBit) == 0) {
            around[neighbourIndex[static_cast<std::size_t>(d)]] = static_cast<int>(entry) - 1;
            continue;
        }
        if (!insideLimits(beside))
            continue;
        std::size_t n = entry & ~freeBit;
        if (entry == 0) {
            n = freeCount_++;
            freeCells_[n] = {static_cast<std::int16_t>(beside.x), static_cast<std::int16_t>(beside.y)};
            forbiddenEdges_[n] = 0;
            freeSlots_[n] = static_cast<std::uint16_t>(there);
            table_[there] = static_cast<std::uint16_t>(freeBit | n);
        }
        const unsigned forbids = forbiddenBeside((shown >> (4 * d)) & 7U);
        forbiddenEdges_[n] = static_cast<std::uint16_t>(forbiddenEdges_[n] | forbids << (4 * ((d + 2) & 3)));
    }
    return tile;
}

} // namespace tilewright::landscape
