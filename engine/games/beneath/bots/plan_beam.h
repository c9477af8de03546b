#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilewright::bots {

/// The best nodes of those that were offered, each with its `value`; of equal ones the first.
template <class Node>
class PlanBeam {
public:
    explicit PlanBeam(std::size_t width) : nodes_(width) { order_.reserve(width); }
    void clear() { order_.clear(); }
    std::size_t size() const { return order_.size(); }
    /// The n-th best.
    const Node& operator[](std::size_t n) const { return nodes_[order_[n]]; }

    /// Whether a node of that value would be kept: others need not be made.
    bool takes(double value) const {
        return order_.size() < nodes_.size() || value > nodes_[order_.back()].value;
    }
    /// The place for a node of that value, to be filled in at once. Pre: takes(value).
    Node& placeFor(double value) {
        // While there is room, nodes lie in the order in which they came.
        if (order_.size() < nodes_.size())
            order_.push_back(static_cast<std::uint32_t>(order_.size()));
        const std::uint32_t place = order_.back();
        std::size_t at = order_.size() - 1;
        for (; at > 0 && nodes_[order_[at - 1]].value < value; --at)
            order_[at] = order_[at - 1];
        order_[at] = place;
        return nodes_[place];
    }

private:
    std::vector<Node> nodes_;
    /// Best first.
    std::vector<std::uint32_t> order_;
};

} // namespace tilewright::bots
