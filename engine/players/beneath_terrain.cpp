#include "engine/players/beneath_terrain.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace tilewright::players {

using beneath::ChamberKind;
using beneath::nowhere;

namespace {
// A dungeon that spreads further than this is looked at around its middle only.
constexpr int maxWindow = 96;
constexpr int windowMargin = 2;

constexpr Distance doorOfUnknownTile = 3;
// A Runner or Prisoner may go by himself.
constexpr Distance pieceInTheWay = 6;
} // namespace

void BeneathTerrain::look(const beneath::Position& position, int player) {
    position_ = &position;
    player_ = player;
    Cell least = position.cellOf(0);
    Cell most = least;
    for (int i = 1; i < position.chamberCount(); ++i) {
        const Cell c = position.cellOf(i);
        least = {std::min(least.x, c.x), std::min(least.y, c.y)};
        most = {std::max(most.x, c.x), std::max(most.y, c.y)};
    }
    const auto fit = [](int from, int to) {
        const int wanted = to - from + 1 + 2 * windowMargin;
        const int size = std::min(wanted, maxWindow);
        return std::pair(from - windowMargin + (wanted - size) / 2, size);
    };
    std::tie(origin_.x, width_) = fit(least.x, most.x);
    std::tie(origin_.y, height_) = fit(least.y, most.y);
    chambers_.assign(static_cast<std::size_t>(width_ * height_), nowhere);
    nodeOfChamber_.resize(static_cast<std::size_t>(position.chamberCount()));
    for (int i = 0; i < position.chamberCount(); ++i) {
        const int node = nodeAt(position.cellOf(i));
        nodeOfChamber_[static_cast<std::size_t>(i)] = node;
        if (node >= 0)
            chambers_[static_cast<std::size_t>(node)] = static_cast<std::uint16_t>(i);
    }
    for (Walker walker : {Walker::Runner, Walker::Prisoner}) {
        std::vector<Distance>& costs = costs_[static_cast<std::size_t>(walker)];
        costs.resize(4 * chambers_.size());
        for (int node = 0; node < width_ * height_; ++node)
            for (Direction d : allDirections)
                costs[static_cast<std::size_t>(4 * node + index(d))] = findStepCost(node, d, walker);
    }
}

int BeneathTerrain::nodeAt(Cell cell) const {
    const int x = cell.x - origin_.x;
    const int y = cell.y - origin_.y;
    return x >= 0 && y >= 0 && x < width_ && y < height_ ? y * width_ + x : -1;
}

int BeneathTerrain::neighbourNode(int node, Direction d) const {
    const int x = node % width_;
    switch (d) {
    case Direction::North:
        return node - width_;
    case Direction::East:
        return x + 1 < width_ ? node + 1 : -1;
    case Direction::South:
        return node + width_ < width_ * height_ ? node + width_ : -1;
    case Direction::West:
        break;
    }
    return x > 0 ? node - 1 : -1;
}

Distance BeneathTerrain::price(Side exit) const {
    const beneath::Hand& hand = position_->hand(player_);
    if (exit == Side::Special) // three picks of different colours
        return std::popcount(hand.colours()) >= 3 ? 10 : 22;
    if (!isSkull(exit) || index(skullColour(exit)) == player_)
        return 0;
    const int held = hand.picks[static_cast<std::size_t>(skullColour(exit))];
    // The last of a colour is worth more; one that is missing costs a white marker, taken and placed, or a
    // detour.
    return held >= 2 ? 3 : held == 1 ? 6 : 10;
}

