#pragma once

#include "engine/games/landscape/rules/state/laid_tiles.h"

#include <array>
#include <cstdint>
#include <span>

namespace tilewright::landscape {

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
