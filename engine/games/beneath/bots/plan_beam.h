#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilewright::bots {

/// The best nodes of those that were offered, each with its `value`; of equal ones the first.
template <class Node>
class PlanBeam {
public:
    explicit PlanBeam(std::size_t width) : width_(width) {
        nodes_.reserve(width);
        order_.reserve(width);
    }
    void clear() {
        nodes_.clear();
        order_.clear();
    }
    std::size_t size() const { return order_.size(); }
    /// The n-th best.
    const Node& operator[](std::size_t n) const { return nodes_[order_[n]]; }

    /// Whether a node of that value would be kept: others need not be made.
    bool takes(double value) const { return nodes_.size() < width_ || value > nodes_[order_.back()].value; }

    void offer(const Node& node) {
        std::uint32_t slot = static_cast<std::uint32_t>(nodes_.size());
        if (slot < width_) {
            nodes_.push_back(node);
            order_.push_back(slot);
        } else {
            slot = order_.back();
            if (!(node.value > nodes_[slot].value))
                return;
            nodes_[slot] = node;
        }
        std::size_t at = order_.size() - 1;
        for (; at > 0 && nodes_[order_[at - 1]].value < node.value; --at)
            order_[at] = order_[at - 1];
        order_[at] = slot;
    }

private:
    std::size_t width_;
    std::vector<Node> nodes_;
    /// Best first.
    std::vector<std::uint32_t> order_;
};

} // namespace tilewright::bots