Distance BeneathTerrain::enterCost(std::uint16_t chamber, Walker walker) const {
    const Distance guard = position_->hasGuard(chamber) ? guardInTheWay : 0;
    switch (position_->kindOf(chamber)) {
    case ChamberKind::KeyRoom:
    case ChamberKind::Guardhouse: // as a target only
        return guard;
    case ChamberKind::Cell: {
        const int owner = position_->game().cellOwner(chamber);
        if (owner < 0 || !position_->hand(owner).released)
            return unreachable;
        break;
    }
    case ChamberKind::Entrance:
        if (walker == Walker::Runner)
            return guard;
        break;
    default:
        break;
    }
    const bool taken =
        walker == Walker::Runner ? position_->hasRunner(chamber) : position_->hasPrisoner(chamber);
    return guard + (taken ? pieceInTheWay : 0);
}

Distance BeneathTerrain::findStepCost(int node, Direction d, Walker walker) const {
    const int next = neighbourNode(node, d);
    if (next < 0)
        return unreachable;
    const std::uint16_t here = chambers_[static_cast<std::size_t>(node)];
    const std::uint16_t there = chambers_[static_cast<std::size_t>(next)];
    const unsigned bit = 1U << static_cast<unsigned>(d);
    if (here == nowhere) {
        if (there == nowhere)
            return oneAction + throughEmptyCell;
        const unsigned facing = 1U << static_cast<unsigned>(opposite(d));
        if ((position_->rim(there) & facing) == 0)
            return unreachable;
        const Distance enter = enterCost(there, walker);
        return enter >= unreachable ? unreachable : oneAction + doorOfUnknownTile + enter;
    }
    Distance cost = oneAction;
    const Side exit = position_->faceOf(here).sides[static_cast<std::size_t>(d)];
    if (there == nowhere) {
        if ((position_->rim(here) & bit) == 0)
            return unreachable;
        return cost + price(exit) + throughEmptyCell;
    }
    if ((position_->joined(here) & bit) == 0)
        return unreachable;
    if (position_->blackMarkers(here) & bit)
        cost += oneAction * position_->game().options().blackRemovalActions;
    if ((position_->whiteMarkers(here) & bit) == 0 || exit == Side::Special)
        cost += price(exit);
    const Distance enter = enterCost(there, walker);
    return enter >= unreachable ? unreachable : cost + enter;
}

template <bool Reverse>
void BeneathTerrain::spread(const std::vector<int>& starts, Walker walker, DistanceMap& map) {
    map.assign(chambers_.size(), unreachable);
    heap_.clear();
    const auto later = std::greater<>{};
    for (int start : starts)
        if (start >= 0) {
            map[static_cast<std::size_t>(start)] = 0;
            heap_.emplace_back(0, start);
        }
    const auto endsHere = [&](int node) {
        const std::uint16_t chamber = chambers_[static_cast<std::size_t>(node)];
        if (chamber == nowhere)
            return false;
        const ChamberKind kind = position_->kindOf(chamber);
        return kind == ChamberKind::KeyRoom || kind == ChamberKind::Guardhouse;
    };
    while (!heap_.empty()) {
        std::pop_heap(heap_.begin(), heap_.end(), later);
        const auto [distance, node] = heap_.back();
        heap_.pop_back();
        // Nobody walks through a key room or a guardhouse; one may start or end there.
        if (distance > map[static_cast<std::size_t>(node)] || (distance > 0 && endsHere(node)))
            continue;
        for (Direction d : allDirections) {
            const int next = neighbourNode(node, d);
            if (next < 0)
                continue;
            const Distance step = Reverse ? stepCost(next, opposite(d), walker) : stepCost(node, d, walker);
            if (distance + step > horizon || distance + step >= map[static_cast<std::size_t>(next)])
                continue;
            map[static_cast<std::size_t>(next)] = distance + step;
            heap_.emplace_back(distance + step, next);
            std::push_heap(heap_.begin(), heap_.end(), later);
        }
    }
}

void BeneathTerrain::distancesTo(const std::vector<int>& targets, Walker walker, DistanceMap& map) {
    spread<true>(targets, walker, map);
}

void BeneathTerrain::distancesFrom(const std::vector<int>& sources, Walker walker, DistanceMap& map) {
    spread<false>(sources, walker, map);
}

} // namespace tilewright::players
