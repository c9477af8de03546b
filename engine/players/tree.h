#pragma once

#include "engine/game/move.h"
#include "engine/grid/random.h"

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <tuple>
#include <vector>

namespace tilewright::players {

struct TreeSettings {
    /// Moves looked at in a position: at the root and below it.
    std::size_t rootWidth = 8;
    std::size_t width = 4;
    /// Weight of the prior against what was seen.
    double exploration = 1.0;
    /// Turns that greedy players play on from a leaf before it is weighed.
    int playoutTurns = 8;
    // What the benchmarks switch off to see what it gains.
    /// Whether playouts are greedy; else every legal move is equally likely in them.
    bool guidedPlayout = true;
    /// Whether the planner's prior leads the search; else all candidates are alike at first.
    bool guidedTree = true;
    /// Whether each iteration shuffles the unseen stack anew; else one shuffle holds for a whole search.
    bool reshuffle = true;
};

/// Monte Carlo tree search for one thread: every iteration shuffles the unseen stack anew, walks down the
/// tree by PUCT and weighs one new leaf. A draw leads to a node of its own for each kind of tile.
///
/// `Rules` is what it knows of a rule system (beneath_rules.h is one): types Position, Shares, Candidates and
/// Greedy, and functions of a Position: copy, key (the same whatever the order of the stack), stackRest, skip
/// (what leaves no choice), turn, drawn, possible (of a move that another shuffle made legal), finalShares.
template <class Rules>
class Tree {
public:
    using Position = typename Rules::Position;
    using Shares = typename Rules::Shares;
    using Move = game::Move;

    /// `index` tells the trees of one game apart.
    Tree(const TreeSettings& settings, std::uint64_t seed, std::uint64_t gameNumber, std::uint64_t index)
        : settings_(settings), seed_(seed), gameNumber_(gameNumber), index_(index) {}

    /// Makes the position the root; keeps what the tree knows of it. There will be room for so many nodes
    /// more: beyond them the tree grows no further. Random numbers depend on the position, not on what was
    /// thought before.
    void setRoot(const Position& position, std::size_t room);
    /// Visits of the root, those before setRoot() included.
    std::uint32_t visits() const { return nodes_[0].visits; }
    /// Allocates nothing once it is warm. Once a stop is asked for, it plays no further but weighs where it
    /// is: late in a large game a single move of a playout takes long.
    void iterate(const std::stop_token& stop = {}) { descend(-1, stop); }

    /// Looks at this legal move too, whatever the planner thinks of it. Pre: the root has no visits.
    void include(Move move);
    /// Pre for both: the move is one of rootEdges().
    std::uint32_t visitsOf(Move move) const { return edges_[rootEdge(move)].visits; }
    /// An iteration that begins with this move.
    void iterateOver(Move move, const std::stop_token& stop = {}) {
        descend(static_cast<std::int32_t>(rootEdge(move)), stop);
    }
    /// What the root is worth to each player, by the iterations since setRoot() that were free to begin with
    /// any move.
    Shares rootShares() const;

    struct Edge {
        Move move;
        float prior = 0;
        std::uint32_t visits = 0;
        /// Sum of the shares of the player on move.
        double total = 0;
        /// First of the nodes it leads to, one for each tile drawn; -1 for none.
        std::int32_t child = -1;
    };
    std::span<const Edge> rootEdges() const { return {edges_.data(), nodes_[0].edges}; }

private:
    struct Node {
        std::uint64_t key = 0;
        std::int32_t firstEdge = 0;
        std::uint32_t visits = 0;
        /// Next node of the same edge, -1 for none.
        std::int32_t sibling = -1;
        std::int16_t drawn = -1;
        std::uint16_t edges = 0;
        std::uint8_t player = 0;
        /// The share expected when the node was made.
        float share = 0;
    };
    struct Passed {
        std::int32_t node;
        std::int32_t edge;
    };

    void descend(std::int32_t firstEdge, const std::stop_token& stop);
    std::size_t rootEdge(Move move) const;
    void shuffleRest(Position& position);
    Shares expand(std::int32_t& link, std::size_t width);
    Shares playOut(const Shares& atLeaf, const std::stop_token& stop);
    std::int32_t select(const Node& node) const;
    void keepSubtree(std::int32_t root);

    TreeSettings settings_;
    std::uint64_t seed_;
    std::uint64_t gameNumber_;
    std::uint64_t index_;
    Random random_{0, 0, Purpose::Search};
    std::size_t mostNodes_ = 0;
    std::array<double, std::tuple_size_v<Shares>> rootTotals_{};
    std::uint32_t rootVisits_ = 0;
    typename Rules::Candidates candidates_;
    typename Rules::Greedy greedy_;
    game::MoveList legal_;
    std::vector<Node> nodes_, oldNodes_;
    std::vector<Edge> edges_, oldEdges_;
    std::vector<Passed> path_;
    /// The root with its stack in order, and the position an iteration is at. Vectors of one, as a position
    /// has no empty state.
    std::vector<Position> root_, now_;
};

} // namespace tilewright::players
