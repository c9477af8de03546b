#pragma once

#include "engine/base/random.h"
#include "engine/base/threads.h"
#include "engine/games/move.h"

#include <array>
#include <cstdint>
#include <span>
#include <tuple>
#include <vector>

namespace tilewright::bots {

struct SearchTreeSettings {
    /// Number of moves considered in a position: at the root and below it.
    std::size_t rootWidth = 8;
    std::size_t width = 4;
    /// Weight of the prior against the results so far.
    double exploration = 1.0;
    /// Turns that rollouts continue from a leaf before it is rated.
    int playoutTurns = 8;
    /// Visits of a move before positions with the next tile drawn get nodes of their own.
    std::uint32_t expandAfter = 0;
    // Benchmarks switch these off to measure their gain.
    // Whether Rules::Rollout plays the playouts; otherwise every legal move is equally likely in them.
    bool guidedPlayout = true;
    /// Whether the planner's prior leads the search; otherwise all candidates start equal.
    bool guidedTree = true;
    /// Whether each iteration reshuffles the unseen stack; otherwise one shuffle serves the whole search.
    bool reshuffle = true;
    /// Whether the n-th visit of each of the root's moves has the same shuffle: all of them are compared with
    /// the same luck.
    bool commonRandomNumbers = false;
};

/// Monte Carlo tree search for one thread: every iteration reshuffles the unseen stack, walks down the tree
/// by PUCT and rates one new leaf. A draw leads to a separate node for each kind of tile.
///
/// `Rules` adapts a rule system (BeneathSearchTraits is one): types Position, Shares, Candidates, Greedy and
/// Rollout (plays the playouts: begin() before each, decide() in it), and functions of a Position: copy, key
/// (independent of the order of the stack), stackRest, skip (steps without a choice), turn, drawn, possible
/// (for a move that was legal with another shuffle), finalShares.
template <class Rules>
class SearchTree {
public:
    using Position = typename Rules::Position;
    using Shares = typename Rules::Shares;
    using Move = game::Move;

    /// `index` distinguishes the trees of one game.
    SearchTree(const SearchTreeSettings& settings, std::uint64_t seed, std::uint64_t gameNumber,
               std::uint64_t index)
        : settings_(settings), seed_(seed), gameNumber_(gameNumber), index_(index) {}

    /// Makes the position the root and keeps what the tree knows of it. Reserves room for so many more nodes:
    /// beyond them the tree stops growing. Random numbers depend on the position, not on earlier searches.
    /// `only`: the moves to consider at the root; then nothing is kept. Null for all.
    void setRoot(const Position& position, std::size_t room, const game::MoveList* only = nullptr);
    /// Visits of the root, including those before setRoot().
    std::uint32_t visits() const { return nodes_[0].visits; }
    /// Allocates nothing after the first uses. Once a stop is requested, it stops playing and rates the
    /// present position, because one move of a playout takes long late in a large game.
    void iterate(const StopToken& stop = {}) { descend(-1, stop); }

    /// Adds this legal move to the candidates, whatever the planner's opinion. Pre: the root has no visits.
    void include(Move move);
    /// Pre for both: the move is one of rootEdges().
    std::uint32_t visitsOf(Move move) const { return edges_[rootEdge(move)].visits; }
    /// Runs an iteration that begins with this move.
    void iterateOver(Move move, const StopToken& stop = {}) {
        descend(static_cast<std::int32_t>(rootEdge(move)), stop);
    }
    /// The root's value for each player, from the iterations since setRoot() that were free to begin with any
    /// move.
    Shares rootShares() const;

    struct Edge {
        Move move;
        float prior = 0;
        std::uint32_t visits = 0;
        /// Sum of the shares of the player on move.
        double total = 0;
        /// First of its child nodes, one for each tile drawn; -1 for none.
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
    struct PathStep {
        std::int32_t node;
        std::int32_t edge;
    };

    void descend(std::int32_t firstEdge, const StopToken& stop);
    std::size_t rootEdge(Move move) const;
    void keepOnly(const game::MoveList& only);
    void shuffleRest(Position& position);
    Shares expand(std::int32_t& link, std::size_t width);
    Shares playOut(const Shares* atLeaf, const StopToken& stop);
    std::int32_t select(const Node& node) const;
    void keepSubtree(std::int32_t root);

    SearchTreeSettings settings_;
    std::uint64_t seed_;
    std::uint64_t gameNumber_;
    std::uint64_t index_;
    /// Of the root, for random numbers.
    std::uint64_t stream_ = 0;
    Random random_{0, 0, Purpose::Search};
    std::size_t maxNodes_ = 0;
    std::array<double, std::tuple_size_v<Shares>> rootTotals_{};
    std::uint32_t rootVisits_ = 0;
    typename Rules::Candidates candidates_;
    typename Rules::Rollout rollout_;
    game::MoveList legal_;
    std::vector<Node> nodes_, oldNodes_;
    std::vector<Edge> edges_, oldEdges_;
    std::vector<PathStep> path_;
    /// The root with a sorted stack, and the position of the current iteration. Vectors of one, as a position
    /// has no empty state.
    std::vector<Position> root_, now_;
};

} // namespace tilewright::bots
