#pragma once

#include "engine/tileset/map/cell_index.h"
#include "engine/tileset/map/map.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tilewright {

/// Asked now and then in a long loop, as a stop token is too slow to be asked each time.
inline bool stopsAt(std::size_t i, const std::stop_token& stop) {
    constexpr std::size_t often = 4095;
    return (i & often) == 0 && stop.stop_requested();
}

/// How the chambers of a map hang together. Built in linear time; keeps references to map and set. Stopped
/// while it is built, it is good for nothing.
class Board {
public:
    Board(const Map& map, const TileSet* set, const std::stop_token& stop = {});

    /// What a side of a chamber meets.
    enum class Meeting {
        Earth,      ///< no passage on this side
        Rim,        ///< a passage onto a free cell
        Passageway, ///< joined (B-1.4)
        Blocked,    ///< a passage against earth
        Unknown     ///< a tile on either side whose sides are not known
    };
    Meeting meeting(std::size_t chamber, Direction side) const;

    /// The chamber in a cell; of several in one the first.
    std::optional<std::size_t> at(Cell cell) const;
    /// False for the second and further chambers of one cell, which are no part of the board.
    bool counts(std::size_t chamber) const { return counts_[chamber]; }
    /// The chamber beside one, -1 where the cell is free.
    int beside(std::size_t chamber, Direction side) const {
        return neighbours_[chamber][static_cast<std::size_t>(index(side))];
    }
    /// Place in the set's tiles; -1 for a room and for a tile that is not known.
    int tile(std::size_t chamber) const { return tiles_[chamber]; }
    /// As they look on the board. Null where the set is not given or has no such tile.
    const Sides* sides(std::size_t chamber) const { return known_[chamber] ? &sides_[chamber] : nullptr; }
    const Map& map() const { return map_; }

private:
    const Map& map_;
    std::vector<Sides> sides_;
    std::vector<std::int32_t> tiles_;
    std::vector<std::array<std::int32_t, 4>> neighbours_;
    std::vector<bool> known_;
    std::vector<bool> counts_;
    CellIndex cells_;
};

/// For each chamber: whether passageways lead from it to a room, at once or on and on. True where it isn't
/// known, and in a part where it was stopped.
std::vector<bool> joinedToRoom(const Board& board, const std::stop_token& stop = {});

/// For each chamber: whether it is an entrance, a cell, a key room or a guardhouse that is sealed (B-4.4).
/// False where it isn't known.
std::vector<bool> sealedRooms(const Board& board, const std::stop_token& stop = {});

} // namespace tilewright
