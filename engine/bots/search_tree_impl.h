#pragma once

// The implementation of SearchTree: included only where it is instantiated for a rule system.

#include "engine/bots/search_tree.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilewright::bots {

namespace detail {
/// How much less an unvisited move is rated than its node.
inline constexpr double fpuReduction = 0.05;
inline constexpr std::size_t maxPathLength = 512;
} // namespace detail

template <class Rules>
void SearchTree<Rules>::shuffleRest(Position& position) {
    std::span<std::uint16_t> rest = Rules::stackRest(position);
    random_.shuffle(rest);
    Rules::adjustStack(position, random_);
}

template <class Rules>
void SearchTree<Rules>::setRoot(const Position& position, std::size_t room, const game::MoveList* only) {
    root_.assign(1, position);
    now_.assign(1, position);
    // Sorted, so that nothing of the true order is known.
    std::ranges::sort(Rules::stackRest(root_[0]));
    const std::uint64_t key = Rules::key(root_[0]);
    stream_ = Random::mix(key ^ index_);
    random_ = Random(seed_, gameNumber_, Purpose::Search, stream_);
    if (!settings_.reshuffle)
        shuffleRest(root_[0]);
    const auto found = only != nullptr ? nodes_.end()
                                       : std::find_if(nodes_.begin(), nodes_.end(),
                                                      [key](const Node& node) { return node.key == key; });
    if (found != nodes_.end() && found != nodes_.begin())
        keepSubtree(static_cast<std::int32_t>(found - nodes_.begin()));
    const bool known = found != nodes_.end();
    if (!known) {
        nodes_.clear();
        edges_.clear();
    }
    maxNodes_ = nodes_.size() + room + 1;
    nodes_.reserve(maxNodes_);
    edges_.reserve(edges_.size() + room * settings_.width + settings_.rootWidth);
    path_.reserve(detail::maxPathLength);
    rootTotals_.fill(0);
    rootVisits_ = 0;
    if (known)
        return;
    std::int32_t link = -1;
    (void)expand(link, only == nullptr ? settings_.rootWidth : std::numeric_limits<std::size_t>::max());
    if (only != nullptr)
        keepOnly(*only);
}

/// Pre: the root is alone.
template <class Rules>
void SearchTree<Rules>::keepOnly(const game::MoveList& only) {
    std::erase_if(edges_, [&only](const Edge& edge) { return !only.contains(edge.move); });
    // The planner has no opinion of any of them.
    if (edges_.empty())
        for (const Move move : only)
            edges_.push_back({move, 1});
    edges_.resize(std::min(edges_.size(), settings_.rootWidth));
    float sum = 0;
    for (const Edge& edge : edges_)
        sum += edge.prior;
    for (Edge& edge : edges_)
        edge.prior /= sum;
    nodes_[0].edges = static_cast<std::uint16_t>(edges_.size());
}

template <class Rules>
void SearchTree<Rules>::include(Move move) {
    // The root is alone: its edges are the last.
    if (std::ranges::any_of(rootEdges(), [move](const Edge& edge) { return edge.move == move; }))
        return;
    edges_.push_back({move, edges_.back().prior});
    ++nodes_[0].edges;
}

template <class Rules>
std::size_t SearchTree<Rules>::rootEdge(Move move) const {
    const std::span<const Edge> edges = rootEdges();
    return static_cast<std::size_t>(std::ranges::find(edges, move, &Edge::move) - edges.begin());
}

template <class Rules>
typename SearchTree<Rules>::Shares SearchTree<Rules>::rootShares() const {
    Shares shares{};
    const double visits = std::max(1U, rootVisits_);
    for (std::size_t p = 0; p < shares.size(); ++p)
        shares[p] = static_cast<float>(rootTotals_[p] / visits);
    return shares;
}

/// Copies the subtree of a node to the front.
template <class Rules>
void SearchTree<Rules>::keepSubtree(std::int32_t root) {
    std::swap(nodes_, oldNodes_);
    std::swap(edges_, oldEdges_);
    nodes_.clear();
    edges_.clear();
    nodes_.push_back(oldNodes_[static_cast<std::size_t>(root)]);
    nodes_[0].sibling = -1;
    for (std::size_t n = 0; n < nodes_.size(); ++n) {
        const auto first = static_cast<std::size_t>(nodes_[n].firstEdge);
        nodes_[n].firstEdge = static_cast<std::int32_t>(edges_.size());
        for (std::size_t e = first; e < first + nodes_[n].edges; ++e) {
            Edge edge = oldEdges_[e];
            std::int32_t previous = -1;
            for (std::int32_t child = edge.child; child >= 0;
                 child = oldNodes_[static_cast<std::size_t>(child)].sibling) {
                Node copy = oldNodes_[static_cast<std::size_t>(child)];
                copy.sibling = -1;
                const auto at = static_cast<std::int32_t>(nodes_.size());
                nodes_.push_back(copy);
                if (previous < 0)
                    edge.child = at;
                else
                    nodes_[static_cast<std::size_t>(previous)].sibling = at;
                previous = at;
            }
            edges_.push_back(edge);
        }
    }
}

