#pragma once

#include "engine/games/beneath/rules/position.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tilewright::bots {

/// The walking piece: it decides which chambers may be entered and what a door costs.
enum class Walker : std::uint8_t { Runner, Prisoner };

/// Distances in quarters of an action; a step costs at least one action.
using Distance = int;
inline constexpr Distance unreachable = 1 << 14;
inline constexpr Distance oneAction = 4;
/// Extra distance for a Guard in the way, who has to be moved off.
inline constexpr Distance guardInTheWay = 5;
/// Extra distance for an empty cell on the way: laying is free, but the right tile must come.
inline constexpr Distance throughEmptyCell = 9;
/// Limit of distance maps: anything beyond is `unreachable`.
inline constexpr Distance horizon = 200;

/// The distance of every cell in a window of the board, to or from a place.
using DistanceMap = std::vector<std::uint16_t>;

/// The dungeon as one player of Beneath evaluates ways through it: laid chambers with the cost of their doors
/// for him, and empty cells near them, where a way may still be built at a cost. What a look finds is mended
/// at the next one where the position differs: what was laid since is added, what was not laid here taken
/// off.
class BeneathPathfinder {
public:
    /// Of a larger dungeon only the middle is considered.
    static constexpr int maxWindow = 96;
    static constexpr std::size_t maxNodes = std::size_t{maxWindow + 2} * (maxWindow + 2);

    /// Allocates all memory it will ever use.
    BeneathPathfinder();
    /// Loads a position, which must outlive the use.
    void setPosition(const beneath::Position& position, int player);

    int player() const { return player_; }
    /// Node of a chamber or a cell, -1 outside the window and at its margin.
    int nodeOf(int chamber) const { return nodeOfChamber_[static_cast<std::size_t>(chamber)]; }
    int nodeAt(Cell cell) const { return window_.holds(cell) ? nodeInGrid(cell) : -1; }
    /// Chamber on a node, `beneath::nowhere` on an empty cell.
    std::uint16_t chamberOn(int node) const { return chambers_[static_cast<std::size_t>(node)]; }

    /// How far to compute a map: until the nearest, or all, of these nodes are reached, and `further` beyond;
    /// never beyond the horizon. Values beyond are larger than that, and not exact.
    struct SearchLimits {
        enum class Until : std::uint8_t { Nearest, All };
        std::span<const int> nodes;
        Until until = Until::All;
        Distance further = 0;
        Distance horizon = bots::horizon;
        /// The map never ends before.
        Distance least = 0;
        /// If there are any, the map also ends where all these are reached.
        std::span<const int> enough{};
    };
    /// Shortest ways from each node to the nearest target node, including the price of entering it.
    void distancesTo(std::span<const int> targets, Walker walker, const SearchLimits& limits,
                     DistanceMap& map);
    /// Shortest ways from the sources to each node.
    void distancesFrom(std::span<const int> sources, Walker walker, const SearchLimits& limits,
                       DistanceMap& map);
    /// Whether the walker could ever step into that chamber: not into the closed cell of another.
    bool isOpen(int chamber, Walker walker) const {
        return cachedChambers_[static_cast<std::size_t>(chamber)]
                   .entering[static_cast<std::size_t>(walker)] != noWay;
    }

    /// The cost of that door beyond the step itself.
    Distance price(SideContent exit) const { return prices_[static_cast<std::size_t>(exit)]; }
    /// From a node to its neighbour in direction d; `unreachable` if there is no way.
    Distance stepCost(int node, Direction d, Walker walker) const {
        const Cost cost = costs_[static_cast<std::size_t>(node)]
                              .leaving[static_cast<std::size_t>(walker)][static_cast<std::size_t>(d)];
        return cost == noWay ? unreachable : cost;
    }
    /// Nodes of chambers, and of ways, are never at the margin.
    int neighbourNode(int node, Direction d) const { return node + offsets_[static_cast<std::size_t>(d)]; }
    /// Chamber beside that one, `nowhere` if there is none.
    std::uint16_t chamberBeside(int chamber, Direction d) const {
        const int node = nodeOf(chamber);
        return node < 0 ? position_->neighbourOf(chamber, d)
                        : chambers_[static_cast<std::size_t>(neighbourNode(node, d))];
    }

private:
    using Cost = std::uint8_t;
    static constexpr Cost noWay = 0xFF;
    /// What the steps between a node and its neighbours cost each walker, by direction of the neighbour.
    struct Costs {
        std::array<std::array<Cost, 4>, 2> leaving;
        std::array<std::array<Cost, 4>, 2> coming;
    };
    /// A list of nodes: the node and the next link.
    struct Link {
        std::uint16_t node;
        std::uint16_t next;
    };
    static constexpr std::uint16_t noLink = 0xFFFF;
    static constexpr std::size_t maxLinks = 4 * maxNodes;
    static_assert(maxLinks < noLink);

    /// Corners of the cells considered, with a margin of one cell around those that ways lead through.
    struct Window {
        Cell least{};
        Cell most{};
        bool holds(Cell c) const { return c.x > least.x && c.y > least.y && c.x < most.x && c.y < most.y; }
        friend bool operator==(const Window&, const Window&) = default;
    };

    /// What the costs around a chamber were found from.
    struct CachedChamber {
        Cell cell;
        Sides sides{};
        beneath::ChamberKind kind{};
        /// Whether costs are to be found anew.
        bool changed = true;
        std::uint16_t links = 0;
        /// Position::piecesIn().
        std::uint16_t pieces = 0;
        /// Bit s: the price of Side s counts.
        std::uint16_t prices = 0;
        std::array<Cost, 2> entering{};
    };

    bool isCached(int chamber) const;
    std::size_t commonChambers() const;
    void keepChambers(std::size_t common);
    static Window windowAround(Cell least, Cell most);
    void makeGrid(const Window& window);
    int nodeInGrid(Cell cell) const { return (cell.y - origin_.y) * stride_ + (cell.x - origin_.x); }
    void place(int chamber);
    void takeOffLast();
    unsigned findPrices();
    void findEntering(int chamber);
    void findChanges(unsigned changedPrices);
    void findCostsAt(int chamber);
    Costs costsOfEmpty(Cell cell) const;
    struct SettledNodes;
    template <bool Reverse>
    void computeDistances(std::span<const int> starts, Walker walker, const SearchLimits& limits,
                          DistanceMap& map);

    const beneath::Position* position_ = nullptr;
    int player_ = 0;
    Window window_;
    /// The grid is one node larger on each side: its corner, and the nodes in a row.
    Cell origin_{};
    int stride_ = 0;
    /// From a node to its neighbours in each direction.
    std::array<int, 4> offsets_{};
    std::vector<std::uint16_t> chambers_;
    std::vector<int> nodeOfChamber_;
    std::vector<Costs> costs_;
    /// By side of a chamber, see price().
    std::array<Distance, static_cast<std::size_t>(SideContent::SkullPurple) + 1> prices_{};
    /// Of a black marker on the way.
    int removal_ = 0;
    /// A step through a passageway with two open doors (B-5.2).
    Distance clearStep_ = oneAction;
    std::vector<CachedChamber> cachedChambers_;
    /// Corners of the dungeon.
    Cell least_{};
    Cell most_{};
    /// Dead ends of walks: key rooms and guardhouses.
    std::vector<std::uint8_t> ends_;
    /// For each distance the nodes to be looked at; and a bit for each distance that has any.
    std::array<std::uint16_t, 256> lists_{};
    std::array<std::uint64_t, 4> filled_{};
    /// Not cleared: only what is listed is ever read.
    std::unique_ptr<Link[]> links_;
};

} // namespace tilewright::bots
