#pragma once

#include "engine/beneath/position.h"

#include <array>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace tilewright::players {

/// Who walks: it decides where one may go and what a door costs him.
enum class Walker : std::uint8_t { Runner, Prisoner };

/// Distances in quarters of an action; a step costs at least one action.
using Distance = int;
inline constexpr Distance unreachable = 1 << 20;
inline constexpr Distance oneAction = 4;
/// What a Guard in the way adds: he has to be moved off.
inline constexpr Distance guardInTheWay = 5;
/// What a way over a cell that holds no tile yet adds: laying is free, but the right tile must come.
inline constexpr Distance throughEmptyCell = 9;
/// Maps go no further: what lies beyond is `unreachable`.
inline constexpr Distance horizon = 200;

/// Distance of every cell of a window of the board, to or from a place.
using DistanceMap = std::vector<Distance>;

/// The dungeon as one player of Beneath sees it when he weighs ways: laid chambers with what their doors cost
/// him, and empty cells near them, over which a way may yet be built at a price. Memory is kept between uses.
class BeneathTerrain {
public:
    /// Looks at the position anew. The position must outlive the use.
    void look(const beneath::Position& position, int player);

    int player() const { return player_; }
    /// Node of a chamber or a cell, -1 outside the window.
    int nodeOf(int chamber) const { return nodeOfChamber_[static_cast<std::size_t>(chamber)]; }
    int nodeAt(Cell cell) const;
    /// Chamber on a node, `beneath::nowhere` on an empty cell.
    std::uint16_t chamberOn(int node) const { return chambers_[static_cast<std::size_t>(node)]; }

    /// Shortest ways from each node to the nearest target node, the price of entering it included.
    void distancesTo(const std::vector<int>& targets, Walker walker, DistanceMap& map);
    /// Shortest ways from the sources to each node.
    void distancesFrom(const std::vector<int>& sources, Walker walker, DistanceMap& map);

    /// What passing that door costs beyond the step itself.
    Distance price(Side exit) const;
    /// From node to its neighbour in direction d; `unreachable` where there is no way.
    Distance stepCost(int node, Direction d, Walker walker) const {
        return costs_[static_cast<std::size_t>(walker)][static_cast<std::size_t>(4 * node + index(d))];
    }
    int neighbourNode(int node, Direction d) const;

private:
    Distance findStepCost(int node, Direction d, Walker walker) const;
    Distance enterCost(std::uint16_t chamber, Walker walker) const;
    template <bool Reverse>
    void spread(const std::vector<int>& starts, Walker walker, DistanceMap& map);

    const beneath::Position* position_ = nullptr;
    int player_ = 0;
    Cell origin_{};
    int width_ = 0;
    int height_ = 0;
    std::vector<std::uint16_t> chambers_;
    std::vector<int> nodeOfChamber_;
    std::array<std::vector<Distance>, 2> costs_;
    std::vector<std::pair<Distance, int>> heap_;
};

} // namespace tilewright::players