/// Adds a node for the iteration's position and rates it.
template <class Rules>
typename SearchTree<Rules>::Shares SearchTree<Rules>::expand(std::int32_t& link, std::size_t width) {
    const Position& now = now_[0];
    candidates_.find(now, width);
    const Shares shares = candidates_.shares();
    const auto& list = candidates_.list();
    Node node;
    node.key = Rules::key(now);
    node.firstEdge = static_cast<std::int32_t>(edges_.size());
    node.edges = static_cast<std::uint16_t>(list.size());
    node.sibling = link;
    node.drawn = static_cast<std::int16_t>(Rules::drawn(now));
    node.player = static_cast<std::uint8_t>(now.player());
    node.share = shares[node.player];
    link = static_cast<std::int32_t>(nodes_.size());
    nodes_.push_back(node);
    const float alike = 1.0F / static_cast<float>(list.size());
    for (const auto& candidate : list)
        edges_.push_back({candidate.move, settings_.guidedTree ? candidate.prior : alike});
    return shares;
}

/// Plays on from the iteration's position and rates where that ends. `atLeaf`: the estimate of the position,
/// null if it isn't known; few playouts need it.
template <class Rules>
typename SearchTree<Rules>::Shares SearchTree<Rules>::playOut(const Shares* atLeaf, const StopToken& stop) {
    Position& now = now_[0];
    if (settings_.playoutTurns == 0 || stop.stop_requested())
        return atLeaf != nullptr ? *atLeaf : candidates_.shares(now);
    const int last = Rules::turn(now) + settings_.playoutTurns;
    rollout_.begin();
    while (!now.over() && Rules::turn(now) < last && !stop.stop_requested()) {
        if (settings_.guidedPlayout) {
            now.play(rollout_.decide(now));
        } else {
            now.legalMoves(legal_);
            now.play(legal_[random_.below(static_cast<std::uint32_t>(legal_.size()))]);
        }
        Rules::skip(now);
    }
    return now.over() ? Rules::finalShares(now) : candidates_.shares(now);
}

template <class Rules>
std::int32_t SearchTree<Rules>::select(const Node& node) const {
    const double weight = settings_.exploration * std::sqrt(static_cast<double>(node.visits));
    double bestScore = -1e9;
    std::int32_t best = -1;
    double seen = node.share;
    double visits = 1;
    for (int e = node.firstEdge; e < node.firstEdge + node.edges; ++e) {
        seen += edges_[static_cast<std::size_t>(e)].total;
        visits += edges_[static_cast<std::size_t>(e)].visits;
    }
    const double unseen = seen / visits - detail::fpuReduction;
    for (int e = node.firstEdge; e < node.firstEdge + node.edges; ++e) {
        const Edge& edge = edges_[static_cast<std::size_t>(e)];
        // With this shuffle other tiles may have left the game.
        if (!Rules::possible(now_[0], edge.move))
            continue;
        const double worth = edge.visits > 0 ? edge.total / edge.visits : unseen;
        const double score = worth + weight * edge.prior / (1.0 + edge.visits);
        if (score > bestScore) {
            bestScore = score;
            best = e;
        }
    }
    return best;
}

template <class Rules>
void SearchTree<Rules>::descend(std::int32_t firstEdge, const StopToken& stop) {
    Position& now = now_[0];
    Rules::copy(now, root_[0]);
    // What is possible at the root doesn't depend on the shuffle.
    const std::int32_t first = firstEdge >= 0 ? firstEdge : select(nodes_[0]);
    if (settings_.commonRandomNumbers && first >= 0)
        random_ = Random(seed_, gameNumber_, Purpose::Search,
                         stream_ + 1 + edges_[static_cast<std::size_t>(first)].visits);
    if (settings_.reshuffle)
        shuffleRest(now);
    path_.clear();
    std::int32_t at = 0;
    Shares shares{};
    for (;;) {
        Node& node = nodes_[static_cast<std::size_t>(at)];
        const std::int32_t chosen = path_.empty()                          ? first
                                    : path_.size() < detail::maxPathLength ? select(node)
                                                                           : -1;
        if (chosen < 0) {
            shares = candidates_.shares(now);
            break;
        }
        path_.push_back({at, chosen});
        Edge& edge = edges_[static_cast<std::size_t>(chosen)];
        now.play(edge.move);
        Rules::skip(now);
        if (now.over()) {
            shares = Rules::finalShares(now);
            break;
        }
        at = edge.child;
        while (at >= 0 && nodes_[static_cast<std::size_t>(at)].drawn != Rules::drawn(now))
            at = nodes_[static_cast<std::size_t>(at)].sibling;
        // What is drawn after the last part of a turn may be any tile: nodes for each are worth it only after
        // some visits.
        const bool tooEarly = edge.visits < settings_.expandAfter && Rules::drawn(now) >= 0;
        if (at < 0 && (nodes_.size() >= maxNodes_ || tooEarly)) {
            shares = playOut(nullptr, stop);
            break;
        }
        if (at < 0) {
            std::int32_t link = edge.child;
            const Shares atLeaf = expand(link, settings_.width);
            edges_[static_cast<std::size_t>(chosen)].child = link;
            shares = playOut(&atLeaf, stop);
            break;
        }
    }
    if (firstEdge < 0) {
        ++rootVisits_;
        for (std::size_t p = 0; p < rootTotals_.size(); ++p)
            rootTotals_[p] += shares[p];
    }
    for (const PathStep& passed : path_) {
        Node& node = nodes_[static_cast<std::size_t>(passed.node)];
        Edge& edge = edges_[static_cast<std::size_t>(passed.edge)];
        ++node.visits;
        ++edge.visits;
        edge.total += shares[node.player];
    }
}

} // namespace tilewright::bots
