#pragma once

#include "engine/games/landscape/rules/state/game.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace tilewright::landscape {

/// Copies the first `count` items: the used part of a fixed array.
template <class T, std::size_t N>
void copyFirst(std::array<T, N>& to, const std::array<T, N>& from, std::size_t count) {
    std::copy_n(from.begin(), count, to.begin());
}

/// Numbers of the tiles in a cell and the eight around it, in reading order, -1 for none.
using Surroundings = std::array<int, 9>;
/// Of the neighbours in direction 0 to 3.
inline constexpr std::array<std::size_t, 4> neighbourIndex{1, 5, 7, 3};

/// The laid tiles, and every empty cell beside them with its demand. Places are numbered tile by tile:
/// feature f of a tile is its firstPlace() + f.
class LaidTiles {
public:
    explicit LaidTiles(const Game& game) : mask_(game.tableSize() - 1) {
        // As many columns as rows, or twice as many.
        rowShift_ = static_cast<std::uint8_t>((std::bit_width(mask_) + 1) / 2);
    }
    void assign(const LaidTiles& other);

    int tileCount() const { return tileCount_; }
    int kindOf(int tile) const { return faces_[static_cast<std::size_t>(tile)] / 4; }
    Rotation rotationOf(int tile) const { return rotationAt(faces_[static_cast<std::size_t>(tile)] % 4); }
    int firstPlace(int tile) const { return firstPlaces_[static_cast<std::size_t>(tile)]; }
    Cell cellOf(int tile) const { return cellAt(cells_, tile); }
    /// Number of the tile in that cell, -1 if it is empty.
    int tileAt(Cell cell) const {
        const unsigned entry = table_[slotOf(cell)];
        return entry == 0 || (entry & freeBit) != 0 ? -1 : static_cast<int>(entry) - 1;
    }

    // Empty cells beside a tile, inside the limits.
    int freeCount() const { return freeCount_; }
    Cell freeCell(int n) const { return cellAt(freeCells_, n); }
    /// What a tile in it must not show (as TileKind::shown).
    unsigned forbiddenEdges(int n) const { return forbiddenEdges_[static_cast<std::size_t>(n)]; }
    /// The same of so many cells from the n-th on; those after the last free one say nothing.
    static constexpr std::size_t cellsTogether = 32;
    std::span<const std::uint16_t, cellsTogether> forbiddenEdgesFrom(int n) const {
        return std::span<const std::uint16_t, cellsTogether>(&forbiddenEdges_[static_cast<std::size_t>(n)],
                                                             cellsTogether);
    }
    /// Number of that cell among the free ones, -1 if it is not free.
    int freeNumber(Cell cell) const {
        const unsigned entry = table_[slotOf(cell)];
        return (entry & freeBit) != 0 ? static_cast<int>(entry & ~freeBit) : -1;
    }

    /// Lays a tile, finds what is around it, and returns its number. Pre: the cell is empty.
    int lay(int kind, const TileKind& as, Cell cell, Rotation r, int firstPlace, Surroundings& around);
    /// Lays a tile without telling the cells, which stay empty or free; returns its number.
    int layOnTrial(int kind, Cell cell, Rotation r, int firstPlace) {
        const std::size_t tile = tileCount_++;
        faces_[tile] = static_cast<std::uint16_t>(4 * kind + index(r));
        firstPlaces_[tile] = static_cast<std::uint16_t>(firstPlace);
        cells_[tile] = {static_cast<std::int16_t>(cell.x), static_cast<std::int16_t>(cell.y)};
        return static_cast<int>(tile);
    }
    /// Takes back the last tile. Pre: it was laid on trial.
    void takeBack() { --tileCount_; }

private:
    struct SmallCell {
        std::int16_t x = 0;
        std::int16_t y = 0;
    };
    static constexpr unsigned freeBit = 0x8000;
    /// Game::tableSize() explains the count.
    static constexpr std::size_t maxFree = 4 * maxMapTiles + 2 * maxStackTiles;
    static constexpr std::size_t maxTable = 8192;

    template <std::size_t N>
    static Cell cellAt(const std::array<SmallCell, N>& cells, int n) {
        const SmallCell cell = cells[static_cast<std::size_t>(n)];
        return {cell.x, cell.y};
    }
    /// The slot with the cell, or the empty slot for it. Neighbouring cells never collide.
    std::size_t slotOf(Cell cell) const {
        const unsigned columns = (1U << rowShift_) - 1;
        unsigned slot =
            ((static_cast<unsigned>(cell.y) << rowShift_) | (static_cast<unsigned>(cell.x) & columns)) &
            mask_;
        while (table_[slot] != 0 && cellOfEntry(table_[slot]) != cell)
            slot = (slot + 1) & mask_;
        return slot;
    }
    Cell cellOfEntry(unsigned entry) const {
        return (entry & freeBit) != 0 ? freeCell(static_cast<int>(entry & ~freeBit))
                                      : cellOf(static_cast<int>(entry) - 1);
    }
    void dropFree(int n);

    unsigned mask_;
    std::uint8_t rowShift_ = 0;
    std::uint16_t tileCount_ = 0;
    std::uint16_t freeCount_ = 0;
    std::array<std::uint16_t, maxTiles> faces_{};
    std::array<std::uint16_t, maxTiles> firstPlaces_{};
    std::array<SmallCell, maxTiles> cells_{};
    std::array<SmallCell, maxFree> freeCells_{};
    std::array<std::uint16_t, maxFree + cellsTogether> forbiddenEdges_{};
    /// Slots of the free cells in the table.
    std::array<std::uint16_t, maxFree> freeSlots_{};
    /// By cell, open addressing: tile + 1, or number of the free cell with freeBit, or 0.
    std::array<std::uint16_t, maxTable> table_{};
};

/// Laid tiles of one sort, in the order of laying.
class TileList {
public:
    void assign(const TileList& other) {
        count_ = other.count_;
        copyFirst(tiles_, other.tiles_, count_);
    }
    void add(int tile) { tiles_[count_++] = static_cast<std::uint16_t>(tile); }
    std::span<const std::uint16_t> tiles() const { return {tiles_.data(), count_}; }

private:
    std::uint16_t count_ = 0;
    std::array<std::uint16_t, maxTiles> tiles_{};
};

} // namespace tilewright::landscape
