#pragma once

#include "engine/grid/cell.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tilewright {

/// Maps cells to numbers, for any number of cells anywhere. Neighbouring cells are close in memory, unlike
/// with a hash of single cells, as maps are read block by block.
class CellIndex {
public:
    static constexpr int none = -1;
    static constexpr int edge = 8;
    /// Row by row.
    using Block = std::array<std::int32_t, edge * edge>;

    int at(Cell cell) const {
        const Block* block = blockOf(cell);
        return block == nullptr ? none : (*block)[placeIn(cell)];
    }

    /// `none` empties the cell.
    void set(Cell cell, int number) {
        if (2 * blocks_.size() >= slots_.size())
            grow();
        const std::uint64_t key = keyOf(cell);
        Slot& slot = slots_[slotOf(key)];
        if (slot.block == noBlock) {
            slot = {key, static_cast<std::uint32_t>(blocks_.size())};
            blocks_.emplace_back().fill(none);
        }
        blocks_[slot.block][placeIn(cell)] = number;
    }

    /// Keeps the memory.
    void clear() {
        std::ranges::fill(slots_, Slot());
        blocks_.clear();
    }

    /// The block that holds a cell; null if it is empty. Its upper left cell is blockCorner(cell).
    const Block* blockOf(Cell cell) const {
        if (blocks_.empty())
            return nullptr;
        const std::uint32_t block = slots_[slotOf(keyOf(cell))].block;
        return block == noBlock ? nullptr : &blocks_[block];
    }
    static Cell blockCorner(Cell cell) { return {cell.x & ~(edge - 1), cell.y & ~(edge - 1)}; }

    /// The upper left and the lower right cell of the least rectangle around all numbers; nothing if there
    /// are none.
    std::optional<std::pair<Cell, Cell>> bounds() const;

    /// Looks up many neighbouring cells.
    class Reader {
    public:
        explicit Reader(const CellIndex& index) : index_(index) {}
        int at(Cell cell) {
            const Cell corner = blockCorner(cell);
            if (!known_ || corner != corner_) {
                block_ = index_.blockOf(cell);
                corner_ = corner;
                known_ = true;
            }
            return block_ == nullptr ? none : (*block_)[placeIn(cell)];
        }

    private:
        const CellIndex& index_;
        const Block* block_ = nullptr;
        Cell corner_;
        bool known_ = false;
    };

private:
    static std::size_t placeIn(Cell cell) {
        return static_cast<std::size_t>((cell.y & (edge - 1)) * edge + (cell.x & (edge - 1)));
    }
    static std::uint64_t keyOf(Cell cell) {
        return static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.x >> 3)) << 32 |
               static_cast<std::uint32_t>(cell.y >> 3);
    }
    static constexpr std::uint32_t noBlock = ~0U;
    struct Slot {
        std::uint64_t key = 0;
        std::uint32_t block = noBlock;
    };

    /// The slot with the key, or the empty one for it. Pre: there are slots.
    std::size_t slotOf(std::uint64_t key) const {
        const std::size_t mask = slots_.size() - 1;
        // The high bits of the product: the low ones depend on few of the key.
        std::size_t slot = ((key ^ (key >> 29)) * 0x9E3779B97F4A7C15ULL >> 40) & mask;
        while (slots_[slot].block != noBlock && slots_[slot].key != key)
            slot = (slot + 1) & mask;
        return slot;
    }
    void grow() {
        std::vector<Slot> before(std::max<std::size_t>(16, 2 * slots_.size()));
        before.swap(slots_);
        for (const Slot& slot : before)
            if (slot.block != noBlock)
                slots_[slotOf(slot.key)] = slot;
    }

    /// By key, open addressing; at least half of a power of two is empty.
    std::vector<Slot> slots_;
    std::vector<Block> blocks_;
};

inline std::optional<std::pair<Cell, Cell>> CellIndex::bounds() const {
    std::optional<std::pair<Cell, Cell>> all;
    for (const auto& [key, number] : slots_) {
        if (number == noBlock)
            continue;
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
