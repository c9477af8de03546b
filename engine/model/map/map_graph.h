#pragma once

#include "engine/base/threads.h"
#include "engine/model/map/cell_index.h"
#include "engine/model/map/map.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tilewright {

/// Polls a stop token only now and then, as polling it at each step of a long loop is slow.
inline bool pollStop(std::size_t i, const StopToken& stop) {
    constexpr std::size_t often = 4095;
    return (i & often) == 0 && stop.stop_requested();
}

/// The connections between the chambers of a map. Built in linear time; keeps references to map and set.
/// Unusable if it was stopped while being built.
class MapGraph {
public:
    MapGraph(const Map& map, const TileSet* set, const StopToken& stop = {});

    /// What a side of a chamber meets.
    enum class SideContact {
        Earth,      ///< no passage on this side
        Rim,        ///< a passage onto a free cell
        Passageway, ///< joined (B-1.4)
        Blocked,    ///< a passage against earth
        Unknown     ///< a tile with unknown sides on either side
    };
    SideContact contact(std::size_t chamber, Direction side) const;

    /// The chamber in a cell; the first if there are several.
    std::optional<std::size_t> at(Cell cell) const;
    /// False for the second and further chambers of one cell, which are not part of the board.
    bool isOnBoard(std::size_t chamber) const { return isOnBoard_[chamber]; }
    /// The chamber on that side, -1 if the cell is free.
    int beside(std::size_t chamber, Direction side) const {
        return neighbours_[chamber][static_cast<std::size_t>(index(side))];
    }
    /// Index in the set's tiles; -1 for a room or an unknown tile.
    int tile(std::size_t chamber) const { return tiles_[chamber]; }
    /// The sides as they lie on the board. Null without a set, or if the set has no such tile.
    const Sides* sides(std::size_t chamber) const { return known_[chamber] ? &sides_[chamber] : nullptr; }
    const Map& map() const { return map_; }

private:
    const Map& map_;
    std::vector<Sides> sides_;
    std::vector<std::int32_t> tiles_;
    std::vector<std::array<std::int32_t, 4>> neighbours_;
    std::vector<bool> known_;
    std::vector<bool> isOnBoard_;
    CellIndex cells_;
};

/// For each chamber: whether passageways connect it to a room, directly or through others. True if unknown,
/// or not checked because of the stop.
std::vector<bool> connectedToRoom(const MapGraph& board, const StopToken& stop = {});

/// For each chamber: whether it is a sealed entrance, cell, key room or guardhouse (B-4.4). False if unknown.
std::vector<bool> sealedRooms(const MapGraph& board, const StopToken& stop = {});

} // namespace tilewright
