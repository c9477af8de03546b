#pragma once

#include "engine/tileset/map.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tilewright {

/// How the chambers of a map hang together. Built in linear time; keeps references to map and set.
class Board {
public:
    Board(const Map& map, const TileSet* set);

    /// What a side of a chamber meets.
    enum class Meeting {
        Earth,      ///< no passage on this side
        Rim,        ///< a passage onto a free cell
        Passageway, ///< joined (B-1.4)
        Blocked,    ///< a passage against earth, or towards a cell outside the limits
        Unknown     ///< a tile on either side whose sides are not known
    };
    Meeting meeting(std::size_t chamber, Direction side) const;

    /// The chamber in a cell; of several in one the first.
    std::optional<std::size_t> at(Cell cell) const;
    /// False for the second and further chambers of one cell, which are no part of the board.
    bool counts(std::size_t chamber) const { return at(map_.chambers[chamber].cell) == chamber; }
    /// As they look on the board. Null where the set is not given or has no such tile.
    const Sides* sides(std::size_t chamber) const { return known_[chamber] ? &sides_[chamber] : nullptr; }
    const Map& map() const { return map_; }

private:
    const Map& map_;
    std::vector<Sides> sides_;
    std::vector<bool> known_;
    std::unordered_map<std::uint64_t, std::size_t> cells_;
};

/// For each chamber: whether passageways lead from it to a room, at once or on and on. True where it isn't
/// known.
std::vector<bool> joinedToRoom(const Board& board);

/// For each chamber: whether it is an entrance, a cell, a key room or a guardhouse that is sealed (B-4.4).
/// False where it isn't known.
std::vector<bool> sealedRooms(const Board& board);

} // namespace tilewright
